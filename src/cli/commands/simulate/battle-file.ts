import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Text } from '../../../kernel/text.ts';
import { type PlayedTask, withoutRepeats } from '../../../sim/batch.ts';
import { fileName, holdsText, replace, textOf } from '../../files.ts';
import { badInput } from '../../arguments/problem.ts';

const FORMAT = 'grognard-simulation';
const VERSION = 3;
/** A hundred thousand battles of each of twenty-one variants, a line each. */
const MOST_BATTLES = 2_100_000;
const LONGEST_FILE = 300_000_000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(300));
const said = v.strictObject({ fr: text, en: text });
const winner = v.picklist([-1, 0, 1]);

/** The first format of the file: each battle with all its words, and what they depend on as a text. */
const first = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  of: v.string(),
  battles: v.pipe(
    v.array(
      v.strictObject({
        variant: whole,
        battle: whole,
        fought: v.strictObject({
          winner,
          why: said,
          turns: whole,
          commands: whole,
          lost: v.strictTuple([v.number(), v.number()]),
          luck: v.number(),
        }),
      }),
    ),
    v.maxLength(MOST_BATTLES),
  ),
});

/** Variant, battle, winner, ending, turns, commands, what either side lost, luck. */
const COLUMNS = [whole, whole, winner, whole, whole, whole, v.number(), v.number(), v.number()] as const;
const level = v.picklist([-2, -1, 0, 1, 2]);
/** The same, and the level against par, where the scenario names one. */
const row = v.strictTuple([...COLUMNS, v.nullable(level)]);
type Row = v.InferOutput<typeof row>;

const HEAD = {
  format: v.literal(FORMAT),
  /** The hash of everything that the battles depend on. */
  of: v.string(),
  endings: v.array(said),
};
/** The format of the file before there were levels. */
const second = v.strictObject({
  ...HEAD,
  version: v.literal(2),
  battles: v.pipe(v.array(v.strictTuple(COLUMNS)), v.maxLength(MOST_BATTLES)),
});
const third = v.strictObject({
  ...HEAD,
  version: v.literal(VERSION),
  battles: v.pipe(v.array(row), v.maxLength(MOST_BATTLES)),
});

const file = v.variant('version', [first, second, third]);

const hashOf = (identity: string): string => createHash('sha256').update(identity).digest('hex');

/** Battles played before, each once; none where the file holds nothing yet. Throws `BadInput`. */
export async function battlesIn(path: string, identity: string): Promise<readonly PlayedTask[]> {
  if (!(await holdsText(path))) return [];
  const read = v.safeParse(file, jsonIn(path, await textOf(path, LONGEST_FILE)), { abortEarly: true });
  if (!read.success) throw notOurs(path);
  const { version, of } = read.output;
  if (of !== (version === 1 ? identity : hashOf(identity)))
    throw badInput(
      fileName(path),
      'une autre simulation : scénario, règles, interprétations, joueurs, graine ou version des dés diffèrent',
      'another simulation: scenario, rules, rulings, minds, seed or version of the dice differ',
    );
  if (read.output.version === 1) return withoutRepeats(read.output.battles);
  const { endings, battles } = read.output;
  return withoutRepeats(
    battles.map(([variant, battle, won, ending, turns, commands, lost1, lost2, luck, at = null]) => {
      const why = endings[ending];
      if (why === undefined) throw notOurs(path);
      const reached = at === null ? {} : { level: at };
      return { variant, battle, fought: { winner: won, why, ...reached, turns, commands, lost: [lost1, lost2], luck } };
    }),
  );
}

function jsonIn(path: string, given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    throw badInput(fileName(path), 'ce n’est pas du JSON valide', 'this is not valid JSON');
  }
}

const notOurs = (path: string) =>
  badInput(
    fileName(path),
    `une simulation de grognard (version 1 à ${VERSION}) est attendue`,
    `a simulation of grognard (version 1 to ${VERSION}) is expected`,
  );

/** Writes the battles, a line each. Throws `BadInput`. */
export function writeBattles(path: string, identity: string, battles: readonly PlayedTask[]): Promise<void> {
  const endings = new Map<string, { readonly at: number; readonly why: Text }>();
  const endingOf = (why: Text): number => {
    const key = `${why.fr}/${why.en}`;
    const known = endings.get(key) ?? { at: endings.size, why: { fr: why.fr, en: why.en } };
    endings.set(key, known);
    return known.at;
  };
  const rows = battles.map(
    ({ variant, battle, fought: { winner: won, why, level: at = null, turns, commands, lost, luck } }) =>
      JSON.stringify([
        variant,
        battle,
        won as -1 | 0 | 1,
        endingOf(why),
        turns,
        commands,
        lost[0]!,
        lost[1]!,
        luck,
        at,
      ] satisfies Row),
  );
  const head = { format: FORMAT, version: VERSION, of: hashOf(identity) };
  const known = [...endings.values()].map(({ why }) => why);
  const start = JSON.stringify({ ...head, endings: known });
  return replace(path, `${start.slice(0, -1)},"battles":[\n${rows.join(',\n')}\n]}\n`);
}
