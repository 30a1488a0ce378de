import { describe, expect, test } from 'vitest';
import { sentence } from '../../../present/sentence.ts';
import { on } from '../../../../test/support/assessing.ts';
import { alexandre } from '../index.ts';

const movement = on(alexandre, 'movement');
const cost = (mover: string, ...path: object[]) => movement.chances({ mover, path }, 'cost');

describe('one step', () => {
  test.each([
    ['clear', {}, 1, 1],
    ['ford 1', { terrain: 'ford-1' }, 2, 2],
    ['ford 2', { terrain: 'ford-2' }, 3, 2],
    ['ford 3', { terrain: 'ford-3' }, 3, 3],
    ['a bridge', { terrain: 'bridge' }, 0, 0],
    ['across a stream', { stream: true }, 2, 1],
    ['uphill', { slope: 'up' }, 2, 3],
    ['downhill', { slope: 'down' }, 1, 2],
    ['up across a stream to a ford', { terrain: 'ford-1', stream: true, slope: 'up' }, 4, 4],
  ])('%s', (_, step, foot, mounted) => {
    for (const mover of ['Ph', 'Ho', 'Pe', 'In', 'Ja', 'Ar', 'El', 'leader'])
      expect(cost(mover, step)).toEqual({ [foot]: '1' });
    for (const mover of ['Ca', 'Cl', 'Ch']) expect(cost(mover, step)).toEqual({ [mounted]: '1' });
  });
});

test('a path is the sum of its steps, up to the allowance', () => {
  const path = [{}, { terrain: 'ford-3' }, { slope: 'up' }];
  expect(cost('Ar', ...path)).toEqual({ 6: '1' });
  expect(movement.chances({ mover: 'Ar', path, allowance: 6 }, 'cost')).toEqual({ 6: '1' });
  expect(movement.chances({ mover: 'Ar', path, allowance: 5 }, 'cost')).toEqual({ 4: '1' });
  expect(movement.told({ mover: 'Ar', path, allowance: 5 }, { cost: 4, steps: 2 })).toEqual([
    'movement: stops after 2 of 3 steps, 4 points',
  ]);
  expect(movement.told({ mover: 'Ar', path, allowance: 5 }, { cost: 4, steps: 2 }, {}, 'fr')).toEqual([
    'mouvement: s’arrête après 2 étapes sur 3, 4 points',
  ]);
  expect(sentence(movement.ask({ mover: 'Ar', path, allowance: 5 })).en).toBe(
    'Alexander against Persia: Ar with 5 points, path of 3 hexes: stops after 2 of 3 steps, 4 points.',
  );
});

test('nobody enters sea or river', () => {
  for (const mover of ['Ar', 'Ca', 'leader']) {
    const path = [{}, { terrain: 'sea-river' }];
    expect(movement.refusal({ mover, path })).toBe('step 2: may not be entered (Sea/River: NA)');
    expect(sentence(movement.ask({ mover, path })).fr).toContain('étape 2 : entrée non autorisée (Mer/Rivière : NA)');
  }
});

test('A-38: a bridge may be read as clear without supplement', () =>
  expect(
    movement.chances({ mover: 'Ca', path: [{ terrain: 'bridge' }] }, 'cost', { 'A-38': 'on-top-of-clear' }),
  ).toEqual({ 1: '1' }));

test('a hex that may not be entered stops only a path that reaches it', () => {
  const path = [{}, { terrain: 'ford-3' }, { terrain: 'sea-river' }, {}];
  expect(movement.refusal({ mover: 'Ar', path, allowance: 5 })).toContain('step 3');
  expect(movement.refusal({ mover: 'Ar', path, allowance: 4 })).toBeUndefined();
  expect(movement.refusal({ mover: 'Ar', path })).toContain('step 3');
  const short = { mover: 'Ar', path, allowance: 3 };
  expect(movement.told(short, movement.outcomeOf(short, []))).toEqual(['movement: stops after 1 of 4 steps, 1 point']);
  expect(movement.effects(short, { cost: 1, steps: 1 })).toEqual([
    { kind: 'move', who: ['mover'], steps: 1, of: 4, cost: 1, source: { chart: 'terrain' } },
  ]);
});
