import { isRefusal } from '../../../../kernel/assessment.ts';
import { distance } from '../../../../space/hex.ts';
import { fire } from '../../fire/index.ts';
import { shock } from '../../shock/index.ts';
import type { Situation } from '../../shock/situation.ts';
import { isInfantry } from '../../types.ts';
import { attackersLeft } from '../actions/shock-attackers.ts';
import type { CommandOf } from '../turn/orders.ts';
import { attacksBy } from '../actions/shock-declaration.ts';
import { type DerivedShock, deriveFire, deriveShock } from '../situation/derive.ts';
import { isAnswering } from '../actions/fire.ts';
import { recoilsOf } from '../actions/retreat.ts';
import { counterChargePlus, mayMeet } from '../actions/charge-answers.ts';
import type { Assault } from '../position/obligations.ts';
import { bonusAt } from '../turn/activation.ts';
import { FLAG, hexOf, has, onMap, type State, stateNumberIn, waiting } from '../position/state.ts';
import type { Placement } from './placement.ts';
import { WAY_BACK, type WayBack } from './shock-tables.ts';

const FACES = 10;
const chanceToPass = (rating: number): number => Math.max(0, Math.min(1, (rating + 1) / FACES));

/** What becomes of defenders who would have to recoil from these hexes. */
function wayBackOf({ field }: Placement, state: State, units: readonly number[], from: readonly number[]): WayBack {
  const { side } = field.units[units[0]!]!;
  const ways = recoilsOf(field, state, { owes: 'recoil', side, units: [...units], from: [...from] });
  if (ways.length === 0) return WAY_BACK.blocked;
  return ways.every(({ to }) => field.places.inEnemyFront(state, side, to)) ? WAY_BACK.front : WAY_BACK.open;
}

/** What the defenders of a shock may expect to lose more than its attackers, by the total of the calculator. */
function expectedBalance(placement: Placement, derived: DerivedShock, situation: Situation, back: WayBack): number {
  const { field, tables, stakes } = placement;
  const assessment = shock.assess(situation, field.options);
  if (isRefusal(assessment)) return 0;
  const { total, attackers, defenders, artilleryLost } = assessment.input;
  let gain = 0;
  for (const [i, unit] of derived.defenders.entries()) {
    const { state: shown, cohesion, reverse } = defenders[i]!;
    gain += stakes[unit]! * tables.defenderLoss(total, rank(shown), cohesion, reverse, back, artilleryLost);
  }
  for (const [i, { unit, charging }] of derived.attackers.entries()) {
    const { state: shown, cohesion, reverse } = attackers[i]!;
    gain -= stakes[unit]! * tables.attackerLoss(total, rank(shown), cohesion, reverse, charging);
  }
  return gain;
}

const rank = (shown: string): number => (shown === 'good' ? 0 : shown === 'disordered' ? 1 : 2);

/** The shock as it would be once its defenders had met the charge with a test, passed or not. */
function afterMeeting(
  placement: Placement,
  { situation, defenders }: DerivedShock,
  passed: boolean,
  foot: boolean,
): Situation {
  if (!foot) return { ...situation, counterCharge: passed };
  return {
    ...situation,
    defenders: situation.defenders.map((defender, i) => {
      if (!isInfantry(defender)) return defender;
      if (passed) return { ...defender, inSquare: true };
      const { strength, cohesion } = placement.field.units[defenders[i]!]!;
      return {
        ...defender,
        state: defender.state === 'good' ? ('disordered' as const) : ('routed' as const),
        strength: strength[1],
        cohesion: cohesion[1],
      };
    }),
  };
}

/** What an assault promises its side: where its defenders stand as they are, and where they test to meet the charge. */
interface AssaultPromise {
  readonly stood: number;
  /** Undefined where they may not. */
  readonly met: number | undefined;
  readonly attackers: readonly number[];
}

