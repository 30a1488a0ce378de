import { t, type Text } from '../../../../kernel/text.ts';
import { type Direction, directionTo, DIRECTIONS, distance, STEP_Q, STEP_R } from '../../../../space/hex.ts';
import { barsFire } from '../../fire/refuse.ts';
import type { FireEffect } from '../../shapes.ts';
import { isArtillery } from '../../types.ts';
import { mayFire } from '../turn/activation.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import type { DerivedFire } from '../situation/derive.ts';
import type { EventOf } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import { recoilsOf } from './retreat.ts';
import { stepAt } from '../position/ground.ts';
import type { Obligation } from '../position/obligations.ts';
import { seesFrom } from '../situation/sight.ts';
import { FLAG, has, hexOf, isGood, isRouted, NOBODY, onMap, type State, waiting } from '../position/state.ts';
import { separateRouted, strike } from './unit-states.ts';

/** Between the rays through two neighbouring front hexes. */
function isBetween(field: Field, from: number, left: Direction, right: Direction, to: number): boolean {
  const { q, r } = field.grid;
  const [dq, dr] = [q[to]! - q[from]!, r[to]! - r[from]!];
  const [lq, lr, rq, rr] = [STEP_Q[left], STEP_R[left], STEP_Q[right], STEP_R[right]];
  const whole = lq * rr - rq * lr;
  return (dq * rr - dr * rq) * whole >= 0 && (lq * dr - lr * dq) * whole >= 0;
}

/** Whether a hex lies in front of guns, at any distance (J-88); those stacked with a square fire all round (J-43). */
function isInFront(field: Field, state: State, unit: number, to: number): boolean {
  const from = hexOf(state, unit);
  if (from === to) return false;
  const withSquare = field.places.stack(state, from).some((other) => has(state, other, FLAG.square));
  const fronts = withSquare ? DIRECTIONS : field.places.frontsOf(state, unit);
  return fronts.some((left) => {
    const right = ((left + 1) % 6) as Direction;
    return fronts.includes(right) && isBetween(field, from, left, right, to);
  });
}

const isAdjacentTarget = (field: Field, state: State, unit: number, at: number): boolean =>
  distance(field.grid, hexOf(state, unit), at) === 1 && isInFront(field, state, unit, at);

/** Why a battery does not fire at a hex where enemies stand; one next to it binds it even where it may not be hit (J-131). */
function refuseTarget(field: Field, state: State, unit: number, at: number): Text | undefined {
  const from = hexOf(state, unit);
  if (!isInFront(field, state, unit, at)) return t('pas devant elle', 'not in its front');
  if (!seesFrom(field, state.turn, from, at)) return t('la vue est bouchée', 'the line of sight is blocked');
  const { side } = field.units[unit]!;
  const near = [0, 1, 2, 3, 4, 5].some((direction) => {
    const hex = field.grid.neighbours[from * 6 + direction]!;
    return hex >= 0 && field.places.hasEnemy(state, side, hex) && isAdjacentTarget(field, state, unit, hex);
  });
  return near && !isAdjacentTarget(field, state, unit, at)
    ? t('un ennemi adjacent, devant elle, est la seule cible', 'an enemy next to it, in front, is the only target')
    : undefined;
}

/** Whether a crest or a steep slope lies between two neighbours: the chart allows no fire across it (J-41). */
function isBarred(field: Field, from: number, at: number): boolean {
  const direction = directionTo(field.grid, from, at);
  return direction !== undefined && barsFire(stepAt(field.map, from, direction)) !== undefined;
}

/** Farther off, only a strong battery does anything: such targets are not listed. */
const LISTED_BEYOND = 2;

/** The hexes that a battery may fire at with some hope. */
export function targetsOf(field: Field, state: State, unit: number): number[] {
  if (!mayFire(field, state, unit)) return [];
  const { side, range } = field.units[unit]!;
  const from = hexOf(state, unit);
  const hexes: number[] = [];
  for (let enemy = 0; enemy < field.units.length; enemy++) {
    if (field.units[enemy]!.side === side || !onMap(state, enemy)) continue;
    const at = hexOf(state, enemy);
    if (distance(field.grid, from, at) <= range + LISTED_BEYOND && !hexes.includes(at)) hexes.push(at);
  }
  return hexes.filter((at) => refuseTarget(field, state, unit, at) === undefined && !isBarred(field, from, at));
}

type AnswerDue = Extract<Obligation, { owes: 'counter-battery' | 'reaction' }>;

/** Batteries that may still answer, each kind once an activation (J-90, J-91). */
export const answeringGuns = (field: Field, state: State, { owes, units, at }: AnswerDue): number[] =>
  units.filter(
    (unit) =>
      onMap(state, unit) &&
      isGood(state, unit) &&
      !has(state, unit, owes === 'reaction' ? FLAG.reacted : FLAG.answered) &&
      at.some((hex) => answersAt(field, state, unit, hex)),
  );

