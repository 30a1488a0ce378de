import { same, t, type Text } from './text.ts';

/*
 * What comes from outside may be anything: getters and proxies that throw, circles, four billion holes.
 * Nothing here throws, and nothing here reads more of a value than it needs.
 */

/** Stands for a value that cannot be read. */
const UNREADABLE = Symbol('unreadable');

export function valueAt(holder: object, key: string | number): unknown {
  try {
    return (holder as Record<string | number, unknown>)[key];
  } catch {
    return UNREADABLE;
  }
}

export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    // A proxy that was revoked.
    return false;
  }
}

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value);

/** The names of its fields; none where it does not tell them. */
export function namesIn(record: object): readonly string[] {
  try {
    return Object.keys(record);
  } catch {
    return [];
  }
}

/** How many items it has; not a number where it does not tell. */
export function lengthOf(list: readonly unknown[]): number {
  const length = valueAt(list, 'length');
  return typeof length === 'number' ? length : Number.NaN;
}

const LONGEST = 40;

/** The beginning of a text, and a sign where there is more. */
export const clip = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** Any value in a few characters, as JSON writes it where it can; texts in the quotes of each language. */
export function describeValue(value: unknown): Text {
  if (value === UNREADABLE) return t('une valeur illisible', 'an unreadable value');
  if (typeof value === 'function') return t('une fonction', 'a function');
  const said = clip(sketch(value, LONGEST));
  return typeof value === 'string' ? t(`« ${said.replaceAll(/^"|"$/g, '')} »`, said) : same(said);
}

/** More digits than this take long to write out. */
const GREAT = 10n ** BigInt(LONGEST);

/** Each level takes a character at least, so that `room` bounds the depth as well as the length. */
function sketch(value: unknown, room: number): string {
  if (room <= 0 || value === UNREADABLE) return '…';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.slice(0, room));
    case 'bigint':
      return value < GREAT && value > -GREAT ? String(value) : 'bigint';
    case 'object':
      if (value === null) return 'null';
      return isList(value) ? sketchOfList(value, room) : sketchOfRecord(value, room);
    case 'function':
      return '…';
    default:
      return String(value);
  }
}

function sketchOfList(list: readonly unknown[], room: number): string {
  const length = lengthOf(list);
  let text = '[';
  for (let i = 0; i < length && text.length < room; i++)
    text += (i === 0 ? '' : ',') + sketch(valueAt(list, i), room - text.length);
  return `${text}]`;
}

function sketchOfRecord(record: object, room: number): string {
  let text = '{';
  for (const name of namesIn(record)) {
    if (text.length >= room) break;
    text += `${text === '{' ? '' : ','}${JSON.stringify(name.slice(0, room))}:`;
    text += sketch(valueAt(record, name), room - text.length);
  }
  return `${text}}`;
}
