import type { Ending, Game, SideIndex } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { t } from '../kernel/text.ts';
import {
  type Declined,
  FULL,
  NO_SUCH_ENTRY,
  NOT_AGREED,
  NOTHING_OFFERED,
  OVER,
  OWN_OFFER,
  THROWN,
} from './declined.ts';
import { type Entry, type Journal, type Line, MOST_LINES, newJournal, type Offer } from './journal.ts';
import { ONE_TABLE, type Seats } from './seats.ts';

/** A battle that is being played: its journal, and all that its lines come to. Nothing in it changes. */
export interface Match<G, C, V> {
  readonly game: Game<G, C, V>;
  readonly journal: Journal<C, V>;
  /** Those that stand: neither undone nor rewound. */
  readonly entries: readonly Entry<C, V>[];
  /** One more than there are entries: the first is the set-up. */
  readonly states: readonly G[];
  /** How often dice were taken back. */
  readonly rewinds: number;
  readonly seats: Seats;
  /** What waits for an answer. */
  readonly offer?: Offer<C> | undefined;
  /** The command that the other side has agreed to. */
  readonly agreed?: C | undefined;
  /** How it ended, where the rules did not end it. */
  readonly settled?: Ending | undefined;
}

/** The match of a journal before its first line, in a position: the set-up, or what somebody sees of it. */
export const matchBefore = <G, C, V>(game: Game<G, C, V>, journal: Journal<C, V>, start: G): Match<G, C, V> => ({
  game,
  journal: { ...journal, lines: [] },
  entries: [],
  states: [start],
  rewinds: journal.earlierRewinds?.length ?? 0,
  seats: ONE_TABLE,
});

/** `own`: a scenario that not everybody has. */
export const newMatch = <G, C, V>(game: Game<G, C, V>, seed: string, own?: unknown): Match<G, C, V> =>
  matchBefore(game, newJournal(game, seed, own), game.setUp());

export const stateOf = <G, C, V>({ states }: Match<G, C, V>): G => states[states.length - 1]!;

/** How a battle ended: by agreement, by resignation, or by the rules. */
export const endingOf = <G, C, V>(match: Match<G, C, V>): Ending | undefined =>
  match.settled ?? match.game.ending(stateOf(match));

/** A match whose lists grow in place, while many lines are added. */
export interface GrowingMatch<G, C, V> extends Omit<Match<G, C, V>, 'journal' | 'entries' | 'states'> {
  journal: Journal<C, V> & { readonly lines: Line<C, V>[] };
  entries: Entry<C, V>[];
  states: G[];
}

export const growing = <G, C, V>({ journal, entries, states, ...rest }: Match<G, C, V>): GrowingMatch<G, C, V> => ({
  ...rest,
  journal: { ...journal, lines: [...journal.lines] },
  entries: [...entries],
  states: [...states],
});

/** The match with a line more; `state`: where an entry leads. The line must be one that may follow (`faultIn`). */
export function append<G, C, V>(match: Match<G, C, V>, line: Line<C, V>, state?: G): Match<G, C, V> {
  const next = growing(match);
  appendTo(next, line, state);
  return next;
}

const NOTHING_PENDING = { offer: undefined, agreed: undefined, settled: undefined } as const;

export function appendTo<G, C, V>(match: GrowingMatch<G, C, V>, line: Line<C, V>, state?: G): void {
  match.journal.lines.push(line);
  Object.assign(match, foldedIn(match, line, state));
}

/** What a line makes of a match, apart from being written down: a position is a fold over lines by this. */
function foldedIn<G, C, V>(match: GrowingMatch<G, C, V>, line: Line<C, V>, state?: G): Partial<Match<G, C, V>> {
  switch (line.is) {
    case 'entry':
      match.entries.push(line);
      match.states.push(state!);
      return NOTHING_PENDING;
    case 'undo':
      return backTo(match, line.to);
    case 'rewind':
      return { ...backTo(match, line.to), rewinds: match.rewinds + 1 };
    case 'offer':
      return { ...NOTHING_PENDING, offer: line };
    case 'answer':
      return line.accepts ? accepted(match, match.offer!) : NOTHING_PENDING;
    case 'resign':
      return { ...NOTHING_PENDING, settled: { winner: 1 - line.by, why: RESIGNED } };
    case 'seat':
      return { seats: match.seats.with(line.side, line.seat) };
  }
}

function backTo<G, C, V>(match: GrowingMatch<G, C, V>, entries: number): Partial<Match<G, C, V>> {
  match.entries.length = entries;
  match.states.length = entries + 1;
  return NOTHING_PENDING;
}

function accepted<G, C, V>(match: GrowingMatch<G, C, V>, { proposal }: Offer<C>): Partial<Match<G, C, V>> {
  switch (proposal.for) {
    case 'draw':
      return { ...NOTHING_PENDING, settled: { winner: undefined, why: DRAWN } };
    case 'rewind':
      return { ...backTo(match, proposal.to), rewinds: match.rewinds + 1 };
    case 'command':
      return { ...NOTHING_PENDING, agreed: proposal.command };
  }
}

const RESIGNED = t('abandon', 'resignation');
const DRAWN = t('partie nulle d’un commun accord', 'a draw by agreement');

/** Whether the other side, in other hands, has not agreed to a command that it must agree to. */
export function lacksConsent<G, C, V>({ game, seats, agreed }: Match<G, C, V>, by: SideIndex, command: C): boolean {
  const [mine, others] = [seats[by]!, seats[1 - by]!];
  if (others === 'anybody' || equalJson(mine, others)) return false;
  return game.needsConsent?.(command) === true && !equalJson(agreed, command);
}

/** Why a line cannot follow; undefined where it can. Whether the rules allow the command of an entry is not asked. */
export function faultIn<G, C, V>(match: Match<G, C, V>, line: Line<C, V>): Declined | undefined {
  if (match.journal.lines.length >= MOST_LINES) return FULL;
  switch (line.is) {
    case 'entry':
      if (match.settled !== undefined) return OVER;
      return lacksConsent(match, line.by, line.command) ? NOT_AGREED : undefined;
    case 'undo':
      if (match.settled !== undefined) return OVER;
      if (line.to >= match.entries.length) return NO_SUCH_ENTRY;
      return match.entries.slice(line.to).some(({ faces }) => faces.length > 0) ? THROWN : undefined;
    case 'rewind':
      return line.to > match.entries.length ? NO_SUCH_ENTRY : undefined;
    case 'offer': {
      if (endingOf(match) !== undefined && line.proposal.for !== 'rewind') return OVER;
      return line.proposal.for === 'rewind' && line.proposal.to > match.entries.length ? NO_SUCH_ENTRY : undefined;
    }
    case 'answer':
      if (match.offer === undefined) return NOTHING_OFFERED;
      return match.offer.by === line.by ? OWN_OFFER : undefined;
    case 'resign':
      return endingOf(match) === undefined ? undefined : OVER;
    case 'seat':
      return undefined;
  }
}
