import { isRefusal, type Refusal } from '../kernel/assessment.ts';
import type { Game, Prepared, SideIndex } from '../kernel/game.ts';
import type { Throw } from '../kernel/dice.ts';
import { seeded } from '../kernel/seed.ts';
import {
  type TypedRun,
  runWithTypedDice,
  asTypedDice,
  runWithRolledDice,
  type TypedDie,
} from '../kernel/rolled-dice.ts';
import { type Entry, type Journal, newJournal } from './journal.ts';

/** A battle that is being played: its journal, and the state after each entry. Nothing in it changes. */
export interface Match<G, C, V> {
  readonly game: Game<G, C, V>;
  readonly journal: Journal<C, V>;
  /** One more than there are entries: the first is the set-up. */
  readonly states: readonly G[];
}

/** `own`: a scenario that not everybody has. */
export const newMatch = <G, C, V>(game: Game<G, C, V>, seed: string, own?: unknown): Match<G, C, V> => ({
  game,
  journal: newJournal(game, seed, own),
  states: [game.setUp()],
});

export const stateOf = <G, C, V>({ states }: Match<G, C, V>): G => states[states.length - 1]!;

/** A command that was played: the match after it, and the dice that were thrown. */
export interface Played<G, C, V> {
  readonly match: Match<G, C, V>;
  readonly entry: Entry<C, V>;
  readonly throws: readonly Throw[];
}

function entered<G, C, V>(
  match: Match<G, C, V>,
  command: C,
  prepared: Prepared<G, V>,
  outcome: unknown,
  throws: readonly Throw[],
  along = false,
): Played<G, C, V> {
  const { game, journal, states } = match;
  const { events, state } = prepared.played(outcome);
  const entry: Entry<C, V> = {
    by: prepared.by,
    command,
    faces: asTypedDice(throws),
    events,
    ...(along && { along: true }),
  };
  return {
    match: {
      game,
      journal: { ...journal, entries: [...journal.entries, entry] },
      states: [...states, state],
    },
    entry,
    throws,
  };
}

/** Plays a command with dice from the seed: those of each entry are its own, so that taking a move back changes none. */
export function play<G, C, V>(match: Match<G, C, V>, command: C): Played<G, C, V> | Refusal {
  const prepared = match.game.prepare(stateOf(match), command);
  if (isRefusal(prepared)) return prepared;
  const { seed, entries, rewinds } = match.journal;
  const { outcome, throws } = runWithRolledDice(
    prepared.rule,
    prepared.input,
    seeded(`${seed}/${rewinds.length}/${entries.length}`),
  );
  return entered(match, command, prepared, outcome, throws);
}

/** The same with the dice of a real table: says which die is missing, or which cannot be. */
export function playTyped<G, C, V>(
  match: Match<G, C, V>,
  command: C,
  faces: readonly TypedDie[],
): Played<G, C, V> | Refusal | Exclude<TypedRun<unknown>, { readonly state: 'done' }> {
  const prepared = match.game.prepare(stateOf(match), command);
  if (isRefusal(prepared)) return prepared;
  const tried = runWithTypedDice(prepared.rule, prepared.input, faces);
  return tried.state === 'done' ? entered(match, command, prepared, tried.outcome, tried.throws) : tried;
}

/** Plays commands without dice one after the other, as one: they are taken back together. */
export function playTogether<G, C, V>(match: Match<G, C, V>, commands: readonly C[]): Played<G, C, V> | Refusal {
  let played: Played<G, C, V> | undefined;
  for (const command of commands) {
    const now = played?.match ?? match;
    const prepared = now.game.prepare(stateOf(now), command);
    if (isRefusal(prepared)) return prepared;
    if (prepared.throwsDice) throw new Error('a command with dice is played by itself');
    played = entered(now, command, prepared, undefined, [], played !== undefined);
  }
  if (played === undefined) throw new Error('nothing to play');
  return played;
}

/**
 * Takes the last command back, with all that others have done since (`mine`: whose commands one takes back); undefined
 * where there is none, or where dice were thrown since.
 */
export function undo<G, C, V>(
  match: Match<G, C, V>,
  mine: (side: SideIndex) => boolean = () => true,
): Match<G, C, V> | undefined {
  const { entries } = match.journal;
  for (let to = entries.length - 1; to >= 0; to--) {
    const { faces, along, by } = entries[to]!;
    if (faces.length > 0) return undefined;
    if (along !== true && mine(by)) return kept(match, to);
  }
  return undefined;
}

const kept = <G, C, V>({ game, journal, states }: Match<G, C, V>, entries: number): Match<G, C, V> => ({
  game,
  journal: {
    ...journal,
    seeding: { ...journal.seeding, from: Math.min(journal.seeding.from, entries) },
    entries: journal.entries.slice(0, entries),
  },
  states: states.slice(0, entries + 1),
});

/** Back to any entry, dice or not, as the players agreed: the journal says so. */
export function rewind<G, C, V>(match: Match<G, C, V>, to: number, reason: string): Match<G, C, V> {
  const from = match.journal.entries.length;
  if (!Number.isInteger(to) || to < 0 || to > from) throw new RangeError(`there are ${from} entries`);
  const back = kept(match, to);
  return { ...back, journal: { ...back.journal, rewinds: [...match.journal.rewinds, { from, to, reason }] } };
}
