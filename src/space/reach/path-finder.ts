import { type Costs, FORBIDDEN, HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { type Grid, OFF } from '../hex.ts';
import { MARK } from './reach.ts';

export interface PathAcross {
  /** Half points. */
  readonly cost: number;
  /** Both ends included. */
  readonly hexes: readonly number[];
}

const COST_BITS = 12;
/** Half points: a path that costs more is not looked for. */
const MOST_COST = (1 << COST_BITS) - 1;
const MOST_SEARCHES = 1 << (31 - COST_BITS);

/** Finds paths between hexes far apart, for movers without facing, in memory of its own: one for each map and thread. */
export class PathFinder {
  readonly grid: Grid;
  readonly #unmarked: Uint8Array;
  /** As in `reach.ts`, with room for greater costs. */
  readonly #stamps: Int32Array;
  readonly #previous: Int16Array;
  readonly #heads = new Int32Array(MOST_COST + 1);
  readonly #queued: Int16Array;
  readonly #below: Int32Array;
  #search = 0;

  constructor(grid: Grid) {
    this.grid = grid;
    this.#unmarked = new Uint8Array(grid.hexes);
    this.#stamps = new Int32Array(grid.hexes);
    this.#previous = new Int16Array(grid.hexes);
    // A hex is queued at most once for each neighbour it is reached from.
    this.#queued = new Int16Array(grid.hexes * 6 + 2);
    this.#below = new Int32Array(grid.hexes * 6 + 2);
  }

  /** The cheapest path, whatever it costs; undefined where there is none. Only enemies stand in its way. */
  path(costs: Costs, start: number, goal: number, marks: Uint8Array = this.#unmarked): PathAcross | undefined {
    const stamps = this.#stamps;
    const previous = this.#previous;
    const heads = this.#heads;
    const queued = this.#queued;
    const below = this.#below;
    const { words, least } = costs;
    const { q, r } = this.grid;
    const goalQ = q[goal]!;
    const goalR = r[goal]!;
    const base = this.#next() << COST_BITS;
    /** The least that may still be to come. */
    const hope = (hex: number): number => {
      const dq = q[hex]! - goalQ;
      const dr = r[hex]! - goalR;
      return ((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1) * least;
    };
    stamps[start] = base | MOST_COST;
    previous[start] = OFF;
    queued[1] = start;
    below[1] = 0;
    let farthest = hope(start);
    heads[farthest] = 1;
    let slots = 2;
    for (let hoped = farthest; hoped <= farthest; hoped++)
      for (let slot = heads[hoped]!; slot !== 0; slot = heads[hoped]!) {
        heads[hoped] = below[slot]!;
        const hex = queued[slot]!;
        const cost = MOST_COST - (stamps[hex]! & MOST_COST);
        if (hex === goal) {
          heads.fill(0, hoped, farthest + 1);
          return { cost, hexes: this.#hexesTo(goal) };
        }
        // Found at less cost meanwhile.
        if (cost + hope(hex) !== hoped) continue;
        for (let side = hex * 6, end = side + 6; side < end; side++) {
          const word = words[side]!;
          const toll = (word >> TOLL_SHIFT) & TOLL_MASK;
          if (toll === FORBIDDEN) continue;
          const to = word & HEX_MASK;
          const there = cost + toll;
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[to]! || marks[to]! & MARK.enemy) continue;
          const bucket = there + hope(to);
          if (bucket > MOST_COST) continue;
          stamps[to] = stamp;
          previous[to] = hex;
          if (bucket > farthest) farthest = bucket;
          queued[slots] = to;
          below[slots] = heads[bucket]!;
          heads[bucket] = slots++;
        }
      }
    return undefined;
  }

  #next(): number {
    if (++this.#search === MOST_SEARCHES) {
      this.#stamps.fill(0);
      this.#search = 1;
    }
    return this.#search;
  }

  #hexesTo(goal: number): number[] {
    const hexes: number[] = [];
    for (let hex = goal; hex !== OFF; hex = this.#previous[hex]!) hexes.push(hex);
    return hexes.reverse();
  }
}
