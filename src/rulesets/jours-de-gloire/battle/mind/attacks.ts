import { distance, OFF } from '../../../../space/hex.ts';
import { mayShock } from '../turn/activation.ts';
import { mayCharge } from '../actions/charge.ts';
import type { Field } from '../position/field.ts';
import { facingIn, FLAG, hexIn, OFF_MAP, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import type { Exposure } from './exposure.ts';
import type { CounterValues } from './counter-values.ts';
import { MOST_ODDS, type ShockTables, WAY_BACK } from './shock-tables.ts';
import type { Threats } from './threats.ts';

const NOBODY: readonly number[] = [];
/** As far as cavalry strikes: where it rather stands, and what a square guards against. */
export const HORSE_STANDS = 3;

/** Judges what attacks promise, at a quick look. */
export class Attacks {
  readonly #field: Field;
  readonly #printed: CounterValues;
  readonly #tables: ShockTables;
  readonly #threats: readonly [Threats, Threats];
  readonly #exposure: Exposure;

  constructor(
    field: Field,
    printed: CounterValues,
    tables: ShockTables,
    threats: readonly [Threats, Threats],
    exposure: Exposure,
  ) {
    this.#field = field;
    this.#printed = printed;
    this.#tables = tables;
    this.#threats = threats;
    this.#exposure = exposure;
  }

  /**
   * What a shock on a hex promises: what the enemy would lose more than we. `coming` would attack too, from `from`;
   * `leaving` no more.
   */
  shockOn(
    state: State,
    side: number,
    target: number,
    coming: readonly number[] = NOBODY,
    from = -1,
    leaving: readonly number[] = NOBODY,
  ): number {
    const [field, printed, tables] = [this.#field, this.#printed, this.#tables];
    const { places } = field;
    const defenders = places.stack(state, target);
    const first = defenders[0];
    if (first === undefined || printed.sides[first] === side) return 0;
    for (const { on } of state.declared) if (on === target) return 0;
    let [defending, guard, formed] = [0, 0, 0];
    for (const unit of defenders) {
      if (printed.guns[unit]) continue;
      formed++;
      defending += printed.strength(state.units[unit]!, unit);
      guard = Math.max(guard, printed.cohesion(state.units[unit]!, unit));
    }
    const gunsAlone = formed === 0;
    if (gunsAlone) guard = printed.cohesion(state.units[first]!, first);
    const word = state.units[first]!;
    const facing = facingIn(word);
    const square = (word & FLAG.square) !== 0;
    const six = field.isSixFronts(target) || square;
    const rears = printed.rears(word, first);
    let [strength, cohesion, worst, idle] = [0, 0, 99, 0];
    let [inFront, inRear, foot] = [false, false, false];
    const attackers: number[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const near = field.grid.neighbours[target * 6 + direction]!;
      if (near === OFF) continue;
      const back = (direction + 3) % 6;
      const before = attackers.length;
      if (places.side(state, near) === side)
        for (const unit of places.stack(state, near)) {
          if (printed.guns[unit] || leaving.includes(unit) || coming.includes(unit)) continue;
          if (mayShock(field, state, unit) && places.hasInFront(state, unit, back)) attackers.push(unit);
        }
      if (near === from) for (const unit of coming) if (!printed.guns[unit]) attackers.push(unit);
      if (attackers.length === before) continue;
      const ground = tables.ground(near, back);
      if (ground === undefined) {
        attackers.length = before;
        continue;
      }
      worst = Math.min(worst, ground);
      if (rears[facing * 6 + direction] === 1) inRear = true;
      else inFront = true;
      for (let i = before; i < attackers.length; i++) {
        const unit = attackers[i]!;
        strength += printed.strength(state.units[unit]!, unit);
        cohesion = Math.max(cohesion, printed.cohesion(state.units[unit]!, unit));
        if (printed.horse[unit]) idle = tables.idleCavalry;
        else foot = true;
      }
    }
    if (attackers.length === 0) return 0;
    const shown = stateNumberIn(word);
    const rear = shown === ROUTED ? tables.routed : six ? 0 : inRear ? tables.rear + (inFront ? 1 : 0) : 0;
    const total =
      (gunsAlone ? MOST_ODDS : tables.ratio(strength, defending)) +
      cohesion -
      guard +
      worst +
      rear +
      idle +
      (square && foot && idle === 0 ? tables.footOnSquare : 0);
    let gain = 0;
    for (const unit of defenders) gain += this.#lostBy(state, unit, total, gunsAlone);
    for (const unit of attackers) gain -= this.#paidBy(state, unit, total, false);
    return Math.max(0, gain);
  }

  /** What a charge by cavalry that stays where it is promises: the best one. */
  chargeFrom(state: State, unit: number): number {
    const [field, printed, tables] = [this.#field, this.#printed, this.#tables];
    if (!printed.horse[unit] || !mayCharge(field, state, unit)) return 0;
    const side = printed.sides[unit]!;
    const own = state.units[unit]!;
    const from = hexIn(own);
    if (this.#threats[1 - side]!.at(state).near[from]! > HORSE_STANDS) return 0;
    const bonus = printed.heavy[unit] ? tables.heavyCharge : tables.charge;
    let best = 0;
    for (let enemy = 0; enemy < field.units.length; enemy++) {
      if (printed.sides[enemy] === side) continue;
      const word = state.units[enemy]!;
      const hex = hexIn(word);
      if (hex === OFF_MAP || distance(field.grid, from, hex) > HORSE_STANDS || !tables.isForCharges(hex)) continue;
      const square = (word & FLAG.square) !== 0;
      const gunsAlone = printed.guns[enemy]! && field.places.stack(state, hex).length === 1;
      const standing = this.#exposure.formedStrength(state, hex) || 1;
      const total =
        (gunsAlone ? MOST_ODDS : tables.ratio(printed.strength(own, unit), standing)) +
        printed.cohesion(own, unit) -
        printed.cohesion(word, enemy) +
        (square ? tables.chargeOnSquare : bonus) +
        (stateNumberIn(word) === ROUTED ? tables.routed : 0) +
        1;
      const gain = this.#lostBy(state, enemy, total, gunsAlone) - this.#paidBy(state, unit, total, true);
      if (gain > best) best = gain;
    }
    return best;
  }

  #lostBy({ units }: State, unit: number, total: number, gunsAlone: boolean): number {
    const [word, printed] = [units[unit]!, this.#printed];
    const [cohesion, reverse] = [printed.cohesion(word, unit), printed.reverse(unit)];
    return (
      printed.stakes[unit]! *
      this.#tables.defenderLoss(total, stateNumberIn(word), cohesion, reverse, WAY_BACK.open, gunsAlone)
    );
  }

  #paidBy({ units }: State, unit: number, total: number, charging: boolean): number {
    const [word, printed] = [units[unit]!, this.#printed];
    const [cohesion, reverse] = [printed.cohesion(word, unit), printed.reverse(unit)];
    return printed.stakes[unit]! * this.#tables.attackerLoss(total, stateNumberIn(word), cohesion, reverse, charging);
  }
}
