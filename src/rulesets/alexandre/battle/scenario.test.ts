import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../kernel/schema.ts';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { BATTLES } from '../battles.ts';
import gaugamela from '../scenarios/gaugamela.json' with { type: 'json' };
import gates from '../scenarios/persian-gates.json' with { type: 'json' };
import issus from '../scenarios/issus.json' with { type: 'json' };
import granicus from '../scenarios/granicus.json' with { type: 'json' };
import hydaspes from '../scenarios/hydaspes.json' with { type: 'json' };
import ford from '../scenarios/the-ford.json' with { type: 'json' };
import { openBattle } from './game.ts';

describe.each([
  ['the-ford', ford, 11, 11],
  ['persian-gates', gates, 10, 11],
  ['granicus', granicus, 21, 19],
  ['hydaspes', hydaspes, 16, 21],
  ['issus', issus, 32, 35],
  ['gaugamela', gaugamela, 38, 46],
] as const)('%s', (id, scenario, macedon, persia) => {
  const battle = openBattle(scenario, OUR_OPTIONS);
  test('its armies', () => {
    expect(battle.field.units.filter(({ side }) => side === 0)).toHaveLength(macedon);
    expect(battle.field.units.filter(({ side }) => side === 1)).toHaveLength(persia);
  });
  test('every unit is in the command of its own leader when the battle begins', () => {
    const { command } = battle.setUp();
    for (const [u, { side, formation }] of battle.field.units.entries()) {
      const own = battle.field.leaders.findIndex((leader) => leader.side === side && leader.formation === formation);
      expect(command[u]! & (1 << own), `${id}, unit ${u + 1}`).not.toBe(0);
    }
  });
  test('its card says the same', async () => {
    const card = BATTLES.scenarios.find((one) => one.id === id)!;
    expect(card.title).toEqual(battle.scenario.title);
    expect(await card.load()).toEqual(scenario);
    for (const lang of ['fr', 'en'] as const) expect(battle.scenario.introduction[lang].length).toBeGreaterThan(100);
  });
});

describe('a scenario that does not fit is refused with its place', () => {
  const changed = (change: (copy: typeof ford) => void): unknown => {
    const copy = structuredClone(ford);
    change(copy);
    return copy;
  };
  test.each<[string, (copy: typeof ford) => void, string]>([
    ['no side', (copy) => (copy.units[0]!.side = 3), 'units[1].side'],
    ['off the map', (copy) => (copy.units[0]!.hex = '1501'), 'units[1].hex'],
    ['three in a hex', (copy) => (copy.units[1]!.hex = copy.units[2]!.hex = copy.units[0]!.hex), 'units[3]'],
    [
      '10 SP in a hex',
      (copy) => ((copy.units[0]!.strength = 6), (copy.units[1]!.hex = copy.units[0]!.hex)),
      'units[2]',
    ],
    ['friend and foe in a hex', (copy) => (copy.units[0]!.hex = copy.units[11]!.hex), 'units[12]'],
    ['no leader', (copy) => (copy.units[0]!.formation = 'lost'), 'units[1].formation'],
    ['two army leaders', (copy) => (copy.leaders[1]!.rank = 'army'), 'leaders'],
    ['an unknown leader', (copy) => (copy.special[1]!.leader = 'nobody'), 'special[2].leader'],
    ['an unknown formation', (copy) => (copy.special[0]!.formation = 'nobody'), 'special[1].formation'],
    ['a zone off the map', (copy) => (copy.objectives[0]!.zone = '0101-9999'), 'objectives[1].zone'],
    ['two leaders of one id', (copy) => (copy.leaders[2]!.id = copy.leaders[0]!.id), 'leaders[3].id: '],
    ['a side without a unit', (copy) => (copy.units = copy.units.slice(11)), 'units: side 1 has no unit'],
    ['an unknown terrain', (copy) => (copy.map.legend[0]!.terrain = 'woods'), 'map.legend[1].terrain: '],
    ['a letter of nobody', (copy) => (copy.map.terrain[0] = '?'.repeat(14)), 'map.terrain[1]: '],
    ['a row too short', (copy) => (copy.map.terrain[0] = '...'), 'map.terrain[1]: '],
  ])('%s', (_, change, path) => {
    const open = () => BATTLES.open(changed(change), OUR_OPTIONS);
    expect(open).toThrow(BadInput);
    expect(open).toThrow(path);
  });

  test.each([[undefined], [null], [[]], ['x'], [{}]])('%j', (given) =>
    expect(() => openBattle(given, OUR_OPTIONS)).toThrow(BadInput),
  );
  test.each([[null], [[]], ['x']])('%j is called a scenario', (given) =>
    expect(() => openBattle(given, OUR_OPTIONS)).toThrow(/^scenario: /),
  );
});
