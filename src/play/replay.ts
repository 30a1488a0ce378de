import type { Game, JournalReader } from '../kernel/game.ts';
import { BadInput, prefixProblems } from '../kernel/problem.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Entry, Heading, Journal, Line } from './journal.ts';
import { append, appendTo, faultIn, type Match, matchBefore, stateOf, toGrowing } from './match.ts';
import { byEvents, byRules, type Check, unsoundness } from './rerun.ts';

/** A line that cannot follow those before it. */
export interface RefusedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly why: Text;
}

/** A journal as far as it could be taken up. */
export interface Resumed<G, C, V> {
  readonly match: Match<G, C, V>;
  /** The first line that was refused; what comes after it was not looked at. */
  readonly refused?: RefusedLine;
}

/** Told after each line how many were taken up; where it answers with a promise, the next one waits for it. */
export type Progress = (lines: number) => void | Promise<void>;

/** Whether the rules of today made a journal: those of another version may lead elsewhere without a fault of the journal. */
export const byTheseRules = <G, C, V>({
  game,
  journal,
}: {
  readonly game: Game<G, C, V>;
  readonly journal: Heading;
}): boolean => journal.rules === game.version;

/** Positions of a journal of our own are looked at once in so many lines: what waits cannot pile up meanwhile. */
const SELDOM = 50;

/**
 * Takes up a journal that this program kept: events are applied as they stand, and for speed only some positions are
 * looked at, the last one among them. Throws `BadInput` where it is of another battle, or with the first line found that
 * does not fit.
 */
export async function replay<G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Match<G, C, V>> {
  const reader = game.reader();
  const match = matchOrThrow(await resume(game, journal, byEvents(game, reader, SELDOM), progress));
  const why = unsoundness(reader, stateOf(match));
  return why === undefined ? match : matchOrThrow({ match, refused: { line: journal.lines.length, why } });
}

/**
 * Takes up a journal of others: the rules run again on its recorded faces, line by line, and must come to the same
 * events; those of another version of the rules are replayed as `replay` does. Throws `BadInput` with the first line
 * that is refused.
 */
export const takeUp = async <G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Match<G, C, V>> => matchOrThrow(await takeUpAsFarAsSound(game, journal, progress));

/** The same, with what came before the first line that is refused. */
export function takeUpAsFarAsSound<G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  progress?: Progress,
): Promise<Resumed<G, C, V>> {
  const reader = game.reader();
  const check = byTheseRules({ game, journal }) ? byRules(game, reader) : byEvents(game, reader, 1);
  return resume(game, journal, check, progress);
}

function matchOrThrow<G, C, V>({ match, refused }: Resumed<G, C, V>): Match<G, C, V> {
  if (refused !== undefined) throw new BadInput([{ path: `lines[${refused.line}]`, text: refused.why }]);
  return match;
}

async function resume<G, C, V>(
  game: Game<G, C, V>,
  journal: Journal,
  check: Check<G, C, V>,
  progress?: Progress,
): Promise<Resumed<G, C, V>> {
  mustBeOf(game, journal);
  const reader = game.reader();
  const match = toGrowing(matchBefore<G, C, V>(game, { ...journal, lines: [] }, game.setUp()));
  for (const [i, given] of journal.lines.entries()) {
    const checked = prefixProblems(`lines[${i + 1}]`, () => checkLine(match, given, reader, check));
    if ('why' in checked) return { match, refused: { line: i + 1, why: checked.why } };
    appendTo(match, checked.line, checked.state);
    const pause = progress?.(i + 1);
    if (pause !== undefined) await pause;
  }
  return { match };
}

/** Takes up the next line of a battle that others play: by the rules. Says why it is refused; throws `BadInput`. */
export function takeUpLine<G, C, V>(match: Match<G, C, V>, given: Line): Match<G, C, V> | RefusedLine {
  const reader = match.game.reader();
  const checked = checkLine(match, given, reader, byRules(match.game, reader));
  if ('why' in checked) return { line: match.journal.lines.length + 1, why: checked.why };
  return append(match, checked.line, checked.state);
}

type CheckedLine<G, C, V> = { readonly line: Line<C, V>; readonly state?: G } | { readonly why: Text };

function checkLine<G, C, V>(
  match: Match<G, C, V>,
  given: Line,
  reader: JournalReader<G, C, V>,
  check: Check<G, C, V>,
): CheckedLine<G, C, V> {
  const { length } = match.journal.lines;
  const checked: CheckedLine<G, C, V> =
    given.is === 'entry' ? check(stateOf(match), given, length) : { line: withCommand(given, reader) };
  if ('why' in checked) return checked;
  const fault = faultIn(match, checked.line);
  return fault === undefined ? checked : { why: fault.refused };
}

/** A line that is no entry may hold a command too: one that is offered. Throws `BadInput`. */
function withCommand<G, C, V>(
  line: Exclude<Line, Entry>,
  reader: JournalReader<G, C, V>,
): Exclude<Line<C, V>, Entry<C, V>> {
  if (line.is !== 'offer') return line;
  const { proposal } = line;
  if (proposal.for !== 'command') return { ...line, proposal };
  return { ...line, proposal: { ...proposal, command: reader.command(proposal.command) } };
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
