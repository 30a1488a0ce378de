import type { Facing, Grid } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { CounterAt, HALF } from '../counter.tsx';
import { at, type Point } from '../point.ts';
import { sideClass } from '../side-class.ts';
import { centreOf, cornerOf } from './geometry.ts';

/** Leaders over a unit are drawn small, so that the unit can be read. */
const SMALL = 0.62;

interface Lying extends Point {
  readonly scale: number;
}

/** Where the counters of a stack lie: the last is on top; fanned out, each can be read and hit. */
function lyingAt(centre: Point, stack: readonly HexCounter[], position: number, fanned: boolean): Lying {
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
function Front({ centre, facing }: { centre: Point; facing: Facing }) {
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

/** Counters by hex, in the order in which they were given. */
export function stacksOf(counters: readonly HexCounter[]): Map<number, HexCounter[]> {
  const stacks = new Map<number, HexCounter[]>();
  for (const counter of counters) {
    const stack = stacks.get(counter.place.hex);
    if (stack === undefined) stacks.set(counter.place.hex, [counter]);
    else stack.push(counter);
  }
  return stacks;
}

interface StackProps {
  readonly grid: Grid;
  readonly hex: number;
  readonly stack: readonly HexCounter[];
  readonly fanned: boolean;
  readonly selected: string | undefined;
  readonly alongside: readonly string[] | undefined;
  readonly id: string;
}

export function Stack({ grid, hex, stack, fanned, selected, alongside, id }: StackProps) {
  const centre = centreOf(grid, hex);
  const faced = stack.findLast(({ place }) => place.facing !== undefined);
  return (
    <g class={fanned ? 'stack fanned' : 'stack'}>
      {faced?.place.facing !== undefined && (
        <g class={sideClass(faced.side)}>
          <Front centre={centre} facing={faced.place.facing} />
        </g>
      )}
      {stack.map((counter, i) => (
        <CounterAt
          key={counter.id}
          counter={counter}
          {...lyingAt(centre, stack, i, fanned)}
          selected={counter.id === selected || alongside?.includes(counter.id) === true}
          id={id}
        />
      ))}
      {stack.length > 1 && !fanned && (
        <g class="stack-count" transform={`translate(${at({ x: centre.x - HALF - 2, y: centre.y + HALF - 1 })})`}>
          <circle r="6.5" />
          <text y="3.2">{stack.length}</text>
        </g>
      )}
    </g>
  );
}
