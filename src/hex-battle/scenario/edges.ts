import { t } from '../../kernel/text.ts';
import { columnOf, type Grid, rowOf } from '../../space/hex.ts';

/** Edges of the map, to one of which a side flees. */
export const EDGES = {
  north: t('nord', 'north'),
  east: t('est', 'east'),
  south: t('sud', 'south'),
  west: t('ouest', 'west'),
} as const;
export type Edge = keyof typeof EDGES;

function distanceToEdge(grid: Grid, hex: number, edge: Edge): number {
  switch (edge) {
    case 'north':
      return rowOf(grid, hex);
    case 'south':
      return grid.height - 1 - rowOf(grid, hex);
    case 'west':
      return columnOf(grid, hex);
    case 'east':
      return grid.width - 1 - columnOf(grid, hex);
  }
}

/** By hex: how many hexes it is to an edge. */
export const distancesToEdge = (grid: Grid, edge: Edge): Int16Array =>
  Int16Array.from({ length: grid.hexes }, (_, hex) => distanceToEdge(grid, hex, edge));