/** Exactly as far as the totals go; undefined where nobody is left to attack or to be attacked. */
function promiseOf(placement: Placement, state: State, assault: Assault): AssaultPromise | undefined {
  const { field } = placement;
  if (!field.places.hasEnemy(state, assault.side, assault.on)) return undefined;
  const ridden = ['reaction', 'fire', 'fight', 'after'].includes(assault.stage);
  const left = ridden ? attackersLeft(field, state, assault) : assault;
  // Whoever was driven off by another shock will not strike; the rules find out when his turn comes.
  const attacks = attacksBy(state, left).filter(
    ({ unit, hex }) => onMap(state, unit) && distance(field.grid, hex, assault.on) === 1,
  );
  if (attacks.length === 0) return undefined;
  const derived = deriveShock(field, state, attacks, assault.on, assault.counterCharge);
  const from = [...new Set(attacks.map(({ hex }) => hex))];
  const back = wayBackOf(placement, state, derived.defenders, from);
  const attackers = attacks.map(({ unit }) => unit);
  const stood = expectedBalance(placement, derived, derived.situation, back);
  const meets = ridden && assault.stage !== 'reaction' ? undefined : mayMeet(field, state, { ...assault, ...left });
  if (meets === undefined) return { stood, met: undefined, attackers };
  const foot = meets.owes === 'square';
  const { cohesion } = derived.situation.defenders[derived.defenders.indexOf(meets.unit)]!;
  const p = chanceToPass(foot ? cohesion : cohesion - counterChargePlus(field, assault, meets.unit));
  const passed = expectedBalance(placement, derived, afterMeeting(placement, derived, true, foot), back);
  const failed = expectedBalance(placement, derived, afterMeeting(placement, derived, false, foot), back);
  const disorder =
    (foot ? 1 - p : field.rulings.chargersDisordered ? p : 0) * costOfDisorder(placement, state, derived, foot);
  return { stood, met: p * passed + (1 - p) * failed + disorder, attackers };
}

/** Losses of the defenders less its own, where they choose the better answer. */
export function assaultGain(placement: Placement, state: State, assault: Assault): number {
  const found = promiseOf(placement, state, assault);
  if (found === undefined) return 0;
  const gain = Math.min(found.stood, found.met ?? Infinity);
  return gain * chanceToEngage(placement, state, assault, found.attackers) + prize(placement, state, assault, gain);
}

/** What the test that meets a charge is expected to spare the defenders. */
export function meetingGain(placement: Placement, state: State, assault: Assault): number {
  // When the test is offered the assault has gone on to what follows it.
  const found = promiseOf(placement, state, { ...assault, stage: 'reaction' });
  return found?.met === undefined ? 0 : found.stood - found.met;
}

/** A square that fails to form is disordered, whatever the shock does; so is horse that has counter-charged (J-99). */
const costOfDisorder = (
  { values }: Placement,
  state: State,
  { defenders, situation }: DerivedShock,
  foot: boolean,
): number =>
  defenders.reduce(
    (sum, unit, i) =>
      sum +
      (isInfantry(situation.defenders[i]!) === foot && stateNumberIn(state.units[unit]!) === 0
        ? 0.28 * values[unit]!
        : 0),
    0,
  );

/** How likely those without orders engage. */
function chanceToEngage(
  { field }: Placement,
  state: State,
  { kind, side, stage }: Assault,
  units: readonly number[],
): number {
  if (kind !== 'shock' || (stage !== 'refusal' && stage !== 'engagement')) return 1;
  let sum = 0;
  for (const unit of units)
    sum +=
      has(state, unit, FLAG.led) && !field.rulings.everybodyTests
        ? 1
        : chanceToPass(field.units[unit]!.engagement + bonusAt(field, state, side, hexOf(state, unit)));
  return sum / units.length;
}

/** A hex that scores and that the defenders would have to leave. */
function prize({ field }: Placement, state: State, { on, side }: Assault, gain: number): number {
  const i = field.objectives.findIndex(({ hex }) => hex === on);
  return i < 0 || state.held[i] === side || gain <= 0 ? 0 : 0.1 * field.objectives[i]!.points;
}

export const shockGain = (placement: Placement, state: State, { on, units, charges }: CommandOf<'shock'>): number =>
  assaultGain(placement, state, {
    side: 1 - placement.field.places.side(state, on),
    kind: 'shock',
    on,
    units,
    charges,
    stage: 'refusal',
    counterCharge: false,
  });

/** What the targets of a fire may expect to lose, by the total of the calculator. */
export function fireGain(placement: Placement, state: State, { units, at }: CommandOf<'fire'>): number {
  const { field, tables, stakes } = placement;
  const owed = waiting(state);
  const derived = deriveFire(field, state, units, at, isAnswering(owed) ? owed.owes : 'ordinary');
  const assessment = fire.assess(derived.situation, field.options);
  if (isRefusal(assessment)) return -1;
  const { total, target, struck } = assessment.input;
  let gain = 0;
  for (let i = 0; i < struck; i++) {
    const unit = derived.target[i]!;
    gain += stakes[unit]! * tables.fireLoss(total, rank(target[i]!.state), target[i]!.cohesion);
  }
  // Whoever is fired at while he attacks comes shaken, or not at all.
  return owed?.owes === 'reaction' ? gain * 1.5 : gain;
}
