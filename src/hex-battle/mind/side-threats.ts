import { type Grid, OFF } from '../../space/hex.ts';
import { Nearest } from '../../space/nearest.ts';
import { hexIn, OFF_MAP, stateNumberIn } from '../counters/word.ts';
import type { Position } from '../position/state.ts';

const BITS = 32;

/** The counters of a side, as far as they can strike. */
export interface Strikers {
  readonly grid: Grid;
  /** The strongest first: a place in this list is the rank of a counter. */
  readonly units: readonly number[];
  /** From this state on a counter strikes nobody. */
  readonly routed: number;
  /** Hexes that a counter could come to from where it stands. */
  reached(unit: number, from: number): Int16Array;
}

/**
 * Where a side could strike from in its next activation: follows one position after the other, counter by counter. A
 * ruleset says who of those that could stand in a hex strikes from there.
 */
export abstract class SideThreats {
  /** Hexes to the nearest one of the side that is not routed. */
  readonly near: Uint8Array;
  /** When it last changed who could strike a hex from beside, or how. */
  readonly stirred: Int32Array;
  protected readonly units: readonly number[];
  readonly #strikers: Strikers;
  readonly #nearest: Nearest;
  /** Where each of them strikes from; `OFF_MAP` where it does not. By rank, as are the states. */
  readonly #from: Int16Array;
  readonly #states: Uint8Array;
  /** By hex, a bit for each of them that could stand in it. */
  readonly #words: number;
  readonly #coming: Int32Array;
  #of: readonly number[] | undefined;
  #time = 0;

  constructor(strikers: Strikers) {
    const { grid, units } = strikers;
    this.#strikers = strikers;
    this.units = units;
    this.#nearest = new Nearest(grid);
    this.near = this.#nearest.away;
    this.stirred = new Int32Array(grid.hexes);
    this.#from = new Int16Array(units.length).fill(OFF_MAP);
    this.#states = new Uint8Array(units.length);
    this.#words = Math.ceil(units.length / BITS);
    this.#coming = new Int32Array(grid.hexes * this.#words);
  }

  /** One more counter could stand in a hex; returns whether the side strikes otherwise from there. */
  protected abstract comesTo(hex: number, rank: number): boolean;
  /** One counter less could stand in a hex; returns the same. */
  protected abstract leaves(hex: number, rank: number): boolean;
  /** Whether a counter is among those that count in a hex. */
  protected abstract countsIn(hex: number, unit: number): boolean;

  /** Goes up whenever a position is followed: what was stirred later has a greater number. */
  get time(): number {
    return this.#time;
  }

  /** Follows a position: looks anew only at counters that have moved, routed or rallied. */
  at({ units }: Position): this {
    if (this.#of === units) return this;
    this.#of = units;
    this.#time++;
    for (let rank = 0; rank < this.units.length; rank++) {
      const word = units[this.units[rank]!]!;
      const state = stateNumberIn(word);
      const from = state >= this.#strikers.routed ? OFF_MAP : hexIn(word);
      const before = this.#from[rank]!;
      if (from !== before) this.#move(rank, before, from);
      else if (state !== this.#states[rank]) this.#stir(rank);
      this.#states[rank] = state;
    }
    return this;
  }

  /** A counter strikes otherwise than before, from where it stands; one of the other side does not count. */
  stir(unit: number): void {
    this.#time++;
    const rank = this.units.indexOf(unit);
    if (rank >= 0) this.#stir(rank);
  }

  /** The rank of the strongest that could stand in a hex, of those weaker than a rank; -1 where there is none. */
  protected strongest(hex: number, weakerThan = -1): number {
    const first = weakerThan + 1;
    for (let word = first >> 5; word < this.#words; word++) {
      let bits = this.#coming[hex * this.#words + word]!;
      if (word === first >> 5) bits &= -1 << (first & (BITS - 1));
      if (bits !== 0) return word * BITS + BITS - 1 - Math.clz32(bits & -bits);
    }
    return -1;
  }

  /** A counter that can strike stands in a hex from now on. */
  protected enter(_unit: number, hex: number): void {
    this.#nearest.add(hex);
  }

  protected leave(_unit: number, hex: number): void {
    this.#nearest.remove(hex);
  }

  #move(rank: number, before: number, from: number): void {
    const unit = this.units[rank]!;
    this.#from[rank] = from;
    // First it comes, then it goes: hexes to which it stays the nearest do not look for another one meanwhile.
    if (from !== OFF_MAP) this.enter(unit, from);
    if (before !== OFF_MAP) this.leave(unit, before);
    if (before !== OFF_MAP) this.#reach(rank, before, false);
    if (from !== OFF_MAP) this.#reach(rank, from, true);
  }

  #reach(rank: number, from: number, comes: boolean): void {
    const [word, bit] = [rank >> 5, 1 << rank];
    const reached = this.#strikers.reached(this.units[rank]!, from);
    for (let i = 0; i < reached.length; i++) {
      const hex = reached[i]!;
      if (comes) this.#coming[hex * this.#words + word]! |= bit;
      else this.#coming[hex * this.#words + word]! &= ~bit;
      if (comes ? this.comesTo(hex, rank) : this.leaves(hex, rank)) this.#stirAround(hex);
    }
  }

  #stir(rank: number): void {
    const [unit, from] = [this.units[rank]!, this.#from[rank]!];
    if (from === OFF_MAP) return;
    const reached = this.#strikers.reached(unit, from);
    for (let i = 0; i < reached.length; i++) if (this.countsIn(reached[i]!, unit)) this.#stirAround(reached[i]!);
  }

  #stirAround(hex: number): void {
    const { neighbours } = this.#strikers.grid;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = neighbours[side]!;
      if (near !== OFF) this.stirred[near] = this.#time;
    }
  }
}
