import type { Problems } from '../../kernel/problem.ts';
import { t } from '../../kernel/text.ts';
import { type Grid, hexOfNumber, numberOf } from '../../space/hex.ts';

/** The hex of a number that stands at a path of a scenario; one that is not on the map is a problem, and read as the first. */
export type HexAt = (number: string, path: string) => number;

export const hexReader =
  (grid: Grid, problems: Problems): HexAt =>
  (number, path) => {
    const hex = hexOfNumber(grid, number);
    const last = numberOf(grid, grid.hexes - 1);
    if (hex === undefined)
      problems.add(() => ({
        path,
        text: t(`« ${number} » : hors de la carte, de 0101 à ${last}`, `"${number}": not on the map, 0101 to ${last}`),
      }));
    return hex ?? 0;
  };
