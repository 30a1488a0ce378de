import type { Ending, Game, SideIndex } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { t } from '../kernel/text.ts';
import {
  type Declined,
  FULL,
  NEEDS_NO_CONSENT,
  NO_SUCH_ENTRY,
  NOT_AGREED,
  NOTHING_OFFERED,
  OVER,
  OWN_OFFER,
  THROWN,
  TOGETHER,
} from './declined.ts';
import { type Entry, type Journal, type Line, MOST_LINES, newJournal, type Offer, type Proposal } from './journal.ts';
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

/** A match that lines are added to in place, while many follow one another. */
export interface GrowingMatch<G, C, V> extends Pick<Match<G, C, V>, 'game'> {
  readonly journal: Journal<C, V> & { readonly lines: Line<C, V>[] };
  readonly entries: Entry<C, V>[];
  readonly states: G[];
  rewinds: number;
  seats: Seats;
  offer?: Offer<C> | undefined;
  agreed?: C | undefined;
  settled?: Ending | undefined;
}

export const toGrowing = <G, C, V>({ journal, entries, states, ...rest }: Match<G, C, V>): GrowingMatch<G, C, V> => ({
  ...rest,
  journal: { ...journal, lines: [...journal.lines] },
  entries: [...entries],
  states: [...states],
});

/** The match with a line more; `state`: where an entry leads. The line must be one that may follow (`faultIn`). */
export function append<G, C, V>(match: Match<G, C, V>, line: Line<C, V>, state?: G): Match<G, C, V> {
  const next = toGrowing(match);
  appendTo(next, line, state);
  return next;
}

/** Writes a line down and carries it out: the position of a journal is a fold over its lines by this. */
export function appendTo<G, C, V>(match: GrowingMatch<G, C, V>, line: Line<C, V>, state?: G): void {
  match.journal.lines.push(line);
  const { offer } = match;
  if (line.is !== 'seat') match.offer = match.agreed = match.settled = undefined;
  switch (line.is) {
    case 'entry':
      match.entries.push(line);
      match.states.push(state!);
      break;
    case 'undo':
      goBack(match, line.to);
      break;
    case 'rewind':
      goBack(match, line.to);
      match.rewinds++;
      break;
    case 'offer':
      match.offer = line;
      break;
    case 'answer':
      if (line.accepts) carryOut(match, offer!.proposal);
      break;
    case 'resign':
      match.settled = { winner: 1 - line.by, why: RESIGNED };
      break;
    case 'seat':
      match.seats = match.seats.with(line.side, line.seat);
  }
}

function carryOut<G, C, V>(match: GrowingMatch<G, C, V>, proposal: Proposal<C>): void {
  switch (proposal.for) {
    case 'draw':
      match.settled = { winner: undefined, why: DRAWN };
      break;
    case 'rewind':
      goBack(match, proposal.to);
      match.rewinds++;
      break;
    case 'command':
      match.agreed = proposal.command;
  }
}

function goBack<G, C, V>({ entries, states }: GrowingMatch<G, C, V>, to: number): void {
  entries.length = to;
  states.length = to + 1;
}

const RESIGNED = t('abandon', 'resignation');
const DRAWN = t('partie nulle d’un commun accord', 'a draw by agreement');

/** Whether both sides must agree to a command. Null: one that is hidden from whoever follows. */
const restsOnFacts = <G, C, V>({ game }: Pick<Match<G, C, V>, 'game'>, command: C): boolean =>
  command !== null && game.needsConsent?.(command) === true;

/** Whether the other side, in other hands, has not agreed to a command that it must agree to. */
export function lacksConsent<G, C, V>({ game, seats, agreed }: Match<G, C, V>, by: SideIndex, command: C): boolean {
  const [mine, others] = [seats[by]!, seats[1 - by]!];
  if (others === 'anybody' || equalJson(mine, others)) return false;
  return restsOnFacts({ game }, command) && !equalJson(agreed, command);
}

/** Whether one can go back to so many entries. */
const isThere = ({ entries }: Pick<Match<unknown, unknown, unknown>, 'entries'>, to: number): boolean =>
  Number.isInteger(to) && to >= 0 && to <= entries.length;

/** Why a line cannot follow; undefined where it can. Whether the rules allow the command of an entry is not asked. */
export function faultIn<G, C, V>(match: Match<G, C, V>, line: Line<C, V>): Declined | undefined {
  if (match.journal.lines.length >= MOST_LINES) return FULL;
  switch (line.is) {
    case 'entry':
      if (match.settled !== undefined) return OVER;
      return lacksConsent(match, line.by, line.command) ? NOT_AGREED : undefined;
    case 'undo':
      return match.settled === undefined ? faultInUndo(match, line.to) : OVER;
    case 'rewind':
      return isThere(match, line.to) ? undefined : NO_SUCH_ENTRY;
    case 'offer': {
      const { proposal } = line;
      if (proposal.for === 'rewind') return isThere(match, proposal.to) ? undefined : NO_SUCH_ENTRY;
      if (endingOf(match) !== undefined) return OVER;
      // What is offered is read by all: a command that may be played in secret would be told.
      return proposal.for === 'command' && !restsOnFacts(match, proposal.command) ? NEEDS_NO_CONSENT : undefined;
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

function faultInUndo<G, C, V>(match: Match<G, C, V>, to: number): Declined | undefined {
  const { entries } = match;
  if (!isThere(match, to) || to === entries.length) return NO_SUCH_ENTRY;
  if (entries[to]!.along === true) return TOGETHER;
  return entries.slice(to).some(({ faces }) => faces.length > 0) ? THROWN : undefined;
}
