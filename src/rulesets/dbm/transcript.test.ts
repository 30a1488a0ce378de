import { expect, test } from 'vitest';
import * as transcript from '../../../test/transcripts/dbm.ts';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import type { Chart } from '../../kernel/ruleset.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { FLIGHT_BONUS } from './charts/flight.ts';
import { CLASS_FACTORS } from './charts/class-factors.ts';
import { DOUBLED, NAVAL } from './charts/doubled.ts';
import { EXCEPTIONS } from './charts/exceptions.ts';
import { COMBAT_FACTORS } from './charts/factors.ts';
import { MOVES } from './charts/moves.ts';
import { BEATEN, EQUAL } from './charts/outcomes.ts';
import { FAR, FAR_OUT_OF_SIGHT, PIP } from './charts/pip.ts';
import { CROSSING, RIVER, VISIBILITY } from './charts/river.ts';
import { RANGES } from './charts/shooting.ts';
import { DEMORALISED_WITHIN, DOUBLED_NOT_WITHIN } from './charts/spontaneous.ts';
import { isImpetuous } from './impetuous.ts';
import { REAR_SUPPORT } from './charts/support.ts';
import { TACTICAL_FACTORS } from './charts/tactical.ts';
import { type TroopType, GRADES } from './types.ts';

const typed = (table: string, from = 0, to?: number): string[][] =>
  rowsOf(table)
    .slice(1)
    .map((row) => row.slice(from, to));
const column = (table: string, at: number): string[] => typed(table, at, at + 1).flat();

/** The cells of a chart as our pages show them, in English, with the transcript's sign for a blank. */
const cells = (chart: Chart): string[][] =>
  printedChart(chart).rows.map((row) => row.cells.map(({ en }) => en.replace('—', '.')));
const heads = (chart: Chart): string[] => printedChart(chart).rows.map(({ head }) => head.en);

test('PIP costs: the three dashes of the irregulars are one printed row', () => {
  const rows = PIP.rows.filter(({ id }) => id !== 'short-move' && id !== 'column');
  expect(rows.map(({ printed: { en } }) => en)).toEqual(column(transcript.PIP_COSTS, 0));
  expect(PIP.rows.filter(({ group }) => group === 'irregulars')).toHaveLength(3);
  expect([String(FAR), String(FAR_OUT_OF_SIGHT)]).toEqual(column(transcript.PIP_NUMBERS, 0).slice(1, 3));
});

test('moves', () => {
  expect(cells(MOVES)).toEqual(typed(transcript.MOVES, 1));
  const bare = (head: string): string =>
    head
      .replace('except', 'not')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  expect(heads(MOVES).map(bare)).toEqual(column(transcript.MOVES, 0).map(bare));
});

test('river and crossing', () => {
  const read = RIVER.lines.map(({ from, to, value: r }) => [
    `${from} ${to}`,
    r.defensible ? 'defendable' : '.',
    r.navigable === 'unsaid' ? '.' : r.navigable,
    r.move === 0 ? '.' : String(r.move),
    r.column ? 'column' : '.',
    r.perilous ? 'die' : '.',
  ]);
  expect(read).toEqual(typed(transcript.RIVER_STATES));
  const outcome = { drowned: 'drowned', barred: 'impassable-for-this-turn', across: 'ok' } as const;
  const crossing = CROSSING.lines.map(({ from, to, value }) => [
    from === to ? String(from) : `${from} to ${Math.min(to, 6)}`,
    outcome[value],
    CROSSING.show(value)[0]!.en.match(/\d+/)?.[0] ?? '.',
  ]);
  expect(crossing).toEqual(typed(transcript.RIVER_CROSSING_DIE));
  expect(CROSSING.notes!.map(({ mark }) => mark)).toEqual(column(transcript.RIVER_CROSSING_MODIFIERS, 0));
});

test('visibility', () =>
  expect(VISIBILITY.lines.slice(0, -1).map(({ value }) => String(value))).toEqual(column(transcript.VISIBILITY, 0)));

