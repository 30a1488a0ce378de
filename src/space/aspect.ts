import type { Direction, Facing } from './hex.ts';

export type Aspect = 'front' | 'flank' | 'rear';

/**
 * What the six sides of a unit are, clockwise from the one on the right of the vertex it faces: right front, right,
 * right behind, left behind, left, left front.
 */
export type Split = readonly [Aspect, Aspect, Aspect, Aspect, Aspect, Aspect];

/** Two front, two flank and two rear hexes. */
export const TWO_TWO_TWO: Split = ['front', 'flank', 'rear', 'rear', 'flank', 'front'];
/** Two front hexes, four rear. */
export const TWO_FRONT: Split = ['front', 'rear', 'rear', 'rear', 'rear', 'front'];
/** Four front hexes, two rear. */
export const FOUR_FRONT: Split = ['front', 'front', 'rear', 'rear', 'front', 'front'];
export const ALL_FRONT: Split = ['front', 'front', 'front', 'front', 'front', 'front'];

/** What the neighbour in a direction is to a unit with that facing. */
export const aspect = (facing: Facing, direction: Direction, split: Split): Aspect =>
  split[(direction - facing + 6) % 6]!;

/** The directions of that aspect, clockwise from the right of the vertex. */
export const directionsOf = (facing: Facing, wanted: Aspect, split: Split): Direction[] =>
  split.flatMap((found, i) => (found === wanted ? [((facing + i) % 6) as Direction] : []));
