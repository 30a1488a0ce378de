import { unitId } from '../../../../hex-battle/counters/ids.ts';
import type { AccountItem, AccountPart } from '../../../../kernel/judge.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { distance, OFF } from '../../../../space/hex.ts';
import { FAR } from '../../../../space/nearest.ts';
import { mayShock } from '../turn/activation.ts';
import type { Field } from '../position/field.ts';
import { mayFireAny } from '../actions/fire.ts';
import {
  FLAG,
  hexIn,
  leaderHas,
  LEADER_FLAG,
  NOBODY,
  OFF_MAP,
  ROUTED,
  type State,
  stateNumberIn,
} from '../position/state.ts';
import { ShockGains } from './shock-gains.ts';
import { assaultGain } from './combat-gains.ts';
import { Placement } from './placement.ts';
import { Tallies } from './tallies.ts';
import type { Weights } from './weights.ts';

const ITEMS = {
  losses: t('pertes', 'losses'),
  collapse: t('formations près de l’effondrement', 'formations near collapse'),
  points: t('points de victoire', 'victory points'),
  place: t(
    'place des unités : ligne, distance, commandement, ripostes',
    'places of units: line, distance, command, replies',
  ),
  shocks: t('chocs déclarés ou à portée', 'shocks declared or at hand'),
  activation: t('ce que l’activation permet encore', 'what the activation still allows'),
  orders: t('ordres', 'orders'),
  leaders: t('place des chefs', 'places of leaders'),
  over: t('issue de la bataille', 'end of the battle'),
} as const satisfies Readonly<Record<string, Text>>;
type ItemId = keyof typeof ITEMS;

const ACTIVATION = 0.14;
const ORDERS = 0.1;
/** What half the allowance without orders is worth, against a whole activation. */
const HALF = 0.45;
const IN_RANGE = 0.05;
const IN_COMMANDERS_RANGE = 0.02;
/** Points that decide a battle half. */
const DECISIVE = 6;

/** What a position is worth to a side, in points of the battle. */
export class Worth {
  readonly placement: Placement;
  readonly shockGains: ShockGains;
  readonly #field: Field;
  readonly #victory: number;
  readonly #formed: readonly (readonly number[])[];
  readonly #tallies: Tallies;
  /** Leads in the position that was asked about last. */
  #led: State | undefined;
  #leads: number[] = [];

  constructor(field: Field, weights: Weights) {
    this.#field = field;
    this.placement = new Placement(field, weights);
    this.shockGains = new ShockGains(this.placement);
    this.#victory = this.placement.printed.victory;
    this.#formed = field.formations.map(({ units }) => units.filter((unit) => !this.placement.printed.guns[unit]));
    this.#tallies = new Tallies(field, this.placement.values, this.#formed);
  }

  of(state: State, side: number): number {
    let sum = this.#over(state, side) + this.#losses(state, side) + this.#collapse(state, side);
    if (state.over !== null) return sum;
    const lead = this.lead(state, side);
    sum += this.#points(state, side, lead) + this.#places(state, side, lead) + this.#shocks(state, side);
    return sum + this.#activation(state, side) + this.#orders(state, side) + this.#leaders(state, side);
  }

  account(state: State, side: number): readonly AccountItem[] {
    const going = state.over === null;
    const lead = this.lead(state, side);
    const values: Readonly<Record<ItemId, number>> = {
      over: this.#over(state, side),
      losses: this.#losses(state, side),
      collapse: this.#collapse(state, side),
      points: going ? this.#points(state, side, lead) : 0,
      place: going ? this.#places(state, side, lead) : 0,
      shocks: going ? this.#shocks(state, side) : 0,
      activation: going ? this.#activation(state, side) : 0,
      orders: going ? this.#orders(state, side) : 0,
      leaders: going ? this.#leaders(state, side) : 0,
    };
    const parts: Readonly<Partial<Record<ItemId, readonly AccountPart[]>>> = {
      losses: this.#byUnit((unit) => this.#tallies.at(state).lossOf(state, unit, side)),
      collapse: this.#field.formations.map(({ side: of, name }, f) => {
        const near = this.#nearCollapse(state, f);
        return { id: `formation-${f + 1}`, name, value: of === side ? -near : near };
      }),
      ...(going && { place: this.#byUnit((unit) => this.#placeOf(state, unit, side)) }),
    };
    return (Object.keys(values) as ItemId[]).map((id) => ({
      id,
      text: ITEMS[id],
      value: values[id],
      ...(parts[id] && { parts: parts[id] }),
    }));
  }

