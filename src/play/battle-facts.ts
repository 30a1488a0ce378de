import type { Difficulty, ScenarioFacts } from '../kernel/battles.ts';
import type { SideIndex } from '../kernel/game.ts';
import { t, type Text } from '../kernel/text.ts';

/** Looking, deciding, tapping, and reading what came of it; commands are moves, attacks, dice and answers alike. */
const SECONDS_PER_COMMAND = 8;
/** A command of the computer is announced, then made. */
const SECONDS_PER_COMMAND_OF_COMPUTER = 1;
const ROUND_TO = 5;

/** How many minutes a battle takes whoever leads a side, against the computer or a person. */
export function minutesOf(
  { commands }: Pick<ScenarioFacts, 'commands'>,
  side: 0 | 1,
  against: 'computer' | 'person',
): number {
  const theirs = against === 'person' ? SECONDS_PER_COMMAND : SECONDS_PER_COMMAND_OF_COMPUTER;
  const seconds = commands[side] * SECONDS_PER_COMMAND + commands[side === 0 ? 1 : 0] * theirs;
  return Math.max(ROUND_TO, Math.round(seconds / 60 / ROUND_TO) * ROUND_TO);
}

/** A side that does better in more than that share of the battles in which one does is favoured. */
const EVEN = 0.6;

/** Whom a battle favours: a side, or nobody. */
export function favouredSide({ better: [first, second] }: Pick<ScenarioFacts, 'better'>): SideIndex | undefined {
  const decided = first + second;
  if (first > EVEN * decided) return 0;
  return second > EVEN * decided ? 1 : undefined;
}

export const DIFFICULTY_TEXT: Readonly<Record<Difficulty, Text>> = {
  easy: t('pour débuter', 'to begin with'),
  medium: t('pour qui connaît les règles', 'for those who know the rules'),
  demanding: t('exigeante', 'demanding'),
};
