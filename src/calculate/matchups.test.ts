import { expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { t } from '../kernel/text.ts';
import { chanceIn, matchupJson, reasonsIn } from '../present/matchups.ts';
import { rowsAndColumnsAllowed, matchupTable } from './matchups.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;

test('a cell has the chances of its pair, under the chosen filters and readings', () => {
  const table = matchupTable(alexandre, melee, { attackerStrength: 9, aspect: 'rear' }, {});
  const json = matchupJson(alexandre, melee, table);
  const cell =
    json.cells[json.rows.findIndex(({ id }) => id === 'Ca')]![json.columns.findIndex(({ id }) => id === 'In')]!;
  // Ca against In +4, 1/1 +1, rear +3: limited to +7, so a 7 on the die or more routs.
  expect('classes' in cell && cell.classes).toEqual([
    { id: 'defenders-routed', fraction: '3/10', probability: 0.3 },
    { id: 'defenders-back', fraction: '7/10', probability: 0.7 },
  ]);
});

test('whether the side of the row wins or loses is told by what the classes are worth to it', () => {
  const { cells } = matchupTable(alexandre, melee, { attackerStrength: 9, aspect: 'rear' }, {});
  for (const cell of cells.flat())
    if ('shares' in cell) {
      const sum = (counts: (worth: number) => boolean) =>
        cell.shares.reduce((all, { worth, chance }) => all + (counts(worth) ? chance : 0), 0);
      expect(chanceIn(cell, 'success')).toBeCloseTo(
        sum((worth) => worth > 0),
        12,
      );
      expect(chanceIn(cell, 'even')).toBeCloseTo(
        sum((worth) => worth === 0),
        12,
      );
      expect(chanceIn(cell, 'failure')).toBeCloseTo(
        sum((worth) => worth < 0),
        12,
      );
    }
  expect(chanceIn(matchupTable(alexandre, melee, { terrain: 'sea-river' }, {}).cells[0]![0]!, 'even')).toBeUndefined();
});

test('rows and columns in which the rules allow nothing are known', () => {
  const table = matchupTable(alexandre, melee, {}, {});
  const all = table.matchups.rows.map((_, place) => place);
  expect(rowsAndColumnsAllowed(table)).toEqual({ rows: all, columns: all });
  const refused = { calculation: table.cells[0]![0]!.calculation, refused: t('non', 'no') };
  const cells = table.cells.map((line, row) =>
    line.map((cell, column) => (row === 2 || column === 5 ? refused : cell)),
  );
  expect(rowsAndColumnsAllowed({ ...table, cells })).toEqual({
    rows: all.toSpliced(2, 1),
    columns: all.toSpliced(5, 1),
  });
  expect(reasonsIn({ ...table, cells })).toEqual([refused.refused]);
  expect(rowsAndColumnsAllowed({ ...table, cells: [] })).toEqual({ rows: [], columns: [] });
});

test('a pair that the rules refuse has its reason', () => {
  const table = matchupTable(alexandre, melee, { terrain: 'sea-river' }, {});
  expect(table.cells.flat().every((cell) => 'refused' in cell)).toBe(true);
});

test('filters are checked, and a procedure without a table says which has one', () => {
  expect(() => matchupTable(alexandre, melee, { attackerStrength: 0 }, {})).toThrow(BadInput);
  const fire = alexandre.procedures.find(({ id }) => id === 'fire')!;
  expect(() => matchupTable(alexandre, fire, {}, {})).toThrow('there is one for: melee');
});
