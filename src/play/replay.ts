import { isRefusal } from '../kernel/assessment.ts';
import type { Consequence, Game, JournalReader } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { BadInput, MOST_PROBLEMS, within } from '../kernel/problem.ts';
import { t, type Text } from '../kernel/text.ts';
import { runWithTypedDice } from '../kernel/rolled-dice.ts';
import type { Entry, Journal } from './journal.ts';
import type { Match } from './match.ts';

/** An entry that the rules would have played otherwise. */
export interface Difference {
  /** Counted from 1. */
  readonly entry: number;
  readonly why: Text;
}

/** A journal as far as it could be taken up. */
export interface Resumed<G, C, V> {
  readonly match: Match<G, C, V>;
  /** The first entry that was refused; what comes after it was not looked at. */
  readonly refused?: Difference;
}

/** Told after each entry how many were taken up; where it answers with a promise, the next one waits for it. */
export type Progress = (entries: number) => void | Promise<void>;

/** One entry: what it holds, checked, and the state that it leads to; or why it is refused. Throws `BadInput`. */
type Step<G, C, V> = (
  state: G,
  entry: Entry,
  i: number,
  isLast: boolean,
) => { readonly entry: Entry<C, V>; readonly state: G } | { readonly why: Text };

/** Whether the rules of today made a journal: those of another version may lead elsewhere without a fault of the journal. */
export const byTheseRules = <G, C, V>({
  game,
  journal,
}: {
  readonly game: Game<G, C, V>;
  readonly journal: Journal;
}): boolean => journal.rules === game.version;

/**
 * Takes up a journal that this program kept: events are applied as they stand, and for speed only some positions are
 * looked at, the last one among them. Throws `BadInput` where it is of another battle, or with the first entry found that
 * does not fit.
 */
export const replay = async <G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Match<G, C, V>> => wholeOf(await resumed(game, journal, byEvents(game, game.reader(), SELDOM), progress));

/**
 * Takes up a journal of others: the rules run again on its recorded faces, entry by entry, and must come to the same
 * events; those of another version of the rules are replayed as `replay` does. Throws `BadInput` with the first entry
 * that is refused.
 */
export const takeUp = async <G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Match<G, C, V>> => wholeOf(await takenAsFarAsSound(game, journal, progress));

/** The same, with what came before the first entry that is refused. */
export async function takenAsFarAsSound<G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Resumed<G, C, V>> {
  const reader = game.reader();
  const step = byTheseRules({ game, journal }) ? byRules(game, reader) : byEvents(game, reader, 1);
  return resumed(game, journal, step, progress);
}

function wholeOf<G, C, V>({ match, refused }: Resumed<G, C, V>): Match<G, C, V> {
  if (refused !== undefined) throw new BadInput([{ path: `entries[${refused.entry}]`, text: refused.why }]);
  return match;
}

async function resumed<G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  step: Step<G, C, V>,
  progress?: Progress,
): Promise<Resumed<G, C, V>> {
  mustBeOf(game, journal);
  const states: G[] = [game.setUp()];
  const entries: Entry<C, V>[] = [];
  const last = journal.entries.length - 1;
  const match = { game, journal: { ...journal, entries }, states };
  for (const [i, given] of journal.entries.entries()) {
    const taken = within(`entries[${i + 1}]`, () => step(states[i]!, given, i, i === last));
    if ('why' in taken) return { match, refused: { entry: i + 1, why: taken.why } };
    entries.push(taken.entry);
    states.push(taken.state);
    const pause = progress?.(i + 1);
    if (pause !== undefined) await pause;
  }
  return { match };
}

/** Throws `BadInput` where a journal is of another battle. */
function mustBeOf<G, C, V>(game: Game<G, C, V>, journal: Journal): void {
  if (journal.ruleset !== game.ruleset || journal.scenario.id !== game.scenario.id)
    throw new BadInput([{ path: 'scenario', text: t('un autre scénario', 'another scenario') }]);
  if (journal.scenario.hash !== game.scenario.hash)
    throw new BadInput([
      {
        path: 'scenario.hash',
        text: t('le scénario a changé depuis', 'the scenario has changed since'),
      },
    ]);
}

