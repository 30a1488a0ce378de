import type { Text } from '../../../kernel/text.ts';
import { type Facing, type Grid, hexOfNumber } from '../../../space/hex.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import type { HexWorkshop } from '../../../space/hex-workshop.ts';
import type { MapDocument } from '../../../space/map-document.ts';
import type { Sketch } from '../../../space/workshop.ts';
import { entriesOf, entryId, LISTS } from '../sketch.ts';

export const mapOf = (sketch: Sketch): MapDocument => sketch['map'] as MapDocument;

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The counters of a sketch; those without a place on the map are left out. */
export function countersOf(sketch: Sketch, grid: Grid, { rating, facings }: HexWorkshop): HexCounter[] {
  return LISTS.flatMap((list) =>
    entriesOf(sketch, list).flatMap((entry, i): HexCounter[] => {
      const hex = hexOfNumber(grid, String(entry['hex']));
      if (hex === undefined) return [];
      const facing = facings.indexOf(String(entry['facing'])) as Facing;
      const [strength, quality, movement] = ['strength', rating, 'movement'].map((name) => numberIn(entry[name]));
      return [
        {
          id: entryId(list, i),
          side: entry['side'] === 2 ? 1 : 0,
          place: { hex, ...(list === 'units' && facing >= 0 && { facing }) },
          name: entry['name'] as Text,
          type: list === 'leaders' ? 'leader' : String(entry['type']),
          ...(list === 'units' && {
            ...(strength !== undefined && { strength }),
            ...(quality !== undefined && { rating: quality }),
            ...(movement !== undefined && { movement }),
          }),
        },
      ];
    }),
  );
}
