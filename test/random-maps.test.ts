import { expect, test } from 'vitest';
import type { Game } from '../src/kernel/game.ts';
import { type Chance, seededChance } from '../src/kernel/seed.ts';
import { compileMap, levelAt, terrainAt } from '../src/space/map.ts';
import type { MapDocument } from '../src/space/map-document.ts';
import { FACINGS } from '../src/hex-battle/counters/facing-names.ts';
import { VOCABULARY } from '../src/rulesets/alexandre/battle/position/field.ts';
import { openBattle } from '../src/rulesets/alexandre/battle/game.ts';
import { EDGES } from '../src/hex-battle/scenario/edges.ts';
import { UNIT_TYPES } from '../src/rulesets/alexandre/types.ts';
import { VOCABULARY as JOURS_DE_GLOIRE } from '../src/rulesets/jours-de-gloire/battle/position/ground.ts';
import { offeredOnRandomMaps, oneOf, randomMap } from './support/random-maps.ts';

const name = (text: string) => ({ fr: text, en: text });

/** Hexes where units may stand, in the half of the map that is a side's. */
function placesOf({ width, height, terrain, legend }: MapDocument, side: number): string[] {
  const water = legend.find((one) => one.terrain === 'sea-river')!.letter;
  const places: string[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if ((row < height / 2 ? 2 : 1) === side && terrain[row]![column] !== water)
        places.push([column + 1, row + 1].map((n) => String(n).padStart(2, '0')).join(''));
  return places;
}

/** Units of a side, each at a place of its own or below another of the same facing. */
function unitsOf(side: number, places: readonly string[], chance: Chance) {
  const left = [...places];
  const units: { hex: string; facing: string; strength: number; [more: string]: unknown }[] = [];
  for (let i = chance(4, 7); i > 0; i--) {
    const alone = units.filter(({ hex }) => units.filter((other) => other.hex === hex).length === 1);
    const joined = alone.length > 0 && chance(1, 3) === 1 ? oneOf(alone, chance) : undefined;
    const hex = joined?.hex ?? left.splice(chance(0, left.length - 1), 1)[0]!;
    units.push({
      side,
      name: name(`${side} ${hex}`),
      formation: oneOf(['main', 'other'], chance),
      type: oneOf(UNIT_TYPES, chance),
      strength: chance(1, 4),
      quality: chance(1, 7),
      movement: chance(1, 6),
      hex,
      facing: joined?.facing ?? oneOf(FACINGS, chance),
    });
  }
  return units;
}

/** The other answers of the register that bear on what may be done. */
const OTHERWISE = {
  'A-45': 'ignored',
  'A-48': 'one-a-vertex',
  'A-49': 'free',
  'A-52': 'free',
  'A-60': 'fatigued-only',
};

function alexandre(map: MapDocument, chance: Chance): Game {
  const sides = [1, 2].map((side) => ({ side, places: placesOf(map, side) }));
  const leader = (side: number, formation: string, places: readonly string[]) => ({
    id: `${formation}-${side}`,
    side,
    name: name(`${formation} ${side}`),
    formation,
    rank: formation === 'main' ? 'army' : oneOf(['formation', 'wing'], chance),
    bonus: chance(0, 3),
    value: chance(0, 4),
    radius: chance(0, 4),
    hex: oneOf(places, chance),
  });
  const scenario = {
    id: 'chance',
    title: name('chance'),
    introduction: name('chance'),
    turns: 4,
    initiative: 1,
    sides: sides.map(() => ({ name: name('side'), edge: oneOf(Object.keys(EDGES), chance) })),
    map,
    leaders: sides.flatMap(({ side, places }) => ['main', 'other'].map((one) => leader(side, one, places))),
    units: sides.flatMap(({ side, places }) => unitsOf(side, places, chance)),
  };
  const special = [
    { rule: 'spent-chariots', formation: '', leader: '' },
    { rule: 'still', formation: oneOf(scenario.units, chance)['formation'], leader: '', turn: 2 },
  ].filter(() => chance(1, 3) === 1);
  const options = Object.fromEntries(Object.entries(OTHERWISE).filter(() => chance(1, 3) === 1));
  return openBattle({ ...scenario, special }, options);
}

test.each([
  ['alexandre', VOCABULARY],
  ['jours-de-gloire', JOURS_DE_GLOIRE],
])('%s: random maps have ground, sides and ways of every kind', (_, vocabulary) => {
  const met = { terrains: new Set<string>(), levels: new Set<number>() };
  for (let i = 0; i < 20; i++) {
    const map = compileMap(randomMap(vocabulary, seededChance(`ground/${i}`)), vocabulary);
    for (let hex = 0; hex < map.grid.hexes; hex++) {
      met.terrains.add(terrainAt(map, hex));
      met.levels.add(levelAt(map, hex));
    }
    expect(new Set(map.sides).size).toBeGreaterThan(Object.keys(vocabulary.sides).length);
    expect(map.drawn.sides.map(({ kind }) => kind)).toEqual(Object.keys(vocabulary.sides));
    expect(map.drawn.roads.map(({ kind }) => kind)).toEqual(Object.keys(vocabulary.roads));
  }
  expect([...met.terrains].toSorted()).toEqual(Object.keys(vocabulary.terrains).toSorted());
  expect([...met.levels].toSorted()).toEqual([0, 1, 2]);
});

/** How many commands of each kind are listed at least. */
const LEAST: Readonly<Record<string, number>> = {
  initiative: 300,
  activate: 500,
  rally: 30,
  move: 100_000,
  lead: 10_000,
  top: 500,
  fire: 300,
  attack: 150,
  fight: 100,
  retreat: 50,
  flee: 2,
  advance: 300,
  face: 6,
  pass: 3000,
};

test('alexandre: what is listed on random maps, the rules take', () => {
  const { maps, positions, choices, commands } = offeredOnRandomMaps(220, 'random maps', VOCABULARY, alexandre);
  expect(positions).toBeGreaterThan(maps * 30);
  expect(choices / positions).toBeGreaterThan(0.85);
  expect(Object.keys(LEAST).filter((what) => (commands.get(what) ?? 0) < LEAST[what]!)).toEqual([]);
}, 240_000);
