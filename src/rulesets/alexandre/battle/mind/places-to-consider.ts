import { HEX_BITS, HEX_MASK } from '../../../../space/reach/costs.ts';
import { distance } from '../../../../space/hex.ts';
import { FAR } from '../../../../space/nearest.ts';
import { mayEnd, reachOf } from '../actions/movement.ts';
import { DISCOURAGED, hexOf, type State, stateNumberIn } from '../position/state.ts';
import type { MoveCache } from './move-cache.ts';
import type { Placement } from './placement.ts';

/** Where units may end their moves, and at which of those places to look closely: in memory of its own. */
export class PlacesToConsider {
  readonly #placement: Placement;
  readonly #known: MoveCache;
  /** A bit for each facing in which a unit may end its move, by hex: of the unit looked at last. */
  readonly facings: Uint8Array;
  /** The hexes where it has such a bit. */
  readonly #hexes: Int16Array;
  #count = 0;
  /** The same hexes, each behind the number of distances that promise more than its own. */
  readonly #ranked: Int32Array;
  /** By the hexes to the nearest enemy. */
  readonly #promises = new Float64Array(FAR + 1);

  constructor(placement: Placement, known: MoveCache) {
    this.#placement = placement;
    this.#known = known;
    const { hexes } = placement.field.grid;
    this.facings = new Uint8Array(hexes);
    this.#hexes = new Int16Array(hexes);
    this.#ranked = new Int32Array(hexes);
  }

  /** The most promising hexes, those to which it could withdraw, and those beside it. */
  of(state: State, unit: number, drive: number): readonly number[] {
    this.#search(state, unit);
    this.#rank(state, unit, drive);
    const { weights, field } = this.#placement;
    const ranked = this.#ranked.subarray(0, this.#count).sort();
    const chosen: number[] = [];
    for (let i = 0; i < ranked.length; i++)
      if (i < weights.closeLooks || i >= ranked.length - weights.withdrawals) chosen.push(ranked[i]! & HEX_MASK);
    const here = hexOf(state, unit);
    for (let i = 0; i < this.#count; i++) {
      const hex = this.#hexes[i]!;
      if (distance(field.grid, hex, here) <= 1 && !chosen.includes(hex)) chosen.push(hex);
    }
    return chosen;
  }

  /** All ends of its moves. */
  #search(state: State, unit: number): void {
    const { field } = this.#placement;
    const { facings } = this;
    const hexes = this.#hexes;
    for (let i = 0; i < this.#count; i++) facings[hexes[i]!] = 0;
    const units = [unit];
    const places = field.places.at(state.units);
    const reach = reachOf(field, state, units);
    let count = 0;
    for (let i = 0; i < reach.count; i++) {
      const place = reach.places[i]!;
      const hex = reach.hexOf(place);
      const facing = reach.facingOf(place);
      if (facings[hex] === 0) this.#known.dependsOn(unit, hex);
      if (places.topUnit(hex) >= 0 && !mayEnd(field, state, units, hex, facing)) continue;
      if (facings[hex] === 0) hexes[count++] = hex;
      facings[hex]! |= 1 << facing;
    }
    this.#count = count;
  }

  #rank(state: State, unit: number, drive: number): void {
    const placement = this.#placement;
    const { near } = placement.threats[1 - placement.sides[unit]!]!.at(state);
    const shaken = stateNumberIn(state.units[unit]!) >= DISCOURAGED;
    const seeks = Math.max(drive, shaken ? drive : 0.3);
    let nearest = FAR;
    let farthest = 0;
    for (let i = 0; i < this.#count; i++) {
      const away = near[this.#hexes[i]!]!;
      nearest = Math.min(nearest, away);
      farthest = Math.max(farthest, away);
    }
    const promises = this.#promises;
    for (let away = nearest; away <= farthest; away++)
      promises[away] = placement.nearnessAt(state, unit, away, seeks) + (away === 1 && !shaken ? 0.5 : 0);
    for (let i = 0; i < this.#count; i++) {
      const hex = this.#hexes[i]!;
      const promise = promises[near[hex]!]!;
      let better = 0;
      for (let away = nearest; away <= farthest; away++) if (promises[away]! > promise) better++;
      this.#ranked[i] = (better << HEX_BITS) | hex;
    }
  }
}
