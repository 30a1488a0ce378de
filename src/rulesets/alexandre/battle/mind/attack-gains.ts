import { OFF } from '../../../../space/hex.ts';
import { hexOf, type State } from '../position/state.ts';
import type { Placement } from './placement.ts';

/** What a unit would gain by what it could attack from one place or another: each attack is looked at once. */
export class AttackGains {
  readonly #placement: Placement;
  #state: State | undefined;
  #unit = -1;
  #mayAttack = false;
  /** What attacks on a hex promise without the unit. */
  readonly #without: Remembered;
  /** How much more they promise with it, by the way on which it comes. */
  readonly #gains: Remembered;

  constructor(placement: Placement) {
    this.#placement = placement;
    const { hexes } = placement.field.grid;
    this.#without = new Remembered(hexes);
    this.#gains = new Remembered(hexes * 6);
  }

  /** By an attack in a direction, once it has come to a hex. */
  of(state: State, unit: number, hex: number, direction: number): number {
    const target = this.#target(state, unit, hex, direction);
    if (target === OFF) return 0;
    const way = hex * 6 + direction;
    if (this.#gains.has(way)) return this.#gains.get(way);
    const { sides } = this.#placement;
    const together = this.#placement.attackOn(state, sides[unit]!, target, unit, hex);
    return this.#gains.set(way, together - this.#withoutIt(state, unit, target));
  }

  /** By an attack in a direction, as it stands. */
  now(state: State, unit: number, direction: number): number {
    const target = this.#target(state, unit, hexOf(state, unit), direction);
    if (target === OFF) return 0;
    const { sides } = this.#placement;
    return this.#placement.attackOn(state, sides[unit]!, target) - this.#withoutIt(state, unit, target);
  }

  /** The hex that it would attack; `OFF` where it may not, or where there is no enemy. */
  #target(state: State, unit: number, hex: number, direction: number): number {
    if (this.#state !== state || this.#unit !== unit) this.#follow(state, unit);
    if (!this.#mayAttack) return OFF;
    const { beside, field, sides } = this.#placement;
    const target = beside[hex * 6 + direction]!;
    return target !== OFF && field.places.at(state.units).side(target) === 1 - sides[unit]! ? target : OFF;
  }

  #follow(state: State, unit: number): void {
    this.#state = state;
    this.#unit = unit;
    this.#mayAttack = this.#placement.mayStillAttack(state, unit);
    this.#without.forget();
    this.#gains.forget();
  }

  #withoutIt(state: State, unit: number, target: number): number {
    const placement = this.#placement;
    if (this.#without.has(target)) return this.#without.get(target);
    return this.#without.set(target, placement.attackOn(state, placement.sides[unit]!, target, -1, -1, unit));
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
