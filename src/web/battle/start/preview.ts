import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Text } from '../../../kernel/text.ts';
import type { BattleMap } from '../../../space/map.ts';
import type { CounterShown } from '../../../space/table.ts';
import { opened } from '../match/open-battle.ts';

/** A scenario laid out before anybody has moved, by our rulings: what a list tells of it. */
export async function preview(ruleset: Ruleset, scenario: string): Promise<Preview | undefined> {
  const made = await opened(ruleset, { id: scenario }, OUR_OPTIONS);
  if (made === undefined) return undefined;
  const { game, table } = made;
  const state = game.setUp();
  return {
    introduction: game.scenario.introduction,
    counters: table.counters(state),
    map: table.map,
  };
}

export interface Preview {
  readonly introduction: Text;
  readonly counters: readonly CounterShown[];
  readonly map: BattleMap;
}