const answersAt = (field: Field, state: State, unit: number, at: number): boolean =>
  field.places.hasEnemy(state, field.units[unit]!.side, at) &&
  isInFront(field, state, unit, at) &&
  seesFrom(field, state.turn, hexOf(state, unit), at) &&
  !isBarred(field, hexOf(state, unit), at);

export const answerTargets = (field: Field, state: State, unit: number, { at }: AnswerDue): number[] =>
  at.filter((hex) => answersAt(field, state, unit, hex));

export const isAnswering = (owed: Obligation | undefined): owed is AnswerDue =>
  owed?.owes === 'counter-battery' || owed?.owes === 'reaction';

export function refuseFire(field: Field, state: State, { units, at }: CommandOf<'fire'>): Text | undefined {
  const [unit] = units;
  if (unit === undefined || new Set(units).size !== units.length || units.some((u) => field.units[u] === undefined))
    return t('qui tire ?', 'who fires?');
  if (at >= field.grid.hexes || !field.places.hasEnemy(state, field.units[unit]!.side, at))
    return t('il n’y a pas d’ennemi', 'no enemy is there');
  const owed = waiting(state);
  if (owed !== undefined) {
    if (!isAnswering(owed)) return t('un autre choix est attendu', 'another choice is due');
    const guns = answeringGuns(field, state, owed);
    return units.every((u) => guns.includes(u) && answerTargets(field, state, u, owed).includes(at))
      ? undefined
      : t('cette artillerie ne répond pas là', 'this artillery does not answer there');
  }
  if (state.step !== 'fire') return t('ce n’est pas le moment de tirer', 'it is not the time to fire');
  for (const gun of units) {
    if (!mayFire(field, state, gun)) return t('cette unité ne tire pas maintenant', 'this unit does not fire now');
    const refused = refuseTarget(field, state, gun, at);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Two stacked batteries of one formation fire together too. */
const pairsOf = (field: Field, state: State, unit: number, others: readonly number[]): number[][] =>
  others
    .filter(
      (other) =>
        other > unit &&
        hexOf(state, other) === hexOf(state, unit) &&
        field.units[other]!.formation === field.units[unit]!.formation,
    )
    .map((other) => [unit, other]);

export function firesOf(field: Field, state: State): CommandOf<'fire'>[] {
  const byTarget = new Map<number, number[]>();
  for (let unit = 0; unit < field.units.length; unit++)
    for (const at of targetsOf(field, state, unit)) byTarget.set(at, [...(byTarget.get(at) ?? []), unit]);
  return [...byTarget].flatMap(([at, guns]) =>
    guns.flatMap((gun) =>
      [[gun], ...pairsOf(field, state, gun, guns)].map((units) => ({ do: 'fire' as const, units, at })),
    ),
  );
}

export const mayFireAny = (field: Field, state: State): boolean =>
  state.active !== NOBODY &&
  field.formations[state.active]!.units.some((unit) => targetsOf(field, state, unit).length > 0);

export function answersOf(field: Field, state: State, owed: AnswerDue): CommandOf<'fire'>[] {
  const guns = answeringGuns(field, state, owed);
  return guns.flatMap((gun) =>
    answerTargets(field, state, gun, owed).flatMap((at) =>
      [
        [gun],
        ...pairsOf(
          field,
          state,
          gun,
          guns.filter((other) => answerTargets(field, state, other, owed).includes(at)),
        ),
      ].map((units) => ({ do: 'fire' as const, units, at })),
    ),
  );
}

/** Applies a fire: routed units leave the others of their hex, and guns that were fired at may answer. */
export function applyFire(
  draft: Draft,
  { units, at }: CommandOf<'fire'>,
  kind: EventOf<'fire'>['kind'],
  derived: DerivedFire,
  effects: readonly FireEffect[],
): void {
  const { field, state } = draft;
  const from = hexOf(state, units[0]!);
  for (const effect of effects)
    if (effect.kind === 'state')
      strike(draft, derived.target[Number(effect.who[0]!.slice('target['.length, -1)) - 1]!, effect.to);
  if (kind === 'ordinary') {
    const guns = derived.target.filter((unit) => isArtillery(field.units[unit]!));
    if (guns.length > 0)
      draft.owe({ owes: 'counter-battery', side: field.units[guns[0]!]!.side, units: guns, at: [from] });
  }
  separateRouted(draft, at, [from]);
  if (effects.some((effect) => effect.kind === 'state' && effect.to === 'routed')) scatter(draft, at, from);
}

/** One of the units that a fire has routed together stays; the others recoil if they can (J-104, J-113). */
function scatter(draft: Draft, hex: number, from: number): void {
  const { field, state } = draft;
  const [first, ...others] = field.places.stack(state, hex);
  if (first === undefined || ![first, ...others].every((unit) => isRouted(state, unit))) return;
  const { side } = field.units[first]!;
  const recoils = others.map((unit) => ({ owes: 'recoil' as const, side, units: [unit], from: [from] }));
  draft.owe(...recoils.filter((owed) => recoilsOf(field, state, owed).length > 0));
}
