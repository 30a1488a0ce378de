import { BadInput } from '../../kernel/problem.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { clipped } from '../../kernel/untrusted.ts';
import { optionsOf } from '../../calculate/calculation.ts';
import { replay } from '../../play/replay.ts';
import { endsAlike, readSave, type Save } from '../../play/save.ts';
import type { BattleModel } from './model.ts';
import { newId, opened, opening } from './opening.ts';

/** Entry by entry; throws `BadInput` that says where it does not fit. */
async function resumed(ruleset: Ruleset, id: string, save: Save): Promise<BattleModel> {
  const { scenario, rulings } = save.journal;
  const made = await opened(ruleset, scenario, optionsOf(ruleset, rulings));
  if (made === undefined) {
    const said = clipped(scenario.id);
    throw new BadInput([{ path: 'scenario.id', text: t(`« ${said} » est inconnu ici`, `"${said}" is unknown here`) }]);
  }
  const match = await replay(made.game, save.journal);
  if (!endsAlike(match, save))
    throw new BadInput([
      {
        path: 'hash',
        text: t('la position finale n’est pas celle du fichier', 'the last position is not that of the file'),
      },
    ]);
  return opening(id, made.game, made.table, match);
}

/** Takes up the journal of a game under its name; throws `BadInput`. */
export const takenUp = async (ruleset: Ruleset, id: string, journal: string): Promise<BattleModel> =>
  resumed(ruleset, id, readSave(journal));

/** A game out of a file, under a new name; nothing is kept before all of it fits. Throws `BadInput`. */
export async function importedBattle(ruleset: Ruleset, text: string): Promise<BattleModel> {
  const save = readSave(text);
  if (save.journal.ruleset !== ruleset.id) {
    const id = clipped(save.journal.ruleset);
    throw new BadInput([
      {
        path: 'ruleset',
        text: t(`une partie de « ${id} » ; ouvrez-la de ce côté`, `a game of "${id}"; open it there`),
      },
    ]);
  }
  return resumed(ruleset, newId(), save);
}
