import { chosenOption } from '../../../../kernel/ruling.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { DISORDER_SHIFT, OFF_ROAD_DISORDER_SHIFT } from '../../../../space/reach/costs.ts';
import { directionTo, DIRECTIONS, type Facing } from '../../../../space/hex.ts';
import { MARK, type Mover, type Reach } from '../../../../space/reach/reach.ts';
import { MARCH_DISORDER } from '../../options.ts';
import { allowanceOf, mayMove } from '../turn/activation.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { travelOf } from '../position/ground.ts';
import { catchLeaders } from './leaders.ts';
import { facingOf, FLAG, has, hexOf, isGood, isRouted, type State, stateOf } from '../position/state.ts';
import { separateRouted, strike } from './unit-states.ts';
import { endsIn, hexesTo, placeTo, stepCost } from './steps-of-a-move.ts';

/** Points are counted in halves. */
const POINT = 2;

const CLASSES = ['artillery', 'infantry', 'cavalry'] as const;

/** Units that move together go at the pace of the slowest, and pay what the dearest of them pays. */
export function moverOf(field: Field, state: State, units: readonly number[], points?: number): Mover {
  let [guns, disordered, allowance]: [boolean, boolean, number] = [false, false, points ?? Infinity];
  let formed: 'infantry' | 'cavalry' | undefined;
  for (const unit of units) {
    const { mover } = field.units[unit]!;
    if (mover === 'artillery') guns = true;
    else formed = mover;
    if (!isGood(state, unit)) disordered = true;
    if (points === undefined) allowance = Math.min(allowance, allowanceOf(field, state, unit));
  }
  const kind = (CLASSES.indexOf(formed ?? 'artillery') * 2 + (guns ? 1 : 0)) * 2 + (disordered ? 1 : 0);
  return ((field.movers[kind] ??= [])[allowance] ??= newMover(field, formed, guns, allowance * POINT, disordered));
}

const newMover = (
  field: Field,
  formed: 'infantry' | 'cavalry' | undefined,
  guns: boolean,
  allowance: number,
  disordered: boolean,
): Mover => ({
  ...travelOf(guns ? 'artillery' : formed!),
  costs: formed === undefined ? field.costs.artillery : guns ? field.withGuns[formed] : field.costs[formed],
  stopInZone: field.rulings.zonesStop,
  leftZoneShunsFronts: field.rulings.zonesStop,
  allowance,
  disordered,
});

/** All that units of one hex can reach together; good until the next search on this field. */
export function reachOf(field: Field, state: State, units: readonly number[], points?: number): Reach {
  const unit = units[0]!;
  return field.reach(state, field.units[unit]!.side, moverOf(field, state, units, points), hexOf(state, unit));
}

/** The flags that one of these units has or another. */
function flagsOf({ units: words }: State, units: readonly number[]): number {
  let flags = 0;
  for (const unit of units) flags |= words[unit]!;
  return flags;
}

/** Whether units may end a move in a hex of their reach; after fire not beside an enemy (J-88), in square one hex away (J-96). */
function mayStop(
  field: Field,
  state: State,
  units: readonly number[],
  flags: number,
  to: number,
  reach: Reach,
): boolean {
  if (field.isWater(to) || !field.places.hasRoom(state, units, to)) return false;
  if ((flags & FLAG.fired) !== 0 && field.places.besideEnemy(state, field.units[units[0]!]!.side, to)) return false;
  return (flags & FLAG.square) === 0 || stepCost(reach, to) >= 0;
}

export const mayEndIn = (field: Field, state: State, units: readonly number[], to: number, reach: Reach): boolean =>
  placeTo(reach, to) >= 0 && mayStop(field, state, units, flagsOf(state, units), to, reach);

/** The hexes of a move, its start the first: in square the one step, however cheap or easy a way round is (J-96). */
export function marchOf(field: Field, state: State, units: readonly number[], to: number): readonly number[] {
  const reach = reachOf(field, state, units);
  return (flagsOf(state, units) & FLAG.square) === 0 ? hexesTo(reach, to) : [reach.start, to];
}

/** Half points of a move. */
export function costOf(field: Field, state: State, units: readonly number[], to: number): number {
  const reach = reachOf(field, state, units);
  if (to === reach.start) return 0;
  return (flagsOf(state, units) & FLAG.square) === 0 ? reach.costOf(placeTo(reach, to)) : stepCost(reach, to);
}

/** A unit that joins a stack takes its facing (J-120); undefined where any facing is allowed. */
export const facingThere = (field: Field, state: State, to: number): Facing | undefined => {
  const [there] = field.places.stack(state, to);
  return there === undefined ? undefined : facingOf(state, there);
};

