import { OFF } from '../../../../space/hex.ts';
import { FLAG, facingIn, hexIn, LEADER_FLAG, OFF_MAP, type State } from '../position/state.ts';
import type { Placement } from './placement.ts';

/** What the places of units depend on: hex, facing, state, and who is on top. */
const PLACE_AND_STATE = FLAG.below | (FLAG.below - 1);
/** What leaders bring depends on: hex, fate, and whether it is a substitute. */
const PLACE_AND_FATE = LEADER_FLAG.substitute | (LEADER_FLAG.activated - 1);

/**
 * What it is worth to a side that its units stand where they do. Follows one position after the other: of a unit it looks
 * anew where its own counter, one beside it, the distance to the enemy or the enemies who could come beside it have changed.
 */
export class SidePlacement {
  readonly #placement: Placement;
  readonly #side: number;
  readonly #drive: number;
  readonly #units: readonly number[];
  readonly #placeWorths: Float64Array;
  readonly #uncommanded: Float64Array;
  /** The distance to the enemy at which a place was judged. */
  readonly #near: Uint8Array;
  /** The time of the threats at which a place was judged; -1: it must be judged anew. */
  readonly #judged: Int32Array;
  #of: readonly number[];
  #led: readonly number[];

  constructor(placement: Placement, side: number, drive: number) {
    this.#placement = placement;
    this.#side = side;
    this.#drive = drive;
    const { units } = placement.field;
    this.#units = units.flatMap((unit, u) => (unit.side === side ? [u] : []));
    this.#placeWorths = new Float64Array(units.length);
    this.#uncommanded = new Float64Array(units.length);
    this.#near = new Uint8Array(units.length);
    this.#judged = new Int32Array(units.length).fill(-1);
    this.#of = units.map(() => OFF_MAP);
    this.#led = placement.field.leaders.map(() => OFF_MAP);
  }

  sum(state: State): number {
    const { units } = state;
    const threats = this.#placement.threats[1 - this.#side]!.at(state);
    this.#follow(state);
    let sum = 0;
    for (const unit of this.#units) {
      const hex = hexIn(units[unit]!);
      if (hex === OFF_MAP) continue;
      if (this.#near[unit] !== threats.near[hex] || this.#judged[unit]! < threats.stirred[hex]!) {
        this.#placeWorths[unit] = this.#placement.placeWithoutCommand(
          state,
          unit,
          hex,
          facingIn(units[unit]!),
          this.#drive,
        );
        this.#near[unit] = threats.near[hex]!;
        this.#judged[unit] = threats.time;
      }
      sum += this.#placeWorths[unit]! - this.#uncommanded[unit]!;
    }
    return sum;
  }

  /** What one unit has in the last sum. */
  of(unit: number): number {
    const isOurs = this.#placement.field.units[unit]!.side === this.#side;
    return !isOurs || hexIn(this.#of[unit]!) === OFF_MAP ? 0 : this.#placeWorths[unit]! - this.#uncommanded[unit]!;
  }

  #follow(state: State): void {
    const before = this.#of;
    const ledBefore = this.#led;
    this.#of = state.units;
    this.#led = state.leaders;
    const moved = ledBefore !== state.leaders && this.#followLeaders(state, ledBefore);
    if (before !== state.units)
      for (let unit = 0; unit < before.length; unit++) {
        const old = before[unit]!;
        const now = state.units[unit]!;
        if (((old ^ now) & PLACE_AND_STATE) === 0) continue;
        this.#touch(state, hexIn(old));
        this.#touch(state, hexIn(now));
        if (!moved && this.#placement.field.units[unit]!.side === this.#side) this.#command(state, unit);
      }
    if (moved) for (const unit of this.#units) this.#command(state, unit);
  }

  /** Says whether a leader of the side commands otherwise than before. */
  #followLeaders(state: State, before: readonly number[]): boolean {
    const { field, threats } = this.#placement;
    const places = field.places.at(state.units);
    let moved = false;
    for (let leader = 0; leader < state.leaders.length; leader++) {
      const old = before[leader]!;
      const now = state.leaders[leader]!;
      if (((old ^ now) & PLACE_AND_FATE) === 0) continue;
      const own = field.leaders[leader]!.side === this.#side;
      if (own) moved = true;
      for (const hex of [hexIn(old), hexIn(now)]) {
        this.#touch(state, hex);
        if (!own) for (const unit of places.stack(hex)) threats[1 - this.#side]!.stir(unit);
      }
    }
    return moved;
  }

  #command(state: State, unit: number): void {
    const hex = hexIn(state.units[unit]!);
    this.#uncommanded[unit] = hex === OFF_MAP ? 0 : this.#placement.uncommanded(state, unit, hex);
  }

  /** Whoever stands there or beside it is judged anew. */
  #touch({ units }: State, hex: number): void {
    if (hex === OFF_MAP) return;
    const { places, grid } = this.#placement.field;
    places.at(units);
    this.#forget(places.topUnit(hex), places.bottomUnit(hex));
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = grid.neighbours[side]!;
      if (near !== OFF) this.#forget(places.topUnit(near), places.bottomUnit(near));
    }
  }

  #forget(top: number, below: number): void {
    if (top >= 0) this.#judged[top] = -1;
    if (below >= 0) this.#judged[below] = -1;
  }
}
