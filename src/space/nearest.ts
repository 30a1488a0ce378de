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

  constructor({ hexes, neighbours }: Grid) {
    this.away = new Uint8Array(hexes).fill(FAR);
    this.#neighbours = neighbours;
    this.#places = new Uint8Array(hexes);
  }

  add(hex: number): void {
    if (this.#places[hex]!++ > 0) return;
    this.away[hex] = 0;
    this.#queue[0] = hex;
    this.#spread(1);
  }

  remove(hex: number): void {
    if (--this.#places[hex]! > 0) return;
    const [away, neighbours, queue] = [this.away, this.#neighbours, this.#queue];
    // Hexes to which it was nearest hang together: each is one step farther than the one before.
    const hung: number[] = [hex];
    const far: number[] = [0];
    away[hex] = FAR;
    let edge = 0;
    for (let i = 0; i < hung.length; i++)
      for (let side = hung[i]! * 6, end = side + 6; side < end; side++) {
        const near = neighbours[side]!;
        if (near === OFF || away[near] === FAR) continue;
        if (away[near] === far[i]! + 1) {
          hung.push(near);
          far.push(far[i]! + 1);
          away[near] = FAR;
        } else queue[edge++] = near;
      }
    this.#spread(edge);
  }

  /** From so many hexes of the queue on, as long as it brings others nearer. */
  #spread(end: number): void {
    const [away, neighbours, queue] = [this.away, this.#neighbours, this.#queue];
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
