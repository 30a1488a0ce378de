import { type Facing, OFF } from '../../../../space/hex.ts';
import { hexIn, type State } from '../position/state.ts';
import { DISCOURAGED, ROUTED, stateAt } from './state-order.ts';
import type { Standing } from './standing.ts';

/**
 * What the enemy could do to a unit that stood in a hex, from each side of it. Only the end depends on the facing, so that
 * whoever tries all facings in a hex looks around once.
 */
export class Blows {
  readonly #standing: Standing;
  #units: readonly number[] | undefined;
  #leaders: readonly number[] | undefined;
  #unit = -1;
  #hex = -1;
  /** Of the unit struck. */
  #shown = 0;
  #own = 0;
  /** Blow by blow: from where, the total of its melee but for the facing, how sure it is, who strikes. */
  #count = 0;
  readonly #directions = new Int8Array(6);
  readonly #totals = new Int16Array(6);
  readonly #weights = new Float64Array(6);
  readonly #states = new Int8Array(6);
  readonly #strengths = new Int16Array(6);

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  /** Looks around, unless it has just been asked about the same. */
  on(state: State, unit: number, hex: number): this {
    if (this.#unit === unit && this.#hex === hex && this.#units === state.units && this.#leaders === state.leaders)
      return this;
    this.#units = state.units;
    this.#leaders = state.leaders;
    this.#unit = unit;
    this.#hex = hex;
    const { field, strokes, weights, types, sides, beside } = this.#standing;
    const standing = this.#standing;
    const { units } = state;
    const word = units[unit]!;
    const side = sides[unit]!;
    const places = field.places.at(units);
    const { striker, crowd } = standing.threats[1 - side]!.at(state);
    const enemyBonuses = standing.bonuses.at(state, 1 - side);
    const shown = stateAt(word);
    const quality = standing.quality(word, unit);
    const there = places.topUnit(hex);
    const mate = there === unit ? places.bottomUnit(hex) : there;
    const stacked = mate >= 0 && mate !== unit && sides[mate] === side ? standing.strength(units[mate]!, mate) : 0;
    const defending = standing.strength(word, unit) + stacked;
    const always = (shown === DISCOURAGED ? strokes.defenderDiscouraged : 0) - standing.bonuses.at(state, side)[hex]!;
    let count = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = beside[hex * 6 + direction]!;
      if (near === OFF) continue;
      const first = places.topUnit(near);
      let enemy: number;
      let weight = 1;
      if (first >= 0 && first !== unit && stateAt(units[first]!) < ROUTED) {
        if (sides[first] === side) continue;
        enemy = first;
      } else {
        enemy = striker[near]!;
        weight = weights.exposureAfar;
        if (enemy < 0) continue;
      }
      const striking = units[enemy]!;
      const strength = standing.strength(striking, enemy);
      this.#directions[count] = direction;
      this.#weights[count] = weight;
      this.#states[count] = stateAt(striking);
      this.#strengths[count] = strength;
      this.#totals[count] =
        strokes.type(types[enemy]!, types[unit]!) +
        strokes.ratio(crowd[near]! > 1 ? Math.floor(strength * 1.5) : strength, defending) +
        strokes.quality(standing.quality(striking, enemy), quality) +
        strokes.ground[near * 6 + ((direction + 3) % 6)]! +
        (stateAt(striking) === DISCOURAGED ? strokes.attackerDiscouraged : 0) +
        enemyBonuses[hexIn(striking)]! +
        always;
      count++;
    }
    this.#count = count;
    this.#shown = shown;
    this.#own = standing.strength(word, unit);
    return this;
  }

  /** The strength that the unit would lose with a facing, by the best blow and the next one; `held`: for its flanks. */
  against(facing: Facing, held: number): number {
    const { strokes, weights } = this.#standing;
    let best = 0;
    let second = 0;
    for (let i = 0; i < this.#count; i++) {
      const total = this.#totals[i]! + strokes.aspects[facing * 6 + this.#directions[i]!]! + held;
      const blow =
        this.#weights[i]! *
        (strokes.defenderLoss(total, this.#shown) * this.#own -
          0.5 * strokes.attackerLoss(total, this.#states[i]!) * this.#strengths[i]!);
      if (blow > best) {
        second = best;
        best = blow;
      } else if (blow > second) second = blow;
    }
    return best + weights.secondThreat * second;
  }
}
