import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { dbm } from '../index.ts';
import type { Facts } from '../testing.ts';

describe('visibility', () => {
  const sight = on(dbm, 'visibility');
  const seen = (situation: Facts): string => Object.keys(sight.chances(situation, 'seen'))[0]!;
  test.each([
    ['woods', 50],
    ['built-up', 50],
    ['same-hill', 100],
    ['orchard', 150],
    ['palms', 150],
    ['dunes', 150],
  ])('%s up to %i', (cover, range) => {
    expect(seen({ cover, type: 'Sp', distance: range })).toBe('seen');
    expect(seen({ cover, type: 'Sp', distance: range + 1 })).toBe('hidden');
  });
  test.each(['vineyard', 'marsh', 'rocks', 'brush'])('%s hides Ps in ambush only', (cover) => {
    expect(seen({ cover, type: 'Ps', ambush: true, distance: 150 })).toBe('seen');
    expect(seen({ cover, type: 'Ps', ambush: true, distance: 151 })).toBe('hidden');
    expect(seen({ cover, type: 'Ps', distance: 500 })).toBe('seen');
    expect(seen({ cover, type: 'Ax', ambush: true, distance: 500 })).toBe('seen');
  });
  test('what it does, as data and in words', () => {
    const effects = (distance: number) => {
      const situation = { cover: 'woods', type: 'Sp', distance };
      const outcome = sight.outcomeOf(situation, []);
      return [sight.effects(situation, outcome), sight.told(situation, outcome)];
    };
    const source = { chart: 'visibility', row: 'woods' };
    expect(effects(50)).toEqual([[{ kind: 'sight', who: ['troops'], seen: true, source }], ['these troops: are seen']]);
    expect(effects(51)).toEqual([
      [{ kind: 'sight', who: ['troops'], seen: false, source }],
      ['these troops: stay hidden'],
    ]);
  });
  test('open ground', () => expect(seen({ distance: 2000 })).toBe('seen'));
});
