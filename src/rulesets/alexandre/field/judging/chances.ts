import { DIRECTIONS, type Facing, OFF } from '../../../../space/hex.ts';
import { FRONTS } from '../places.ts';
import { facingOf, hexOf, type State } from '../state.ts';
import type { Standing } from './standing.ts';

/** What a unit would gain by what it could attack from one place or another: each attack is looked at once. */
export class Chances {
  readonly #standing: Standing;
  #state: State | undefined;
  #unit = -1;
  #mayAttack = false;
  /** What attacks on a hex promise without the unit. */
  readonly #without = new Map<number, number>();
  /** How much more they promise with it, by the way on which it comes. */
  readonly #gains = new Map<number, number>();

  constructor(standing: Standing) {
    this.#standing = standing;
  }

  of(state: State, unit: number, hex: number, facing: Facing): number {
    const stays = hexOf(state, unit) === hex && facingOf(state, unit) === facing;
    return this.#best(state, unit, hex, FRONTS[facing]!, stays);
  }

  /** As much as with any facing to which it would turn there. */
  most(state: State, unit: number, hex: number): number {
    return this.#best(state, unit, hex, DIRECTIONS, false);
  }

  #best(state: State, unit: number, hex: number, directions: readonly number[], stays: boolean): number {
    if (this.#state !== state || this.#unit !== unit) this.#follow(state, unit);
    if (!this.#mayAttack) return 0;
    const { beside, field, sides, weights } = this.#standing;
    const places = field.places.at(state.units);
    let best = 0;
    for (const direction of directions) {
      const target = beside[hex * 6 + direction]!;
      if (target === OFF || places.side(target) !== 1 - sides[unit]!) continue;
      best = Math.max(best, stays ? this.#now(state, unit, target) : this.#gain(state, unit, hex, direction, target));
    }
    return weights.chance * best;
  }

  #follow(state: State, unit: number): void {
    [this.#state, this.#unit] = [state, unit];
    this.#mayAttack = this.#standing.mayStillAttack(state, unit);
    this.#without.clear();
    this.#gains.clear();
  }

  #now(state: State, unit: number, target: number): number {
    const standing = this.#standing;
    return standing.attackOn(state, standing.sides[unit]!, target) - this.#withoutIt(state, unit, target);
  }

  #gain(state: State, unit: number, hex: number, direction: number, target: number): number {
    const standing = this.#standing;
    const way = hex * 6 + direction;
    let gain = this.#gains.get(way);
    if (gain === undefined) {
      const together = standing.attackOn(state, standing.sides[unit]!, target, unit, hex);
      this.#gains.set(way, (gain = together - this.#withoutIt(state, unit, target)));
    }
    return gain;
  }

  #withoutIt(state: State, unit: number, target: number): number {
    const standing = this.#standing;
    let without = this.#without.get(target);
    if (without === undefined)
      this.#without.set(target, (without = standing.attackOn(state, standing.sides[unit]!, target, -1, -1, unit)));
    return without;
  }
}
