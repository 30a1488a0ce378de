import { HEX_BITS, MOST_ALLOWANCE } from './costs.ts';
import type { Facing, Grid } from '../hex.ts';
import { COST_SHIFT, FLAG, type Goal, MOST_COST, type Mover, NO_GOAL, Reach, SEARCH_SHIFT, STARTED } from './reach.ts';
import { SearchMemory } from './search-memory.ts';
import { searchHexes } from './hex-search.ts';
import { searchFully } from './full-search.ts';
import { searchFacings } from './facing-search.ts';
import { FACING_BITS, manoeuvresFor, PLACE_BITS, WITHOUT_FACING } from './manoeuvres.ts';

const MOST_SEARCHES = 1 << (31 - SEARCH_SHIFT);

/** Searches a map, again and again, in memory of its own: one for each map and each thread. */
export class ReachFinder {
  readonly grid: Grid;
  readonly #reach = new Reach();
  readonly #memory = new SearchMemory();
  readonly #unmarked: Uint8Array;
  #search = 0;

  constructor(grid: Grid) {
    this.grid = grid;
    this.#unmarked = new Uint8Array(grid.hexes);
  }

  /**
   * Everything in reach of a mover; good until the next search. Facing counts only for a mover that pays for turns. With a
   * goal the search may stop once everything as near as that is found.
   */
  reach(
    mover: Mover,
    start: number,
    facing: Facing = 0,
    marks: Uint8Array = this.#unmarked,
    goal: Goal | undefined = undefined,
  ): Reach {
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
    const manoeuvres = mover.turns === undefined ? WITHOUT_FACING : manoeuvresFor(mover.turns);
    const places = ((reach.flagged - 1) << reach.flagShift) + (this.grid.hexes << reach.hexShift);
    // Whoever goes on from a place does so once: each of its manoeuvres is put into the queue once at most.
    this.#begin(reach, places, manoeuvres.turnCosts.length + (mover.turns === undefined ? 6 : 2));
    reach.goal = goal === undefined ? NO_GOAL : reach.placeOf(goal.to, goal.facing);
    reach.searched = allowance;
    const place = reach.placeOf(start, facing, reach.startFlags);
    reach.found[place] = reach.base | (MOST_COST << COST_SHIFT) | STARTED;
    const slot = this.#memory.begin(place);
    const isSimple = !mover.enterFriends && !costs.hasRoads && !mover.leftZoneShunsFronts;
    if (isSimple && reach.hexShift === 0 && reach.flagged === 1) searchHexes(reach, this.#memory, slot);
    else if (isSimple && manoeuvres.even && !mover.stopInZone && !mover.enterZoneDisordered)
      searchFacings(reach, this.#memory, slot, manoeuvres);
    else searchFully(reach, this.#memory, slot, manoeuvres);
    return reach;
  }

  /** A new number for the search, and memory enough. */
  #begin(reach: Reach, places: number, manoeuvres: number): void {
    if (this.#memory.makeRoom(places, manoeuvres)) {
      reach.found = this.#memory.found;
      reach.places = this.#memory.places;
      this.#search = 0;
    }
    if (++this.#search === MOST_SEARCHES) {
      reach.found.fill(0);
      this.#search = 1;
    }
    reach.base = this.#search << SEARCH_SHIFT;
  }
}