const UNFIT = t('ces événements ne vont pas à cette position', 'these events do not fit this position');

/** Positions of a journal of our own are looked at once in so many entries: what waits cannot pile up meanwhile. */
const SELDOM = 50;

/** Applies what is written; nothing but the position that comes of it can be checked. `every`: how often it is. */
const byEvents =
  <G, C, V>(game: Game<G, C, V>, reader: JournalReader<G, C, V>, every: number): Step<G, C, V> =>
  (before, given, i, isLast) => {
    const entry = { ...given, command: reader.command(given.command), events: reader.events(given.events) };
    let state;
    try {
      state = game.evolve(before, entry.events);
    } catch {
      return { why: UNFIT };
    }
    const why = isLast || i % every === 0 ? judged(() => reader.faultIn(state)) : undefined;
    return why === undefined ? { entry, state } : { why };
  };

/** Runs the rules: what they make of command and faces is what is kept. */
const byRules =
  <G, C, V>(game: Game<G, C, V>, reader: JournalReader<G, C, V>): Step<G, C, V> =>
  (before, given) => {
    const command = reader.command(given.command);
    let made: Consequence<G, V> | undefined;
    const why = judged(() => {
      const consequence = madeOf(game, before, { ...given, command });
      if ('why' in consequence) return consequence.why;
      if (!equalJson(consequence.events, given.events)) return OTHERWISE;
      made = consequence;
      return undefined;
    });
    if (why === undefined) return { entry: { ...given, command, events: made!.events }, state: made!.state };
    // Events that cannot be read are a better reason than that they differ.
    if (why === OTHERWISE) reader.events(given.events);
    return { why };
  };

/** Runs the rules again on the recorded faces, entry by entry, and says where they lead elsewhere: the first twenty times. */
export function audit<G, C, V>({ game, journal, states }: Match<G, C, V>): readonly Difference[] {
  const found: Difference[] = [];
  for (const [i, entry] of journal.entries.entries()) {
    const why = judged(() => differs(game, states[i]!, entry));
    if (why !== undefined) found.push({ entry: i + 1, why });
    if (found.length === MOST_PROBLEMS) break;
  }
  return found;
}

/** Events of a forged journal may lead to a position that no rule provides for. */
function judged(judge: () => Text | undefined): Text | undefined {
  try {
    return judge();
  } catch {
    return t('les règles ne connaissent pas cette position', 'the rules do not know this position');
  }
}

const OTHERWISE = t('ces dés donnent un autre résultat', 'these dice give another result');

/** Most commands throw no dice: nothing is made ready to read them. */
const NOTHING_THROWN = { state: 'done', outcome: undefined, unused: 0 } as const;

function differs<G, C, V>(game: Game<G, C, V>, state: G, entry: Entry<C, V>): Text | undefined {
  const made = madeOf(game, state, entry);
  if ('why' in made) return made.why;
  return equalJson(made.events, entry.events) ? undefined : OTHERWISE;
}

/** What the rules make of a command and its faces, or what they have against it. */
function madeOf<G, C, V>(
  game: Game<G, C, V>,
  state: G,
  { by, command, faces }: Pick<Entry<C>, 'by' | 'command' | 'faces'>,
): Consequence<G, V> | { readonly why: Text } {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared))
    return {
      why: t(
        `les règles ne le permettent pas : ${prepared.refused.fr}`,
        `the rules do not allow it: ${prepared.refused.en}`,
      ),
    };
  if (prepared.by !== by) return { why: t('ce n’était pas à ce camp', 'it was not for that side') };
  const tried =
    prepared.throwsDice || faces.length > 0 ? runWithTypedDice(prepared.rule, prepared.input, faces) : NOTHING_THROWN;
  if (tried.state === 'wanting') return { why: t('il manque un dé', 'a die is missing') };
  if (tried.state === 'impossible') return { why: t('un dé ne peut pas montrer cela', 'a die cannot show that') };
  if (tried.unused > 0) return { why: t('il y a un dé de trop', 'there is a die too many') };
  return prepared.played(tried.outcome);
}
