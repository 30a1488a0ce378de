import type { Options } from '../kernel/ruling.ts';
import type { Text } from '../kernel/text.ts';
import { type BattleWithLuck, playBattleWithLuck } from '../minds/battle.ts';
import { type JudgedGame, judgedGameOf } from '../minds/judged-game.ts';
import { LEVELS, type LevelId } from '../minds/levels.ts';
import type { Battles } from '../kernel/battles.ts';

/** One way to play a scenario: as it stands, with another ruling, with another value. */
export interface Variant {
  readonly label: Text;
  readonly scenario: unknown;
  readonly options: Options;
}

/** Plain data that can be sent to a thread. */
export interface Batch {
  readonly ruleset: string;
  readonly variants: readonly Variant[];
  readonly minds: readonly LevelId[];
  readonly seed: string;
}

/** One battle of a batch: the same number has the same dice in every variant. */
export interface Task {
  readonly variant: number;
  readonly battle: number;
}

export interface PlayedTask extends Task {
  readonly fought: BattleWithLuck;
}

/** Plays the battles of a batch, one at a time; a battle depends on its number alone, never on who played before. */
export class BatchPlayer {
  readonly #batch: Batch;
  readonly #battles: Battles;
  readonly #known = new Map<number, JudgedGame>();

  constructor(batch: Batch, battles: Battles) {
    this.#batch = batch;
    this.#battles = battles;
  }

  async #open(variant: number): Promise<JudgedGame> {
    let known = this.#known.get(variant);
    if (known === undefined) {
      const { scenario, options } = this.#batch.variants[variant]!;
      known = await judgedGameOf(this.#battles.open(scenario, options));
      this.#known.set(variant, known);
    }
    return known;
  }

  async play(task: Task): Promise<PlayedTask> {
    const minds = this.#batch.minds.map((id) => LEVELS[id].mind);
    return {
      ...task,
      fought: playBattleWithLuck(await this.#open(task.variant), minds, `${this.#batch.seed}/${task.battle}`),
    };
  }
}

/** Every battle still to be played, variant by variant for each number, so that an early end has compared like with like. */
export function tasksOf(variants: number, games: number, done: readonly Task[]): Task[] {
  const played = new Set(done.map(({ variant, battle }) => `${variant}/${battle}`));
  const tasks: Task[] = [];
  for (let battle = 0; battle < games; battle++)
    for (let variant = 0; variant < variants; variant++)
      if (!played.has(`${variant}/${battle}`)) tasks.push({ variant, battle });
  return tasks;
}

/** Drops battles that are listed twice. */
export const withoutRepeats = (done: readonly PlayedTask[]): readonly PlayedTask[] => [
  ...new Map(done.map((one) => [`${one.variant}/${one.battle}`, one])).values(),
];

export const inBattleOrder = (done: readonly PlayedTask[]): readonly PlayedTask[] =>
  done.toSorted((a, b) => a.battle - b.battle || a.variant - b.variant);
