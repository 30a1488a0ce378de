import * as v from 'valibot';
import { id, time } from './fields.ts';

/** Far above what anybody writes; a bound for files that others made. */
export const LONGEST_NAME = 40;
export const LONGEST_NOTES = 4_000;
export const MOST_TURNS = 99;
export const MOST_GAMES = 100;

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** Which of the two players. */
export const player = v.picklist([0, 1]);
export type PlayerIndex = v.InferOutput<typeof player>;

export const turn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TURNS));

const game = v.object({
  id,
  time,
  ruleset: id,
  names: v.strictTuple([name, name]),
  turn,
  /** Who moves in this turn. */
  moves: player,
  notes: v.pipe(v.string(), v.maxLength(LONGEST_NOTES)),
});

/** A battle between two players: the combats that name it are its own. */
export type Game = v.InferOutput<typeof game>;

/** Fields that it does not know do no harm: they are kept with the rest. */
export const isGame = (one: unknown): one is Game => v.is(game, one);

const later = v.object({ version: v.pipe(v.number(), v.gtValue(1)) });

/** Whether a later release wrote it: it says so. */
export const isOfLaterGame = (one: unknown): boolean => v.is(later, one);

/** What comes after: the other player, or the first one in the next turn. */
export const nextPhase = ({ turn: now, moves }: Game): Pick<Game, 'turn' | 'moves'> =>
  moves === 0 ? { turn: now, moves: 1 } : { turn: Math.min(MOST_TURNS, now + 1), moves: 0 };
