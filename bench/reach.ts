import {
  defineHex,
  Direction as Compass,
  Grid as HoneycombGrid,
  type Hex,
  Orientation,
  rectangle,
} from 'honeycomb-grid';
import { compileCosts } from '../src/space/reach/costs.ts';
import { ReachFinder } from '../src/space/reach/reach-finder.ts';
import { PathFinder } from '../src/space/reach/path-finder.ts';
import { DIRECTIONS, distance, gridOf, OFF } from '../src/space/hex.ts';
import type { Mover, Reach } from '../src/space/reach/reach.ts';
import { copyOfReach } from '../src/space/reach/reach-copy.ts';
import { type Contest, timesSlower } from './harness.ts';

const SIZE = 60;
const GRID = gridOf(SIZE, SIZE);
const HEXES = GRID.hexes;

/** Always the same map: mostly clear, some ground at 2 and 3 points, some forbidden; a side in eight costs a point more. */
let drawn = 7;
const draw = (sides: number): number => ((drawn = (Math.imul(drawn, 48271) >>> 0) % 0x7fffffff) >>> 8) % sides;
const TERRAIN = Array.from({ length: HEXES }, () => ([1, 1, 1, 1, 1, 2, 2, 3, 3, 'NA'] as const)[draw(10)]!);
const STREAM = new Map<number, number>();
const streamAt = (from: number, to: number): number => {
  const side = Math.min(from, to) * HEXES + Math.max(from, to);
  if (!STREAM.has(side)) STREAM.set(side, draw(8) === 0 ? 1 : 0);
  return STREAM.get(side)!;
};
const pointsInto = (from: number, to: number): number | 'NA' => {
  const ground = TERRAIN[to]!;
  return ground === 'NA' ? 'NA' : ground + streamAt(from, to);
};
const COSTS = compileCosts(GRID, (from, _, to) => ({ points: pointsInto(from, to) }));
/** The same ground; one step in 24, where it climbs, disorders. */
const STEEP = Uint8Array.from({ length: HEXES * 6 }, () => (draw(24) === 0 ? 1 : 0));
const DISORDERING = compileCosts(GRID, (from, direction, to) => ({
  points: pointsInto(from, to),
  disorders: STEEP[from * 6 + direction] === 1,
}));

/** Searches begin at these in turn, in the middle of the map. */
const STARTS = Array.from({ length: 16 }, () => (22 + draw(16)) * SIZE + 22 + draw(16));
let turn = 0;
const nextStart = (): number => STARTS[(turn = (turn + 1) & 15)]!;

/* The limit: what JavaScript can do, by hand: costs and previous steps in typed arrays, a queue in buckets. */
const BYTES = new Uint8Array(HEXES * 6).fill(255);
const NEXT = new Int16Array(HEXES * 6);
for (let hex = 0; hex < HEXES; hex++)
  for (const direction of DIRECTIONS) {
    const to = GRID.neighbours[hex * 6 + direction]!;
    if (to === OFF) continue;
    const points = pointsInto(hex, to);
    NEXT[hex * 6 + direction] = to;
    BYTES[hex * 6 + direction] = points === 'NA' ? 255 : points * 2;
  }
const FOUND = new Uint32Array(HEXES);
const COST = new Int16Array(HEXES);
const FROM = new Int16Array(HEXES);
const HEADS = new Int32Array(4096);
const QUEUE = new Int32Array(HEXES * 6);
const BELOW = new Int32Array(HEXES * 6);
let search = 0;

function limit(start: number, allowance: number): number {
  search++;
  let slots = 1;
  let count = 0;
  FOUND[start] = search;
  COST[start] = 0;
  FROM[start] = -1;
  QUEUE[slots] = start;
  BELOW[slots] = 0;
  HEADS[0] = slots++;
  for (let cost = 0; cost <= allowance; cost++)
    for (let slot = HEADS[cost]!; slot !== 0; slot = HEADS[cost]!) {
      HEADS[cost] = BELOW[slot]!;
      const hex = QUEUE[slot]!;
      if (COST[hex] !== cost) continue;
      count++;
      for (let side = hex * 6, end = side + 6; side < end; side++) {
        const there = cost + BYTES[side]!;
        if (there > allowance) continue;
        const to = NEXT[side]!;
        if (FOUND[to] === search && COST[to]! <= there) continue;
        FOUND[to] = search;
        COST[to] = there;
        FROM[to] = hex;
        QUEUE[slots] = to;
        BELOW[slots] = HEADS[there]!;
        HEADS[there] = slots++;
      }
    }
  return count;
}

