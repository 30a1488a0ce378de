import * as v from 'valibot';
import { issuePath } from '../kernel/valibot-issue.ts';
import { BadInput } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import type { Facing } from '../space/hex.ts';
import { NOBODY, OFF_MAP } from './counters/word.ts';

/* Parts of the JSON of commands and events: what a journal of a battle on a map holds, with its limits. */
const MOST_COUNTERS = 200;
const MOST_EVENTS = 2000;

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const counter = whole(0, MOST_COUNTERS - 1);
export const counterOrNobody = whole(NOBODY, MOST_COUNTERS - 1);
/** On the map, or off it. */
export const hex = whole(0, OFF_MAP);
export const facing = v.picklist([0, 1, 2, 3, 4, 5] as const satisfies readonly Facing[]);
export const side = whole(0, 1);

export const many = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.maxLength(MOST_COUNTERS), v.readonly());

/** The same, where one at least is there. */
export const some = <const S extends v.GenericSchema>(item: S, most = MOST_COUNTERS) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most), v.readonly());

export const counters = many(counter);
export const hexes = many(hex);
/** The hexes entered. */
export const way = some(hex);

/** Choices that now wait, the last one first. */
export const owe = <const S extends v.GenericSchema>(obligation: S) =>
  v.strictObject({ is: v.literal('owe'), obligations: many(obligation) });
/** The choice on top is made. */
export const paid = v.strictObject({ is: v.literal('paid') });
export const over = <const Why extends readonly string[]>(endings: Why) =>
  v.strictObject({
    is: v.literal('over'),
    over: v.strictObject({ winner: whole(NOBODY, 1), why: v.picklist(endings) }),
  });

/** What came of one command. */
export const eventsOf = <const S extends v.GenericSchema>(event: S) => v.pipe(v.array(event), v.maxLength(MOST_EVENTS));

/** Checks untrusted JSON; throws `BadInput`. */
export function readAs<S extends v.GenericSchema>(schema: S, json: unknown, path: string): v.InferOutput<S> {
  let read;
  try {
    read = v.safeParse(schema, json, { abortEarly: true });
  } catch {
    // A value that cannot be read.
  }
  if (read?.success) return read.output;
  const where = issuePath(read?.issues);
  throw new BadInput([
    {
      path: where === '' || where.startsWith('[') ? path + where : `${path}.${where}`,
      text: t('ne convient pas ici', 'does not fit here'),
    },
  ]);
}

/** What the numbers of a field count: counters, hexes and whatever else a battle has so many of. */
export type Counted<E> = Readonly<Record<string, keyof E>>;

/** Whether every number of an event stands for something that there is. */
export function isWithin<E extends Readonly<Record<keyof E, number>>>(
  value: unknown,
  extent: E,
  counted: Counted<E>,
  name = '',
): boolean {
  const counts = counted[name];
  if (typeof value === 'number') return counts === undefined || value < extent[counts];
  if (Array.isArray(value)) return value.every((item) => isWithin(item, extent, counted, name));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isWithin(item, extent, counted, key));
}

/** The events of a journal, each of which must name only what there is; throws `BadInput`. */
export function readWithin<T>(read: readonly T[], isThere: (event: T) => boolean): readonly T[] {
  const at = read.findIndex((one) => !isThere(one));
  if (at < 0) return read;
  throw new BadInput([
    { path: `events[${at + 1}]`, text: t('ce pion ou cet hexagone n’existe pas', 'there is no such counter or hex') },
  ]);
}
