import { type Grid, within } from '../../../../space/hex.ts';
import { facingIn, FLAG, hexIn, OFF_MAP, type State, withFacing } from '../position/state.ts';
import type { Placement } from './placement.ts';

/** What the place of a unit itself depends on: hex, facing, state, and whether it is a square. */
const OWN_PLACE = FLAG.square | (FLAG.square - 1);
/** What others bear on it by: where they stand, and in which state. */
const PRESENCE = withFacing(FLAG.square - 1, 0);
/** As far as others bear on it: enemies beside it, and two friends who bar the way to a hex beside it. */
const ENEMIES_BEAR = 1;
const FRIENDS_BEAR = 2;

/**
 * Friends beside the units of a side, and what the enemy could do to them. Follows one position after the other: of a unit
 * it looks anew where its own counter, one near it, the distance to the enemy, the enemies who could come beside it or
 * the markers that they still have are others than before.
 */
export class SidePlacement {
  readonly #placement: Placement;
  readonly #side: number;
  readonly #formations: readonly number[];
  readonly friends: Uint8Array;
  readonly exposure: Float64Array;
  /** The distance to the enemy at which a place was judged. */
  readonly #near: Uint8Array;
  /** The time of the threats at which a place was judged; -1: it must be judged anew. */
  readonly #judged: Int32Array;
  #of: readonly number[];
  #markers: readonly number[] = [];
  #spent = -1;
  readonly #friendsAround: Around;
  readonly #enemiesAround: Around;

  constructor(placement: Placement, side: number) {
    this.#placement = placement;
    this.#side = side;
    const { units, formations, grid } = placement.field;
    this.#friendsAround = new Around(grid, FRIENDS_BEAR);
    this.#enemiesAround = new Around(grid, ENEMIES_BEAR);
    this.#formations = formations.flatMap((formation, f) => (formation.side === side ? [] : [f]));
    this.friends = new Uint8Array(units.length);
    this.exposure = new Float64Array(units.length);
    this.#near = new Uint8Array(units.length);
    this.#judged = new Int32Array(units.length).fill(-1);
    this.#of = units.map(() => OFF_MAP);
  }

  at(state: State): this {
    if (this.#markers !== state.markers) this.#followMarkers(state.markers);
    if (this.#of !== state.units) this.#follow(state);
    return this;
  }

  /** Judges a unit of the side anew where it must; says whether it did. */
  judge(state: State, unit: number): boolean {
    const threats = this.#placement.threats[1 - this.#side]!.at(state);
    const word = state.units[unit]!;
    const hex = hexIn(word);
    if (this.#near[unit] === threats.near[hex] && this.#judged[unit]! >= threats.stirred[hex]!) return false;
    this.friends[unit] = this.#placement.friends(state, unit, hex, facingIn(word));
    this.exposure[unit] = this.#placement.exposure.of(
      state,
      unit,
      hex,
      facingIn(word),
      this.#placement.mates(state, unit, hex),
    );
    this.#near[unit] = threats.near[hex]!;
    this.#judged[unit] = threats.time;
    return true;
  }

  #followMarkers(markers: readonly number[]): void {
    this.#markers = markers;
    const spent = this.#formations.reduce((bits, f, i) => (markers[f] === 0 ? bits | (1 << i) : bits), 0);
    if (spent !== this.#spent) this.#judged.fill(-1);
    this.#spent = spent;
  }

  #follow(state: State): void {
    const [before, { units }] = [this.#of, state];
    const { sides } = this.#placement.printed;
    this.#of = units;
    for (let unit = 0; unit < units.length; unit++) {
      const old = before[unit]!;
      const now = units[unit]!;
      const changed = (old ^ now) & OWN_PLACE;
      if (changed === 0) continue;
      if ((changed & PRESENCE) === 0) this.#judged[unit] = -1;
      else {
        const around = sides[unit] === this.#side ? this.#friendsAround : this.#enemiesAround;
        this.#touch(state, hexIn(old), around);
        if (hexIn(old) !== hexIn(now)) this.#touch(state, hexIn(now), around);
      }
    }
  }

  /** Whoever stands there or near it is judged anew. */
  #touch(state: State, hex: number, around: Around): void {
    if (hex === OFF_MAP) return;
    const { places } = this.#placement.field;
    for (const near of around.of(hex))
      if (places.side(state, near) === this.#side)
        for (const unit of places.stack(state, near)) this.#judged[unit] = -1;
  }
}

/** The hexes around others, as far as a radius. */
class Around {
  readonly #grid: Grid;
  readonly #radius: number;
  readonly #known: (readonly number[])[] = [];

  constructor(grid: Grid, radius: number) {
    this.#grid = grid;
    this.#radius = radius;
  }

  of(hex: number): readonly number[] {
    return (this.#known[hex] ??= within(this.#grid, hex, this.#radius));
  }
}
