import { isRefusal } from '../../../kernel/assessment.ts';
import type { Procedure, Ruleset } from '../../../kernel/ruleset.ts';
import type { Side } from '../../../kernel/schema.ts';
import type { Lang } from '../../../kernel/text.ts';
import { sideOf } from '../../calculator/sides.ts';
import type { BattleModel } from '../match/model.ts';

/** Whose the dice of a command are. */
export interface Throwers {
  /** The side that gives the command. */
  readonly by: number;
  /** The combat that it leads to: it knows who is on which side. */
  readonly procedure: Procedure | undefined;
}

export function throwersOf(
  { game, table }: BattleModel,
  ruleset: Ruleset,
  state: unknown,
  command: unknown,
  lang: Lang,
): Throwers | undefined {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) return undefined;
  const combat = table.combats.of(state, command, lang);
  return { by: prepared.by, procedure: ruleset.procedures.find(({ id }) => id === combat?.procedure) };
}

/** The first player’s dice look as one’s own, the second’s as the enemy’s: `side-2` throws for the second, an enemy of a combat for the other side. */
export function dieSide({ by, procedure }: Throwers, who: string): Side {
  const named = /^side-(\d)$/.exec(who)?.[1];
  const isOther = procedure !== undefined && sideOf(procedure, who) === 'enemy';
  const side = named === undefined ? (isOther ? 1 - by : by) : Number(named) - 1;
  return side === 0 ? 'own' : 'enemy';
}
