import { type Grid, numberOf } from '../../space/hex.ts';

/** For each facing. */
export const ARROWS = '↑↗↘↓↙↖';
/** Before a counter of each side. */
export const SIDE_MARKS = ['[', '('] as const;

/** Row by row, every second one shifted by half a hex; numbers of columns above, of rows at the left. */
export function sketchMap(grid: Grid, cellWidth: number, cell: (hex: number) => string): string {
  const hexes = Array.from({ length: grid.hexes }, (_, hex) => hex);
  const heading = hexes.slice(0, grid.width).map((hex) => numberOf(grid, hex).slice(0, 2).padEnd(cellWidth));
  const rows = Array.from({ length: grid.height }, (_, row) => {
    const inRow = hexes.slice(row * grid.width, (row + 1) * grid.width);
    const shift = row % 2 === 1 ? ' '.repeat(cellWidth / 2) : '';
    const number = numberOf(grid, inRow[0]!).slice(2);
    return `${number} ${shift}${inRow.map((hex) => cell(hex).padEnd(cellWidth)).join('')}`;
  });
  return [`   ${heading.join('')}`, ...rows].map((line) => line.trimEnd()).join('\n');
}
