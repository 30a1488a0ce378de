import { type Field, fieldOf, parse } from '../../kernel/schema.ts';
import { simplestValue } from '../../kernel/simplest-value.ts';
import type { Sketch, Workshop } from '../../space/workshop.ts';

/** The lists of a scenario whose entries are counters. */
export const LISTS = ['units', 'leaders'] as const;
export type ListName = (typeof LISTS)[number];

export type Entry = Readonly<Record<string, unknown>>;

export const entriesOf = (sketch: Sketch, list: ListName): readonly Entry[] => sketch[list] as readonly Entry[];

/** How an entry is known: `units[3]`. */
export const entryId = (list: ListName, at: number): string => `${list}[${at + 1}]`;

/** Which entry an id or the path of one of its fields means. */
export function entryOf(path: string): { readonly list: ListName; readonly at: number } | undefined {
  const [, list, at] = /^(units|leaders)\[(\d+)\]/.exec(path) ?? [];
  return list === undefined ? undefined : { list: list as ListName, at: Number(at) - 1 };
}

const LONGEST_TYPED = 2000;

/** What was kept while it was being typed: the right shape, where a field may hold what does not fit (yet). */
function intoShape(field: Field, data: unknown): unknown {
  switch (field.kind) {
    case 'record': {
      const given = Object(data) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, intoShape(inner, given[name])]),
      );
    }
    case 'list':
      return (Array.isArray(data) ? data : []).slice(0, field.max).map((item) => intoShape(field.item, item));
    case 'flag':
      return data === true;
    default: {
      const fits = typeof data === 'number' || (typeof data === 'string' && data.length <= LONGEST_TYPED);
      return fits ? data : simplestValue(field, undefined);
    }
  }
}

/** A sketch out of untrusted data; throws `BadInput` where its ground cannot be drawn. */
export function readSketch(workshop: Workshop, data: unknown): Sketch {
  const given = Object(data) as Sketch;
  const ground = workshop.readGround(given);
  return { ...(intoShape(fieldOf(workshop.format), given) as Sketch), ...ground };
}

/** A sketch out of a file from elsewhere: every field must fit; whether it can be played is checked later. */
export function strictSketch(workshop: Workshop, data: unknown): Sketch {
  const sketch = parse(workshop.format, data) as Sketch;
  workshop.readGround(sketch);
  return sketch;
}