/** Why these units may not make this move; undefined where they may. */
export function refuseMove(field: Field, state: State, { units, to, facing }: CommandOf<'move'>): Text | undefined {
  const unit = units[0];
  if (unit === undefined || units.some((u) => field.units[u] === undefined || !mayMove(field, state, u)))
    return t('cette unité ne peut plus se déplacer', 'this unit may not move any more');
  const hex = hexOf(state, unit);
  if (new Set(units).size !== units.length || units.some((u) => hexOf(state, u) !== hex))
    return t('ces unités ne sont pas dans un même hexagone', 'these units are not in one hex');
  if (to === hex) return facing === facingOf(state, unit) ? t('elle y est déjà', 'it is there already') : undefined;
  if (to >= field.grid.hexes || !mayEndIn(field, state, units, to, reachOf(field, state, units)))
    return t('le mouvement ne peut pas finir là', 'the move may not end there');
  const there = facingThere(field, state, to);
  return there === undefined || there === facing
    ? undefined
    : t('qui rejoint une pile prend son orientation', 'whoever joins a stack takes its facing');
}

/** Every hex in which a move of these units may end, their own too. */
export function endsOf(field: Field, state: State, units: readonly number[]): number[] {
  const hex = hexOf(state, units[0]!);
  const [reach, flags] = [reachOf(field, state, units), flagsOf(state, units)];
  return endsIn(reach).filter((to) => to === hex || mayStop(field, state, units, flags, to, reach));
}

/** How units may face that end a move in a hex. */
export function facingsIn(field: Field, state: State, units: readonly number[], to: number): readonly Facing[] {
  if (to === hexOf(state, units[0]!)) return DIRECTIONS.filter((facing) => facing !== facingOf(state, units[0]!));
  const there = facingThere(field, state, to);
  return there === undefined ? DIRECTIONS : [there];
}

/** Every end of a move of these units. */
export function movesOf(field: Field, state: State, units: readonly number[]): CommandOf<'move'>[] {
  const moves: CommandOf<'move'>[] = [];
  for (const to of endsOf(field, state, units))
    for (const facing of facingsIn(field, state, units, to)) moves.push({ do: 'move', units, to, facing });
  return moves;
}

/** The groups in which a unit may move: alone, and with all others of its hex. */
export function groupsOf(field: Field, state: State, unit: number): readonly (readonly number[])[] {
  if (!mayMove(field, state, unit)) return [];
  const stack = field.places.stack(state, hexOf(state, unit));
  return stack.length > 1 && stack.every((other) => mayMove(field, state, other)) ? [[unit], stack] : [[unit]];
}

/** Whether a path disorders whoever goes along it. */
export function disordersOn(field: Field, mover: Mover, marks: Uint8Array, path: readonly number[]): boolean {
  return path.slice(1).some((to, i) => {
    const word = mover.costs.words[path[i]! * 6 + directionTo(field.grid, path[i]!, to)!]!;
    return ((word >> (marks[to]! & MARK.nearEnemy ? OFF_ROAD_DISORDER_SHIFT : DISORDER_SHIFT)) & 1) === 1;
  });
}

export function move(draft: Draft, { units, to, facing }: CommandOf<'move'>): void {
  const { field, state } = draft;
  const { side } = field.units[units[0]!]!;
  const hex = hexOf(state, units[0]!);
  if (to === hex) {
    // Who turns, turns the stack.
    draft.emit({ is: 'move', units, path: [hex], facing });
    const others = field.places.stack(state, hex).filter((unit) => !units.includes(unit) && !isRouted(state, unit));
    if (others.length > 0) draft.emit({ is: 'face', units: others, facing });
    return;
  }
  const path = marchOf(field, state, units, to);
  const disorders = disordersOn(field, moverOf(field, state, units), field.places.marks(state, side), path);
  draft.emit({ is: 'move', units, path, facing });
  if (disorders) disorderOnMarch(draft, units);
  catchLeaders(draft, side, path);
}

/** Disordered already, units stay so, or rout by the switch of J-66. */
export function disorderOnMarch(draft: Draft, units: readonly number[]): void {
  const { state } = draft;
  const routs = chosenOption(draft.field.options, MARCH_DISORDER) === 'routs';
  for (const unit of units)
    if (stateOf(state, unit) === 'good') strike(draft, unit, 'disordered', 'terrain');
    else if (routs) strike(draft, unit, 'routed', 'terrain');
  separateRouted(draft, hexOf(state, units[0]!), []);
}

/** Infantry that may leave its square: one point, not in an enemy zone (J-96). */
export const mayLine = (field: Field, state: State, unit: number): boolean =>
  has(state, unit, FLAG.square) &&
  mayMove(field, state, unit) &&
  !field.places.inEnemyZone(state, field.units[unit]!.side, hexOf(state, unit));

/** The points that a unit scores by leaving where it stands; undefined where there is no exit for it (J-117). */
export function exitOf(field: Field, state: State, unit: number): number | undefined {
  if (!mayMove(field, state, unit)) return undefined;
  return field.exits.find(({ hex, side }) => hex === hexOf(state, unit) && side === field.units[unit]!.side)?.points;
}
