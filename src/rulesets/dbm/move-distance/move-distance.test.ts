import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import { dbm } from '../index.ts';
import { el } from '../testing.ts';

describe('move distance', () => {
  const move = on(dbm, 'move-distance');
  test.each([
    ['LH', 'good', 250],
    ['LH(F)', 'good', 300],
    ['LH(F)', 'rough', 200],
    ['LH', 'difficult', 100],
    ['Cm', 'rough', 150],
    ['El', 'road', 200],
    ['Kn', 'good', 150],
    ['Bw', 'difficult', 150],
    ['Bw(X)', 'difficult', 100],
    ['Bd', 'good', 100],
    ['Bd(F)', 'difficult', 150],
    ['Bd(F)', 'road', 200],
    ['Bd(X)', 'good', 150],
    ['Art', 'good', 100],
    ['Art(F)', 'good', 150],
    ['Art(F)', 'rough', 100],
    ['Art(S)', 'good', 50],
    ['Art(X)', 'road', 100],
    ['Art(X)', 'difficult', 100],
    ['WWg', 'road', 150],
    ['Bg', 'rough', 50],
    ['Gal', 'good', 200],
    ['Gal(F)', 'good', 250],
    ['Gal(F)', 'difficult', 100],
    ['Shp(X)', 'difficult', 50],
    ['Ps(X)', 'good', 150],
  ])('%s in %s: %i', (troops, going, paces) => expect(move.total({ ...el(troops), going })).toBe(paces));
  test.each([
    ['LH(F)', 'fast-others', 'F-others'],
    ['Art(F)', 'fast-others', 'F-others'],
    ['Gal(F)', 'fast-others', 'F-others'],
    ['Bd(F)', 'fast-foot', 'F-foot'],
  ])('%s: +50 by its own row of the chart', (troops, id, row) => {
    const [{ lines }] = move.resolvable(el(troops)).assessment.tallies as [Tally];
    const counting = lines.filter(({ standing }) => standing === 'counts').slice(1);
    expect(counting.map((line) => [line.row.id, line.row.source])).toEqual([[id, { chart: 'moves', row }]]);
  });
  test('WWg(F) and Bg(F) go as foot do (D-66); Art(F) has a row', () => {
    const rulings = (troops: string) => move.resolvable(el(troops)).assessment.rulings;
    expect([rulings('WWg(F)'), rulings('Bg(F)'), rulings('Art(F)'), rulings('WWg')]).toEqual([
      ['D-66'],
      ['D-66'],
      [],
      [],
    ]);
  });
  test('what it does, as data and in words', () => {
    const outcome = move.outcomeOf(el('LH(F)'), []);
    expect(move.effects(el('LH(F)'), outcome)).toEqual([
      { kind: 'move', who: ['element'], paces: 300, source: { chart: 'moves' } },
    ]);
    expect(move.told(el('LH(F)'), outcome)).toEqual(['the element: goes up to 300 paces']);
  });
  test('blanks are refused', () => {
    expect(move.refusal({ ...el('Art(S)'), going: 'difficult' })).toContain('difficult');
    expect(move.refusal({ ...el('Gal'), going: 'road' })).toContain('road');
    expect(move.refusal({ ...el('Bts'), going: 'rough' })).toContain('rough');
    const road = move.ask({ ...el('Gal'), going: 'road' });
    expect('refusal' in road && road.refusal.refused.fr).toBe('Gal(O) n’a pas de mouvement : route');
    expect(move.refusal(el('Sp(X)'))).toContain('no Sp(X)');
  });
});
