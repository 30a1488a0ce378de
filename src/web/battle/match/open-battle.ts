import type { Game } from '../../../kernel/game.ts';
import type { Options } from '../../../kernel/ruling.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { newMatch } from '../../../play/match.ts';
import { type BattlesOnATable, CATALOGUE } from '../../../rulesets/catalogue.ts';
import type { Table } from '../../../space/table.ts';
import { keptScenario, mine } from '../../editor/shelf.ts';
import { type BattleModel, battleModel } from './model.ts';

export async function battlesOf(ruleset: string): Promise<BattlesOnATable | undefined> {
  return CATALOGUE.find(({ id }) => id === ruleset)?.battles?.();
}

/** Letters and digits that name a game. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);

/** A game ready to be played; `own`: the document of a scenario that not everybody has. */
export interface GameToOpen {
  readonly game: Game;
  readonly table: Table;
  readonly own: unknown;
}

/** A scenario of this device: its id is never that of one that everybody has. */
function ownScenario(ruleset: string, scenario: string): unknown {
  const isMine = mine.value.some((one) => one.id === scenario && one.ruleset === ruleset);
  return isMine ? keptScenario(scenario) : undefined;
}

/** A scenario ready to be played; undefined where nobody knows it. Throws `BadInput` where a scenario of one’s own does not fit. */
export async function opened(
  ruleset: Pick<Ruleset, 'id'>,
  scenario: { readonly id: string; readonly hash?: string; readonly own?: unknown },
  options: Options,
): Promise<GameToOpen | undefined> {
  const battles = await battlesOf(ruleset.id);
  if (battles === undefined) return undefined;
  const printed = battles.scenarios.find(({ id }) => id === scenario.id);
  const own = scenario.own ?? (printed === undefined ? ownScenario(ruleset.id, scenario.id) : undefined);
  if (own === undefined && printed === undefined) return undefined;
  const { game, table } = battles.open(own ?? (await printed!.load(scenario.hash)), options);
  return { game, table: await table(), own };
}

export async function newBattle(
  ruleset: Ruleset,
  scenario: string,
  options: Options,
  seed: string,
): Promise<BattleModel | undefined> {
  const made = await opened(ruleset, { id: scenario }, options);
  return made && register(newId(), made.game, made.table, newMatch(made.game, seed, made.own));
}

/** Games opened since the page was: who looks something up elsewhere and comes back finds the hand as it was. */
const open = new Map<string, BattleModel>();

export function register(...given: Parameters<typeof battleModel>): BattleModel {
  const model = battleModel(...given);
  open.set(model.id, model);
  return model;
}

/** A game that was opened since the page was. */
export const openBattle = (id: string): BattleModel | undefined => open.get(id);
