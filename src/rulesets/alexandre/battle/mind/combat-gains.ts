import { isRefusal } from '../../../../kernel/assessment.ts';
import { fire } from '../../fire/index.ts';
import { melee } from '../../melee/index.ts';
import { resultAlone } from '../../fire/resolve.ts';
import { type NewState, stateAfterBlow } from '../../states.ts';
import type { State as Shown } from '../../types.ts';
import { odds } from '../../../../kernel/odds.ts';
import { attackersIn } from '../actions/melee.ts';
import type { CommandOf } from '../turn/orders.ts';
import { deriveFire, deriveMelee } from '../situation/derive.ts';
import type { Party } from '../position/obligations.ts';
import { leaderHex, type State, stateNumberIn } from '../position/state.ts';
import type { Placement } from './placement.ts';

interface Parties {
  readonly attackers: readonly Party[];
  readonly defenders: readonly Party[];
}

function partiesOf({ field }: Placement, state: State, { from, on }: CommandOf<'attack'>): Parties {
  const places = field.places.at(state.units);
  return {
    attackers: from.map((hex) => ({ hex, units: attackersIn(field, state, hex) })),
    defenders: on.map((hex) => ({ hex, units: places.stack(hex) })),
  };
}

function totalOf({ field }: Placement, state: State, { attackers, defenders }: Parties): number | undefined {
  const assessment = melee.assess(deriveMelee(field, state, attackers, defenders, []).situation, field.options);
  return isRefusal(assessment) ? undefined : assessment.input.total;
}

/** The total of an attack as it stands, before anybody fires; undefined where the calculator refuses it. */
export const totalOfAttack = (placement: Placement, state: State, attack: CommandOf<'attack'>): number | undefined =>
  totalOf(placement, state, partiesOf(placement, state, attack));

/** Of a leader's worth, what a melee takes on average: he is killed once in a hundred and wounded, which counts half, twice. */
const FALLS = 0.02;

/** What leaders of a side risk in a hex where a melee is fought. */
function atRisk({ field, leaderValues }: Placement, state: State, hex: number, side: number): number {
  let risk = 0;
  for (let leader = 0; leader < leaderValues.length; leader++)
    if (leaderHex(state, leader) === hex && field.leaders[leader]!.side === side) risk += FALLS * leaderValues[leader]!;
  return risk;
}

/** Strength that the defenders of an attack may expect to lose more than the attackers, and what leaders risk. */
export function attackGain(placement: Placement, state: State, attack: CommandOf<'attack'>): number {
  const parties = partiesOf(placement, state, attack);
  const total = totalOf(placement, state, parties);
  if (total === undefined) return -Infinity;
  const { field, tables } = placement;
  const side = field.places.at(state.units).side(attack.from[0]!);
  let gain = 0;
  for (const hex of attack.on) gain += atRisk(placement, state, hex, 1 - side);
  for (const hex of attack.from) gain -= atRisk(placement, state, hex, side);
  for (const { units } of parties.defenders)
    for (const unit of units) {
      const word = state.units[unit]!;
      gain += tables.defenderLoss(total, stateNumberIn(word)) * placement.strength(word, unit);
    }
  for (const { units } of parties.attackers)
    for (const unit of units) {
      const word = state.units[unit]!;
      gain -= tables.attackerLoss(total, stateNumberIn(word)) * placement.strength(word, unit);
    }
  return gain;
}

/** Strength that the target of a fire may expect to lose. */
export function fireGain(placement: Placement, state: State, { units, at }: CommandOf<'fire'>): number {
  const { field, weights } = placement;
  const { states } = weights;
  const derived = deriveFire(field, state, units, at);
  const assessment = fire.assess(derived.situation, field.options);
  if (isRefusal(assessment)) return 0;
  const { input } = assessment;
  const top = derived.target[0]!;
  const { total, entries } = odds(resultAlone, input);
  let gain = 0;
  for (const { value, weight } of entries) {
    const after: NewState = value === 'none' ? input.state : stateAfterBlow(input.state as Shown, value, input.ladder);
    gain += (Number(weight) / Number(total)) * (states[input.state] - states[after]);
  }
  return gain * placement.strength(state.units[top]!, top);
}
