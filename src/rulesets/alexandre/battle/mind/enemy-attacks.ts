import { type Facing, OFF } from '../../../../space/hex.ts';
import { DISCOURAGED, hexIn, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import type { Placement } from './placement.ts';

/**
 * What the enemy could do to a unit that stood in a hex, from each side of it. Only the end depends on the facing, so that
 * whoever tries all facings in a hex looks around once.
 */
export class EnemyAttacks {
  readonly #placement: Placement;
  #units: readonly number[] | undefined;
  #leaders: readonly number[] | undefined;
  #unit = -1;
  #hex = -1;
  /** Of the unit struck. */
  #shown = 0;
  #own = 0;
  /** Attack by attack: from where, the total of its melee but for the facing, how sure it is, who strikes. */
  #count = 0;
  readonly #directions = new Int8Array(6);
  readonly #totals = new Int16Array(6);
  readonly #weights = new Float64Array(6);
  readonly #states = new Int8Array(6);
  readonly #strengths = new Int16Array(6);

  constructor(placement: Placement) {
    this.#placement = placement;
  }

  /** Looks around, unless it has just been asked about the same. */
  on(state: State, unit: number, hex: number): this {
    if (this.#unit === unit && this.#hex === hex && this.#units === state.units && this.#leaders === state.leaders)
      return this;
    this.#units = state.units;
    this.#leaders = state.leaders;
    this.#unit = unit;
    this.#hex = hex;
    const { field, tables, weights, types, sides, beside } = this.#placement;
    const placement = this.#placement;
    const { units } = state;
    const word = units[unit]!;
    const side = sides[unit]!;
    const places = field.places.at(units);
    const { striker, crowd } = placement.threats[1 - side]!.at(state);
    const enemyBonuses = placement.bonuses.at(state, 1 - side);
    const shown = stateNumberIn(word);
    const quality = placement.quality(word, unit);
    const there = places.topUnit(hex);
    const mate = there === unit ? places.bottomUnit(hex) : there;
    const stacked = mate >= 0 && mate !== unit && sides[mate] === side ? placement.strength(units[mate]!, mate) : 0;
    const defending = placement.strength(word, unit) + stacked;
    const always = (shown === DISCOURAGED ? tables.defenderDiscouraged : 0) - placement.bonuses.at(state, side)[hex]!;
    let count = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = beside[hex * 6 + direction]!;
      if (near === OFF) continue;
      const first = places.topUnit(near);
      let enemy: number;
      let weight = 1;
      if (first >= 0 && first !== unit && stateNumberIn(units[first]!) < ROUTED) {
        if (sides[first] === side) continue;
        enemy = first;
      } else {
        enemy = striker[near]!;
        weight = weights.exposureAfar;
        if (enemy < 0) continue;
      }
      const striking = units[enemy]!;
      const strength = placement.strength(striking, enemy);
      this.#directions[count] = direction;
      this.#weights[count] = weight;
      this.#states[count] = stateNumberIn(striking);
      this.#strengths[count] = strength;
      this.#totals[count] =
        tables.type(types[enemy]!, types[unit]!) +
        tables.ratio(crowd[near]! > 1 ? Math.floor(strength * 1.5) : strength, defending) +
        tables.quality(placement.quality(striking, enemy), quality) +
        tables.ground[near * 6 + ((direction + 3) % 6)]! +
        (stateNumberIn(striking) === DISCOURAGED ? tables.attackerDiscouraged : 0) +
        enemyBonuses[hexIn(striking)]! +
        always;
      count++;
    }
    this.#count = count;
    this.#shown = shown;
    this.#own = placement.strength(word, unit);
    return this;
  }

  /** The strength that the unit would lose with a facing, by the best attack and the next one; `held`: for its flanks. */
  against(facing: Facing, held: number): number {
    const { tables, weights } = this.#placement;
    let best = 0;
    let second = 0;
    for (let i = 0; i < this.#count; i++) {
      const total = this.#totals[i]! + tables.aspects[facing * 6 + this.#directions[i]!]! + held;
      const loss =
        this.#weights[i]! *
        (tables.defenderLoss(total, this.#shown) * this.#own -
          0.5 * tables.attackerLoss(total, this.#states[i]!) * this.#strengths[i]!);
      if (loss > best) {
        second = best;
        best = loss;
      } else if (loss > second) second = loss;
    }
    return best + weights.secondThreat * second;
  }
}