  #placeOf(state: State, unit: number, side: number): number {
    return this.#field.units[unit]!.side === side ? this.placement.placeOf(state, unit) : 0;
  }

  /** What each unit has in an item; most have nothing. */
  #byUnit(valueOf: (unit: number) => number): AccountPart[] {
    return this.#field.units.flatMap(({ name }, unit) => {
      const value = valueOf(unit);
      return value === 0 ? [] : [{ id: unitId(unit), name, value }];
    });
  }

  #over({ over }: State, side: number): number {
    if (over === null || over.winner === NOBODY) return 0;
    return over.winner === side ? this.#victory : -this.#victory;
  }

  #losses(state: State, side: number): number {
    return this.#tallies.at(state).losses(state, side);
  }

  /** The nearer a formation is to its collapse, the more each loss counts. */
  #collapse(state: State, side: number): number {
    let sum = 0;
    for (let f = 0; f < this.#formed.length; f++) {
      const near = this.#nearCollapse(state, f);
      sum += this.#field.formations[f]!.side === side ? -near : near;
    }
    return sum;
  }

  #nearCollapse(state: State, formation: number): number {
    if (this.#formed[formation]!.length === 0) return 0;
    const share = this.#tallies.at(state).collapses(state)[formation]!;
    const limit = this.#field.scenario.sides[this.#field.formations[formation]!.side]!.collapse || 4;
    return (share * share * this.placement.weights.collapse * this.#victory) / limit;
  }

  /** The score as it would be if the turn ended now. */
  lead(state: State, side: number): number {
    if (this.#led !== state) [this.#led, this.#leads] = [state, []];
    return (this.#leads[side] ??= this.#lead(state, side));
  }

  #lead(state: State, side: number): number {
    const { objectives } = this.#field;
    const tallies = this.#tallies.at(state);
    let lead = tallies.points(state, side) - tallies.points(state, 1 - side);
    for (let i = 0; i < objectives.length; i++) {
      const there = this.#field.places.stack(state, objectives[i]!.hex)[0];
      if (there === undefined || stateNumberIn(state.units[there]!) >= ROUTED) continue;
      const { side: holder } = this.#field.units[there]!;
      if (holder === state.held[i]) continue;
      const change = objectives[i]!.points * (state.held[i] === NOBODY ? 1 : 2);
      lead += holder === side ? change : -change;
    }
    return lead;
  }

  #late({ turn }: State): number {
    return turn / this.#field.scenario.turns;
  }

  #points(state: State, side: number, lead: number): number {
    const late = this.#late(state);
    const { points, pointsLater } = this.placement.weights;
    const scored = this.#victory * (lead / (Math.abs(lead) + DECISIVE)) * (points + pointsLater * late * late);
    // Nobody takes points of an exit back: they count from the first turn on as they will in the last.
    const exited = state.exited[side]! - state.exited[1 - side]!;
    return scored + this.#victory * (exited / (Math.abs(exited) + DECISIVE)) * pointsLater * (1 - late * late);
  }

  /** A side that leads late in the battle need not seek the enemy; one that is behind must. */
  drive(state: State, side: number, lead = this.lead(state, side)): number {
    const late = this.#late(state);
    return lead > 0 ? 1 - late * Math.min(1, lead / DECISIVE) : 1 + 0.5 * late;
  }

  #places(state: State, side: number, lead: number): number {
    return this.placement.places(state, side, this.drive(state, side, lead));
  }

  /** Shocks declared and not yet fought; and what can still be declared in this activation. */
  #shocks(state: State, side: number): number {
    const { active, step, assault, declared, pending } = state;
    if (active === NOBODY) return 0;
    let sum = 0;
    const count = (gain: number, of: number): void => void (sum += of === side ? gain : -gain);
    for (const one of declared) count(assaultGain(this.placement, state, one), one.side);
    if (assault !== null && (assault.stage !== 'after' || pending.some(({ owes }) => owes === 'fight')))
      count(assaultGain(this.placement, state, assault), assault.side);
    if (this.#field.formations[active]!.side !== side || !['fire', 'move', 'shock'].includes(step)) return sum;
    return sum + this.placement.weights.chance * this.#atHand(state, side);
  }

  #atHand(state: State, side: number): number {
    const { units } = state;
    const { neighbours } = this.#field.grid;
    const { places } = this.#field;
    const targets = new Set<number>();
    let sum = 0;
    for (const unit of this.#formed[state.active]!) {
      if (!mayShock(this.#field, state, unit)) continue;
      const hex = hexIn(units[unit]!);
      for (const direction of places.frontsOf(state, unit)) {
        const to = neighbours[hex * 6 + direction]!;
        if (to !== OFF && places.side(state, to) === 1 - side) targets.add(to);
      }
      if (this.placement.printed.horse[unit]) sum += this.placement.attacks.chargeFrom(state, unit);
    }
    for (const target of targets) sum += this.placement.attacks.shockOn(state, side, target);
    return sum;
  }

  /** How much a unit counts for what happens soon. */
  #urgency(state: State, unit: number): number {
    const hex = hexIn(state.units[unit]!);
    if (hex === OFF_MAP || stateNumberIn(state.units[unit]!) >= ROUTED) return 0;
    const near = this.placement.threats[1 - this.#field.units[unit]!.side]!.at(state).near[hex]!;
    return near === FAR ? 0 : (this.placement.values[unit]! * 4) / (3 + near);
  }

  /** What a formation with a marker to play could do, by how near it is to the enemy. */
  urgencyOf(state: State, formation: number): number {
    return this.#field.formations[formation]!.units.reduce((sum, unit) => sum + this.#urgency(state, unit), 0);
  }

  /** Counted until the first of them has done something: then it shows in what was done. */
  #activation(state: State, side: number): number {
    const { active, impulse } = state;
    if (active === NOBODY || !this.#isFresh(state)) return 0;
    const { side: of, units } = this.#field.formations[active]!;
    const free = impulse === 'passed' ? 1 : impulse === 'half' ? HALF : 0;
    let sum = 0;
    for (const unit of units) sum += this.#urgency(state, unit) * (state.units[unit]! & FLAG.led ? 1 : free);
    return ACTIVATION * (of === side ? sum : -sum);
  }

  /** Nobody has fired or moved; where guns could, whoever passes has chosen not to. */
  #isFresh(state: State): boolean {
    const { leader, units } = this.#field.formations[state.active]!;
    if (state.step !== 'fire' && state.step !== 'move') return false;
    if (units.some((unit) => (state.units[unit]! & (FLAG.fired | FLAG.moved)) !== 0)) return false;
    return state.step === 'fire' || (!leaderHas(state, leader, LEADER_FLAG.moved) && !mayFireAny(this.#field, state));
  }

  /** Units that act by orders in their next activations; what the other side ordered is not known. */
  #orders(state: State, side: number): number {
    let sum = 0;
    for (let f = 0; f < state.orders.length; f++)
      if (
        this.#field.formations[f]!.side === side &&
        (state.orders[f] === 'given' || state.orders[f] === 'shown-given')
      )
        sum += this.orderWorth(state, f);
    return sum;
  }

  orderWorth(state: State, formation: number): number {
    const { leader, units } = this.#field.formations[formation]!;
    const at = hexIn(state.leaders[leader]!);
    if (at === OFF_MAP) return 0;
    const { range, rating } = this.#field.leaders[leader]!;
    let sum = 0;
    for (const unit of units) {
      const hex = hexIn(state.units[unit]!);
      if (hex !== OFF_MAP && distance(this.#field.grid, at, hex) <= range) sum += this.#urgency(state, unit);
    }
    // Good leaders do without them rather.
    return ORDERS * sum * (1.2 - rating / 20);
  }

  #leaders(state: State, side: number): number {
    let sum = 0;
    for (let leader = 0; leader < this.#field.leaders.length; leader++)
      if (this.#field.leaders[leader]!.side === side)
        sum += this.leaderWorth(state, leader, hexIn(state.leaders[leader]!));
    return sum;
  }

  /** What it is worth that a leader stands in a hex: whom he has in range, and that he is not caught alone. */
  leaderWorth(state: State, leader: number, hex: number): number {
    if (hex === OFF_MAP) return 0;
    const { side, formation, range } = this.#field.leaders[leader]!;
    const units = formation < 0 ? this.#sideUnits(side) : this.#field.formations[formation]!.units;
    const weight = formation < 0 ? IN_COMMANDERS_RANGE : IN_RANGE;
    let sum = 0;
    for (const unit of units) {
      const at = hexIn(state.units[unit]!);
      if (at === OFF_MAP) continue;
      const far = distance(this.#field.grid, hex, at);
      if (far <= range) sum += weight * this.placement.values[unit]! * (far <= range - 2 ? 1.3 : 1);
    }
    const { near } = this.placement.threats[1 - side]!.at(state);
    if (near[hex]! <= 2 && this.#field.places.side(state, hex) !== side) sum -= 0.4;
    return sum;
  }

  readonly #bySide: (readonly number[] | undefined)[] = [];
  #sideUnits(side: number): readonly number[] {
    return (this.#bySide[side] ??= this.#field.units.flatMap((unit, u) => (unit.side === side ? [u] : [])));
  }
}
