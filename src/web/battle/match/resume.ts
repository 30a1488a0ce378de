import { BadInput } from '../../../kernel/problem.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { clip } from '../../../kernel/untrusted.ts';
import { optionsOf } from '../../../calculate/calculation.ts';
import { type Progress, replay } from '../../../play/replay.ts';
import { endsAlike, readSave, type Save } from '../../../play/save.ts';
import { checker } from './check-file.ts';
import type { BattleModel } from './model.ts';
import { newId, openBattle, opened, register, type GameToOpen } from './open-battle.ts';
import { games } from './kept-games.ts';
import { journalOf } from './saves.ts';

/** How long the page is held up at most before it may draw and answer. */
const SLICE_MS = 30;

/** Lets the page breathe now and then. */
function inSlices(): Progress {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        begun = performance.now();
        resolve();
      });
    });
  };
}

/** The battle of a journal, ready to be played. Throws `BadInput`. */
async function readyFor(ruleset: Ruleset, { journal: { scenario, rulings } }: Save): Promise<GameToOpen> {
  const made = await opened(ruleset, scenario, optionsOf(ruleset, rulings));
  if (made !== undefined) return made;
  const said = clip(scenario.id);
  throw new BadInput([{ path: 'scenario.id', text: t(`« ${said} » est inconnu ici`, `"${said}" is unknown here`) }]);
}

/** Entry by entry, as it stands; throws `BadInput` that says where it does not fit. */
async function openSave({ game, table }: GameToOpen, id: string, save: Save): Promise<BattleModel> {
  const match = await replay(game, save.journal, inSlices());
  if (!endsAlike(match, save))
    throw new BadInput([
      {
        path: 'hash',
        text: t('la position finale n’est pas celle du fichier', 'the last position is not that of the file'),
      },
    ]);
  return register(id, game, table, match);
}

/** A game of this device; undefined where it keeps none of that name. Throws `BadInput`. */
export async function keptBattle(ruleset: Ruleset, id: string): Promise<BattleModel | undefined> {
  const known = openBattle(id);
  if (known?.game.ruleset === ruleset.id) return known;
  const journal = journalOf(id);
  if (journal === undefined || !games.value.some((game) => game.id === id)) return undefined;
  const save = readSave(journal);
  return openSave(await readyFor(ruleset, save), id, save);
}

/**
 * A game out of a file, under a new name, once the rules have gone through it in a thread of its own; nothing is kept
 * before all of it fits. `told` hears how many lines of how many. Throws `BadInput`.
 */
export async function importBattle(
  ruleset: Ruleset,
  text: string,
  told: (done: number, all: number) => void,
): Promise<BattleModel> {
  const checking = checker();
  try {
    const save = await checking.read(text);
    if (save.journal.ruleset !== ruleset.id) {
      const id = clip(save.journal.ruleset);
      throw new BadInput([
        {
          path: 'ruleset',
          text: t(`une partie de « ${id} » ; ouvrez-la de ce côté`, `a game of "${id}"; open it there`),
        },
      ]);
    }
    const ready = await readyFor(ruleset, save);
    const { id, hash } = save.journal.scenario;
    const scenario = { id, hash, ...(ready.own !== undefined && { own: ready.own }) };
    await checking.audit({ ruleset: ruleset.id, scenario, options: ready.game.options }, (done) =>
      told(done, save.journal.lines.length),
    );
    return await openSave(ready, newId(), save);
  } finally {
    checking.end();
  }
}