test('exception troops: types in order, enemies they are superior to, what they act as', () => {
  for (const [troop, superior, as] of typed(transcript.EXCEPTION_TROOPS)) {
    const type = troop!.replace(' (X)', '').replace('Wwg', 'WWg');
    const lines = EXCEPTIONS.lines.filter(({ id }) => id.startsWith(`${type.toLowerCase()}-`));
    const text = lines.map(({ text: { en } }) => en).join('; ');
    if (superior !== '.') for (const enemy of superior!.match(/\b[A-Z]\w+/g)!) expect(text).toContain(enemy);
    const codes = new Set(lines.map(({ value }) => (value === 'none' ? 'none' : `${value.type} (${value.grade})`)));
    for (const acted of as!
      .replace('Wwg', 'WWg')
      .replace('(S,O)', '(O)')
      .match(/\w+ \([A-Z]\)/g) ?? [])
      expect([...codes]).toContain(acted);
  }
  const types = [...new Set(EXCEPTIONS.lines.map(({ id }) => id.split('-')[0]))];
  expect(types).toEqual(column(transcript.EXCEPTION_TROOPS, 0).map((troop) => troop.replace(' (X)', '').toLowerCase()));
});

test('spontaneous advance', () => {
  const numbers = column(transcript.SPONTANEOUS_ADVANCE, 0);
  expect([String(DEMORALISED_WITHIN), String(DOUBLED_NOT_WITHIN)]).toEqual([numbers[0], numbers[2]]);
  const impetuous = new Map<string, string>();
  for (const type of [
    'Kn',
    'Cm',
    'Exp',
    'Wb',
    'Hd',
    'Bd',
    'El',
    'Cv',
    'LH',
    'Sp',
    'Pk',
    'Ax',
    'Bw',
    'Ps',
    'Art',
    'WWg',
    'Bg',
  ] as const) {
    const grades = GRADES.filter((grade) => isImpetuous({ type: type as TroopType, grade, irregular: true }));
    if (grades.length > 0) impetuous.set(type, grades.join(', '));
  }
  const wanted = typed(transcript.IMPETUOUS_IRREGULARS).map(([type, grades]) => {
    const listed = grades!.replace('not ', '').split(', ');
    const allowed = GRADES.filter((g) => grades === 'all' || listed.includes(g) !== grades!.startsWith('not'));
    // Bd(X) by ruling D-55
    return [type!, [...allowed, ...(type === 'Bd' ? ['X'] : [])].join(', ')] as const;
  });
  expect(impetuous).toEqual(new Map(wanted));
});

test('combat factors', () => {
  expect(cells(COMBAT_FACTORS)).toEqual(typed(transcript.COMBAT_FACTORS, 1));
  expect(heads(COMBAT_FACTORS)).toEqual(
    column(transcript.COMBAT_FACTORS, 0).map((head) => head.replace('empty-naval', 'empty naval')),
  );
});

test('class factors', () =>
  expect(CLASS_FACTORS.rows.map(({ printed: { en }, text }) => [text.en.slice(0, 3), en])).toEqual(
    typed(transcript.CLASS_FACTORS, 0, 2),
  ));

test('tactical factors', () => {
  expect(TACTICAL_FACTORS.rows.map(({ printed: { en } }) => en)).toEqual(column(transcript.TACTICAL_FACTORS, 0));
  expect(TACTICAL_FACTORS.rows.find(({ id }) => id === 'overlaps')!.text.en).toContain(
    `at most ${column(transcript.TACTICAL_CAP, 0)[0]}`,
  );
});

test('rear support: pairs in order, opponents, and the most a row is worth', () => {
  const rows = typed(transcript.REAR_SUPPORT);
  // the sheet prints Cv(I)/Cv(I) and Cv(O)/Cv as one line
  const merged = [...rows.slice(0, 1), ...rows.slice(2)];
  expect(REAR_SUPPORT.rows).toHaveLength(merged.length);
  merged.forEach(([rear, front, against, terrain, , cap], i) => {
    const row = REAR_SUPPORT.rows[i]!;
    const types = (text: string): string[] => text.match(/\b[A-Z]\w+/g) ?? [];
    for (const type of [...types(rear!), ...types(front!), ...types(against!)]) expect(row.text.en).toContain(type);
    expect(row.text.en.includes('good going')).toBe(terrain !== '.');
    expect(row.printed.en).toBe(cap === '.' ? '+1' : `+1 per rank, at most ${Number(cap)}`);
  });
});

test('ranges', () => {
  expect(cells(RANGES).flat()).toEqual(column(transcript.SHOOTING_RANGES, 1));
  expect(heads(RANGES)).toEqual(column(transcript.SHOOTING_RANGES, 0).map((head) => head.replace('Shps', 'Shp')));
});

