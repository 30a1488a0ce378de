import { equalJson } from '../../../kernel/json-hash.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type RefusedLine, type Resumed, takeUpAsFarAsSound } from '../../../play/replay.ts';
import { endsAlike, readSave, type Save } from '../../../play/save.ts';
import { LONGEST_SAVE } from '../../../play/save-text.ts';
import type { BattleOnATable } from '../../../rulesets/catalogue.ts';
import type { Arguments } from '../../arguments/arguments.ts';
import { fileName, textOf } from '../../files.ts';
import { badInput } from '../../arguments/problem.ts';
import { type ListedScenario, openBattle, ownScenario, scenarioNamed } from './battles.ts';

/** A journal out of a file, and its battle after each entry, as far as the rules let it be taken up. */
export interface ResumedBattle extends Resumed<unknown, unknown, unknown> {
  readonly save: Save;
  readonly listed: ListedScenario;
  readonly battle: BattleOnATable;
}

export const ENDS_DIFFERENTLY = t(
  'la position finale n’est pas celle du fichier',
  'the last position is not that of the file',
);

/** Takes a journal up by the scenario and the rulings with which it was begun. Throws `BadInput`. */
export const resumeFile = async (path: string): Promise<ResumedBattle> =>
  resumeSave(readSave(await textOf(path, LONGEST_SAVE)));

async function resumeSave(save: Save): Promise<ResumedBattle> {
  const { ruleset, scenario, rulings } = save.journal;
  const listed = await (scenario.own === undefined ? scenarioNamed(scenario.id) : ownScenario(ruleset, scenario.own));
  const chosen = Object.entries(rulings).map(([id, option]) => `${id}=${option}`);
  const battle = await openBattle(listed, chosen, scenario.hash);
  return { save, listed, battle, ...(await takeUpAsFarAsSound(battle.game, save.journal)) };
}

/** Opens a journal to go on with it; rulings and scenario that are named must be those it was begun with. Throws `BadInput`. */
export async function continueFile(path: string, asked: ListedScenario, args: Arguments): Promise<ResumedBattle> {
  const up = await resumeFile(path);
  const { save, listed, match, refused } = up;
  const { game } = match;
  const { game: wanted } = await openBattle(asked, args.rulings);
  const [there, here] = [nameText(game.scenario), nameText(wanted.scenario)];
  if (listed.ruleset !== asked.ruleset || game.scenario.id !== wanted.scenario.id)
    throw badInput(
      fileName(path),
      `contient la bataille ${there.fr}, et non ${here.fr} ; rien n’est écrit`,
      `holds the battle ${there.en}, not ${here.en}; nothing is written`,
    );
  const isOwn = (one: ListedScenario): boolean => one.own !== undefined;
  if (isOwn(listed) !== isOwn(asked) && game.scenario.hash !== wanted.scenario.hash) {
    const { fr, en } = otherCopy(isOwn(listed), there);
    throw badInput(fileName(path), `${fr} ; rien n’est écrit`, `${en}; nothing is written`);
  }
  const { seed, rulings } = save.journal;
  if (args.seed !== undefined && args.seed !== seed)
    throw badInput(
      '--seed',
      `la bataille de ${fileName(path)} a été commencée avec la graine ${seed} ; rien n’est écrit`,
      `the battle in ${fileName(path)} was begun with the seed ${seed}; nothing is written`,
    );
  if (args.rulings.length > 0 && !equalJson(wanted.options, rulings))
    throw badInput(
      '--ruling',
      `la bataille de ${fileName(path)} a été commencée avec d’autres interprétations ; rien n’est écrit`,
      `the battle in ${fileName(path)} was begun with other rulings; nothing is written`,
    );
  if (refused !== undefined) {
    const { fr, en } = refusedText(refused);
    throw badInput(fileName(path), `${fr} ; rien n’est écrit`, `${en}; nothing is written`);
  }
  if (!endsAlike(match, save)) throw badInput(fileName(path), ENDS_DIFFERENTLY.fr, ENDS_DIFFERENTLY.en);
  return up;
}

/** Two scenarios of one name that are not the same. */
const otherCopy = (isOwn: boolean, { fr, en }: Text): Text =>
  isOwn
    ? t(
        `la bataille a été commencée avec sa propre copie de ${fr}, qui diffère de celle d’ici ; pour la continuer, donnez le fichier de ce scénario au lieu de son nom`,
        `the battle was begun with its own copy of ${en}, which differs from the one here; to go on with it, give the file of that scenario instead of its name`,
      )
    : t(
        `la bataille a été commencée avec le scénario ${fr} que tout le monde a, dont le fichier donné diffère ; pour la continuer, donnez le nom du scénario`,
        `the battle was begun with the scenario ${en} that everybody has, from which the file given differs; to go on with it, give the name of the scenario`,
      );

export const refusedText = ({ line, why: { fr, en } }: RefusedLine): Text =>
  t(`ligne ${line} : ${fr}`, `line ${line}: ${en}`);

const nameText = ({ id, title }: { readonly id: string; readonly title: Text }): Text =>
  t(`« ${title.fr} » (${id})`, `"${title.en}" (${id})`);
