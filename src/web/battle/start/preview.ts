import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Text } from '../../../kernel/text.ts';
import type { CounterShown, Table } from '../../../space/table.ts';
import { opened } from '../match/open-battle.ts';

/** A scenario laid out before anybody has moved, by our rulings: what a list tells of it. */
export async function preview(ruleset: Ruleset, scenario: string): Promise<Preview | undefined> {
  const made = await opened(ruleset, { id: scenario }, OUR_OPTIONS);
  if (made === undefined) return undefined;
  const { game, table } = made;
  return { introduction: game.scenario.introduction, table, counters: table.surface.counters(game.setUp()) };
}

export interface Preview {
  readonly introduction: Text;
  readonly table: Table;
  readonly counters: readonly CounterShown[];
}
