import { isRefusal } from '../kernel/assessment.ts';
import type { Throw } from '../kernel/dice.ts';
import type { Prepared, SideIndex } from '../kernel/game.ts';
import {
  asTypedDice,
  runWithRolledDice,
  runWithTypedDice,
  type TypedDie,
  type TypedRun,
  type WantedDice,
} from '../kernel/rolled-dice.ts';
import { seededChance } from '../kernel/seed.ts';
import { type Declined, FULL, NOT_AGREED, NOT_FOR_SIDE, NOT_SEATED, OVER, STALE } from './declined.ts';
import { type DiceSource, type Entry, MOST_LINES } from './journal.ts';
import { append, lacksConsent, type Match, stateOf } from './match.ts';
import { mayOrder, type Player } from './seats.ts';

/** A command that somebody gives for a side. */
export interface Order<C> {
  readonly command: C;
  /** How many lines the journal had when it was given: it is meant for that position and no other. */
  readonly after: number;
  /** Undefined: for whichever side it is due. */
  readonly by?: SideIndex;
  /** Undefined: whoever is at the table. */
  readonly player?: Player;
}

/** An order that may be carried out, before its dice: on this match, and on no other that it has become meanwhile. */
export interface Pending<G, C, V> {
  readonly match: Match<G, C, V>;
  readonly command: C;
  readonly prepared: Prepared<G, V>;
}

/** A command that was played: the match after it, and the dice that were thrown. */
export interface Played<G, C, V> {
  readonly match: Match<G, C, V>;
  readonly entry: Entry<C, V>;
  readonly throws: readonly Throw[];
}

/** Faces with which a command cannot be played: one is missing, one is on no such die, some are not needed. */
export type Unfinished =
  | Exclude<TypedRun<unknown>, { readonly state: 'done' }>
  | { readonly state: 'unused'; readonly unused: number };

/** Checks an order and makes it ready for its dice; what stands against it is an answer, not an exception. */
export function begin<G, C, V>(
  match: Match<G, C, V>,
  { command, after, by, player }: Order<C>,
): Pending<G, C, V> | Declined {
  const { length } = match.journal.lines;
  if (after !== length) return STALE;
  if (length >= MOST_LINES) return FULL;
  if (match.settled !== undefined) return OVER;
  const state = stateOf(match);
  const { side } = match.game.legal(state);
  // The reasons of the rules may tell what is hidden from whoever does not command this side.
  if (side !== undefined && !mayOrder(match.seats, player, side)) return NOT_SEATED;
  const prepared = match.game.prepare(state, command);
  if (isRefusal(prepared)) return { ...prepared, because: 'rules' };
  if (by !== undefined && prepared.by !== by) return NOT_FOR_SIDE;
  if (lacksConsent(match, prepared.by, command)) return NOT_AGREED;
  return { match, command, prepared };
}

/** The next die that an order wants, for whom and why, when some faces are there; undefined where it wants no more. */
export function nextDie<G, C, V>({ prepared }: Pending<G, C, V>, faces: readonly TypedDie[]): WantedDice | undefined {
  const tried = prepared.throwsDice ? runWithTypedDice(prepared.rule, prepared.input, faces) : undefined;
  return tried?.state === 'wanting' ? tried.wanted : undefined;
}

/** Plays an order with faces that come from elsewhere: from a real table, or with a proof. None where it throws no dice. */
export function finish<G, C, V>(
  pending: Pending<G, C, V>,
  faces: readonly TypedDie[],
  source: DiceSource = 'typed',
): Played<G, C, V> | Unfinished {
  const { rule, input, throwsDice } = pending.prepared;
  if (!throwsDice && faces.length === 0) return writeEntry(pending, undefined, []);
  const tried = runWithTypedDice(rule, input, faces);
  if (tried.state !== 'done') return tried;
  if (tried.unused > 0) return { state: 'unused', unused: tried.unused };
  return writeEntry(pending, tried.outcome, tried.throws, { dice: source });
}

/** Plays an order with dice from the seed: those of each entry are its own, so that taking a command back changes none. */
export function roll<G, C, V>(pending: Pending<G, C, V>): Played<G, C, V> {
  const { prepared, match } = pending;
  if (!prepared.throwsDice) return writeEntry(pending, undefined, []);
  const chance = seededChance(`${match.journal.seed}/${match.rewinds}/${match.entries.length}`);
  const { outcome, throws } = runWithRolledDice(prepared.rule, prepared.input, chance);
  return writeEntry(pending, outcome, throws);
}

function writeEntry<G, C, V>(
  { match, command, prepared }: Pending<G, C, V>,
  outcome: unknown,
  throws: readonly Throw[],
  more: Pick<Entry, 'dice' | 'along'> = {},
): Played<G, C, V> {
  const { events, state } = prepared.played(outcome);
  const entry: Entry<C, V> = { is: 'entry', by: prepared.by, command, faces: asTypedDice(throws), events, ...more };
  return { match: append(match, entry, state), entry, throws };
}

const orderNow = <G, C, V>({ journal }: Match<G, C, V>, command: C): Order<C> => ({
  command,
  after: journal.lines.length,
});

/** Plays a command now, with dice from the seed. */
export function play<G, C, V>(match: Match<G, C, V>, command: C): Played<G, C, V> | Declined {
  const pending = begin(match, orderNow(match, command));
  return isRefusal(pending) ? pending : roll(pending);
}

/** The same with the dice of a real table. */
export function playTyped<G, C, V>(
  match: Match<G, C, V>,
  command: C,
  faces: readonly TypedDie[],
): Played<G, C, V> | Declined | Unfinished {
  const pending = begin(match, orderNow(match, command));
  return isRefusal(pending) ? pending : finish(pending, faces);
}

/** Plays commands without dice one after the other, as one: they are taken back together. */
export function playTogether<G, C, V>(match: Match<G, C, V>, commands: readonly C[]): Played<G, C, V> | Declined {
  let played: Played<G, C, V> | undefined;
  for (const command of commands) {
    const matchSoFar: Match<G, C, V> = played?.match ?? match;
    const pending = begin(matchSoFar, orderNow(matchSoFar, command));
    if (isRefusal(pending)) return pending;
    if (pending.prepared.throwsDice) throw new Error('a command with dice is played by itself');
    played = writeEntry(pending, undefined, [], played === undefined ? {} : { along: true });
  }
  if (played === undefined) throw new Error('nothing to play');
  return played;
}
