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
  readonly #without: Remembered;
  /** How much more they promise with it, by the way on which it comes. */
  readonly #gains: Remembered;

  constructor(standing: Standing) {
    this.#standing = standing;
    const { hexes } = standing.field.grid;
    this.#without = new Remembered(hexes);
    this.#gains = new Remembered(hexes * 6);
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
    this.#without.forget();
    this.#gains.forget();
  }

  #now(state: State, unit: number, target: number): number {
    const standing = this.#standing;
    return standing.attackOn(state, standing.sides[unit]!, target) - this.#withoutIt(state, unit, target);
  }

  #gain(state: State, unit: number, hex: number, direction: number, target: number): number {
    const standing = this.#standing;
    const way = hex * 6 + direction;
    if (this.#gains.has(way)) return this.#gains.get(way);
    const together = standing.attackOn(state, standing.sides[unit]!, target, unit, hex);
    return this.#gains.set(way, together - this.#withoutIt(state, unit, target));
  }

  #withoutIt(state: State, unit: number, target: number): number {
    const standing = this.#standing;
    if (this.#without.has(target)) return this.#without.get(target);
    return this.#without.set(target, standing.attackOn(state, standing.sides[unit]!, target, -1, -1, unit));
  }
}

/** Numbers by place, until they are forgotten all at once. */
class Remembered {
  readonly #values: Float64Array;
  /** When each was remembered. */
  readonly #times: Int32Array;
  #time = 1;

  constructor(places: number) {
    this.#values = new Float64Array(places);
    this.#times = new Int32Array(places);
  }

  has(place: number): boolean {
    return this.#times[place] === this.#time;
  }

  get(place: number): number {
    return this.#values[place]!;
  }

  set(place: number, value: number): number {
    this.#times[place] = this.#time;
    this.#values[place] = value;
    return value;
  }

  forget(): void {
    if (++this.#time > 0x7ffffffe) {
      this.#times.fill(0);
      this.#time = 1;
    }
  }
}
