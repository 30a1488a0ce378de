import type { ArrowKind } from '../../../kernel/story.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { gainsOf } from '../../../minds/gain-text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';

/** A command that a mind weighs: the ways that it takes over the table, and what it gains. */
export interface Thought<P = unknown> {
  readonly ways: readonly (readonly P[])[];
  readonly text?: string;
  readonly isBest: boolean;
  /** What has happened rather than what is weighed. */
  readonly as?: ArrowKind;
}

/** What a mind weighs, the best first. */
export function thoughtsOf<P>(
  { game, table }: BattleModel<P>,
  state: unknown,
  why: Explanation<unknown>,
): readonly Thought<P>[] | undefined {
  if (why.considered.length === 0) return undefined;
  const { gain } = gainsOf(why);
  const legal = game.legal(state);
  return why.considered.map((option, i) => ({
    ways: legal.has(option.command) ? table.surface.traces(state, option.command) : [],
    isBest: i === 0,
    text: say(gain(option.gain)),
  }));
}
