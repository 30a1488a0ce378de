import type { Options } from '../../../../kernel/ruling.ts';
import { parse } from '../../../../kernel/schema.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { compileCosts, type Costs } from '../../../../space/reach/costs.ts';
import { type Direction, neighbour } from '../../../../space/hex.ts';
import { type BattleMap, levelAt, sidesAt, terrainAt, type Vocabulary, roadsAt } from '../../../../space/map.ts';
import type { Mover as Travel } from '../../../../space/reach/reach.ts';
import { TERRAIN, tollAt } from '../../charts/terrain.ts';
import { STEP_COSTS } from '../../movement/costs.ts';
import { type Step, step } from '../../movement/situation.ts';
import { stepToll } from '../../movement/step.ts';
import { HEX_TERRAINS, type Mover, TERRAIN_NAMES, type TerrainRow } from '../../types.ts';

const namesOf = (keys: readonly TerrainRow[]): Record<string, Text> =>
  Object.fromEntries(keys.map((key) => [key, TERRAIN_NAMES[key]]));

/** What a map of this game may hold: the rows of its terrain chart, and rivers that run along hexsides. */
export const VOCABULARY: Vocabulary = {
  terrains: namesOf(HEX_TERRAINS),
  sides: {
    stream: { text: TERRAIN_NAMES.stream },
    river: { text: t('Rivière', 'River') },
    bridge: { text: TERRAIN_NAMES.bridge },
    crest: { text: TERRAIN_NAMES.crest },
    slope: { text: TERRAIN_NAMES.slope },
    steep: { text: TERRAIN_NAMES.steep },
    redoubt: { text: TERRAIN_NAMES.redoubt, directed: true },
    fortification: { text: TERRAIN_NAMES.fortification, directed: true },
  },
  roads: namesOf(['road', 'trail']),
  mapStyle: 'staff',
  chart: TERRAIN.id,
};

/** Of several things of which one counts, the first that is there. */
const first = <K extends string>(found: readonly string[], kinds: readonly K[]): K | 'none' =>
  kinds.find((kind) => found.includes(kind)) ?? 'none';

/** A hex of water that was entered by a bridge is left by any side but a river (J-129). */
function waterOf(sides: readonly string[], wet: boolean): Step['water'] {
  const river = sides.includes('river') || (wet && sides.includes('bridge'));
  if (sides.includes('bridge')) return river ? 'bridge-over-river' : 'bridge-over-stream';
  return river ? 'river' : sides.includes('stream') ? 'stream' : 'none';
}

const STEPS = new WeakMap<BattleMap, Step[]>();

/** A step on the map as the calculator knows it: the ground alone, nobody near. Made once, and asked for often. */
export function stepAt(map: BattleMap, from: number, direction: Direction): Step {
  let steps = STEPS.get(map);
  if (steps === undefined) STEPS.set(map, (steps = []));
  return (steps[from * 6 + direction] ??= drawnStep(map, from, direction));
}

function drawnStep(map: BattleMap, from: number, direction: Direction): Step {
  const to = neighbour(map.grid, from, direction);
  const sides = sidesAt(map, from, direction);
  return parse(step, {
    terrain: terrainAt(map, to),
    way: first(roadsAt(map, from, direction), ['road', 'trail']),
    levels: levelAt(map, to) - levelAt(map, from),
    slope: first(sides, ['steep', 'slope']),
    crest: sides.includes('crest'),
    water: waterOf(sides, terrainAt(map, to) === 'water' || terrainAt(map, from) === 'water'),
    work: first(sides, ['fortification', 'redoubt']),
  });
}

/** The map for one column of the terrain chart; beside an enemy the road is of no use (note [c], J-47, J-75). */
export const costsFor = (map: BattleMap, mover: Mover, options: Options): Costs =>
  compileCosts(map.grid, (from, direction) => {
    const given = stepAt(map, from, direction);
    const toll = stepToll(given, mover, options);
    if (given.way === 'none') return toll;
    return { ...toll, offRoad: stepToll({ ...given, enemy: 'adjacent' }, mover, options) };
  });

/** The map for units that move together: step by step, the dearer; what one of them may not enter is closed. */
export const costsTogether = (map: BattleMap, movers: readonly Mover[], options: Options): Costs =>
  compileCosts(map.grid, (from, direction) => {
    const given = stepAt(map, from, direction);
    const toll = dearest(movers.map((mover) => stepToll(given, mover, options)));
    if (given.way === 'none') return toll;
    return {
      ...toll,
      offRoad: dearest(movers.map((mover) => stepToll({ ...given, enemy: 'adjacent' }, mover, options))),
    };
  });

type Toll = ReturnType<typeof stepToll>;

const dearest = (tolls: readonly Toll[]): Toll => {
  const points = tolls.map((toll) => toll.points);
  return {
    points: points.includes('NA') ? 'NA' : Math.max(...points.map(Number)),
    disorders: tolls.some(({ disorders }) => disorders),
  };
};

const halves = (row: TerrainRow, mover: Mover): number => {
  const toll = tollAt(row, mover);
  return toll === 'NA' ? 0 : toll.points * 2;
};

/** What zones and friends cost, off the chart; zones stop who enters them, fronts are closed to who left one (J-85). */
export const travelOf = (mover: Mover): Omit<Travel, 'costs' | 'allowance'> => ({
  stopInZone: true,
  leftZoneShunsFronts: true,
  leaveZone: halves('leaving-zoc', mover),
  enterFriends: halves('friends', mover),
  enterZoneDisordered: STEP_COSTS.find(({ id }) => id === 'entering-zoc')!.worth! * 2,
});
