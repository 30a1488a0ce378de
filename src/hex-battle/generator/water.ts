import { smoothNoise } from '../../space/noise.ts';
import { neighboursOf } from '../../space/hex.ts';
import { allHexes, type Land, putSide, stepsFrom } from './land.ts';
import { centreOf, easeSlopes } from './relief.ts';

/** A line that winds across the land from edge to edge and parts it in two. */
export interface Course {
  /** Eastwards from the west edge, or southwards from the north edge. */
  readonly runs: 'east' | 'south';
  /** How far across the land it lies, from 0 to 1. */
  readonly at: number;
  /** How far it winds to either side, in hexes. */
  readonly sway: number;
  readonly salt: number;
}

/** Bends are this far apart, in hexes, so that the line stays one hex wide. */
const BENDS = 7;

/** Whether a hex lies before the line: north of it, or west of it. */
function isBefore({ grid }: Land, { runs, at, sway, salt }: Course, hex: number): boolean {
  const [x, y] = centreOf(grid, hex);
  const [along, across] = runs === 'east' ? [x, y] : [y, x];
  const breadth = runs === 'east' ? centreOf(grid, grid.hexes - 1)[1] : grid.width - 1;
  return across < breadth * at + sway * smoothNoise(along, 0, BENDS, salt);
}

/** How far a hex lies from the edge where the line begins. */
const progress = ({ grid }: Land, { runs }: Course, hex: number): number =>
  centreOf(grid, hex)[runs === 'east' ? 0 : 1];

/** Gives the hexes along the line to a river, from its spring to where it leaves the map. */
export function digRiver(land: Land, course: Course): number[] {
  const { grid } = land;
  const before = allHexes(grid).filter((hex) => isBefore(land, course, hex));
  const river = before.filter((hex) => neighboursOf(grid, hex).some((next) => !isBefore(land, course, next)));
  return flowDownhill(land, river, course);
}

/** Puts a stream or a river on the hexsides along the line; gives the hexes on its banks, from its spring on. */
export function digAlongSides(land: Land, course: Course, kind: string): number[] {
  const { grid } = land;
  const banks = new Set<number>();
  for (const hex of allHexes(grid).filter((one) => isBefore(land, course, one)))
    for (const [next, direction] of stepsFrom(grid, hex)) {
      if (isBefore(land, course, next)) continue;
      putSide(land, hex, direction, kind);
      banks.add(hex).add(next);
    }
  return flowDownhill(land, [...banks], course);
}

/** Water rises at the higher end and never climbs: its valley is cut into the hills as deep as that takes. */
function flowDownhill(land: Land, wet: readonly number[], course: Course): number[] {
  const { level } = land;
  const along = wet.toSorted((a, b) => progress(land, course, a) - progress(land, course, b) || a - b);
  const half = along.length >> 1;
  const height = (hexes: readonly number[]): number => hexes.reduce((sum, hex) => sum + level[hex]!, 0);
  const downstream = height(along.slice(0, half)) < height(along.slice(-half)) ? along.toReversed() : along;
  // Easing slopes lowers land, and with it the bed upstream of it: both are repeated until neither finds anything.
  for (let isCut = true; isCut;) {
    isCut = false;
    let bed = Infinity;
    for (const hex of downstream) {
      if (level[hex]! > bed) [level[hex], isCut] = [bed, true];
      bed = level[hex]!;
    }
    easeSlopes(land);
  }
  return downstream;
}
