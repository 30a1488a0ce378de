import type { OpenBattle } from '../kernel/battles.ts';
import type { Game } from '../kernel/game.ts';
import type { Judge } from '../kernel/judge.ts';
import type { LookaheadMemory } from './lookahead-memory.ts';

/** A battle with what its ruleset tells about it, and perhaps with what was found out so far. */
export interface JudgedGame<G = unknown, C = unknown, V = unknown> {
  readonly game: Game<G, C, V>;
  readonly judge: Judge<G, C, V>;
  readonly memory?: LookaheadMemory<G, C, V>;
}

/** What a ruleset tells minds about a battle that is open. */
export async function judgedGameOf<G, C, V>({ game, judge }: OpenBattle<G, C, V>): Promise<JudgedGame<G, C, V>> {
  if (judge === undefined) throw new Error(`minds do not play ${game.ruleset}`);
  return { game, judge: await judge() };
}

/** The same battle as a beginner sees it. */
export const asBeginner = <G, C, V>(judged: JudgedGame<G, C, V>): JudgedGame<G, C, V> =>
  judged.judge.beginner === undefined ? judged : { ...judged, judge: judged.judge.beginner };

/**
 * The same battle as an expert sees it. What somebody else found out is left behind: the first idea about a position
 * depends on who has it.
 */
export const asExpert = <G, C, V>(judged: JudgedGame<G, C, V>): JudgedGame<G, C, V> =>
  judged.judge.expert === undefined ? judged : { game: judged.game, judge: judged.judge.expert };
