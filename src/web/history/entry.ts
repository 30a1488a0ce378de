import * as v from 'valibot';
import { t, type Text } from '../../kernel/text.ts';
import { LONGEST_LINK } from '../../present/link.ts';
import { player, turn } from './game.ts';
import { id, time } from './fields.ts';

/** Far above what a procedure makes: a bound for files that others made. */
const LONGEST_TEXT = 10_000;
const MOST_LINES = 2_000;
const MOST_DICE = 20_000;
export const LONGEST_NOTE = 500;

/** The version of what this release writes; an entry that says none is of the first. */
const VERSION = 1;

const text = v.object({
  fr: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  en: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
});
const face = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const FIELDS = {
  version: v.optional(v.literal(VERSION)),
  id,
  time,
  ruleset: id,
  procedure: id,
  sentence: text,
  /** Only ever a link inside this page. */
  link: v.pipe(v.string(), v.maxLength(LONGEST_LINK), v.regex(/^#\/[\w-]+\/[\w-]+\?s=\w+\.[\w-]*$/)),
  /** How the dice were rolled here; absent where they were typed in. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** Which dice the seed belongs to; seeds that say none are of the first, which were not fair (docs/dice.md). */
  seedVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  throws: v.pipe(
    v.array(
      v.object({
        die: v.pipe(v.string(), v.regex(/^d\d{1,3}$/)),
        who: text,
        why: text,
        /** What a pool counts, where it is not its successes. */
        counted: v.optional(text),
        faces: v.pipe(v.array(face), v.maxLength(MOST_DICE)),
        passed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DICE))),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LINES),
  ),
  result: text,
  told: v.pipe(v.array(v.object({ who: text, text, may: v.boolean() })), v.maxLength(MOST_LINES)),
  /** Where the result stood for the side that acts among its exact odds when it fell, from 0 to 1. */
  percentile: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The game it was fought in, its turn, and which player was the side that acts. */
  game: v.optional(id),
  turn: v.optional(turn),
  acts: v.optional(player),
  /** Thrown to see what might come: it counts for nobody's luck. */
  trial: v.optional(v.boolean()),
  note: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTE))),
  /** What of it was noted in armies; the rest of a change is read when it is taken back. */
  changes: v.optional(
    v.pipe(v.array(v.looseObject({ name: text, now: text })), v.minLength(1), v.maxLength(MOST_LINES)),
  ),
};

const entry = v.object(FIELDS);

/** A combat resolved on this device. */
export type Entry = v.InferOutput<typeof entry>;

/** Rolled here by the first dice, whose first die of every throw showed only half of its faces (docs/dice.md). */
export const isOfUnfairDice = ({ seed, seedVersion = 1 }: Pick<Entry, 'seed' | 'seedVersion'>): boolean =>
  seed !== undefined && seedVersion < 2;

/** Fields that it does not know do no harm: they are kept with the rest. */
export const isEntry = (one: unknown): one is Entry => v.is(entry, one);

const dated = v.object({ id, time });

/** A combat that this release cannot show; it is kept as it is. */
export type UnreadableEntry = v.InferOutput<typeof dated>;

export const isDated = (one: unknown): one is UnreadableEntry => v.is(dated, one);

const ofLater = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) });

/** Whether a later release wrote it: it says so, or has fields that this one does not know. */
export const isOfLater = (one: UnreadableEntry): boolean =>
  v.is(ofLater, one) || Object.keys(one).some((name) => !Object.hasOwn(FIELDS, name));

/** Which field is why it is no entry. */
export function whyNoEntry(one: unknown): Text {
  const issue = v.safeParse(entry, one).issues?.[0];
  const where = issue && v.getDotPath(issue);
  if (issue === undefined || where === null) return t('ce n’est pas un combat', 'this is not a combat');
  return issue.input === undefined
    ? t(`${where} manque`, `${where} is missing`)
    : t(`${where} ne convient pas`, `${where} does not fit`);
}
