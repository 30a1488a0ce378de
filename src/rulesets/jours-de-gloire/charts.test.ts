import { describe, expect, it } from 'vitest';
import { firstVerdict, lineAt } from '../../kernel/chart.ts';
import { FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { ODDS, SHOCK_RESULTS, type Strengths } from './charts/shock.ts';
import { effect, figureAt, hasMark, hasSixFronts, rowMarks, TERRAIN, tollAt } from './charts/terrain.ts';
import { TESTS } from './charts/tests.ts';
import { joursDeGloire } from './index.ts';
import type { TerrainRow } from './types.ts';

const marked = (letter: Parameters<typeof hasMark>[2], column: Parameters<typeof hasMark>[1]): TerrainRow[] =>
  TERRAIN.rows.flatMap(({ keys }) => keys).filter((key) => hasMark(key, column, letter));

describe('the terrain chart', () => {
  it('has its 23 rows and 6 columns', () => {
    expect(TERRAIN.rows).toHaveLength(23);
    expect(TERRAIN.columns).toHaveLength(6);
  });

  it('has a note for every letter from a to i', () => {
    expect(TERRAIN.notes!.map(({ mark }) => mark)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', '*']);
  });

  it('carries its letters as data', () => {
    expect(marked('b', 'shock')).toEqual(['town', 'castle']);
    expect(marked('e', 'shock')).toEqual([
      'difficult',
      'orchard',
      'woods',
      'marsh',
      'town',
      'castle',
      'bridge',
      'crest',
      'slope',
      'steep',
      'redoubt',
      'fortification',
    ]);
    expect(marked('f', 'fire')).toEqual(['up-1', 'up-2', 'down-2', 'crest', 'steep']);
    expect(marked('g', 'fire')).toEqual(['redoubt', 'fortification']);
    expect(marked('g', 'shock')).toEqual(['redoubt', 'fortification']);
    expect(marked('h', 'shock')).toEqual(['bridge']);
    expect(marked('c', 'cavalry')).toEqual(['steep']);
    expect(marked('c', 'artillery')).toEqual(['slope', 'steep']);
    expect(TERRAIN.rows.flatMap(({ keys }) => keys).filter((key) => rowMarks(key).length > 0)).toEqual([
      'marsh',
      'road',
      'trail',
      'steep',
      'leaving-zoc',
    ]);
  });

  it('shows its cells as printed, in either language', () => {
    const shown = (key: TerrainRow, column: Parameters<typeof TERRAIN.at>[1]) => TERRAIN.show(TERRAIN.at(key, column));
    expect(shown('redoubt', 'fire')).toEqual({ fr: '-1/PE [g]', en: '-1/PE [g]' });
    expect(shown('redoubt', 'shock')).toEqual({ fr: '-2/-1 [e] [g]', en: '-2/-1 [e] [g]' });
    expect(shown('steep', 'infantry').en).toBe('+1D');
    expect(shown('steep', 'cavalry').en).toBe('NA [c]');
    expect(shown('road', 'general').en).toBe('1/2');
    expect(shown('trail', 'shock').en).toBe('UAT');
    expect(shown('difficult', 'shock')).toEqual({ fr: 'PE [e]', en: 'PE [e]' });
  });

  it('reads cells as tolls and effects', () => {
    expect(tollAt('road', 'general')).toEqual({ points: 0.5, disorders: false });
    expect(tollAt('redoubt', 'artillery')).toEqual({ points: 3, disorders: true });
    expect(tollAt('fortification', 'cavalry')).toBe('NA');
    expect(effect('fortification', 'shock', 'into')).toBe(-3);
    expect(effect('fortification', 'shock', 'outOf')).toBe(-1);
    expect(effect('fortification', 'fire', 'outOf')).toBe(0);
    expect(figureAt('water', 'shock')).toBe('NA');
    expect([hasSixFronts('castle'), hasSixFronts('woods')]).toEqual([true, false]);
  });
});

describe('thresholds', () => {
  it.each([
    [-3, 'none'],
    [8, 'none'],
    [9, 'CT'],
    [12, 'CT'],
    [13, 'D'],
    [14, 'D'],
    [15, 'R'],
    [40, 'R'],
  ])('fire %i: %s', (die, result) => {
    expect(lineAt(FIRE_TABLE, die).value).toBe(result);
  });

  it.each([
    [-9, '..-1'],
    [-1, '..-1'],
    [0, '0..4'],
    [4, '0..4'],
    [5, '5..9'],
    [9, '5..9'],
    [10, '10..'],
    [30, '10..'],
  ])('shock %i: line %s', (die, line) => {
    expect(lineAt(SHOCK_RESULTS, die).id).toBe(line);
  });

  it('a test passes up to the rating', () => {
    expect([lineAt(TESTS, 0).value, lineAt(TESTS, 1).value]).toEqual(['passed', 'failed']);
  });

  it.each<[number, number, number, number, number]>([
    // attack, defence, for the defender, nearest, for the attacker
    [8, 2, 4, 4, 4],
    [79, 20, 3, 4, 4],
    [7, 2, 3, 3, 4],
    [71, 20, 3, 4, 4],
    [6, 2, 3, 3, 3],
    [59, 20, 2, 3, 3],
    [5, 2, 2, 2, 3],
    [4, 2, 2, 2, 2],
    [39, 20, 1, 2, 2],
    [7, 4, 1, 1, 2],
    [3, 2, 1, 1, 1],
    [29, 20, 0, 1, 1],
    [5, 4, 0, 0, 1],
    [1, 1, 0, 0, 0],
    [19, 20, -1, 0, 0],
    [4, 5, -1, -1, 0],
    [2, 3, -1, -1, -1],
    [13, 20, -2, -1, -1],
    [4, 7, -2, -2, -1],
    [1, 2, -2, -2, -2],
    [9, 20, -3, -2, -2],
    [2, 5, -3, -3, -2],
    [1, 3, -3, -3, -3],
    [13, 40, -4, -3, -3],
    [2, 7, -4, -4, -3],
    [1, 4, -4, -4, -4],
    [1, 9, -4, -4, -4],
    [3, 0, 4, 4, 4],
  ])('odds %i to %i', (attacking, defending, ...expected) => {
    const roundings: Strengths['rounding'][] = ['defender', 'nearest', 'attacker'];
    expect(roundings.map((rounding) => firstVerdict(ODDS, { attacking, defending, rounding }).value)).toEqual(expected);
  });

  it('odds for the defender are the integer tests of ruling J-1', () => {
    for (let a = 1; a <= 40; a++)
      for (let d = 1; d <= 40; d++) {
        const expected =
          a >= 4 * d
            ? 4
            : a >= 3 * d
              ? 3
              : a >= 2 * d
                ? 2
                : 2 * a >= 3 * d
                  ? 1
                  : a >= d
                    ? 0
                    : 3 * a >= 2 * d
                      ? -1
                      : 2 * a >= d
                        ? -2
                        : 3 * a >= d
                          ? -3
                          : -4;
        expect(firstVerdict(ODDS, { attacking: a, defending: d, rounding: 'defender' }).value).toBe(expected);
      }
  });
});

describe('the ruleset', () => {
  it('has charts of different ids, and every chart that a procedure names', () => {
    const ids = joursDeGloire.charts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const procedure of joursDeGloire.procedures) for (const id of procedure.charts) expect(ids).toContain(id);
  });

  it('explains every code of the sheet', () => {
    expect(KEY.lines.map(({ id }) => id)).toEqual(['UAT', 'PE', 'NA', '1', 'D', 'CT', 'R', 'CT/1', 'italics', 'SP']);
  });
});
