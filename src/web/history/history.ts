import { signal } from '@preact/signals';
import * as v from 'valibot';
import { t, type Text } from '../../kernel/text.ts';
import { recall, remember } from '../base/storage.ts';

/** How many resolved combats a device keeps, and how large they may be together; the oldest go first. */
export const MOST_ENTRIES = 300;
export const MOST_CHARACTERS = 1_500_000;
/** A file larger than this is not read at all. */
export const LARGEST_FILE = 4_000_000;

const text = (longest: number) =>
  v.strictObject({
    fr: v.pipe(v.string(), v.maxLength(longest)),
    en: v.pipe(v.string(), v.maxLength(longest)),
  });
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const face = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));

const entry = v.strictObject({
  id,
  time: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30)),
  ruleset: id,
  procedure: id,
  sentence: text(1000),
  /** Only ever a link inside this page. */
  link: v.pipe(v.string(), v.maxLength(16_384), v.regex(/^#\/[\w-]+\/[\w-]+\?s=\w+\.[\w-]*$/)),
  /** How the dice were rolled here; absent where they were typed in. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(80))),
  throws: v.pipe(
    v.array(
      v.strictObject({
        die: v.picklist(['d6', 'd10']),
        who: text(200),
        why: text(300),
        /** What a pool counts, where it is not its successes. */
        counted: v.optional(text(100)),
        faces: v.pipe(v.array(face), v.maxLength(500)),
        passed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  result: text(500),
  told: v.pipe(v.array(v.strictObject({ who: text(200), text: text(500), may: v.boolean() })), v.maxLength(100)),
  /** Where the result stood for the side that acts among its exact odds when it fell, from 0 to 1. */
  percentile: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** A combat resolved on this device. */
export type Entry = v.InferOutput<typeof entry>;

const KIND = 'grognard-history';
const file = v.object({
  kind: v.literal(KIND),
  version: v.literal(1),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
});

/** What can be read of stored data, whatever it is. */
export const readEntries = (kept: unknown): Entry[] =>
  Array.isArray(kept) ? kept.slice(0, MOST_ENTRIES).filter((one): one is Entry => v.is(entry, one)) : [];

/** Newest first, each once, no more than a device should keep. */
export function merged(entries: readonly Entry[]): Entry[] {
  const byId = new Map<string, Entry>();
  for (const one of entries) if (!byId.has(one.id)) byId.set(one.id, one);
  const sorted = [...byId.values()].sort((a, b) => Date.parse(b.time) - Date.parse(a.time)).slice(0, MOST_ENTRIES);
  let room = MOST_CHARACTERS;
  return sorted.filter((one) => (room -= JSON.stringify(one).length) >= 0);
}

export const exported = (entries: readonly Entry[]): string =>
  JSON.stringify({ kind: KIND, version: 1, entries }, undefined, 1);

type Imported = { readonly entries: readonly Entry[] } | { readonly problem: Text };

/** Reads a file that somebody made: all of it fits, or nothing is taken and the reason is told. */
export function readFile(content: string): Imported {
  if (content.length > LARGEST_FILE) return { problem: t('ce fichier est trop grand', 'this file is too large') };
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { problem: t('ce fichier n’est pas du JSON', 'this file is not JSON') };
  }
  const whole = v.safeParse(file, json);
  if (!whole.success)
    return {
      problem: t(
        'ce fichier n’est pas un historique exporté d’ici (version 1)',
        'this file is not a history exported from here (version 1)',
      ),
    };
  const entries: Entry[] = [];
  for (const [i, one] of whole.output.entries.entries()) {
    const read = v.safeParse(entry, one);
    if (!read.success) {
      const where = v.getDotPath(read.issues[0]) ?? '';
      return {
        problem: t(`combat n° ${i + 1} : ${where} ne convient pas`, `combat no. ${i + 1}: ${where} does not fit`),
      };
    }
    entries.push(read.output);
  }
  return { entries };
}

const KEY = 'history';

export const history = signal<readonly Entry[]>(readEntries(recall(KEY)));
/** False once the device refused to keep an entry. */
export const kept = signal(true);

if (typeof addEventListener === 'function')
  addEventListener('storage', () => {
    history.value = readEntries(recall(KEY));
  });

function keep(entries: readonly Entry[]): void {
  history.value = merged(entries);
  kept.value = remember(KEY, history.value);
}

export const addEntries = (added: readonly Entry[]): void => keep([...added, ...history.value]);
export const removeEntry = (gone: string): void => keep(history.value.filter((one) => one.id !== gone));
export const clearHistory = (): void => keep([]);
