import { Finder } from '../../../../space/finder.ts';
import { OFF } from '../../../../space/hex.ts';
import type { Field } from '../field.ts';
import { hexIn, NOWHERE, type Position, UNIT_STATES } from '../state.ts';

const POINT = 2;
/** Points that a unit keeps for turning towards whom it strikes. */
const KEPT_FOR_TURNING = 1;
/** No enemy is left that stands. */
export const FAR = 99;
const STATE_SHIFT = 15;
const ROUTED = UNIT_STATES.indexOf('routed');

/** Where a side could strike from in its next activation: kept for one list of its counters at a time. */
export class Threats {
  readonly #field: Field;
  readonly #units: readonly number[];
  readonly #finder: Finder;
  /** Hexes in reach over open ground, by counter and hex. */
  readonly #reaches = new Map<number, Int16Array>();
  #of: number[] = [];
  /** The strongest of the side that could stand in a hex, or -1. */
  readonly striker: Int16Array;
  /** How many could. */
  readonly crowd: Uint8Array;
  /** Hexes to the nearest one of the side that is not routed. */
  readonly near: Uint8Array;

  constructor(field: Field, side: number) {
    this.#field = field;
    this.#units = field.units.flatMap((unit, u) => (unit.side === side ? [u] : []));
    this.#finder = new Finder(field.grid);
    this.striker = new Int16Array(field.grid.hexes);
    this.crowd = new Uint8Array(field.grid.hexes);
    this.near = new Uint8Array(field.grid.hexes);
  }

  /** Follows a position: anew only where a counter of the side has changed. */
  at({ units }: Position): this {
    let same = this.#of.length > 0;
    for (let i = 0; same && i < this.#units.length; i++)
      same = this.#of[i] === (units[this.#units[i]!]! & PLACE_AND_STATE);
    if (same) return this;
    this.#of = this.#units.map((unit) => units[unit]! & PLACE_AND_STATE);
    this.striker.fill(-1);
    this.crowd.fill(0);
    this.near.fill(FAR);
    const sources: number[] = [];
    for (const unit of this.#units) {
      const word = units[unit]!;
      const hex = hexIn(word);
      if (hex === NOWHERE || ((word >> STATE_SHIFT) & 7) >= ROUTED) continue;
      sources.push(hex);
      for (const to of this.#reachOf(unit, hex)) {
        this.crowd[to]!++;
        const best = this.striker[to]!;
        if (best < 0 || this.#power(unit) > this.#power(best)) this.striker[to] = unit;
      }
    }
    this.#spread(sources);
    return this;
  }

  #power(unit: number): number {
    const { strength, quality } = this.#field.units[unit]!;
    return strength[0] * 4 + quality[0];
  }

  #reachOf(unit: number, hex: number): Int16Array {
    const key = unit * 4096 + hex;
    let found = this.#reaches.get(key);
    if (found === undefined) {
      const { mover, movement } = this.#field.units[unit]!;
      const allowance = Math.max(1, movement - KEPT_FOR_TURNING) * POINT;
      const reach = this.#finder.reach({ costs: this.#field.costs[mover], allowance }, hex);
      found = Int16Array.from(reach.places.subarray(0, reach.count));
      this.#reaches.set(key, found);
    }
    return found;
  }

  #spread(queue: number[]): void {
    const { neighbours } = this.#field.grid;
    for (const hex of queue) this.near[hex] = 0;
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i]!;
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const to = neighbours[side]!;
        if (to !== OFF && this.near[to] === FAR) {
          this.near[to] = this.near[hex]! + 1;
          queue.push(to);
        }
      }
    }
  }
}

/** Hex, facing and state. */
const PLACE_AND_STATE = (1 << 18) - 1;
