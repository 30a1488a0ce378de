import type { Grid } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { CounterAt } from '../counter.tsx';
import { at } from '../point.ts';
import { sideClass } from '../side-class.ts';
import { centreOf } from './geometry.ts';
import { Front, lyingAt, StackCount } from './stack-parts.tsx';

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
        <g transform={`translate(${at(centre)})`}>
          <StackCount count={stack.length} />
        </g>
      )}
    </g>
  );
}
