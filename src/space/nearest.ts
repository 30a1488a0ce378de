import { type Grid, OFF } from './hex.ts';

/** Farther than any hex of any map. */
export const FAR = 99;

/** How many hexes it is to the nearest of some places: follows them as they come and go, and looks only around them. */
export class Nearest {
  /** By hex; `FAR` where there is no place at all. */
  readonly away: Uint8Array;
  readonly #neighbours: Int16Array;
  /** How often each hex was added. */
  readonly #places: Uint8Array;
  readonly #queue: number[] = [];
  /** Hexes to which the place that goes was the only nearest one. */
  readonly #hung: Int16Array;

  constructor({ hexes, neighbours }: Grid) {
    this.away = new Uint8Array(hexes).fill(FAR);
    this.#neighbours = neighbours;
    this.#places = new Uint8Array(hexes);
    this.#hung = new Int16Array(hexes);
  }

  add(hex: number): void {
    if (this.#places[hex]!++ > 0) return;
    this.away[hex] = 0;
    this.#queue[0] = hex;
    this.#spread(1);
  }

  remove(hex: number): void {
    if (--this.#places[hex]! > 0) return;
    const { away } = this;
    const neighbours = this.#neighbours;
    const queue = this.#queue;
    const hung = this.#hung;
    // Hexes that hung on it are found nearest first: of those a step nearer it is then known whether they hung on it too.
    let count = 0;
    let edge = 0;
    hung[count++] = hex;
    away[hex] = FAR;
    for (let i = 0, far = 0, ring = 1; i < count; i++) {
      if (i === ring) {
        far++;
        ring = count;
      }
      for (let side = hung[i]! * 6, end = side + 6; side < end; side++) {
        const near = neighbours[side]!;
        if (near === OFF || away[near] === FAR) continue;
        if (away[near] === far + 1 && !this.#isBeside(near, far)) {
          hung[count++] = near;
          away[near] = FAR;
        } else queue[edge++] = near;
      }
    }
    this.#spread(edge);
  }

  /** Whether one of its neighbours is so far away. */
  #isBeside(hex: number, far: number): boolean {
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = this.#neighbours[side]!;
      if (near !== OFF && this.away[near] === far) return true;
    }
    return false;
  }

  /** From so many hexes of the queue on, as long as it brings others nearer. */
  #spread(end: number): void {
    const { away } = this;
    const neighbours = this.#neighbours;
    const queue = this.#queue;
    for (let i = 0; i < end; i++) {
      const hex = queue[i]!;
      const next = away[hex]! + 1;
      for (let side = hex * 6, last = side + 6; side < last; side++) {
        const near = neighbours[side]!;
        if (near === OFF || away[near]! <= next) continue;
        away[near] = next;
        queue[end++] = near;
      }
    }
  }
}
