import { columnOf, type Grid, rowOf } from '../../../space/hex.ts';

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type Arrow = (typeof ARROWS)[number];
export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key);

const clamp = (n: number, most: number): number => Math.min(Math.max(n, 0), most - 1);

/** The hex that a key leads to; the cursor stays in its column when it goes from row to row. */
export function moved(grid: Grid, hex: number, key: Arrow): number {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const to = (column: number, row: number): number => clamp(row, grid.height) * grid.width + clamp(column, grid.width);
  switch (key) {
    case 'ArrowLeft':
      return to(column - 1, row);
    case 'ArrowRight':
      return to(column + 1, row);
    case 'ArrowUp':
      return to(column, row - 1);
    case 'ArrowDown':
      return to(column, row + 1);
    case 'Home':
      return to(0, row);
    case 'End':
      return to(grid.width - 1, row);
  }
}
