import * as v from 'valibot';
import { MOST_LINES } from './journal.ts';
import { FORMAT } from './save-text.ts';

const MOST_FACES = 400;
const MOST_EVENTS = 2000;
const MOST_PROVED = 20;

const id = v.pipe(v.string(), v.maxLength(100));
const words = v.pipe(v.string(), v.maxLength(500));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LINES));
const side = v.picklist([0, 1]);

/** What is written of a command that was played, in every version. */
const played = {
  by: side,
  command: v.unknown(),
  faces: v.pipe(v.array(v.union([v.number(), v.strictObject({ passed: v.number() })])), v.maxLength(MOST_FACES)),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
  along: v.exactOptional(v.literal(true)),
};

const proof = v.pipe(
  v.record(id, v.union([words, v.number(), v.pipe(v.array(words), v.maxLength(MOST_PROVED))])),
  v.maxEntries(MOST_PROVED),
);

const proposal = v.variant('for', [
  v.strictObject({ for: v.literal('draw') }),
  v.strictObject({ for: v.literal('rewind'), to: whole, reason: words }),
  v.strictObject({ for: v.literal('command'), command: v.unknown() }),
]);

const seat = v.union([v.picklist(['anybody', 'nobody']), v.strictObject({ person: id }), v.strictObject({ mind: id })]);

/** A line of a journal; whether it fits is for whoever takes it up to say. */
export const line = v.variant('is', [
  v.strictObject({
    is: v.literal('entry'),
    ...played,
    dice: v.exactOptional(v.union([v.literal('typed'), v.strictObject({ proof })])),
  }),
  v.strictObject({ is: v.literal('undo'), to: whole }),
  v.strictObject({ is: v.literal('rewind'), to: whole, reason: words }),
  v.strictObject({ is: v.literal('offer'), by: side, proposal }),
  v.strictObject({ is: v.literal('answer'), by: side, accepts: v.boolean() }),
  v.strictObject({ is: v.literal('resign'), by: side }),
  v.strictObject({ is: v.literal('seat'), side, seat }),
]);

/** Back from an entry that there was to one before it. */
const earlierRewinds = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({ from: whole, to: whole, reason: words }),
      v.check(({ from, to }) => to <= from),
    ),
  ),
  v.maxLength(1000),
);

const heading = {
  format: v.literal(FORMAT),
  ruleset: id,
  rules: whole,
  scenario: v.strictObject({ id, hash: id, own: v.exactOptional(v.unknown()) }),
  rulings: v.record(id, id),
  seed: v.pipe(v.string(), v.maxLength(200)),
  /** Of the last state. */
  hash: id,
};
const seeding = v.strictObject({ version: whole, from: whole });

/** Journals in files, version by version: each that was ever written stays readable. */
export const VERSIONS = {
  1: v.strictObject({
    ...heading,
    version: v.literal(1),
    /** Journals that say nothing are of the first dice. */
    seeding: v.exactOptional(seeding),
    entries: v.pipe(v.array(v.strictObject(played)), v.maxLength(MOST_LINES)),
    rewinds: earlierRewinds,
  }),
  2: v.strictObject({
    ...heading,
    version: v.literal(2),
    seeding,
    lines: v.pipe(v.array(line), v.maxLength(MOST_LINES)),
    earlierRewinds: v.exactOptional(earlierRewinds),
  }),
} as const;
