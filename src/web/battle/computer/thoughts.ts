import type { Explanation } from '../../../minds/explanation.ts';
import { points } from '../../../minds/explanation-text.ts';
import { lang } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';

/** A command that a mind weighs: the ways that it takes over the table, and what it would be worth less than the best. */
export interface Thought<P = unknown> {
  readonly ways: readonly (readonly P[])[];
  readonly text?: string;
  readonly isBest: boolean;
}

/** What a mind weighs, the best first. */
export function thoughtsOf<P>(
  { game, table }: BattleModel<P>,
  state: unknown,
  { considered }: Explanation<unknown>,
): readonly Thought<P>[] | undefined {
  const [best] = considered;
  if (best === undefined) return undefined;
  const legal = game.legal(state);
  return considered.map(({ command, worth }, i) => ({
    ways: legal.has(command) ? table.surface.traces(state, command) : [],
    isBest: i === 0,
    ...(i > 0 && { text: points(worth - best.worth, lang.value === 'fr') }),
  }));
}
