import type { Facing } from '../../../space/hex.ts';
import type { CounterShown } from '../../../space/table.ts';
import { HALF } from '../counter.tsx';
import { at, type Point } from '../point.ts';
import { cornerOf } from './shape.ts';

/* What stacks are made of, for the board and for whoever shows a battle without its map of hexes. */

/** Leaders over a unit are drawn small, so that the unit can be read. */
const SMALL = 0.62;

interface Lying extends Point {
  readonly scale: number;
}

/** Where the counters of a stack lie: the last is on top; fanned out, each can be read and hit. */
export function lyingAt(
  centre: Point,
  stack: readonly Pick<CounterShown, 'strength'>[],
  position: number,
  fanned: boolean,
): Lying {
  if (fanned) {
    const from = position - (stack.length - 1) / 2;
    return { x: centre.x + from * (HALF * 2 + 4), y: centre.y - Math.abs(from) * 3, scale: 1 };
  }
  const units = stack.filter(({ strength }) => strength !== undefined).length;
  if (units > 0 && stack[position]!.strength === undefined)
    return { x: centre.x - HALF + 2, y: centre.y - HALF + 4 + (position - units) * 13, scale: SMALL };
  const from = position - ((units || stack.length) - 1) / 2;
  return { x: centre.x + from * 5, y: centre.y - from * 5, scale: 1 };
}

/** How far out the line of a front runs: inside its hex, beside that of a neighbour. */
const FRONT = 0.88;

/** The wedge between counter and vertex that says where a unit faces, and the line of its front. */
export function Front({ centre, facing }: { centre: Point; facing: Facing }) {
  const left = ((facing + 5) % 6) as Facing;
  const right = ((facing + 1) % 6) as Facing;
  const tip = cornerOf(centre, facing, 0.95);
  return (
    <>
      <path
        class="counter-front"
        d={`M${at(cornerOf(centre, left, FRONT))}L${at(cornerOf(centre, facing, FRONT))}L${at(cornerOf(centre, right, FRONT))}`}
      />
      <path
        class="counter-wedge"
        d={`M${at(tip)}L${at(wing(centre, facing, left))}L${at(wing(centre, facing, right))}Z`}
      />
    </>
  );
}

/** A point beside the line to a vertex. */
const wing = (centre: Point, facing: Facing, towards: Facing): Point => {
  const [near, far] = [cornerOf(centre, facing, 0.7), cornerOf(centre, towards, 0.24)];
  return { x: near.x + far.x - centre.x, y: near.y + far.y - centre.y };
};

/** How many lie on one another, beside a centre of 0, 0. */
export const StackCount = ({ count }: { count: number }) => (
  <g class="stack-count" transform={`translate(${-HALF - 2} ${HALF - 1})`}>
    <circle r="6.5" />
    <text y="3.2">{count}</text>
  </g>
);
