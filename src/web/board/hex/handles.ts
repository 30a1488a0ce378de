import type { Facing } from '../../../space/hex.ts';
import { distanceBetween, plus, type Point } from '../point.ts';
import { cornerOf, HALF_WIDTH, RADIUS } from './geometry.ts';

/** The radius of a handle: it has room at a vertex between three counters, whatever the zoom. */
export const HANDLE = 8.5;

/**
 * Where the handle stands that turns a counter towards a vertex: there, where no counter lies. Around a stack that is
 * fanned out handles make way for it: above it one vertex farther, below it under its figures.
 */
export function handlePoint(centre: Point, facing: Facing, isFanned: boolean): Point {
  const corner = cornerOf(centre, facing);
  const { x, y } = { x: corner.x - centre.x, y: corner.y - centre.y };
  if (!isFanned || Math.abs(x) < 1) return corner;
  return plus(centre, y < 0 ? { x: Math.sign(x) * HALF_WIDTH * 2, y: -RADIUS } : { x, y: RADIUS / 2 + 10.5 });
}

/** The facing whose handle is nearest to a point, within so much of it. */
export function handleNear(
  point: Point,
  centre: Point,
  facings: readonly Facing[],
  isFanned: boolean,
  within: number,
): Facing | undefined {
  const far = (facing: Facing): number => distanceBetween(point, handlePoint(centre, facing, isFanned));
  const [nearest] = facings.toSorted((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) <= within ? nearest : undefined;
}
