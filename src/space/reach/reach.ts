import type { Costs } from './costs.ts';
import { HEX_BITS, HEX_MASK } from './costs.ts';
import { type Direction, type Facing, neighbour, opposite } from '../hex.ts';

/** What a mover meets in a hex: bits of one byte by hex. */
export const MARK = {
  /** Held by the enemy: nobody enters. */
  enemy: 1,
  /** Friends leave no room: the mover may pass and may not end there. */
  full: 2,
  /** In a zone that is paid for on leaving, and that may end the move on entering. */
  zone: 4,
  /** Friends that are paid for on entering. */
  friends: 8,
  /** In front of an enemy: closed to who has left a zone, where the rules say so. */
  front: 16,
  /** Beside an enemy: a step into it does not use the road. */
  nearEnemy: 32,
} as const;

/** Path-dependent: what has happened to the mover on its way. */
export const FLAG = { disordered: 1, leftZone: 2 } as const;

/** Half points for a turn by one, two and three vertices. */
export type TurnCosts = readonly [number, number, number];

/** The properties of a mover on which its reach depends; points in halves. */
export interface Mover {
  readonly costs: Costs;
  readonly allowance: number;
  /** Moves then go into the two front hexes; without it the mover has no facing, or turns freely. */
  readonly turns?: TurnCosts;
  readonly leaveZone?: number;
  readonly stopInZone?: boolean;
  /** What a mover already disordered pays to enter a zone. */
  readonly enterZoneDisordered?: number;
  /** Who has left a zone may not enter an enemy's front hex. */
  readonly leftZoneShunsFronts?: boolean;
  readonly enterFriends?: number;
  readonly disordered?: boolean;
}

/** The one place that somebody wants to come to. */
export interface Goal {
  readonly to: number;
  readonly facing: Facing;
}
export const NO_GOAL = -1;

/*
 * A place is flags, a hex and a facing in one integer: `flags << flagShift | hex << hexShift | facing`. What was found of
 * it is one word: the number of the search, what is left of the greatest cost, and how it was come to. So one comparison
 * finds out that a place is new or nearer, and one store keeps it: a search is as quick as its memory is near.
 *
 *     search 15 bits · cost left 8 · flags before 2 · facing before 3 · direction of the step, `TURNED` or `STARTED` 3
 */
export const COST_BITS = 8;
export const MOST_COST = (1 << COST_BITS) - 1;
export const COST_SHIFT = 8;
export const SEARCH_SHIFT = COST_SHIFT + COST_BITS;
/** All but how a place was come to. */
export const FOUND_MASK = ~((1 << COST_SHIFT) - 1);
export const TURNED = 6;
export const STARTED = 7;
export const FACING_BEFORE = 3;
export const FLAGS_BEFORE = 6;

/** What the last search of a `ReachFinder` found. The next search overwrites it: copy it before trying positions. */
export class Reach {
  mover!: Mover;
  marks!: Uint8Array;
  start = 0;
  startFlags = 0;
  /** How many bits a facing takes: none for movers without one. */
  hexShift = 0;
  flagShift = HEX_BITS;
  /** How many combinations of flags there are. */
  flagged = 1;
  /** The word of a place found by this search is at least this. */
  base = 0;
  found = new Int32Array(0);
  /** Places in order of cost, as far as `count`. */
  places = new Int32Array(0);
  count = 0;
  /** A place after which nothing farther is looked for. */
  goal = NO_GOAL;
  /** Half points as far as which everything is found: less than the allowance where a goal was nearer. */
  searched = 0;

  hexOf(place: number): number {
    return (place >> this.hexShift) & HEX_MASK;
  }

  facingOf(place: number): Facing {
    return (place & ((1 << this.hexShift) - 1)) as Facing;
  }

  flagsOf(place: number): number {
    return place >> this.flagShift;
  }

  placeOf(hex: number, facing: Facing = 0, flags = 0): number {
    return (flags << this.flagShift) | (hex << this.hexShift) | (this.hexShift === 0 ? 0 : facing);
  }

  /** Half points as far as a place; -1 where it is not reached. */
  costOf(place: number): number {
    const word = this.found[place]!;
    return word < this.base ? -1 : MOST_COST - ((word >> COST_SHIFT) & MOST_COST);
  }

  /** Whether a place is reached for exactly so many half points: quicker to ask than what it costs. */
  isReachedFor(place: number, cost: number): boolean {
    return (this.found[place]! & FOUND_MASK) === (this.base | ((MOST_COST - cost) << COST_SHIFT));
  }

  /** Whether the search went on after its goal, or had none. */
  isComplete(): boolean {
    return this.searched >= this.mover.allowance;
  }

  /** Whether the search has found the cheapest way to a place. */
  hasFound({ to, facing }: Goal): boolean {
    const cost = this.costOf(this.placeOf(to, facing));
    return cost >= 0 && cost <= this.searched;
  }

  /** The place before it on the way; -1 at the start. */
  previousOf(place: number): number {
    const come = this.found[place]!;
    const how = come & 7;
    if (how === STARTED) return -1;
    if (how === TURNED)
      return this.placeOf(this.hexOf(place), ((come >> FACING_BEFORE) & 7) as Facing, this.flagsOf(place));
    const before = neighbour(this.mover.costs.grid, this.hexOf(place), opposite(how as Direction));
    return this.placeOf(before, this.facingOf(place), (come >> FLAGS_BEFORE) & 3);
  }

  /** The cheapest place in a hex, in any facing and state; -1 where there is none. */
  cheapest(hex: number): number {
    let best = -1;
    let least = Infinity;
    for (let flags = 0; flags < this.flagged; flags++) {
      const first = this.placeOf(hex, 0, flags);
      for (let place = first; place < first + (1 << this.hexShift); place++) {
        const cost = this.costOf(place);
        if (cost < 0 || cost >= least) continue;
        best = place;
        least = cost;
      }
    }
    return best;
  }

  /** Whether the mover may come through a hex. */
  passes(hex: number): boolean {
    return this.cheapest(hex) >= 0;
  }

  /** Whether the mover may end its move in a hex; it may always stay where it is. */
  endsIn(hex: number): boolean {
    return this.passes(hex) && this.#hasRoom(hex);
  }

  /** Half points as far as a hex where the move may end; -1 where it may not. */
  costTo(hex: number): number {
    return this.#hasRoom(hex) ? this.costThrough(hex) : -1;
  }

  costThrough(hex: number): number {
    const place = this.cheapest(hex);
    return place < 0 ? -1 : this.costOf(place);
  }

  #hasRoom(hex: number): boolean {
    return hex === this.start || (this.marks[hex]! & MARK.full) === 0;
  }
}
