import type { Battles, Game } from '../../kernel/game.ts';
import { BadInput } from '../../kernel/problem.ts';
import { type Options, OUR_OPTIONS } from '../../kernel/ruling.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import { clipped } from '../../kernel/untrusted.ts';
import { optionsOf } from '../../calculate/calculation.ts';
import { newMatch } from '../../play/match.ts';
import type { Save } from '../../play/save.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import type { BattleMap } from '../../space/map.ts';
import type { CounterShown, Table } from '../../space/table.ts';
import { keptScenario, mine } from '../editor/shelf.ts';
import { type Battle, type BattleModel, battleModel } from './model.ts';
import { games, journalOf } from './saves.ts';

const cardOf = (ruleset: string) => CATALOGUE.find(({ id }) => id === ruleset);

export async function battlesOf(ruleset: string): Promise<Battles | undefined> {
  return cardOf(ruleset)?.battles?.();
}

/** Letters and digits that name a game, and seed its dice. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);

/** A game ready to be played; `own`: the document of a scenario that not everybody has. */
interface Ready {
  readonly game: Game;
  readonly table: Table;
  readonly own: unknown;
}

/** Throws `BadInput` where a scenario of one’s own does not fit. */
async function opened(
  ruleset: Ruleset,
  scenario: { readonly id: string; readonly hash?: string; readonly own?: unknown },
  options: Options,
): Promise<Ready | undefined> {
  const card = cardOf(ruleset.id);
  const [battles, tableOf] = await Promise.all([card?.battles?.(), card?.table?.()]);
  if (battles === undefined || tableOf === undefined) return undefined;
  const printed = battles.scenarios.find(({ id }) => id === scenario.id);
  const isMine = mine.value.some(({ id, ruleset: of }) => id === scenario.id && of === ruleset.id);
  const own = scenario.own ?? (isMine ? keptScenario(scenario.id) : undefined);
  if (own === undefined && printed === undefined) return undefined;
  const game = battles.open(own ?? (await printed!.load(scenario.hash)), options);
  return { game, table: tableOf(game), own };
}

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

export async function newBattle(
  ruleset: Ruleset,
  scenario: string,
  options: Options,
  seed: string,
): Promise<BattleModel | undefined> {
  const made = await opened(ruleset, { id: scenario }, options);
  return made && opening(newId(), made.game, made.table, newMatch(made.game, seed, made.own));
}

/** A new battle has nothing to take up. */
const reading = async () => ({ ...(await import('../../play/save.ts')), ...(await import('../../play/replay.ts')) });

/** Takes up a journal, entry by entry; throws `BadInput` that says where it does not fit. */
async function takenUp(ruleset: Ruleset, save: Save): Promise<[Table, Battle]> {
  const { scenario, rulings } = save.journal;
  const made = await opened(ruleset, scenario, optionsOf(ruleset, rulings));
  if (made === undefined) {
    const id = clipped(scenario.id);
    throw new BadInput([{ path: 'scenario.id', text: t(`« ${id} » est inconnu ici`, `"${id}" is unknown here`) }]);
  }
  const { endsAlike, replay } = await reading();
  const match = await replay(made.game, save.journal);
  if (!endsAlike(match, save))
    throw new BadInput([
      {
        path: 'hash',
        text: t('la position finale n’est pas celle du fichier', 'the last position is not that of the file'),
      },
    ]);
  return [made.table, match];
}

/** Games opened since the page was: who looks something up elsewhere and comes back finds the hand as it was. */
const open = new Map<string, BattleModel>();

function opening(...given: Parameters<typeof battleModel>): BattleModel {
  const model = battleModel(...given);
  open.set(model.id, model);
  return model;
}

/** A game of this device; undefined where it keeps none of that name. Throws `BadInput`. */
export async function keptBattle(ruleset: Ruleset, id: string): Promise<BattleModel | undefined> {
  const known = open.get(id);
  if (known?.game.ruleset === ruleset.id) return known;
  const journal = journalOf(id);
  if (journal === undefined || !games.value.some((game) => game.id === id)) return undefined;
  const [table, match] = await takenUp(ruleset, (await reading()).readSave(journal));
  return opening(id, match.game, table, match);
}

/** A game out of a file, under a new name; nothing is kept before all of it fits. Throws `BadInput`. */
export async function importedBattle(ruleset: Ruleset, text: string): Promise<BattleModel> {
  const save = (await reading()).readSave(text);
  if (save.journal.ruleset !== ruleset.id) {
    const id = clipped(save.journal.ruleset);
    throw new BadInput([
      {
        path: 'ruleset',
        text: t(`une partie de « ${id} » ; ouvrez-la de ce côté`, `a game of "${id}"; open it there`),
      },
    ]);
  }
  const [table, match] = await takenUp(ruleset, save);
  return opening(newId(), match.game, table, match);
}
