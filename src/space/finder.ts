import {
  DISORDER_SHIFT,
  EDGE,
  HEX_BITS,
  HEX_MASK,
  MOST_ALLOWANCE,
  OFF_WAY_DISORDER_SHIFT,
  OFF_WAY_SHIFT,
  TOLL_MASK,
  TOLL_SHIFT,
} from './costs.ts';
import type { Facing, Grid } from './hex.ts';
import {
  COST_BITS,
  FACING_BEFORE,
  FLAG,
  FLAGS_BEFORE,
  MARK,
  MOST_COST,
  type Mover,
  Reach,
  STARTED,
  TURNED,
} from './reach.ts';
import { waysOf } from './ways.ts';

const FACING_BITS = 3;
const MOST_SEARCHES = 1 << (16 - COST_BITS);
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

  constructor(grid: Grid) {
    this.grid = grid;
    this.#unmarked = new Uint8Array(grid.hexes);
  }

  /** Everything in reach of a mover; good until the next search. Facing counts only for a mover that pays for turns. */
  reach(mover: Mover, start: number, facing: Facing = 0, marks: Uint8Array = this.#unmarked): Reach {
    const { costs, allowance } = mover;
    if (allowance > MOST_ALLOWANCE) throw new RangeError(`no allowance is greater than ${MOST_ALLOWANCE}`);
    const reach = this.#reach;
    reach.mover = mover;
    reach.marks = marks;
    reach.start = start;
    reach.startFlags = mover.disordered ? FLAG.disordered : 0;
    reach.flagged = mover.leftZoneShunsFronts ? 4 : costs.disorders || mover.disordered ? 2 : 1;
    reach.hexShift = mover.turns === undefined ? 0 : FACING_BITS;
    reach.flagShift = HEX_BITS + reach.hexShift;
    this.#begin(reach, ((reach.flagged - 1) << reach.flagShift) + (this.grid.hexes << reach.hexShift));
    const place = reach.placeOf(start, facing, reach.startFlags);
    reach.stamps[place] = reach.base | MOST_COST;
    reach.come[place] = STARTED;
    this.#queued[1] = place;
    this.#below[1] = 0;
    this.#heads[0] = 1;
    if (reach.hexShift === 0 && reach.flagged === 1 && !mover.enterFriends && !costs.ways) this.#spread(reach);
    else this.#spreadByState(reach);
    return reach;
  }

  /** A new number for the search, and memory enough. */
  #begin(reach: Reach, size: number): void {
    if (reach.stamps.length < size) {
      reach.stamps = new Uint16Array(size);
      reach.come = new Uint8Array(size);
      reach.places = new Int32Array(size);
      this.#search = 0;
    }
    if (++this.#search === MOST_SEARCHES) {
      reach.stamps.fill(0);
      this.#search = 1;
    }
    reach.base = this.#search << COST_BITS;
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
    const { stamps, come, places, marks, base, start, mover } = reach;
    const { allowance, leaveZone = 0, stopInZone = false } = mover;
    const { words } = mover.costs;
    const heads = this.#heads;
    let queued = this.#queued;
    let below = this.#below;
    let slots = 2;
    let count = 0;
    for (let cost = 0; cost <= allowance; cost++) {
      const now = base | (MOST_COST - cost);
      for (let slot = heads[cost]!; slot !== 0; slot = heads[cost]!) {
        heads[cost] = below[slot]!;
        const hex = queued[slot]!;
        // Found at less cost meanwhile.
        if (stamps[hex] !== now) continue;
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
          queued = this.#queued;
          below = this.#below;
        }
        const first = hex * 6;
        for (let direction = 0; direction < 6; direction++) {
          const side = first + direction;
          const word = words[side]!;
          // The edge of the map and forbidden ground cost more than any allowance.
          const there = spent + ((word >> TOLL_SHIFT) & TOLL_MASK);
          if (there > allowance) continue;
          const to = word & HEX_MASK;
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[to]!) continue;
          stamps[to] = stamp;
          come[to] = direction;
          queued[slots] = to;
          below[slots] = heads[there]!;
          heads[there] = slots++;
        }
      }
    }
    reach.count = count;
  }

  /**
   * The same over hex, facing and flags. A place is left out where the same hex and facing are reached as cheaply with
   * fewer flags: having one never helps.
   */
  #spreadByState(reach: Reach): void {
    const { stamps, come, places, marks, base, start, startFlags, hexShift, flagShift, mover } = reach;
    const { allowance, leaveZone = 0, stopInZone = false, enterZoneDisordered = 0, enterFriends = 0, turns } = mover;
    const shuns = mover.leftZoneShunsFronts === true;
    const { words } = mover.costs;
    const heads = this.#heads;
    const flagMask = reach.flagged - 1;
    const facingMask = (1 << hexShift) - 1;
    const { turnCosts, turnedTo, directions } = waysOf(mover);
    const turnCount = turnCosts.length;
    const stepCount = turns === undefined ? 6 : 2;
    let queued = this.#queued;
    let below = this.#below;
    let slots = 2;
    let count = 0;
    for (let cost = 0; cost <= allowance; cost++) {
      const now = base | (MOST_COST - cost);
      for (let slot = heads[cost]!; slot !== 0; slot = heads[cost]!) {
        heads[cost] = below[slot]!;
        const place = queued[slot]!;
        if (stamps[place] !== now) continue;
        const flags = place >> flagShift;
        if (flags !== 0 && isDominated(stamps, place, flags, flagShift, now)) {
          stamps[place] = 0;
          continue;
        }
        places[count++] = place;
        if (slots + MOST_OPENED > queued.length) {
          this.#grow();
          queued = this.#queued;
          below = this.#below;
        }
        const hex = (place >> hexShift) & HEX_MASK;
        const facing = place & facingMask;
        const here = place - facing;
        for (let turn = 0; turn < turnCount; turn++) {
          const there = cost + turnCosts[turn]!;
          if (there > allowance) break;
          const to = here | turnedTo[facing * turnCount + turn]!;
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[to]!) continue;
          stamps[to] = stamp;
          come[to] = TURNED | (facing << FACING_BEFORE);
          queued[slots] = to;
          below[slots] = heads[there]!;
          heads[there] = slots++;
        }
        let spent = cost;
        let leftZone = flags & FLAG.leftZone;
        if (marks[hex]! & MARK.zone) {
          // Who has only turned has not entered the zone.
          if (stopInZone && !(hex === start && flags === startFlags)) continue;
          spent += leaveZone;
          if (shuns) leftZone = FLAG.leftZone;
        }
        const kept = flags | leftZone;
        const sides = hex * 6;
        for (let step = facing * stepCount, end = step + stepCount; step < end; step++) {
          const direction = directions[step]!;
          const word = words[sides + direction]!;
          if (word === EDGE) continue;
          const to = word & HEX_MASK;
          const mark = marks[to]!;
          let there = spent;
          let disorders = (word >> DISORDER_SHIFT) & 1;
          if (mark === 0) there += (word >> TOLL_SHIFT) & TOLL_MASK;
          else {
            if (mark & MARK.enemy || (leftZone && mark & MARK.front)) continue;
            there += (word >> (mark & MARK.nearEnemy ? OFF_WAY_SHIFT : TOLL_SHIFT)) & TOLL_MASK;
            if (mark & MARK.nearEnemy) disorders = (word >> OFF_WAY_DISORDER_SHIFT) & 1;
            if (mark & MARK.friends) there += enterFriends;
            if (mark & MARK.zone && flags & FLAG.disordered) there += enterZoneDisordered;
          }
          if (there > allowance) continue;
          const next = (((kept | disorders) & flagMask) << flagShift) | (to << hexShift) | facing;
          const stamp = base | (MOST_COST - there);
          if (stamp <= stamps[next]!) continue;
          stamps[next] = stamp;
          come[next] = direction | (flags << FLAGS_BEFORE);
          queued[slots] = next;
          below[slots] = heads[there]!;
          heads[there] = slots++;
        }
      }
    }
    reach.count = count;
  }
}

/** Whether the same hex and facing are found as cheaply with fewer flags. */
function isDominated(stamps: Uint16Array, place: number, flags: number, flagShift: number, now: number): boolean {
  const bare = place - (flags << flagShift);
  if (stamps[bare]! >= now) return true;
  if (flags !== (FLAG.disordered | FLAG.leftZone)) return false;
  return stamps[bare + (FLAG.disordered << flagShift)]! >= now || stamps[bare + (FLAG.leftZone << flagShift)]! >= now;
}
