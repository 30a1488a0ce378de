import { describe, expect, test } from 'vitest';
import { fixedValue, type Modifier, tally } from './modifier.ts';
import { cite } from './source.ts';
import { same } from './text.ts';

type Facts = ReadonlySet<string>;

const row = (id: string, worth: number, more: Partial<Modifier<Facts>> = {}): Modifier<Facts> => ({
  id,
  text: same(id),
  source: cite('chart', id),
  ...fixedValue<Facts>(worth, (facts) => facts.has(id)),
  ...more,
});

const ROWS = [
  row('plain', -1),
  row('flank', +2, { group: 'facing' }),
  row('rear', +3, { group: 'facing' }),
  row('also-three', +3, { group: 'facing' }),
  row('routed', +5, { voids: ['facing', 'plain'] }),
];

const sumUp = (...ids: string[]) => tally(same('t'), ROWS, new Set(ids), { min: -2, max: 4, source: cite('chart') });
const standings = (...ids: string[]) => sumUp(...ids).lines.map(({ standing, because }) => because ?? standing);

describe('tally', () => {
  test('adds up what applies and shows what does not', () => {
    expect(sumUp('plain', 'flank')).toMatchObject({ sum: 1, total: 1 });
    expect(standings('plain', 'flank')).toEqual(['counts', 'counts', 'absent', 'absent', 'absent']);
  });
  test('of a group the strongest counts, the first among equals', () => {
    expect(standings('flank', 'rear', 'also-three')).toEqual(['absent', 'rear', 'counts', 'rear', 'absent']);
    expect(sumUp('flank', 'rear', 'also-three').sum).toBe(3);
  });
  test('a row silences rows and groups by name', () => {
    expect(standings('plain', 'flank', 'rear', 'routed')).toEqual(['routed', 'routed', 'routed', 'absent', 'counts']);
    expect(sumUp('plain', 'flank', 'rear', 'routed')).toMatchObject({ sum: 5, total: 4 });
  });
  test('the limit holds at both ends', () => {
    expect(sumUp('routed').total).toBe(4);
    expect(tally(same('t'), [row('low', -3)], new Set(['low']), { min: -2, max: 4, source: cite('chart') }).total).toBe(
      -2,
    );
    expect(tally(same('t'), ROWS, new Set(['routed'])).total).toBe(5);
  });
});