test('naval table and bands', () => {
  const words = (text: string): string =>
    text
      .replace(/recoils?/, 'recoil')
      .replace(/[,;()]|\b(by|in|and|any|all|D-19|except|not)\b/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  expect(cells(NAVAL).map((row) => row.map(words))).toEqual(typed(transcript.NAVAL, 1).map((row) => row.map(words)));
  expect([EQUAL.id, BEATEN.id, DOUBLED.id]).toEqual(column(transcript.RESULT_BANDS, 1));
  expect(EQUAL.lines.map(({ value }) => value)).toEqual(['destroyed', 'none']);
  expect(`+${FLIGHT_BONUS}`).toBe(column(transcript.FLIGHT, 0)[0]);
});

/** All lines of one loser with one fate, in words. */
const told = (chart: typeof BEATEN, prefix: string, fate: string): string =>
  chart.lines
    .filter(({ id, value }) => id.startsWith(`${prefix}-`) && value === fate && !id.includes('second-rank'))
    .map(({ text }) => text.en.replace(' (X)', '(X)'))
    .join('; ');

const PREFIX: Readonly<Record<string, string>> = {
  'empty-naval': 'empty',
  'other land': 'land',
  mounted: 'mounted',
  WWg: 'wwg',
};
const prefixOf = (row: string): string => PREFIX[row] ?? row.toLowerCase();
const namedIn = (cell: string): string[] =>
  cell
    .replace(/^.*if Ax\(X\)/, '')
    .match(/\b(?:El|Kn|Cv|LH|Cm\(\w\)|Exp|Sp|Pk|Bw(?:\(S\))?|Ps(?:\(\w\))?|Ax\(X\)|Wb|WWg\(\w\)|Art(?:\(S\))?)/g) ?? [];

test('beaten: losers in order, and every enemy named in a cell stands in a clause of that fate', () => {
  const order = [...new Set(BEATEN.lines.map(({ id }) => id.split('-')[0]!))];
  expect(order).toEqual(column(transcript.BEATEN_RESULTS, 0).map(prefixOf));
  for (const [row, destroyed, flee, otherwise] of typed(transcript.BEATEN_RESULTS)) {
    const prefix = prefixOf(row!);
    for (const enemy of namedIn(destroyed!))
      expect(told(BEATEN, prefix, 'destroyed'), `${row} by ${enemy}`).toContain(enemy);
    for (const enemy of namedIn(flee!)) expect(told(BEATEN, prefix, 'flees'), `${row} from ${enemy}`).toContain(enemy);
    expect(told(BEATEN, prefix, 'destroyed') === '', row).toBe(destroyed === '.');
    expect(told(BEATEN, prefix, 'flees') === '', row).toBe(flee === '.');
    expect(told(BEATEN, prefix, 'recoils') === '', row).toBe(!otherwise!.includes('recoil'));
    expect(told(BEATEN, prefix, 'destroyed').includes('count as good')).toBe(destroyed!.includes('good'));
  }
});

test('second ranks that recoil', () => {
  const lines = BEATEN.lines.filter(({ id }) => id.includes('second-rank'));
  expect(lines.map(({ value }) => value)).toEqual(column(transcript.BEATEN_SECOND_RANK, 3).map(() => 'recoils'));
  expect(lines.map(({ id }) => id.split('-')[0])).toEqual(
    column(transcript.BEATEN_SECOND_RANK, 0).map((row) => row.slice(0, 2).toLowerCase()),
  );
  typed(transcript.BEATEN_SECOND_RANK, 1, 2).forEach(([enemies], i) => {
    for (const enemy of enemies!.split(', ')) expect(lines[i]!.text.en).toContain(enemy);
  });
});

test('doubled: losers in order, and every enemy named in a cell stands in a clause of that fate', () => {
  const order = [...new Set(DOUBLED.lines.map(({ id }) => id.split('-')[0]!))];
  expect(order).toEqual(column(transcript.DOUBLED_RESULTS, 0).map(prefixOf));
  for (const [row, flee, destroyed] of typed(transcript.DOUBLED_RESULTS)) {
    const prefix = prefixOf(row!);
    for (const enemy of namedIn(flee!)) expect(told(DOUBLED, prefix, 'flees'), `${row} from ${enemy}`).toContain(enemy);
    for (const enemy of namedIn(destroyed!))
      expect(told(DOUBLED, prefix, 'destroyed'), `${row} by ${enemy}`).toContain(enemy);
    expect(told(DOUBLED, prefix, 'flees') === '', row).toBe(flee === '.');
    expect(told(DOUBLED, prefix, flee!.startsWith('else') ? 'flees' : 'destroyed').includes('otherwise')).toBe(
      flee === 'else' || destroyed === 'else',
    );
  }
});
