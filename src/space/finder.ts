import {
  type Costs,
  DISORDER_SHIFT,
  EDGE,
  FORBIDDEN,
  HEX_MASK,
  MOST_ALLOWANCE,
  OFF_WAY_DISORDER_SHIFT,
  OFF_WAY_SHIFT,
  TOLL_MASK,
  TOLL_SHIFT,
} from './costs.ts';
import { distance, type Facing, type Grid } from './hex.ts';
import { COST_BITS, FLAG, MARK, MOST_COST, type Mover, Reach } from './reach.ts';

const MOST_SEARCHES = 1 << (31 - COST_BITS);
/** A search that opens one place puts at most so many others into the queue. */
const MOST_OPENED = 12;

/** Searches a map, again and again, in memory of its own: one for each map and each thread. */
export class Finder {
  readonly grid: Grid;
  readonly #reach = new Reach();
  readonly #unmarked: Uint8Array;
  #search = 0;
  /** A bucket for each cost: the slot opened last, 0 for none. */
  readonly #heads = new Int32Array(MOST_COST + 1);
  /** The queue: a place in each slot, and the slot below it in its bucket. */
  #queued = new Int32Array(1 << 12);
  #below = new Int32Array(1 << 12);
  #slots = 1;

  constructor(grid: Grid) {
    this.grid = grid;
    this.#unmarked = new Uint8Array(grid.hexes);
  }

  /** Everything in reach of a mover; good until the next search. Facing counts only for a mover that pays for turns. */
  reach(mover: Mover, start: number, facing: Facing = 0, marks: Uint8Array = this.#unmarked): Reach {
    if (mover.allowance > MOST_ALLOWANCE) throw new RangeError(`no allowance is greater than ${MOST_ALLOWANCE}`);
    const flagBits = mover.leftZoneShunsFronts ? 2 : mover.costs.disorders || mover.disordered ? 1 : 0;
    const reach = this.#begin(mover, marks, flagBits, mover.turns === undefined ? 0 : 3);
    const flags = mover.disordered ? FLAG.disordered : 0;
    reach.start = start;
    reach.startFlags = flags;
    this.#open(reach.placeOf(start, facing, flags), -1, 0);
    const simple = reach.hexShift === 0 && !mover.enterFriends && !mover.costs.ways;
    if (simple) this.#spread(reach);
    else this.#spreadByState(reach);
    return reach;
  }

