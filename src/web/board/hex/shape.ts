import type { Facing } from '../../../space/hex.ts';
import { plus, type Point } from '../point.ts';

/** A hex has a radius of 32 on the sheet, so that a counter of 40 fits well inside. */
export const RADIUS = 32;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

/** The vertices of a hex around its centre, by facing. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HALF_WIDTH, y: -RADIUS / 2 },
  { x: HALF_WIDTH, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF_WIDTH, y: RADIUS / 2 },
  { x: -HALF_WIDTH, y: -RADIUS / 2 },
];

/** The vertex that a facing looks at, or a point on the way there. */
export const cornerOf = (centre: Point, facing: Facing, share = 1): Point => plus(centre, CORNERS[facing]!, share);
