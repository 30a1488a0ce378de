import { type Direction, DIRECTIONS, type Grid, hexAtAxial, neighbour, OFF, opposite, STEP_Q, STEP_R } from './hex.ts';
import { sideOf, vertexOf } from './sides.ts';

/** A part of the line between the centres of two hexes. */
export type Passage =
  | { readonly kind: 'hex'; readonly hex: number }
  /** From one hex into the next. */
  | { readonly kind: 'across'; readonly side: number; readonly hexes: readonly [number, number] }
  /** Between two hexes, in neither; one may lie beyond the edge of the map. */
  | { readonly kind: 'along'; readonly side: number; readonly hexes: readonly [number, number] }
  /** Through the point where three hexes meet; the one that the line only touches, if any, is grazed. */
  | { readonly kind: 'vertex'; readonly vertex: number; readonly grazed: number };

/** The dot product of a direction with a vector in axial coordinates, in the plane where all six are equally long. */
const dot = (direction: Direction, q: number, r: number): number => {
  const [sq, sr] = [STEP_Q[direction], STEP_R[direction]];
  return sq * q + sr * r + (sq + sr) * (q + r);
};

/** Everything that the line meets, both ends included; exact, in whole numbers. */
export function line(grid: Grid, from: number, to: number): Passage[] {
  const [lineQ, lineR] = [grid.q[to]! - grid.q[from]!, grid.r[to]! - grid.r[from]!];
  const met: Passage[] = [{ kind: 'hex', hex: from }];
  for (let hex = from; hex !== to;) {
    const [gone, far] = [grid.q[hex]! - grid.q[from]!, grid.r[hex]! - grid.r[from]!];
    // The line leaves the hex by the side that it meets first: at the share (1 + centre · side) / (line · side) of its length.
    let [out, second]: [Direction | undefined, Direction | undefined] = [undefined, undefined];
    let [share, of] = [1, 0];
    for (const direction of DIRECTIONS) {
      const slope = dot(direction, lineQ, lineR);
      if (slope <= 0) continue;
      const reached = 1 + dot(direction, gone, far);
      const sooner = reached * of - share * slope;
      if (out === undefined || sooner < 0) [out, second, share, of] = [direction, undefined, reached, slope];
      else if (sooner === 0) second = direction;
    }
    hex =
      second === undefined ? across(grid, hex, out!, met) : pastVertex(grid, hex, [out!, second], lineQ, lineR, met);
  }
  return met;
}

function across(grid: Grid, hex: number, out: Direction, met: Passage[]): number {
  const next = neighbour(grid, hex, out);
  met.push({ kind: 'across', side: sideOf(grid, hex, out), hexes: [hex, next] }, { kind: 'hex', hex: next });
  return next;
}

/** Out by the vertex between two sides: along the side behind it, or into one of the two hexes. */
function pastVertex(
  grid: Grid,
  hex: number,
  sides: readonly [Direction, Direction],
  lineQ: number,
  lineR: number,
  met: Passage[],
): number {
  // NE and NW are neighbours too: the left one of the two stands before the vertex of the same number as the right one.
  const right: Direction = sides[0] === 0 && sides[1] === 5 ? 0 : sides[1];
  const left = ((right + 5) % 6) as Direction;
  const [leftHex, rightHex] = [neighbour(grid, hex, left), neighbour(grid, hex, right)];
  const [toLeft, toRight] = [dot(left, lineQ, lineR), dot(right, lineQ, lineR)];
  const vertex = vertexOf(grid, hex, right);
  if (toLeft !== toRight) {
    const [next, grazed] = toLeft > toRight ? [leftHex, rightHex] : [rightHex, leftHex];
    met.push({ kind: 'vertex', vertex, grazed }, { kind: 'hex', hex: next });
    return next;
  }
  const side =
    leftHex === OFF
      ? sideOf(grid, rightHex, ((right + 4) % 6) as Direction)
      : sideOf(grid, leftHex, ((left + 2) % 6) as Direction);
  const next = hexAtAxial(
    grid,
    grid.q[hex]! + STEP_Q[left] + STEP_Q[right],
    grid.r[hex]! + STEP_R[left] + STEP_R[right],
  );
  met.push(
    { kind: 'vertex', vertex, grazed: OFF },
    { kind: 'along', side, hexes: [leftHex, rightHex] },
    { kind: 'vertex', vertex: vertexOf(grid, next, opposite(right)), grazed: OFF },
    { kind: 'hex', hex: next },
  );
  return next;
}
