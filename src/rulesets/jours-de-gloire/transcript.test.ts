import { describe, expect, it } from 'vitest';
import * as typed from '../../../test/transcripts/jours-de-gloire.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import { FIRE_MODIFIERS, FIRE_RESULT_NAMES, FIRE_TABLE } from './charts/fire.ts';
import { KEY } from './charts/key.ts';
import { SHOCK_MODIFIERS } from './charts/shock-modifiers.ts';
import { CODE_NAMES, ODDS, type Option, SHOCK_RESULTS, type SideResult } from './charts/shock.ts';
import { rowMarks, TERRAIN } from './charts/terrain.ts';
import { movement } from './movement/index.ts';
import { shock } from './shock/index.ts';
import { assessmentFor, linesThatCount, assessAndResolve } from './testing.ts';

/** The charts against a transcript that somebody else typed from the sheet. */

/** Header apart. */
const body = (table: string): string[][] => rowsOf(table).slice(1);

/** Spaces closed up. */
const printed = (text: string): string => text.replaceAll(' ', '');

const span = (from: number, to: number): string => {
  if (to === Infinity) return `${from}+`;
  return from === -Infinity ? `<${to + 1}` : `${from} to ${to}`;
};

describe('terrain', () => {
  const rows = body(typed.TERRAIN);

  it('has the same rows in the same order, with the same letters', () => {
    expect(TERRAIN.rows).toHaveLength(rows.length);
    const letters = rows.map(([name]) =>
      [...name!.matchAll(/\[(\w)\]|(\*)/g)].map(([, letter, star]) => letter ?? star),
    );
    expect(TERRAIN.rows.map(({ keys }) => rowMarks(keys[0]!))).toEqual(letters);
  });

  it.each(rows.map((row, i) => [row[0]!, i] as const))('%s', (_, i) => {
    const { cells } = TERRAIN.rows[i]!;
    expect(cells.map((cell) => printed(TERRAIN.show(cell).fr))).toEqual(rows[i]!.slice(1));
  });

  it('has the same columns', () => {
    expect(TERRAIN.columns.map(({ text }) => printed(text.en.toLowerCase()))).toEqual(
      rowsOf(typed.TERRAIN)[0]!.slice(1),
    );
  });
});

describe('numbers that stand in the notes', () => {
  const infantry = { type: 'infantry', strength: 6 };
  const cavalry = { type: 'cavalry', strength: 6 };
  const shockLines = (situation: object) => linesThatCount(assessmentFor(shock, situation).tallies[0]!);
  const cost = (mover: string, step: object, more: object = {}) =>
    assessmentFor(movement, { mover, path: [step], ...more }).tallies[0]!.total;

  const value = (note: string, slug: string): number =>
    Number(body(typed.TERRAIN_NOTE_NUMBERS).find((row) => row[0] === note && row[2]!.startsWith(slug))![1]);

  it('[b]', () => {
    expect(shockLines({ attackers: [{ ...infantry, terrain: 'town' }], defenders: [infantry] })).toContain(
      `${value('[b]', 'attacking-from')} attacker-six-fronts`,
    );
    expect(shockLines({ attackers: [infantry], defenders: [cavalry], terrain: 'town' })).toContain(
      `+${value('[b]', 'shock-on-cavalry')} cavalry-in-town`,
    );
  });

  it('[c] and [d]', () => {
    expect(cost('artillery', { way: 'road', slope: 'slope' }) - cost('artillery', { way: 'road' })).toBe(
      value('[c]', 'road'),
    );
    expect(cost('infantry', { enemy: 'zoc' }, { disordered: true }) - cost('infantry', { enemy: 'zoc' })).toBe(
      value('[d]', 'disordered'),
    );
  });

  it('[i]', () => {
    const across = (levels: number) =>
      assessAndResolve(movement, { mover: 'infantry', path: [{ slope: 'steep', levels }] });
    const levels = value('[i]', 'level');
    expect(across(levels - 1)).not.toHaveProperty('refused');
    expect(across(levels)).toHaveProperty('refused');
  });
});

describe('fire', () => {
  it('results; what is below them is ours (J-36)', () => {
    const lines = FIRE_TABLE.lines.map(({ from, to, value }) => [span(from, to), FIRE_RESULT_NAMES[value].en]);
    expect(lines.slice(0, -1)).toEqual(body(typed.FIRE_RESULTS));
    expect(FIRE_TABLE.lines.at(-1)!.value).toBe('none');
  });

  it('modifiers; the one line about terrain is three rows', () => {
    const rows = FIRE_MODIFIERS.rows.filter(({ id }) => id !== 'target-level' && id !== 'work');
    const values = rows.map(({ id, printed: value }) => (id === 'target-terrain' ? 'see' : printed(value.en)));
    expect(values).toEqual(body(typed.FIRE_MODIFIERS).map(([value]) => value));
  });
});

describe('shock', () => {
  it('odds', () => {
    expect(ODDS.lines.map(({ id, value }) => [id, ODDS.show(value)[0]!.en])).toEqual(body(typed.ODDS));
  });

  it('modifiers; the one line about terrain is several rows', () => {
    const ofTerrain = ({ source, id }: (typeof SHOCK_MODIFIERS.rows)[number]): boolean =>
      id !== 'terrain' && (source.row === 'terrain' || source.chart === 'terrain');
    const values = SHOCK_MODIFIERS.rows
      .filter((row) => !ofTerrain(row))
      .map(({ printed: value }) =>
        value.en
          .replace(/^see .*/, 'see')
          .replace(/^att\..*/, 'diff')
          .replace(/ [†‡§¶]$/, ''),
      );
    expect(values).toEqual(body(typed.SHOCK_MODIFIERS).map(([value]) => value));
  });

  it.each(body(typed.SHOCK_TWO_SIDES))('%s: %s', (sides, value) => {
    const attackers = sides!.split('/').map((aspect) => ({ type: 'infantry', strength: 6, aspect }));
    const lines = linesThatCount(
      assessmentFor(shock, { attackers, defenders: [{ type: 'infantry', strength: 6 }] }).tallies[0]!,
    );
    const facing = lines.filter((line) => line.endsWith('rear')).map((line) => line.split(' ')[0]);
    expect(facing).toEqual(value === '.' ? [] : [value]);
  });

  it('results', () => {
    const NAMES: Readonly<Record<Option, string>> = {
      breakthrough: 'breakthrough',
      pursuit: 'pursuit',
      'counter-shock': 'counter-shock',
      'pursuit-after-counter-charge': 'pursuit-if-countercharge-and-attacker-recoils-or-retreats',
    };
    const side = ({ codes, options }: SideResult): string =>
      codes.length > 0
        ? codes.map((code) => CODE_NAMES[code].en).join(' + ')
        : options.map((option) => NAMES[option]).join(' / ');
    expect(
      SHOCK_RESULTS.lines.map(({ from, to, value }) => [span(from, to), side(value.defender), side(value.attacker)]),
    ).toEqual(body(typed.SHOCK_RESULTS));
  });

  it('codes', () => {
    const codes = KEY.lines.map(({ code }) => code.en);
    for (const [code] of body(typed.RESULT_CODES)) expect(codes).toContain(code);
  });
});
