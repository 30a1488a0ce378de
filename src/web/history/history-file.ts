import * as v from 'valibot';
import { type Problem, firstProblems } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { type Game, isGame, isOfLaterGame } from './game.ts';
import { type Entry, isDated, isEntry, isOfLater, type UnreadableEntry, whyNoEntry } from './entry.ts';

/** How many resolved combats a device keeps, and how large they may be together. */
export const MOST_ENTRIES = 300;
export const MOST_CHARACTERS = 1_500_000;
/** A file larger than this is not read at all; a full history in any script is well below it. */
export const LARGEST_FILE = 16_000_000;
const MOST_IN_FILE = 10_000;

const DAY = 24 * 60 * 60 * 1000;

/** A combat of the history: one to show, or one that a later release wrote and that is only kept. */
export type KeptCombat = Entry | UnreadableEntry;

const KIND = 'grognard-history';
const file = v.object({
  kind: v.literal(KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MOST_IN_FILE)),
  games: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_IN_FILE)), []),
});

const linesOf = (all: readonly object[]): string => all.map((one) => JSON.stringify(one)).join(',\n');

/** One combat a line, then one game a line where there are any. */
export const historyText = (kept: readonly KeptCombat[], games: readonly (Game | UnreadableEntry)[] = []): string => {
  const played = games.length === 0 ? '' : `,"games":[\n${linesOf(games)}\n]`;
  return `{"kind":"${KIND}","version":1,"entries":[\n${linesOf(kept)}\n]${played}}\n`;
};

export interface FileRead {
  readonly combats: readonly KeptCombat[];
  /** Those that are understood, and those of a later release. */
  readonly games: readonly (Game | UnreadableEntry)[];
  /** Those that are not understood: their place in the file, and why. */
  readonly refused: readonly Problem[];
}

export const TOO_LARGE = t('ce fichier est trop grand', 'this file is too large');

/** Reads a file that somebody made. `now` tells what the future is, in milliseconds. */
export function readFile(content: string, now: number): FileRead | { readonly problem: Text } {
  if (content.length > LARGEST_FILE) return { problem: TOO_LARGE };
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return { problem: t('ce fichier n’est pas du JSON', 'this file is not JSON') };
  }
  const whole = v.safeParse(file, json);
  if (!whole.success)
    return {
      problem: t('ce fichier n’est pas un historique exporté d’ici', 'this file is not a history exported from here'),
    };
  const combats: KeptCombat[] = [];
  const refused: Problem[] = [];
  for (const [i, one] of whole.output.entries.entries()) {
    const why = whyRefused(one, now);
    if (why === undefined) combats.push(one as KeptCombat);
    else refused.push({ path: String(i + 1), text: why });
  }
  const games = whole.output.games.filter(isDated).filter((game) => isGame(game) || isOfLaterGame(game));
  return { combats, games, refused: firstProblems(refused) };
}

function whyRefused(one: unknown, now: number): Text | undefined {
  if (!isEntry(one) && !(isDated(one) && isOfLater(one))) return whyNoEntry(one);
  if (Date.parse(one.time) > now + DAY) return t('sa date est dans l’avenir', 'its date is in the future');
  return undefined;
}

const sizes = new WeakMap<object, number>();

/** Characters that a combat takes in the storage of a device. */
export function sizeOf(one: KeptCombat): number {
  let size = sizes.get(one);
  if (size === undefined) sizes.set(one, (size = JSON.stringify(one).length));
  return size;
}

/** Newest first, each once. */
export function newestFirst(kept: readonly KeptCombat[]): KeptCombat[] {
  const byId = new Map<string, KeptCombat>();
  for (const one of kept) if (!byId.has(one.id)) byId.set(one.id, one);
  return [...byId.values()].sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
}

interface Room {
  readonly combats: number;
  readonly characters: number;
}

const takenBy = (kept: readonly KeptCombat[]): Room => ({
  combats: kept.length,
  characters: kept.reduce((sum, one) => sum + sizeOf(one), 0),
});

/** The first ones for which there is room. */
function firstFitting(room: Room, kept: readonly KeptCombat[]): KeptCombat[] {
  let { combats: places, characters } = room;
  return kept.filter((one) => {
    if (places <= 0 || sizeOf(one) > characters) return false;
    places--;
    characters -= sizeOf(one);
    return true;
  });
}

/**
 * With new combats, for which the oldest make way where the history is full. One that a release with other limits filled
 * further shrinks by no more than what is added.
 */
export function withAdded(kept: readonly KeptCombat[], added: readonly Entry[]): KeptCombat[] {
  const { combats, characters } = takenBy(kept);
  const room = { combats: Math.max(MOST_ENTRIES, combats), characters: Math.max(MOST_CHARACTERS, characters) };
  return newestFirst(firstFitting(room, [...added, ...newestFirst(kept)]));
}

export interface Import {
  readonly taken: readonly KeptCombat[];
  /** How many were here already, or stand in the file twice. */
  readonly known: number;
  /** How many there is no room for. */
  readonly over: number;
}

/** What of a file finds room beside what is here: nothing that is here makes way for it. */
export function fitIn(here: readonly KeptCombat[], combats: readonly KeptCombat[]): Import {
  const ids = new Set(here.map(({ id }) => id));
  const fresh = newestFirst(combats.filter(({ id }) => !ids.has(id)));
  const { combats: places, characters } = takenBy(here);
  const taken = firstFitting({ combats: MOST_ENTRIES - places, characters: MOST_CHARACTERS - characters }, fresh);
  return { taken, known: combats.length - fresh.length, over: fresh.length - taken.length };
}

/** How full the history is: at 1 each new combat replaces the oldest. */
export function fullness(kept: readonly KeptCombat[]): number {
  const { combats, characters } = takenBy(kept);
  return Math.max(combats / MOST_ENTRIES, characters / MOST_CHARACTERS);
}

const NEARLY = 0.9;

/** Whether the oldest will soon make way: little room is left, or none for another combat as large as the largest here. */
export function isNearlyFull(kept: readonly KeptCombat[]): boolean {
  const largest = kept.reduce((most, one) => Math.max(most, sizeOf(one)), 0);
  return fullness(kept) >= NEARLY || takenBy(kept).characters + largest > MOST_CHARACTERS;
}
