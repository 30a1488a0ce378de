import { type Direction, DIRECTIONS, type Facing, type Grid, hexAtAxial, opposite, STEP_Q, STEP_R } from './hex.ts';

/*
 * Sides and vertices have one id each, whichever of their hexes one comes from, at the edge of the map too. A hex owns
 * its sides NE, E and SE and its vertices N and S; the others are those of a neighbour, which may lie beyond the edge:
 * owners are numbered on a map with a border of one hex all around.
 */
const OWN_SIDES = 3;
const OWN_VERTICES = 2;

/** How many ids of sides there may be, for arrays by side. */
export const sideIds = ({ width, height }: Grid): number => (width + 2) * (height + 2) * OWN_SIDES;
export const vertexIds = ({ width, height }: Grid): number => (width + 2) * (height + 2) * OWN_VERTICES;

function owner({ width }: Grid, q: number, r: number): number {
  const column = q + (r - (r & 1)) / 2;
  return (r + 1) * (width + 2) + column + 1;
}

function ownerAt(grid: Grid, owner: number): { q: number; r: number } {
  const r = Math.floor(owner / (grid.width + 2)) - 1;
  return { q: (owner % (grid.width + 2)) - 1 - (r - (r & 1)) / 2, r };
}

export function sideOf(grid: Grid, hex: number, direction: Direction): number {
  const [q, r] = [grid.q[hex]!, grid.r[hex]!];
  return direction < OWN_SIDES
    ? owner(grid, q, r) * OWN_SIDES + direction
    : owner(grid, q + STEP_Q[direction], r + STEP_R[direction]) * OWN_SIDES + opposite(direction);
}

/** The hexes on both sides; `OFF` for the one beyond the edge. */
export function hexesOfSide(grid: Grid, side: number): readonly [number, number] {
  const { q, r } = ownerAt(grid, Math.floor(side / OWN_SIDES));
  const direction = DIRECTIONS[side % OWN_SIDES]!;
  return [hexAtAxial(grid, q, r), hexAtAxial(grid, q + STEP_Q[direction], r + STEP_R[direction])];
}

/** The vertices that are not the hex's own: S or N of which neighbour. */
const NORTH = 0;
const SOUTH = 1;
const VERTEX_OF: readonly (readonly [direction: Direction | undefined, end: number])[] = [
  [undefined, NORTH],
  [0, SOUTH],
  [2, NORTH],
  [undefined, SOUTH],
  [3, NORTH],
  [5, SOUTH],
];

export function vertexOf(grid: Grid, hex: number, facing: Facing): number {
  const [direction, end] = VERTEX_OF[facing]!;
  const [q, r] = [grid.q[hex]!, grid.r[hex]!];
  const holder =
    direction === undefined ? owner(grid, q, r) : owner(grid, q + STEP_Q[direction], r + STEP_R[direction]);
  return holder * OWN_VERTICES + end;
}

/** The three hexes that meet there; `OFF` for those beyond the edge. */
export function hexesOfVertex(grid: Grid, vertex: number): readonly [number, number, number] {
  const { q, r } = ownerAt(grid, Math.floor(vertex / OWN_VERTICES));
  const [left, right]: readonly [Direction, Direction] = vertex % OWN_VERTICES === NORTH ? [5, 0] : [3, 2];
  return [
    hexAtAxial(grid, q, r),
    hexAtAxial(grid, q + STEP_Q[left], r + STEP_R[left]),
    hexAtAxial(grid, q + STEP_Q[right], r + STEP_R[right]),
  ];
}
