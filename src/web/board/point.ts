/** A point of a sheet before any zoom, or of a window in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const plus = (a: Point, b: Point, share = 1): Point => ({ x: a.x + b.x * share, y: a.y + b.y * share });

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const roundText = (n: number): string => String(Math.round(n * 10) / 10);

/** As paths write it: `12.5 40`. */
export const at = ({ x, y }: Point): string => `${roundText(x)} ${roundText(y)}`;
