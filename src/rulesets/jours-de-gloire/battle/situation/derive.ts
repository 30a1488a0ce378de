import { directionTo, distance } from '../../../../space/hex.ts';
import { levelAt } from '../../../../space/map.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import type { EngagementSituation } from '../../engagement/index.ts';
import type { CohesionSituation } from '../../cohesion/index.ts';
import type { Situation as FireSituation } from '../../fire/situation.ts';
import type { Situation as MovementSituation } from '../../movement/situation.ts';
import type { Situation as ShockSituation } from '../../shock/situation.ts';
import { isCavalry, type State as Shown } from '../../types.ts';
import { aspectOf, enemyBehind } from './aspects.ts';
import { groundCrossed, workOf, workUnderFire } from './works.ts';
import { bonusAt } from '../turn/activation.ts';
import type { Field } from '../position/field.ts';
import { stepAt } from '../position/ground.ts';
import { FLAG, hexOf, has, isGood, onMap, type Position, stateOf } from '../position/state.ts';

/** Which side of the counter shows: 0 in good order, 1 disordered or routed. */
const shownSide = (position: Position, unit: number): 0 | 1 => (isGood(position, unit) ? 0 : 1);

export const strengthOf = (field: Field, position: Position, unit: number): number =>
  field.units[unit]!.strength[shownSide(position, unit)];
export const cohesionOf = (field: Field, position: Position, unit: number): number =>
  field.units[unit]!.cohesion[shownSide(position, unit)];

const shownUnit = (field: Field, position: Position, unit: number) => ({
  type: field.units[unit]!.type,
  strength: strengthOf(field, position, unit),
  cohesion: cohesionOf(field, position, unit),
  name: field.units[unit]!.name.en,
  state: stateOf(position, unit) as Shown,
  disorderedCohesion: field.units[unit]!.cohesion[1],
});

/** A unit that attacks: from where, and by which way if it charges. */
export interface Attack {
  readonly unit: number;
  readonly hex: number;
  readonly charging: boolean;
  /** The hexes of its charge, its start among them; empty where it attacks from its place. */
  readonly path: readonly number[];
}

type Attacker = ShockSituation['attackers'][number];

/** A shock as positions make it: the very situation of the calculator, and who its places are. */
export interface DerivedShock {
  readonly situation: ShockSituation;
  readonly attackers: readonly Attack[];
  readonly defenders: readonly number[];
  readonly on: number;
}

export function deriveShock(
  field: Field,
  position: Position,
  attackers: readonly Attack[],
  on: number,
  counterCharge: boolean,
): DerivedShock {
  const defenders = field.places.stack(position, on);
  const meets = counterCharge && attackers.some(({ charging }) => charging);
  return {
    attackers,
    defenders,
    on,
    situation: {
      attackers: attackers.map((attack): Attacker => {
        const step = stepAt(field.map, attack.hex, directionTo(field.grid, attack.hex, on)!);
        return {
          ...shownUnit(field, position, attack.unit),
          charging: attack.charging,
          aspect: aspectOf(field, position, defenders, on, attack.hex),
          terrain: field.terrain(attack.hex),
          levels: step.levels,
          slope: step.slope,
          crest: step.crest,
          water: step.water,
          work: workOf(field, attack.hex, on),
          chargePath: groundCrossed(field, attack.path),
          backTo: enemyBehind(field, position, attack, on),
        };
      }),
      defenders: defenders.map((unit) => ({
        ...shownUnit(field, position, unit),
        inSquare: has(position, unit, FLAG.square),
      })),
      terrain: field.terrain(on),
      otherTerrain: 'none',
      counterCharge: meets && defenders.some((unit) => isCavalry(field.units[unit]!) && isGood(position, unit)),
    },
  };
}

/** A fire as positions make it. */
export interface DerivedFire {
  readonly situation: FireSituation;
  readonly target: readonly number[];
}

export function deriveFire(
  field: Field,
  position: Position,
  batteries: readonly number[],
  at: number,
  kind: FireSituation['kind'],
): DerivedFire {
  const target = field.places.stack(position, at);
  const from = hexOf(position, batteries[0]!);
  // Slopes and crests count next to them alone: note [f].
  const direction = directionTo(field.grid, from, at);
  const step = direction === undefined ? undefined : stepAt(field.map, from, direction);
  const formations = new Set(batteries.map((unit) => field.units[unit]!.formation));
  const hexes = new Set(batteries.map((unit) => hexOf(position, unit)));
  return {
    target,
    situation: {
      batteries: batteries.map((unit) => ({
        strength: strengthOf(field, position, unit),
        efficientRange: field.units[unit]!.range,
        greatestRange: 0,
      })),
      together: hexes.size > 1 ? 'other-hex' : formations.size > 1 ? 'other-formation' : 'stacked',
      distance: distance(field.grid, from, at),
      kind,
      firerTerrain: field.terrain(from),
      firerInSquare: field.places.stack(position, from).some((unit) => has(position, unit, FLAG.square)),
      target: target.map((unit) => ({
        type: field.units[unit]!.type,
        cohesion: cohesionOf(field, position, unit),
        name: field.units[unit]!.name.en,
        state: stateOf(position, unit) as Shown,
        disorderedCohesion: field.units[unit]!.cohesion[1],
        inSquare: has(position, unit, FLAG.square),
      })),
      terrain: field.terrain(at),
      otherTerrain: 'none',
      levels: levelAt(field.map, at) - levelAt(field.map, from),
      slope: step?.slope ?? 'none',
      crest: step?.crest ?? false,
      work: workUnderFire(field, from, at),
    },
  };
}

export const deriveCohesion = (field: Field, position: Position, unit: number, modifier = 0): CohesionSituation => ({
  cohesion: cohesionOf(field, position, unit),
  modifier,
  failure: 'disorder',
  state: stateOf(position, unit) as Shown,
  name: field.units[unit]!.name.en,
});

/** The commander's bonus helps in his range (J-87). */
export const deriveEngagement = (field: Field, position: Position, unit: number): EngagementSituation => ({
  engagement: field.units[unit]!.engagement,
  modifier: -bonusAt(field, position, field.units[unit]!.side, hexOf(position, unit)),
  name: field.units[unit]!.name.en,
});

/** A march of one unit along a path, its start the first hex. */
export function deriveMovement(
  field: Field,
  position: Position,
  unit: number,
  path: readonly number[],
  allowance: number,
): MovementSituation {
  const { side, mover } = field.units[unit]!;
  const marks = field.places.marks(position, side);
  return {
    mover,
    allowance,
    disordered: !isGood(position, unit),
    path: path.slice(1).map((to, i) => {
      const from = path[i]!;
      return {
        ...stepAt(field.map, from, directionTo(field.grid, from, to)!),
        friends: (marks[to]! & MARK.friends) !== 0,
        leavesZoc: (marks[from]! & MARK.zone) !== 0,
        enemy: marks[to]! & MARK.zone ? 'zoc' : marks[to]! & MARK.nearEnemy ? 'adjacent' : 'none',
      };
    }),
  };
}

/** The counters of a side that stand in a hex. */
export const onMapOf = (field: Field, position: Position, side: number): number[] =>
  field.units.flatMap((unit, u) => (unit.side === side && onMap(position, u) ? [u] : []));