  #begin(mover: Mover, marks: Uint8Array, flagBits: number, facingBits: number): Reach {
    const reach = this.#reach;
    const size = this.grid.hexes << (flagBits + facingBits);
    if (reach.stamps.length < size) {
      reach.stamps = new Int32Array(size);
      reach.previous = new Int32Array(size);
      reach.places = new Int32Array(size);
      this.#search = 0;
    }
    if (++this.#search === MOST_SEARCHES) {
      reach.stamps.fill(0);
      this.#search = 1;
    }
    reach.base = this.#search << COST_BITS;
    reach.mover = mover;
    reach.marks = marks;
    reach.flagBits = flagBits;
    reach.hexShift = flagBits + facingBits;
    reach.count = 0;
    this.#slots = 1;
    return reach;
  }

  #open(place: number, from: number, cost: number): void {
    const reach = this.#reach;
    reach.stamps[place] = reach.base | (MOST_COST - cost);
    reach.previous[place] = from;
    this.#queued[this.#slots] = place;
    this.#below[this.#slots] = this.#heads[cost]!;
    this.#heads[cost] = this.#slots++;
  }

  #grow(): void {
    const [queued, below] = [this.#queued, this.#below];
    this.#queued = new Int32Array(queued.length * 2);
    this.#below = new Int32Array(below.length * 2);
    this.#queued.set(queued);
    this.#below.set(below);
  }

  /** Without facing or flags: a place is a hex. */
  #spread(reach: Reach): void {
    const { stamps, previous, places, marks, base, start, mover } = reach;
    const { allowance, leaveZone = 0, stopInZone = false } = mover;
    const { words } = mover.costs;
    const heads = this.#heads;
    let [queued, below, slots, count] = [this.#queued, this.#below, this.#slots, 0];
    for (let cost = 0; cost <= allowance; cost++)
      for (let slot = heads[cost]!; slot !== 0; slot = heads[cost]!) {
        heads[cost] = below[slot]!;
        const hex = queued[slot]!;
        // Found at less cost meanwhile.
        if (stamps[hex] !== (base | (MOST_COST - cost))) continue;
        let spent = cost;
        const mark = marks[hex]!;
        if (mark !== 0) {
          if (mark & MARK.enemy && hex !== start) {
            stamps[hex] = 0;
            continue;
          }
          if (mark & MARK.zone) spent = stopInZone && hex !== start ? MOST_COST : cost + leaveZone;
        }
        places[count++] = hex;
        if (spent > allowance) continue;
        if (slots + MOST_OPENED > queued.length) {
          this.#grow();
          [queued, below] = [this.#queued, this.#below];
        }
        for (let side = hex * 6, end = side + 6; side < end; side++) {
          const word = words[side]!;
          // The edge of the map and forbidden ground cost more than any allowance.
          const there = spent + ((word >> TOLL_SHIFT) & TOLL_MASK);
          if (there > allowance) continue;
          const to = word & HEX_MASK;
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[to]!) continue;
          stamps[to] = stamp;
          previous[to] = hex;
          queued[slots] = to;
          below[slots] = heads[there]!;
          heads[there] = slots++;
        }
      }
    reach.count = count;
  }

  /** The same over hex, facing and flags. */
  #spreadByState(reach: Reach): void {
    const { stamps, previous, places, marks, base, start, startFlags, hexShift, flagBits, mover } = reach;
    const { allowance, leaveZone = 0, stopInZone = false, enterZoneDisordered = 0, enterFriends = 0, turns } = mover;
    const shuns = mover.leftZoneShunsFronts === true;
    const { words } = mover.costs;
    const heads = this.#heads;
    const flagMask = (1 << flagBits) - 1;
    const [turn1, turn2, turn3] = turns ?? [0, 0, 0];
    const byVertex = turn2 === turn1 * 2 && turn3 === turn1 * 3;
    let [queued, below, slots, count] = [this.#queued, this.#below, this.#slots, 0];
    for (let cost = 0; cost <= allowance; cost++)
      for (let slot = heads[cost]!; slot !== 0; slot = heads[cost]!) {
        heads[cost] = below[slot]!;
        const place = queued[slot]!;
        if (stamps[place] !== (base | (MOST_COST - cost))) continue;
        places[count++] = place;
        if (slots + MOST_OPENED > queued.length) {
          this.#grow();
          [queued, below] = [this.#queued, this.#below];
        }
        const hex = place >> hexShift;
        const flags = place & flagMask;
        let [first, last] = [0, 5];
        if (turns !== undefined) {
          const facing = (place >> flagBits) & 7;
          [first, last] = [facing + 5, facing + 6];
          for (let by = 1; by <= 5; by++) {
            if (byVertex && by === 2) by = 5;
            const there = cost + (by === 3 ? turn3 : by === 1 || by === 5 ? turn1 : turn2);
            if (there > allowance) continue;
            const to = (hex << hexShift) | (((facing + by) % 6) << flagBits) | flags;
            const stamp = base | (MOST_COST - there);
            if (stamp <= stamps[to]!) continue;
            stamps[to] = stamp;
            previous[to] = place;
            queued[slots] = to;
            below[slots] = heads[there]!;
            heads[there] = slots++;
          }
        }
        let [spent, leftZone] = [cost, flags & FLAG.leftZone];
        if (marks[hex]! & MARK.zone) {
          // Who has only turned has not entered the zone.
          if (stopInZone && !(hex === start && flags === startFlags)) continue;
          spent += leaveZone;
          if (shuns) leftZone = FLAG.leftZone;
        }
        const kept = place & (((1 << hexShift) - 1) ^ flagMask);
        for (let turned = first; turned <= last; turned++) {
          const word = words[hex * 6 + (turned >= 6 ? turned - 6 : turned)]!;
          if (word === EDGE) continue;
          const to = word & HEX_MASK;
          const mark = marks[to]!;
          const offWay = mark & MARK.nearEnemy;
          let there = spent + ((word >> (offWay ? OFF_WAY_SHIFT : TOLL_SHIFT)) & TOLL_MASK);
          if (mark !== 0) {
            if (mark & MARK.enemy || (leftZone && mark & MARK.front)) continue;
            if (mark & MARK.friends) there += enterFriends;
            if (mark & MARK.zone && flags & FLAG.disordered) there += enterZoneDisordered;
          }
          if (there > allowance) continue;
          const disorders = (word >> (offWay ? OFF_WAY_DISORDER_SHIFT : DISORDER_SHIFT)) & 1;
          const next = (to << hexShift) | kept | ((flags | leftZone | disorders) & flagMask);
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[next]!) continue;
          stamps[next] = stamp;
          previous[next] = place;
          queued[slots] = next;
          below[slots] = heads[there]!;
          heads[there] = slots++;
        }
      }
    reach.count = count;
  }

  /**
   * The cheapest path between two hexes, both included, whatever it costs, for a mover without facing; undefined where
   * there is none. Only enemies stand in its way.
   */
  path(costs: Costs, start: number, goal: number, marks: Uint8Array = this.#unmarked): PathAcross | undefined {
    const reach = this.#begin({ costs, allowance: MOST_ALLOWANCE }, marks, 0, 0);
    const { stamps, previous, base } = reach;
    const { grid } = this;
    const { words, least } = costs;
    const heads = this.#heads;
    // Buckets hold the cost so far and the least that may still be to come.
    let [queued, below, slots, farthest] = [this.#queued, this.#below, 1, 0];
    const open = (hex: number, from: number, cost: number): void => {
      const hoped = cost + distance(grid, hex, goal) * least;
      if (hoped > MOST_COST) return;
      stamps[hex] = base | (MOST_COST - cost);
      previous[hex] = from;
      queued[slots] = hex;
      below[slots] = heads[hoped]!;
      heads[hoped] = slots++;
      if (hoped > farthest) farthest = hoped;
    };
    open(start, -1, 0);
    for (let hoped = 0; hoped <= farthest; hoped++)
      for (let slot = heads[hoped]!; slot !== 0; slot = heads[hoped]!) {
        heads[hoped] = below[slot]!;
        const hex = queued[slot]!;
        const cost = MOST_COST - (stamps[hex]! & MOST_COST);
        if (hex === goal) {
          heads.fill(0, hoped, farthest + 1);
          return { cost, hexes: hexesBack(previous, goal) };
        }
        if (cost + distance(grid, hex, goal) * least !== hoped) continue;
        if (slots + MOST_OPENED > queued.length) {
          this.#grow();
          [queued, below] = [this.#queued, this.#below];
        }
        for (let side = hex * 6; side < hex * 6 + 6; side++) {
          const word = words[side]!;
          const toll = (word >> TOLL_SHIFT) & TOLL_MASK;
          if (toll === FORBIDDEN) continue;
          const to = word & HEX_MASK;
          const there = cost + toll;
          if ((base | (MOST_COST - there)) <= stamps[to]! || marks[to]! & MARK.enemy) continue;
          open(to, hex, there);
        }
      }
    return undefined;
  }
}

export interface PathAcross {
  /** Half points. */
  readonly cost: number;
  readonly hexes: readonly number[];
}

function hexesBack(previous: Int32Array, goal: number): number[] {
  const hexes: number[] = [];
  for (let hex = goal; hex >= 0; hex = previous[hex]!) hexes.push(hex);
  return hexes.reverse();
}
