import { Symbol, symbolOf } from '../icons/unit-icon.tsx';
import { memo } from '../base/memo.ts';
import type { Facing, Grid } from '../../space/hex.ts';
import { at, centreOf, cornerOf, type Point } from './geometry.ts';
import type { Counter } from './props.ts';

/** Half the edge of a counter. */
export const HALF = 19;
const BAND = 7;
const NUMBERS = HALF - 4.5;

/** Leaders over a unit are drawn small, so that the unit can be read. */
const SMALL = 0.56;

interface Lying extends Point {
  readonly scale: number;
}

/** Where the counters of a stack lie: the last is on top; fanned out, each can be read and hit. */
export function stackedAt(centre: Point, stack: readonly Counter[], position: number, fanned: boolean): Lying {
  if (fanned) {
    const from = position - (stack.length - 1) / 2;
    return { x: centre.x + from * (HALF * 2 + 4), y: centre.y - Math.abs(from) * 3, scale: 1 };
  }
  const units = stack.filter(({ strength }) => strength !== undefined).length;
  if (units > 0 && stack[position]!.strength === undefined)
    return { x: centre.x - HALF + 2, y: centre.y - HALF + 4 + (position - units) * 12, scale: SMALL };
  const from = position - ((units || stack.length) - 1) / 2;
  return { x: centre.x + from * 5, y: centre.y - from * 5, scale: 1 };
}

/** The wedge between counter and vertex that says where a unit faces, and the line of its front. */
function Front({ centre, facing }: { centre: Point; facing: Facing }) {
  const left = ((facing + 5) % 6) as Facing;
  const right = ((facing + 1) % 6) as Facing;
  const tip = cornerOf(centre, facing, 0.99);
  return (
    <>
      <path
        class="counter-front"
        d={`M${at(cornerOf(centre, left, 0.93))}L${at(cornerOf(centre, facing, 0.93))}L${at(cornerOf(centre, right, 0.93))}`}
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

const numbersOf = ({ strength, rating, movement }: Counter): string =>
  [strength, rating, movement].map((n) => n ?? '–').join(' ');

function Face({ counter, id }: { counter: Counter; id: string }) {
  const symbol = symbolOf(counter.type);
  const hasNumbers = counter.strength !== undefined || counter.rating !== undefined || counter.movement !== undefined;
  return (
    <>
      <rect class="counter-face" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="3" />
      <path
        class="counter-band"
        d={`M${-HALF} ${-HALF + BAND}v-${BAND - 3}q0-3 3-3h${HALF * 2 - 6}q3 0 3 3v${BAND - 3}z`}
      />
      {counter.side === 'b' && <rect x={-HALF} y={-HALF} width={HALF * 2} height={BAND} fill={`url(#${id}-band)`} />}
      {symbol === undefined ? (
        <text class="counter-code" y="5">
          {counter.type}
        </text>
      ) : (
        <g transform={hasNumbers ? 'translate(-11.5 -12) scale(.72)' : 'translate(-14 -10.5) scale(.86)'}>
          <Symbol name={symbol} />
        </g>
      )}
      {hasNumbers && (
        <text class="counter-numbers" y={NUMBERS + 2.5}>
          {numbersOf(counter)}
        </text>
      )}
      {counter.reversed && <path class="counter-reverse" d={`M${HALF} ${-HALF + BAND}v12l-12-12z`} />}
      {counter.state !== undefined && (
        <g class="counter-state" transform={`translate(${HALF - 4} ${-HALF + 5})`}>
          <circle r="7" />
          <text y="3.4">{counter.state.code}</text>
        </g>
      )}
    </>
  );
}

interface OneProps {
  readonly counter: Counter;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly selected: boolean;
  readonly id: string;
}

export const CounterAt = memo(({ counter, x, y, scale = 1, selected, id }: OneProps) => (
  <g
    class={`board-counter side-${counter.side}${selected ? ' selected' : ''}${counter.spent ? ' spent' : ''}`}
    transform={`translate(${at({ x, y })})${scale === 1 ? '' : ` scale(${scale})`}`}
    data-counter={counter.id}
  >
    {selected && (
      <rect class="counter-halo" x={-HALF - 4} y={-HALF - 4} width={HALF * 2 + 8} height={HALF * 2 + 8} rx="6" />
    )}
    <rect class="counter-shade" x={-HALF + 1.5} y={-HALF + 2} width={HALF * 2} height={HALF * 2} rx="3" />
    <Face counter={counter} id={id} />
  </g>
));

/** Counters by hex, in the order in which they were given. */
export function stacksOf(counters: readonly Counter[]): Map<number, Counter[]> {
  const stacks = new Map<number, Counter[]>();
  for (const counter of counters) {
    const stack = stacks.get(counter.hex);
    if (stack === undefined) stacks.set(counter.hex, [counter]);
    else stack.push(counter);
  }
  return stacks;
}

interface StackProps {
  readonly grid: Grid;
  readonly hex: number;
  readonly stack: readonly Counter[];
  readonly fanned: boolean;
  readonly selected: string | undefined;
  readonly alongside: readonly string[] | undefined;
  readonly id: string;
}

export function Stack({ grid, hex, stack, fanned, selected, alongside, id }: StackProps) {
  const centre = centreOf(grid, hex);
  const facing = stack.findLast((counter) => counter.facing !== undefined);
  return (
    <g class={fanned ? 'stack fanned' : 'stack'}>
      {facing?.facing !== undefined && (
        <g class={`side-${facing.side}`}>
          <Front centre={centre} facing={facing.facing} />
        </g>
      )}
      {stack.map((counter, i) => (
        <CounterAt
          key={counter.id}
          counter={counter}
          {...stackedAt(centre, stack, i, fanned)}
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
