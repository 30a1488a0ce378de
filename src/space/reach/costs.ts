import { type Direction, DIRECTIONS, type Grid, OFF } from '../hex.ts';

/** What a step costs: points (halves allowed), or `NA` where it may not be made. */
export interface Toll {
  readonly points: number | 'NA';
  /** Whoever makes the step is disordered by it. */
  readonly disorders?: boolean;
  /** The same step without the road or trail that it follows; the same as with it where nothing is said. */
  readonly offRoad?: { readonly points: number | 'NA'; readonly disorders?: boolean };
}

/*
 * One word per directed side, at `hex * 6 + direction`: the hex it leads to (12 bits), the half points on its road
 * (8 bits) and off it (8 bits), and a bit for each that disorders. -1 at the edge of the map.
 */
export const HEX_BITS = 12;
export const HEX_MASK = (1 << HEX_BITS) - 1;
export const TOLL_SHIFT = HEX_BITS;
export const OFF_ROAD_SHIFT = 20;
export const TOLL_MASK = 0xff;
export const DISORDER_SHIFT = 28;
export const OFF_ROAD_DISORDER_SHIFT = 29;
/** A step that may not be made costs more than any allowance. */
export const FORBIDDEN = 255;
export const EDGE = -1;
/** Half points. */
export const MOST_ALLOWANCE = 254;

/** The ground of a map for one class of mover. */
export interface Costs {
  readonly grid: Grid;
  readonly words: Int32Array;
  /** The cheapest step there is, in half points: 0 where there are free ones. */
  readonly least: number;
  /** Whether some step disorders. */
  readonly disorders: boolean;
  /** Whether some step costs something else off its road. */
  readonly hasRoads: boolean;
}

const halves = (points: number | 'NA'): number => {
  if (points === 'NA') return FORBIDDEN;
  const cost = points * 2;
  if (!Number.isInteger(cost) || cost < 0 || cost >= FORBIDDEN)
    throw new RangeError(`a step of ${points} points has no place in a cost table`);
  return cost;
};

/** Asks the rules for every directed side of the map, once. */
export function compileCosts(grid: Grid, toll: (from: number, direction: Direction, to: number) => Toll): Costs {
  const words = new Int32Array(grid.hexes * 6).fill(EDGE);
  let least = FORBIDDEN;
  let [disorders, hasRoads] = [false, false];
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      const to = grid.neighbours[hex * 6 + direction]!;
      if (to === OFF) continue;
      const onRoad = toll(hex, direction, to);
      const offRoad = onRoad.offRoad ?? onRoad;
      words[hex * 6 + direction] =
        to |
        (halves(onRoad.points) << TOLL_SHIFT) |
        (halves(offRoad.points) << OFF_ROAD_SHIFT) |
        (Number(onRoad.disorders ?? false) << DISORDER_SHIFT) |
        (Number(offRoad.disorders ?? false) << OFF_ROAD_DISORDER_SHIFT);
      least = Math.min(least, halves(onRoad.points));
      hasRoads ||= onRoad.offRoad !== undefined;
      disorders ||= (onRoad.disorders ?? false) || (offRoad.disorders ?? false);
    }
  return { grid, words, least, disorders, hasRoads };
}
