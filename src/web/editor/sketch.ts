import { prefixProblems } from '../../kernel/problem.ts';
import { type Field, fieldOf, parse } from '../../kernel/schema.ts';
import type { Text } from '../../kernel/text.ts';
import { simplestValue } from '../../kernel/simplest-value.ts';
import { type Facing, type Grid, hexOfNumber } from '../../space/hex.ts';
import type { HexCounter } from '../../space/hex-table.ts';
import { compileMap } from '../../space/map.ts';
import { type MapDocument, mapDocument } from '../../space/map-document.ts';
import type { Sketch, Workshop } from '../../space/workshop.ts';

/** The lists of a scenario whose entries lie on the map. */
export const LISTS = ['units', 'leaders'] as const;
export type ListName = (typeof LISTS)[number];

export type Entry = Readonly<Record<string, unknown>>;

export const mapOf = (sketch: Sketch): MapDocument => sketch['map'] as MapDocument;
export const entriesOf = (sketch: Sketch, list: ListName): readonly Entry[] => sketch[list] as readonly Entry[];

const LONGEST_TYPED = 2000;

/** What was kept while it was being typed: the right shape, where a field may hold what does not fit (yet). */
function shaped(field: Field, data: unknown): unknown {
  switch (field.kind) {
    case 'record': {
      const given = Object(data) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, shaped(inner, given[name])]),
      );
    }
    case 'list':
      return (Array.isArray(data) ? data : []).slice(0, field.max).map((item) => shaped(field.item, item));
    case 'flag':
      return data === true;
    default: {
      const fits = typeof data === 'number' || (typeof data === 'string' && data.length <= LONGEST_TYPED);
      return fits ? data : simplestValue(field, undefined);
    }
  }
}

/** A sketch out of untrusted data; throws `BadInput` where it has no map that can be drawn. */
export function readSketch(workshop: Workshop, data: unknown): Sketch {
  const given = Object(data) as Record<string, unknown>;
  const map = prefixProblems('map', () => {
    const drawn = parse(mapDocument, given['map']);
    compileMap(drawn, workshop.vocabulary);
    return drawn;
  });
  return { ...(shaped(fieldOf(workshop.format), given) as Sketch), map };
}

/** A sketch out of a file from elsewhere: every field must fit; whether it can be played is checked later. */
export function strictSketch(workshop: Workshop, data: unknown): Sketch {
  const sketch = parse(workshop.format, data) as Sketch;
  prefixProblems('map', () => compileMap(mapOf(sketch), workshop.vocabulary));
  return sketch;
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The counters of a sketch; those without a place on the map are left out. */
export function countersOf(sketch: Sketch, grid: Grid, { rating, facings }: Workshop): HexCounter[] {
  return LISTS.flatMap((list) =>
    entriesOf(sketch, list).flatMap((entry, i): HexCounter[] => {
      const hex = hexOfNumber(grid, String(entry['hex']));
      if (hex === undefined) return [];
      const facing = facings.indexOf(String(entry['facing'])) as Facing;
      const [strength, quality, movement] = ['strength', rating, 'movement'].map((name) => numberIn(entry[name]));
      return [
        {
          id: `${list}[${i + 1}]`,
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

/** Where an entry stands in its list: `units[3]`. */
export function placeOf(id: string): { readonly list: ListName; readonly at: number } | undefined {
  const [, list, at] = /^(units|leaders)\[(\d+)\]/.exec(id) ?? [];
  return list === undefined ? undefined : { list: list as ListName, at: Number(at) - 1 };
}
