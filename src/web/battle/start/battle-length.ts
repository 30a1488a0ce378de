import type { ScenarioCard } from '../../../kernel/battles.ts';
import type { BattleChoice } from './battle-choice.ts';

/** Looking, deciding, tapping, and reading what came of it; commands are moves, attacks, dice and answers alike. */
const SECONDS_PER_COMMAND = 8;
/** A command of the computer is announced, then made. */
const SECONDS_PER_COMMAND_OF_COMPUTER = 1;
const ROUND_TO = 5;

/** How many minutes a battle takes whoever sits down to it; undefined where nobody has counted its commands. */
export function minutesOf(
  { commands }: Pick<ScenarioCard, 'commands'>,
  { side, against }: Pick<BattleChoice, 'side' | 'against'>,
): number | undefined {
  if (commands === undefined) return undefined;
  const theirs = against === undefined ? SECONDS_PER_COMMAND : SECONDS_PER_COMMAND_OF_COMPUTER;
  const seconds = commands[side] * SECONDS_PER_COMMAND + commands[side === 0 ? 1 : 0] * theirs;
  return Math.max(ROUND_TO, Math.round(seconds / 60 / ROUND_TO) * ROUND_TO);
}
