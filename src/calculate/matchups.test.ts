import { expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { matchupJson } from '../present/matchups.ts';
import { matchupTable } from './matchups.ts';

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

test('a pair that the rules refuse has its reason', () => {
  const table = matchupTable(alexandre, melee, { terrain: 'sea-river' }, {});
  expect(table.cells.flat().every((cell) => 'refused' in cell)).toBe(true);
});

test('filters are checked, and a procedure without a table says which has one', () => {
  expect(() => matchupTable(alexandre, melee, { attackerStrength: 0 }, {})).toThrow(BadInput);
  const fire = alexandre.procedures.find(({ id }) => id === 'fire')!;
  expect(() => matchupTable(alexandre, fire, {}, {})).toThrow('there is one for: melee');
});