/** The limit of a path across: the same, towards the goal. */
const LEAST = 2;
function limitAcross(start: number, goal: number): number {
  search++;
  const [goalQ, goalR] = [GRID.q[goal]!, GRID.r[goal]!];
  const { q, r } = GRID;
  let [slots, farthest] = [1, 0];
  const hope = (hex: number): number => {
    const [dq, dr] = [q[hex]! - goalQ, r[hex]! - goalR];
    return ((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2) * LEAST;
  };
  FOUND[start] = search;
  COST[start] = 0;
  FROM[start] = -1;
  QUEUE[slots] = start;
  BELOW[slots] = 0;
  farthest = hope(start);
  HEADS[farthest] = slots++;
  for (let hoped = farthest; hoped <= farthest; hoped++)
    for (let slot = HEADS[hoped]!; slot !== 0; slot = HEADS[hoped]!) {
      HEADS[hoped] = BELOW[slot]!;
      const hex = QUEUE[slot]!;
      const cost = COST[hex]!;
      if (hex === goal) {
        HEADS.fill(0, hoped, farthest + 1);
        return cost;
      }
      if (cost + hope(hex) !== hoped) continue;
      for (let side = hex * 6, end = side + 6; side < end; side++) {
        const toll = BYTES[side]!;
        if (toll === 255) continue;
        const there = cost + toll;
        const to = NEXT[side]!;
        if (FOUND[to] === search && COST[to]! <= there) continue;
        FOUND[to] = search;
        COST[to] = there;
        FROM[to] = hex;
        const bucket = there + hope(to);
        if (bucket > farthest) farthest = bucket;
        QUEUE[slots] = to;
        BELOW[slots] = HEADS[bucket]!;
        HEADS[bucket] = slots++;
      }
    }
  return -1;
}

/* honeycomb-grid gives hexes and their neighbours; the search over them is ours. */
class Tile extends defineHex({ orientation: Orientation.POINTY, offset: -1 }) {}
const TILES = new HoneycombGrid(Tile, rectangle({ width: SIZE, height: SIZE }));
const COMPASS = [Compass.NE, Compass.E, Compass.SE, Compass.SW, Compass.W, Compass.NW];
const indexOf = ({ row, col }: Hex): number => row * SIZE + col;

function honeycomb(start: number, allowance: number): Map<Tile, number> {
  const first = TILES.getHex({ row: Math.floor(start / SIZE), col: start % SIZE })!;
  const costs = new Map([[first, 0]]);
  const buckets: Tile[][] = [[first]];
  for (let cost = 0; cost <= allowance; cost++)
    for (const tile of (buckets[cost] ??= [])) {
      if (costs.get(tile) !== cost) continue;
      for (const [direction, compass] of COMPASS.entries()) {
        const next = TILES.neighborOf(tile, compass, { allowOutside: false });
        if (next === undefined) continue;
        const there = cost + BYTES[indexOf(tile) * 6 + direction]!;
        if (there > allowance || there >= (costs.get(next) ?? Infinity)) continue;
        costs.set(next, there);
        (buckets[there] ??= []).push(next);
      }
    }
  return costs;
}

/** What is reached and at what cost, so simply that it must be right: over and over until nothing changes. */
function slowly(start: number, allowance: number, facing: boolean): Map<string, number> {
  const found = new Map([[`${start} 0 0`, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [place, cost] of found) {
      const [hex, towards, disordered] = place.split(' ').map(Number) as [number, number, number];
      const steps: [string, number][] = [];
      if (facing) for (const by of [1, 5]) steps.push([`${hex} ${(towards + by) % 6} ${disordered}`, cost + 2]);
      for (const direction of DIRECTIONS) {
        if (facing && direction !== towards && direction !== (towards + 5) % 6) continue;
        const to = GRID.neighbours[hex * 6 + direction]!;
        const points = to === OFF ? 'NA' : pointsInto(hex, to);
        if (points === 'NA') continue;
        const after = facing && STEEP[hex * 6 + direction] === 1 ? 1 : disordered;
        steps.push([`${to} ${towards} ${after}`, cost + points * 2]);
      }
      for (const [to, there] of steps)
        if (there <= allowance && there < (found.get(to) ?? Infinity)) {
          found.set(to, there);
          changed = true;
        }
    }
  }
  // Nobody asks for a place in disorder that is reached as cheaply in good order.
  for (const [place, cost] of found)
    if (place.endsWith(' 1') && found.get(place.replace(/1$/, '0'))! <= cost) found.delete(place);
  return found;
}

const differs = (found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): string | undefined => {
  if (found.size !== expected.size) return `${found.size} places instead of ${expected.size}`;
  for (const [place, cost] of expected)
    if (found.get(place) !== cost) return `${place}: ${found.get(place)}, not ${cost}`;
  return undefined;
};
const firstFault = (faults: readonly (string | undefined)[]): string | undefined =>
  faults.find((fault) => fault !== undefined);

const finder = new ReachFinder(GRID);
const pathFinder = new PathFinder(GRID);
const placesIn = (reach: Reach): Map<string, number> =>
  new Map(copyOfReach(reach).steps.map(({ hex, facing, flags, cost }) => [`${hex} ${facing} ${flags}`, cost]));
const placesByLimit = (start: number, allowance: number): Map<string, number> => {
  limit(start, allowance);
  return new Map([...FOUND.keys()].filter((hex) => FOUND[hex] === search).map((hex) => [`${hex} 0 0`, COST[hex]!]));
};
const placesByHoneycomb = (start: number, allowance: number): Map<string, number> =>
  new Map([...honeycomb(start, allowance)].map(([tile, cost]) => [`${indexOf(tile)} 0 0`, cost]));

const CHECKED = STARTS.slice(0, 3);

/** `facingAtMost`: how many times the limit a search over facing and disorder may take, which finds more places. */
export function reachContest(points: number, facingAtMost: number): Contest {
  const allowance = points * 2;
  const mover: Mover = { costs: COSTS, allowance };
  const facing: Mover = { costs: DISORDERING, allowance, turns: [2, 4, 6] };
  const check = (found: (start: number) => Map<string, number>, byFacing = false): string | undefined =>
    firstFault(CHECKED.map((start) => differs(found(start), slowly(start, allowance, byFacing))));
  return {
    title: `reach of ${points} points on 60 × 60 hexes`,
    contenders: [
      {
        who: 'ours',
        run: () => finder.reach(mover, nextStart()).count,
        wrong: () => check((start) => placesIn(finder.reach(mover, start))),
        goal: timesSlower(1.1, 'limit'),
      },
      {
        who: 'ours, facing and disorder',
        run: () => finder.reach(facing, nextStart()).count,
        wrong: () => check((start) => placesIn(finder.reach(facing, start)), true),
        goal: timesSlower(facingAtMost, 'limit'),
      },
      {
        who: 'honeycomb-grid',
        run: () => honeycomb(nextStart(), allowance),
        wrong: () => check((start) => placesByHoneycomb(start, allowance)),
      },
      {
        who: 'limit',
        run: () => limit(nextStart(), allowance),
        wrong: () => check((start) => placesByLimit(start, allowance)),
      },
    ],
  };
}

const [CORNER, GOAL] = [HEXES - SIZE, SIZE - 1].map((corner) => {
  // The nearest hex that may be entered.
  let hex = corner;
  while (TERRAIN[hex] === 'NA') hex += corner < SIZE ? -1 : 1;
  return hex;
}) as [number, number];

export function acrossContest(): Contest {
  const expected = slowly(CORNER, 4095, false).get(`${GOAL} 0 0`);
  const wrong = (found: number | undefined): string | undefined =>
    found === expected ? undefined : `${found} half points instead of ${expected}`;
  const steps = (hexes: readonly number[]): number | undefined => {
    let sum = 0;
    for (let i = 1; i < hexes.length; i++) {
      if (distance(GRID, hexes[i - 1]!, hexes[i]!) !== 1) return undefined;
      sum += Number(pointsInto(hexes[i - 1]!, hexes[i]!)) * 2;
    }
    return sum;
  };
  return {
    title: 'path across 60 × 60 hexes',
    contenders: [
      {
        who: 'ours',
        run: () => pathFinder.path(COSTS, CORNER, GOAL),
        wrong: () => {
          const path = pathFinder.path(COSTS, CORNER, GOAL)!;
          return wrong(path.cost) ?? wrong(steps(path.hexes));
        },
        goal: timesSlower(2, 'limit'),
      },
      {
        who: 'limit',
        run: () => limitAcross(CORNER, GOAL),
        wrong: () => wrong(limitAcross(CORNER, GOAL)),
      },
    ],
  };
}
