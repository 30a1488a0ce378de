import { isRefusal } from '../kernel/assessment.ts';
import type { Consequence, Game, JournalReader } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { MOST_PROBLEMS } from '../kernel/problem.ts';
import { runWithTypedDice } from '../kernel/rolled-dice.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Entry } from './journal.ts';
import type { Match } from './match.ts';

/** An entry that stands and that the rules would have played otherwise. */
export interface Difference {
  /** Counted from 1. */
  readonly entry: number;
  readonly why: Text;
}

/** An entry that was checked, and the state that it leads to; or why it is refused. */
export type Checked<G, C, V> = { readonly line: Entry<C, V>; readonly state: G } | { readonly why: Text };

/** Checks an entry that follows a state; `i` lines stand before it. Throws `BadInput`. */
export type Check<G, C, V> = (before: G, entry: Entry, i: number) => Checked<G, C, V>;

const UNFIT = t('ces événements ne vont pas à cette position', 'these events do not fit this position');
const NO_POSITION = t('les règles ne connaissent pas cette position', 'the rules do not know this position');
const OTHERWISE = t('ces dés donnent un autre résultat', 'these dice give another result');
const NOT_FOR_SIDE = t('ce n’était pas à ce camp', 'it was not for that side');
const DIE_MISSING = t('il manque un dé', 'a die is missing');
const IMPOSSIBLE_DIE = t('un dé ne peut pas montrer cela', 'a die cannot show that');
const UNUSED_DIE = t('il y a un dé de trop', 'there is a die too many');

/**
 * Events that no rule of today has made may lead to any position, and whatever the rules trip over there is a fault of
 * the journal. This is the only place where that is taken for granted: where the rules run themselves, a bug shows.
 */
function onForeignPosition<T>(does: () => T, why: Text): T | { readonly why: Text } {
  try {
    return does();
  } catch {
    return { why };
  }
}

/** Applies what is written; nothing but the position that comes of it can be checked. `every`: how often it is. */
export const byEvents =
  <G, C, V>(game: Game<G, C, V>, reader: JournalReader<G, C, V>, every: number): Check<G, C, V> =>
  (before, given, i) => {
    const line = { ...given, command: reader.command(given.command), events: reader.events(given.events) };
    const come = onForeignPosition(() => ({ state: game.evolve(before, line.events) }), UNFIT);
    if ('why' in come) return come;
    const { state } = come;
    const why = i % every === 0 ? unsoundness(reader, state) : undefined;
    return why === undefined ? { line, state } : { why };
  };

/** Why a position that events led to is none that the rules know; undefined where it is one. */
export function unsoundness<G, C, V>(reader: JournalReader<G, C, V>, state: G): Text | undefined {
  const judged = onForeignPosition(() => ({ fault: reader.faultIn(state) }), NO_POSITION);
  return 'why' in judged ? judged.why : judged.fault;
}

/** Runs the rules: what they make of command and faces is what is kept. */
export const byRules =
  <G, C, V>(game: Game<G, C, V>, reader: JournalReader<G, C, V>): Check<G, C, V> =>
  (before, given) => {
    const entry = { ...given, command: reader.command(given.command) };
    const made = rerun(game, before, entry);
    if ('why' in made) return made;
    if (equalJson(made.events, given.events)) return { line: { ...entry, events: made.events }, state: made.state };
    // Events that cannot be read are a better reason than that they differ.
    reader.events(given.events);
    return { why: OTHERWISE };
  };

/** Runs the rules again on the recorded faces, entry by entry, and says where they lead elsewhere: the first twenty times. */
export function audit<G, C, V>({ game, entries, states }: Match<G, C, V>): readonly Difference[] {
  const found: Difference[] = [];
  for (const [i, entry] of entries.entries()) {
    const made = rerun(game, states[i]!, entry);
    const why = 'why' in made ? made.why : equalJson(made.events, entry.events) ? undefined : OTHERWISE;
    if (why !== undefined) found.push({ entry: i + 1, why });
    if (found.length === MOST_PROBLEMS) break;
  }
  return found;
}

/** What the rules make of a command and its faces, or what they have against it. */
function rerun<G, C, V>(
  game: Game<G, C, V>,
  state: G,
  { by, command, faces }: Pick<Entry<C>, 'by' | 'command' | 'faces'>,
): Consequence<G, V> | { readonly why: Text } {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) {
    const { fr, en } = prepared.refused;
    return { why: t(`les règles ne le permettent pas : ${fr}`, `the rules do not allow it: ${en}`) };
  }
  if (prepared.by !== by) return { why: NOT_FOR_SIDE };
  if (!prepared.throwsDice) return faces.length === 0 ? prepared.played(undefined) : { why: UNUSED_DIE };
  const run = runWithTypedDice(prepared.rule, prepared.input, faces);
  if (run.state === 'wanting') return { why: DIE_MISSING };
  if (run.state === 'impossible') return { why: IMPOSSIBLE_DIE };
  return run.unused > 0 ? { why: UNUSED_DIE } : prepared.played(run.outcome);
}
