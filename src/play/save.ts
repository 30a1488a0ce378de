import * as v from 'valibot';
import { issuePath } from '../kernel/valibot-issue.ts';
import { BadInput } from '../kernel/problem.ts';
import { t, type Text } from '../kernel/text.ts';
import { SEED_VERSION } from '../kernel/seed.ts';
import { type Journal, seedingFrom } from './journal.ts';
import { type Match, stateOf } from './match.ts';
import { FORMAT, LONGEST_SAVE, VERSION } from './saved.ts';
import { otherVersion } from './version.ts';

const MOST_ENTRIES = 50_000;
const MOST_FACES = 400;
const MOST_EVENTS = 2000;

const id = v.pipe(v.string(), v.maxLength(100));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ENTRIES));
const entry = v.strictObject({
  by: v.picklist([0, 1]),
  command: v.unknown(),
  faces: v.pipe(v.array(v.union([v.number(), v.strictObject({ passed: v.number() })])), v.maxLength(MOST_FACES)),
  events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS)),
  along: v.exactOptional(v.literal(true)),
});

/** Back from an entry that there was to one before it. */
const rewind = v.pipe(
  v.strictObject({ from: whole, to: whole, reason: v.pipe(v.string(), v.maxLength(500)) }),
  v.check(({ from, to }) => to <= from),
);

/** Journals in files, version by version: each that was ever written stays readable. */
const envelope = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  ruleset: id,
  rules: whole,
  scenario: v.strictObject({ id, hash: id, own: v.exactOptional(v.unknown()) }),
  rulings: v.record(id, id),
  seed: v.pipe(v.string(), v.maxLength(200)),
  /** Journals that say nothing are of the first dice. */
  seeding: v.exactOptional(v.strictObject({ version: whole, from: whole })),
  entries: v.pipe(v.array(entry), v.maxLength(MOST_ENTRIES)),
  rewinds: v.pipe(v.array(rewind), v.maxLength(1000)),
  /** Of the last state. */
  hash: id,
});

export interface Save {
  readonly journal: Journal;
  readonly hash: string;
}

const unfit = (path: string, text: Text): BadInput => new BadInput([{ path, text }]);

/** Reads a file; throws `BadInput`. Whether commands and events fit is for `replay` to say. */
export function readSave(text: string): Save {
  if (text.length > LONGEST_SAVE)
    throw unfit('journal', t(`${LONGEST_SAVE} caractères au plus`, `at most ${LONGEST_SAVE} characters`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unfit('journal', t('ce n’est pas du JSON valide', 'this is not valid JSON'));
  }
  const read = v.safeParse(envelope, json, { abortEarly: true });
  if (!read.success) {
    const other = otherVersion(json, VERSION);
    if (other !== undefined) throw unfit('version', other);
    throw unfit(
      issuePath(read.issues) || 'journal',
      t('ne convient pas ; un journal de grognard est attendu', 'does not fit; a journal of grognard is expected'),
    );
  }
  const { format: _, version: __, hash, seeding, ...journal } = read.output;
  const ours = seeding?.version === SEED_VERSION ? seeding : seedingFrom(journal.entries.length);
  return { journal: { ...journal, seeding: ours }, hash };
}

/** Whether a journal that was taken up ends in the very state in which it was saved. */
export const endsAlike = <G, C, V>(match: Match<G, C, V>, { hash }: Save): boolean =>
  match.game.hash(stateOf(match)) === hash;
