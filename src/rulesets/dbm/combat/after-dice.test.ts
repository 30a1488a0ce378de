import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import type { Chart } from '../../../kernel/ruleset.ts';
import { printedChart } from '../../../present/printed-chart.ts';
import { dbm } from '../index.ts';
import { RULINGS } from '../rulings.ts';
import { el, type Facts, rears, shot, talliesAfterDice, v } from '../testing.ts';

const fight = on(dbm, 'close-combat');
const shooting = on(dbm, 'shooting');

const counted = ({ lines, total }: Tally): [rows: string[], total: number] => [
  lines.filter(({ standing }) => standing === 'counts').map(({ row, value }) => `${value} ${row.id}`),
  total,
];

describe('the second tally', () => {
  test('(S) lower: 3 + 1 + 1 = 5 against 3 + 2 = 5', () =>
    expect(talliesAfterDice(fight, v(el('Cv(S)'), el('Cv')), [1, 2]).map(counted)).toEqual([
      [['3 factors', '1 die', '1 superior-close'], 5],
      [['3 factors', '2 die'], 5],
    ]));
  test('factors are the whole of the first tally', () =>
    expect(counted(talliesAfterDice(fight, v(el('Wb', rears('Wb')), el('Bd')), [6, 1])[0]!)).toEqual([
      ['4 factors', '6 die'],
      10,
    ]));
  test('both totals, whether or not the target shoots back', () => {
    expect(talliesAfterDice(shooting, shot(el('Bw(S)'), el('Sp(I)')), [4, 1]).map(counted)).toEqual([
      [['2 factors', '4 die', '1 superior-shooter'], 7],
      [['4 factors', '1 die', '-1 inferior'], 4],
    ]);
    expect(talliesAfterDice(shooting, shot(el('Bw'), el('Bw(F)', { shootsBack: true })), [4, 1]).map(counted)).toEqual([
      [['3 factors', '4 die'], 7],
      [['3 factors', '1 die', '-1 fast-shot-at'], 3],
    ]);
  });
  test('titles name the side, in both languages', () =>
    expect(talliesAfterDice(fight, v(el('Kn'), el('Bd')), [1, 1]).map(({ title }) => title)).toEqual([
      { fr: 'Kn(O) (ami) après les dés', en: 'Kn(O) (friend) after the dice' },
      { fr: 'Bd(O) (ennemi) après les dés', en: 'Bd(O) (enemy) after the dice' },
    ]));
  test('every row of class factors is shown, counting or absent', () => {
    const [{ lines }] = talliesAfterDice(fight, v(el('Cv'), el('Cv')), [1, 2]) as [Tally];
    expect(lines.map(({ row }) => row.id)).toEqual([
      'factors',
      'die',
      'superior-shot-at',
      'superior-close',
      'superior-shooter',
      'inferior',
      'fast-close',
      'fast-shot-at',
      'mitigating-support',
    ]);
    expect(lines.slice(2).every(({ standing }) => standing === 'absent')).toBe(true);
  });

  const rowIds = (chart: Chart): string[] => printedChart(chart).rows.flatMap(({ ids }) => ids);
  const cases: [string, ReturnType<typeof on>, Facts][] = [
    ['close combat', fight, v(el('Gal(S)'), el('Shp(S)', { landed: true }))],
    ['shooting', shooting, shot(el('Art'), el('Sp(I)'))],
  ];
  test.each(cases)('%s: every line cites a chart, a row of it and known rulings', (_, procedure, situation) => {
    for (const { lines, facts } of talliesAfterDice(procedure, situation, [1, 6]))
      for (const { row } of lines) {
        const chart = dbm.charts.find(({ id }) => id === row.source.chart)!;
        if (row.source.row !== undefined) expect(rowIds(chart)).toContain(row.source.row);
        for (const id of row.rulings?.(facts) ?? []) expect(RULINGS.map((ruling) => ruling.id)).toContain(id);
      }
  });
  test('D-4 stands behind the +1 of (S), D-20 behind the -1 of (I) under Art', () => {
    const cited = (tally: Tally, id: string) => tally.lines.find(({ row }) => row.id === id)!.row.rulings!(tally.facts);
    expect(cited(talliesAfterDice(fight, v(el('Cv(S)'), el('Cv')), [1, 2])[0]!, 'superior-close')).toEqual([
      'D-1',
      'D-2',
      'D-4',
    ]);
    expect(cited(talliesAfterDice(shooting, shot(el('Art'), el('Sp(I)')), [3, 1])[1]!, 'inferior')).toContain('D-20');
  });
});

test('the totals shown are those that decide', () => {
  const situation = v(el('Cv(F)'), el('Bd(S)'), { phase: 'enemy' });
  const { input } = fight.resolvable(situation).assessment;
  const faces = [1, 2, 3, 4, 5, 6];
  for (const dice of faces.flatMap((first) => faces.map((second): [number, number] => [first, second]))) {
    const [mine, theirs] = talliesAfterDice(fight, situation, dice).map(({ total }) => total) as [number, number];
    const loser = mine === theirs ? 'neither' : mine < theirs ? 'first' : 'second';
    expect(runWithTypedDice(fight.procedure.resolve, input, dice)).toMatchObject({ outcome: { loser } });
  }
});
