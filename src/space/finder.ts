import { HEX_BITS, MOST_ALLOWANCE } from './costs.ts';
import type { Facing, Grid } from './hex.ts';
import { COST_SHIFT, FLAG, MOST_COST, type Mover, Reach, SEARCH_SHIFT, STARTED } from './reach.ts';
import { spreadByHex } from './spread-by-hex.ts';
import { spreadByState } from './spread-by-state.ts';
import { FACING_BITS, NO_FACING, PLACE_BITS, type Ways } from './ways.ts';

const MOST_SEARCHES = 1 << (31 - SEARCH_SHIFT);
const FIRST_SLOT = 2;

/** What is still to be looked at: a bucket for each cost. */
export class Queue {
  /** The slot put last into each bucket; 0 for none. */
  readonly heads = new Int32Array(MOST_COST + 1);
  /** A slot is two numbers: a place, and the slot below it in its bucket. */
  slots = new Int32Array(0);

  /** Room for so many, and one place to begin with; gives the first free slot. */
  begin(most: number, place: number): number {
    if (this.slots.length < FIRST_SLOT * 2 + most * 2) this.slots = new Int32Array(FIRST_SLOT * 2 + most * 2);
    this.slots[FIRST_SLOT] = place;
    this.slots[FIRST_SLOT + 1] = 0;
    this.heads[0] = FIRST_SLOT;
    return FIRST_SLOT + 2;
  }
}

/** How a finder follows movers that pay for turns. */
export interface Turning {
  waysOf(turns: NonNullable<Mover['turns']>): Ways;
  /** A search where each vertex turned costs the same. */
  spread(reach: Reach, queue: Queue, slot: number): void;
}

/** Searches a map, again and again, in memory of its own: one for each map and each thread. */
export class Finder {
  readonly grid: Grid;
  readonly #reach = new Reach();
  readonly #queue = new Queue();
  readonly #unmarked: Uint8Array;
  readonly #turning: Turning | undefined;
  #search = 0;

  /** `turning`: where some movers pay for turns. */
  constructor(grid: Grid, turning?: Turning) {
    this.grid = grid;
    this.#turning = turning;
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
    reach.flagShift = mover.turns === undefined ? HEX_BITS : PLACE_BITS;
    const places = ((reach.flagged - 1) << reach.flagShift) + (this.grid.hexes << reach.hexShift);
    this.#begin(reach, places);
    const place = reach.placeOf(start, facing, reach.startFlags);
    reach.found[place] = reach.base | (MOST_COST << COST_SHIFT) | STARTED;
    const ways = mover.turns === undefined ? NO_FACING : this.#turning!.waysOf(mover.turns);
    // Whoever goes on from a place does so once: each of its ways is put into the queue once at most.
    const slot = this.#queue.begin(places * (ways.turnCosts.length + (mover.turns === undefined ? 6 : 2)), place);
    const isSimple = !mover.enterFriends && !costs.ways && !mover.leftZoneShunsFronts;
    if (isSimple && reach.hexShift === 0 && reach.flagged === 1) spreadByHex(reach, this.#queue, slot);
    else if (isSimple && ways.byVertex && !mover.stopInZone && !mover.enterZoneDisordered)
      this.#turning!.spread(reach, this.#queue, slot);
    else spreadByState(reach, this.#queue, slot, ways);
    return reach;
  }

  /** A new number for the search, and memory enough. */
  #begin(reach: Reach, places: number): void {
    if (reach.found.length < places) {
      reach.found = new Int32Array(places);
      reach.places = new Int32Array(places);
      this.#search = 0;
    }
    if (++this.#search === MOST_SEARCHES) {
      reach.found.fill(0);
      this.#search = 1;
    }
    reach.base = this.#search << SEARCH_SHIFT;
  }
}
