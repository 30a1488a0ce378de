import { columnOf, type Grid } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { CounterAt, HALF } from '../counter.tsx';

interface LoupeProps {
  readonly grid: Grid;
  readonly hex: number;
  readonly stack: readonly HexCounter[];
  readonly id: string;
}

const SEEN = HALF + 4;

/** A stack so large that its figures can be read, in the corner that is farther from it; no counter to take. */
export const Loupe = ({ grid, hex, stack, id }: LoupeProps) => (
  <div class={columnOf(grid, hex) * 2 < grid.width ? 'board-loupe right' : 'board-loupe'} aria-hidden="true">
    {stack.map((counter) => (
      <svg key={counter.id} viewBox={`${-SEEN} ${-SEEN} ${SEEN * 2} ${SEEN * 2}`}>
        <CounterAt counter={{ ...counter, id: '' }} x={0} y={0} selected={false} id={id} />
      </svg>
    ))}
  </div>
);
