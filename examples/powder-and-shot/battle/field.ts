import { hexReader } from '../../../src/hex-battle/scenario/hex-numbers.ts';
import { BadInput, Problems } from '../../../src/kernel/problem.ts';
import { parse } from '../../../src/kernel/schema.ts';
import type { SideIndex } from '../../../src/kernel/game.ts';
import type { Options } from '../../../src/kernel/ruling.ts';
import { t } from '../../../src/kernel/text.ts';
import { hexesReached } from '../../../src/hex-battle/table/move-ends.ts';
import { distance, neighboursOf } from '../../../src/space/hex.ts';
import { type BattleMap, compileMap, terrainAt, type Vocabulary } from '../../../src/space/map.ts';
import { compileCosts, type Costs } from '../../../src/space/reach/costs.ts';
import { MARK, type Reach } from '../../../src/space/reach/reach.ts';
import { ReachFinder } from '../../../src/space/reach/reach-finder.ts';
import { ALLOWANCES, TERRAIN } from '../charts.ts';
import { type Scenario, scenarioDocument } from '../scenario.ts';
import { type Arm, type Terrain, TERRAINS } from '../types.ts';
import type { State } from './state.ts';

const VOCABULARY: Vocabulary = { terrains: TERRAINS, sides: {}, roads: {}, mapStyle: 'staff' };

export type Unit = Scenario['units'][number];

/** What does not change in a battle. */
export interface Field {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly map: BattleMap;
  /** Sides are counted from 0 here. */
  readonly units: readonly Unit[];
  readonly hexes: readonly number[];
  readonly costs: Readonly<Record<Arm, Costs>>;
  readonly finder: ReachFinder;
}

/** Checks an untrusted scenario and makes it ready; throws `BadInput`. */
export function openField(data: unknown, options: Options): Field {
  const scenario = parse(scenarioDocument, data, [], 'scenario');
  const map = compileMap(scenario.map, VOCABULARY);
  const problems = new Problems();
  const hexAt = hexReader(map.grid, problems);
  const hexes = scenario.units.map(({ hex }, i) => hexAt(hex, `units[${i + 1}].hex`));
  problems.end();
  const twice = hexes.findIndex((hex, i) => hexes.indexOf(hex) < i);
  if (twice >= 0) throw new BadInput([{ path: `units[${twice + 1}].hex`, text: t('déjà occupé', 'taken already') }]);
  const costsOf = (arm: Arm): Costs =>
    compileCosts(map.grid, (_, __, to) => ({
      points: TERRAIN.at(terrainAt(map, to) as Terrain, arm) as number | 'NA',
    }));
  return {
    scenario,
    options,
    map,
    units: scenario.units.map((unit) => ({ ...unit, side: unit.side - 1 })),
    hexes,
    costs: { infantry: costsOf('infantry'), cavalry: costsOf('cavalry'), artillery: costsOf('artillery') },
    finder: new ReachFinder(map.grid),
  };
}

export const isThere = ({ units }: State, unit: number): boolean => units[unit]!.state !== 'gone';

export const unitsOf = (field: Field, state: State, side: SideIndex): number[] =>
  field.units.flatMap((unit, i) => (unit.side === side && isThere(state, i) ? [i] : []));

export const unitAt = (state: State, hex: number): number | undefined => {
  const unit = state.units.findIndex((one, i) => one.hex === hex && isThere(state, i));
  return unit < 0 ? undefined : unit;
};

export const apart = ({ map }: Field, state: State, one: number, other: number): number =>
  distance(map.grid, state.units[one]!.hex, state.units[other]!.hex);

/** Strength that a side has lost. */
export const lostBy = ({ units }: Field, state: State, side: SideIndex): number =>
  units.reduce((sum, unit, i) => sum + (unit.side === side && !isThere(state, i) ? unit.strength : 0), 0);

export const strengthOf = ({ units }: Field, side: SideIndex): number =>
  units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0);

/** Whoever comes beside an enemy stops; friends are passed, enemies are not. Good until the next search. */
export function reachOf(field: Field, state: State, unit: number): Reach {
  const { arm, side } = field.units[unit]!;
  const { grid } = field.map;
  const marks = new Uint8Array(grid.hexes);
  for (const [i, { hex }] of state.units.entries()) {
    if (i === unit || !isThere(state, i)) continue;
    if (field.units[i]!.side === side) marks[hex]! |= MARK.full;
    else {
      marks[hex]! |= MARK.enemy;
      for (const near of neighboursOf(grid, hex)) marks[near]! |= MARK.zone;
    }
  }
  const mover = { costs: field.costs[arm], allowance: 2 * ALLOWANCES.at(arm, 'points'), stopInZone: true };
  return field.finder.reach(mover, state.units[unit]!.hex, 0, marks);
}

/** Where a unit may go now. */
export const endsFor = (field: Field, state: State, unit: number): number[] => {
  const reach = reachOf(field, state, unit);
  return hexesReached(reach).filter((hex) => hex !== reach.start && unitAt(state, hex) === undefined);
};
