import { expect, test } from 'vitest';
import { rowsOf } from '../../../test/transcripts/rows.ts';
import * as typed from '../../../test/transcripts/wab.ts';
import { lineAt } from '../../kernel/chart.ts';
import { ARMOUR, type ArmourCell, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './charts/armour.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './charts/shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './charts/to-hit.ts';
import { WEAPON_CHART } from './charts/weapons.ts';
import { WOUND } from './charts/wound.ts';

/** Double entry: our charts against a transcript typed from the sheet by another hand, cell by cell. */
const cellsOf = (table: string): string[][] => rowsOf(table).slice(1);

test.each([
  ['wound', typed.WOUND_CHART, WOUND],
  ['to hit', typed.TO_HIT_CHART, TO_HIT],
] as const)('%s: 100 cells', (_, table, chart) => {
  const ours = chart.rows.map(({ keys, cells }) => [keys[0]!, ...cells.map(String)]);
  expect(ours).toEqual(cellsOf(table));
  expect(chart.columns.map(({ id }) => id)).toEqual(rowsOf(table)[0]!.slice(1));
});

test('weapons: range and Strength, in printed order', () => {
  const ours = WEAPON_CHART.rows.map(({ cells: [range, strength] }) => [`${range}"`, strength]);
  expect(ours).toEqual(cellsOf(typed.WEAPONS).map(([, ...cells]) => cells));
  // The transcript names weapons its own way: same words, other order.
  const words = (name: string): string => name.replace(/s$/, '').split('-').sort().join(' ');
  const names = cellsOf(typed.WEAPONS).map(([name]) => words(name!.replace('thrown-', '')));
  expect(WEAPON_CHART.rows.map(({ keys }) => words(keys[0]!))).toEqual(names);
});

test('BS', () => {
  const [head, scores] = rowsOf(typed.BS_ROW);
  expect(SHOOTING.columns.map(({ id }) => id)).toEqual(head!.slice(1));
  expect(SHOOTING.rows[0]!.cells.map(String)).toEqual(scores!.slice(1));
});

test('shooting modifiers', () => {
  const names: Record<string, string> = {
    'shooter-moving': 'moved',
    'target-charging': 'charging',
    'target-character': 'character',
    'target-skirmishers': 'skirmishers',
    'target-light-chariot-moving': 'light-chariot',
  };
  const theirs = cellsOf(typed.SHOOTING_MODIFIERS).map(([value, slug]) => [value, names[slug!] ?? slug]);
  expect(SHOOTING_MODIFIERS.rows.map(({ id, printed }) => [printed.en, id])).toEqual(theirs);
});

test('7+ to hit', () => {
  const theirs = cellsOf(typed.SEVEN_PLUS);
  expect(SEVEN_PLUS.lines).toHaveLength(theirs.length);
  theirs.forEach(([score, strength], i) => {
    const { from, to, value } = SEVEN_PLUS.lines[i]!;
    expect(from === -Infinity ? `${to} or less` : to === Infinity ? `${from} or more` : `${from}`).toBe(score);
    expect(value === 0 ? 'No modifier' : String(value)).toBe(strength);
  });
});

/** `{ from: 4 }` is printed as the list of the faces that save. */
const faces = (cell: ArmourCell): string => {
  if (cell === 'none') return 'None';
  if (cell === '-') return '-';
  const list = Array.from({ length: 7 - cell.from }, (_, i) => cell.from + i);
  const last = list.pop()!;
  return `${list.length > 0 ? `${list.join(', ')} or ${last}` : last}${cell.asterisk ? '*' : ''}`;
};

test('armour', () => {
  const theirs = cellsOf(typed.ARMOUR);
  expect(ARMOUR.rows.map(({ cells }) => cells.map(faces))).toEqual(theirs.map(([, ...cells]) => cells));
  const names = theirs.map(([name]) => (name === 'no-armour' ? 'none' : name!.split('-').reverse().join('-')));
  expect(ARMOUR.rows.map(({ keys }) => keys[0])).toEqual(names);
});

test('shields and barding, with their conditions as the rows judge them', () => {
  const theirs = cellsOf(typed.SHIELDS_AND_BARDING);
  const names = theirs.map(([item]) => {
    const [kind, material, extent] = item!.split('-');
    return kind === 'barding' ? `${extent}-${material}` : item;
  });
  expect(SHIELDS.rows.map(({ id }) => id)).toEqual(names);
  const facts = {
    troop: 'cavalry',
    armour: 'light',
    pavise: true,
    profileSave: 0,
    strength: 3,
    piercing: 'standard',
    paviseFallsBack: false,
  } as const;
  const cases = (['shooting', 'hand-to-hand'] as const).flatMap((by) =>
    (['front', 'side', 'rear'] as const).flatMap((from) =>
      [true, false].map((skirmishers) => ({ by, from, skirmishers })),
    ),
  );
  const holds: Record<string, (c: (typeof cases)[number]) => boolean> = {
    '-': () => true,
    'front-shooting': (c) => c.by === 'shooting' && c.from === 'front',
    'melee-unless-skirmishers': (c) => c.by === 'hand-to-hand' || c.skirmishers,
    front: (c) => c.from === 'front',
    melee: (c) => c.by === 'hand-to-hand',
    'front-melee': (c) => c.by === 'hand-to-hand' && c.from === 'front',
  };
  theirs.forEach(([, bonus, note], i) => {
    const row = SHIELDS.rows[i]!;
    for (const c of cases) {
      const worn = { ...facts, ...c, shield: row.id as 'shield', barding: row.id as 'full-metal' };
      expect(row.value(worn), `${row.id} ${JSON.stringify(c)}`).toBe(holds[note!]!(c) ? Number(bonus) : undefined);
    }
  });
});

test('save modifiers and the best saves', () => {
  const theirs = cellsOf(typed.SAVE_MODIFIERS);
  expect(theirs.map(([strength]) => strength)).toEqual(['3 or less', '4', '5', '6', 'per +1']);
  const ours = SAVE_MODIFIERS.lines.map(({ value }) =>
    value === 0 ? 'No modifier' : value === 'one-more-each' ? '-1' : String(value),
  );
  expect(ours).toEqual(theirs.map(([, value]) => value));
  expect(lineAt(SAVE_MODIFIERS, 3).to).toBe(3);
  expect(BEST_SAVE.columns.map(({ id }) => [id, `${BEST_SAVE.at('best', id)}+`])).toEqual(cellsOf(typed.MAXIMUM_SAVES));
});
