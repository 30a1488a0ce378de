import * as v from 'valibot';
import { issuePath } from '../kernel/valibot-issue.ts';
import { BadInput } from '../kernel/problem.ts';
import { SEED_VERSION } from '../kernel/seed.ts';
import { t, type Text } from '../kernel/text.ts';
import { type Journal, type Line, seedingFrom } from './journal.ts';
import { type Match, stateOf } from './match.ts';
import { line, VERSIONS } from './save-shapes.ts';
import { LONGEST_SAVE } from './save-text.ts';
import { otherVersion } from './version.ts';

export interface Save {
  readonly journal: Journal;
  readonly hash: string;
}

const unfit = (path: string, text: Text): BadInput => new BadInput([{ path, text }]);

/** Reads a file of any version; throws `BadInput`. Whether commands and events fit is for `replay` to say. */
export function readSave(text: string): Save {
  if (text.length > LONGEST_SAVE)
    throw unfit('journal', t(`${LONGEST_SAVE} caractères au plus`, `at most ${LONGEST_SAVE} characters`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw unfit('journal', t('ce n’est pas du JSON valide', 'this is not valid JSON'));
  }
  const other = otherVersion(json, [1, 2]);
  if (other !== undefined) throw unfit('version', other);
  const { version } = Object(json) as { readonly version?: unknown };
  return version === 1 ? ofVersion1(json) : ofVersion2(json);
}

function ofVersion2(json: unknown): Save {
  const { format: _, version: __, hash, ...journal } = readAs(VERSIONS[2], json);
  return { journal: { ...journal, seeding: seedingOf(journal.seeding, journal.lines.length) }, hash };
}

/** It kept entries alone: what was undone or rewound is not in it. */
function ofVersion1(json: unknown): Save {
  const { format: _, version: __, hash, entries, rewinds, seeding, ...heading } = readAs(VERSIONS[1], json);
  const journal: Journal = {
    ...heading,
    seeding: seedingOf(seeding, entries.length),
    ...(rewinds.length > 0 && { earlierRewinds: rewinds }),
    lines: entries.map((entry) => ({ is: 'entry', ...entry })),
  };
  return { journal, hash };
}

/** A journal that was begun with earlier dice goes on with those of today. */
const seedingOf = (seeding: Journal['seeding'] | undefined, lines: number): Journal['seeding'] =>
  seeding?.version === SEED_VERSION ? seeding : seedingFrom(lines);

function readAs<S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return read.output;
  throw unfit(
    issuePath(read.issues) || 'journal',
    t('ne convient pas ; un journal de grognard est attendu', 'does not fit; a journal of grognard is expected'),
  );
}

/** Reads one line that somebody sends; throws `BadInput`. */
export const readLine = (json: unknown): Line => readAs(line, json);

/** Whether a journal that was taken up ends in the very state in which it was saved. */
export const endsAlike = <G, C, V>(match: Match<G, C, V>, { hash }: Save): boolean =>
  match.game.hash(stateOf(match)) === hash;
