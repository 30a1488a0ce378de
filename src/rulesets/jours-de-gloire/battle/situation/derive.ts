import { directionTo, DIRECTIONS, distance, neighboursOf, OFF, opposite } from '../../../../space/hex.ts';
import { isInside, levelAt } from '../../../../space/map.ts';
import { line } from '../../../../space/line.ts';
import { aspect, TWO_TWO_TWO } from '../../../../space/aspect.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import type { EngagementSituation } from '../../engagement/index.ts';
import type { CohesionSituation } from '../../cohesion/index.ts';
import type { Situation as FireSituation } from '../../fire/situation.ts';
import type { Situation as MovementSituation } from '../../movement/situation.ts';
import type { Situation as ShockSituation } from '../../shock/situation.ts';
import { isArtillery, isCavalry, type State as Shown, type TerrainRow } from '../../types.ts';
import { bonusAt } from '../turn/activation.ts';
import type { Field } from '../position/field.ts';
import { stepAt } from '../position/ground.ts';
import { facingOf, FLAG, hexOf, has, isGood, isRouted, onMap, type Position, stateOf } from '../position/state.ts';

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

function aspectOf(
  field: Field,
  position: Position,
  defenders: readonly number[],
  on: number,
  from: number,
): Attacker['aspect'] {
  const steady = defenders.find((unit) => !isRouted(position, unit)) ?? defenders[0]!;
  const seen = aspect(facingOf(position, steady), directionTo(field.grid, on, from)!, TWO_TWO_TWO);
  if (seen !== 'flank') return seen;
  // Good-order cavalry has four front hexes when it is attacked (J-119), all that is in the hex (J-127).
  const formed = defenders.filter((unit) => !isArtillery(field.units[unit]!));
  const ready = formed.length > 0 && formed.every((unit) => isCavalry(field.units[unit]!) && isGood(position, unit));
  return ready && field.rulings.cavalryFourFronts ? 'front' : 'side';
}

export function workOf(field: Field, from: number, to: number): Attacker['work'] {
  const direction = directionTo(field.grid, from, to)!;
  for (const kind of ['fortification', 'redoubt'] as const) {
    if (isInside(field.map, to, opposite(direction), kind)) return `into-${kind}`;
    if (isInside(field.map, from, direction, kind)) return `out-of-${kind}`;
  }
  return 'none';
}

/**
 * The work that fire enters, on the side by which it comes to the target, by a corner the one that serves the target
 * (J-44, J-124); else the one of the guns that it comes out of. Works of the hexes between count for nobody.
 */
function workUnderFire(field: Field, from: number, at: number): FireSituation['work'] {
  const { grid } = field;
  const crossed = line(grid, from, at).flatMap((met) => (met.kind === 'across' ? [met.hexes] : []));
  const entered = crossed.find(([, into]) => into === at);
  const doors =
    entered === undefined
      ? neighboursOf(grid, at).filter((door) => distance(grid, from, door) < distance(grid, from, at))
      : [entered[0]];
  const works = doors.map((door) => workOf(field, door, at));
  const into = (['into-fortification', 'into-redoubt'] as const).find((work) => works.includes(work));
  if (into !== undefined) return into;
  const left = crossed.find(([out]) => out === from);
  const own = left === undefined ? 'none' : workOf(field, from, left[1]);
  return own.startsWith('out-of-') ? own : 'none';
}

/** What a charge crosses before the hex that it strikes from. */
function crossedOn(field: Field, path: readonly number[]): Attacker['chargePath'] {
  const rows: TerrainRow[] = [];
  for (const [i, from] of path.slice(0, -1).entries()) {
    const step = stepAt(field.map, from, directionTo(field.grid, from, path[i + 1]!)!);
    rows.push(field.terrain(from));
    if (step.crest) rows.push('crest');
    if (step.slope !== 'none') rows.push(step.slope);
    if (step.water === 'stream') rows.push('stream');
    if (step.water.startsWith('bridge')) rows.push('bridge');
    if (step.work !== 'none') rows.push(step.work);
  }
  return rows as unknown as Attacker['chargePath'];
}

/** An enemy beside the attacker, not in the combat, that has one of his rear hexes in its front, whatever side lies between (J-125). */
function backTo(field: Field, position: Position, { unit, hex }: Attack, on: number): Attacker['backTo'] {
  const { side } = field.units[unit]!;
  const facing = facingTowards(field, position, unit, hex, on);
  const fronts = field.places.frontsOf(position, unit, hex, facing);
  const { neighbours } = field.grid;
  const isRear = (rear: number): boolean => {
    const direction = directionTo(field.grid, hex, rear);
    return direction !== undefined && !fronts.includes(direction);
  };
  let found: Attacker['backTo'] = 'nobody';
  for (const direction of DIRECTIONS) {
    const near = neighbours[hex * 6 + direction]!;
    if (near === OFF || near === on || !field.places.hasEnemy(position, side, near)) continue;
    for (const enemy of field.places.stack(position, near)) {
      if (isRouted(position, enemy)) continue;
      if (!field.places.frontsOf(position, enemy).some((front) => isRear(neighbours[near * 6 + front]!))) continue;
      if (!isArtillery(field.units[enemy]!)) return 'infantry-or-cavalry';
      found = 'artillery';
    }
  }
  return found;
}

/** Where a unit looks as it strikes: as it did, if the target is in its front; else straight at it. */
export function facingTowards(field: Field, position: Position, unit: number, hex: number, on: number) {
  const facing = facingOf(position, unit);
  const direction = directionTo(field.grid, hex, on);
  if (direction === undefined || field.places.fronts(facing).includes(direction)) return facing;
  // Of the two vertices of that side, the one nearer to its facing.
  const other = ((direction + 1) % 6) as typeof facing;
  const apart = (a: number): number => Math.min((a - facing + 6) % 6, (facing - a + 6) % 6);
  return apart(other) < apart(direction) ? other : direction;
}

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
          chargePath: crossedOn(field, attack.path),
          backTo: backTo(field, position, attack, on),
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
