import { isRefusal } from '../kernel/assessment.ts';
import type { VictoryLevel } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { seededChance } from '../kernel/seed.ts';
import type { Text } from '../kernel/text.ts';
import { unloggedDice } from '../kernel/rolled-dice.ts';
import type { JudgedGame } from './judged-game.ts';
import { type Branch, lookAheadAfresh } from './lookahead.ts';
import { withMemory } from './lookahead-memory.ts';
import type { Mind } from './mind.ts';
import { luckOf } from './playout.ts';

/** How a battle between minds ended. */
export interface BattleResult {
  /** -1: nobody. */
  readonly winner: number;
  readonly why: Text;
  /** Points of the first side less those of the second, where there are points. */
  readonly lead?: number;
  /** Against par, where the scenario names one: from 2 for the first side to -2 for the second. */
  readonly level?: VictoryLevel['degree'];
  readonly turns: number;
  readonly commands: number;
  readonly lost: readonly number[];
}

export interface BattleWithLuck extends BattleResult {
  /** What the dice brought the first side beyond their exact expectation, in points of the battle. */
  readonly luck: number;
}

/** The rules end every battle long before. */
const MOST_COMMANDS = 20_000;

/** A whole battle: each side chooses by what it may see, and the dice come from the seed. */
export function playBattle<G, C, V>(
  given: JudgedGame<G, C, V>,
  minds: readonly Mind[],
  seed: string,
  onThrow?: (branches: readonly Branch<G>[], fallen: Branch<G>) => void,
): BattleResult {
  const judged = withMemory(given);
  const { game, judge } = judged;
  const dice = unloggedDice(seededChance(seed));
  let state = game.setUp();
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const ending = game.ending(state);
    if (ending !== undefined) {
      const { turn, lost } = judge.score(state);
      const { winner = -1, why, lead, level } = ending;
      const points = { ...(lead !== undefined && { lead }), ...(level && { level: level.degree }) };
      return { winner, why, ...points, turns: turn, commands, lost };
    }
    const side = game.legal(state).side!;
    const { command } = minds[side]!(judged, game.view(state, side), side);
    const ahead = judged.memory.find(state, command) ?? lookAheadAfresh(judged, state, command);
    if (isRefusal(ahead)) throw new Error(`a mind was refused ${JSON.stringify(command)}: ${ahead.refused.en}`);
    const { prepared } = ahead;
    const outcome = prepared.rule(prepared.input, dice);
    const branches = onThrow === undefined ? ahead.counted : ahead.branches;
    const fallen = branches?.find((branch) => equalJson(branch.outcome, outcome));
    if (branches !== undefined && branches.length > 1) onThrow?.(branches, fallen!);
    state = fallen === undefined ? prepared.played(outcome).state : fallen.state;
    judged.memory.moveTo(state);
  }
  throw new Error('the battle does not end');
}

/** The same with its luck: whatever else the dice might have brought is judged too. */
export function playBattleWithLuck<G, C, V>(
  judged: JudgedGame<G, C, V>,
  minds: readonly Mind[],
  seed: string,
): BattleWithLuck {
  let luck = 0;
  const ended = playBattle(
    judged,
    minds,
    seed,
    (branches, fallen) => (luck += luckOf(judged.judge, branches, fallen, 0)),
  );
  return { ...ended, luck };
}
