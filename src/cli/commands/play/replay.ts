import { t } from '../../../kernel/text.ts';
import { endingOf } from '../../../play/match.ts';
import { byTheseRules } from '../../../play/replay.ts';
import { endsAlike } from '../../../play/save.ts';
import { type Arguments, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { badInput } from '../../arguments/problem.ts';
import { wholeIn } from '../../arguments/whole-number.ts';
import type { ExitCode, World } from '../../world.ts';
import { ownFlags } from './battles.ts';
import { ENDS_DIFFERENTLY, refusedText, type ResumedBattle, resumeFile } from './resume.ts';
import { storyLines, storytellerOf } from './story.ts';

/**
 * Prints the position after an entry and the story of its turn, of the whole battle where no entry is named; every recorded
 * roll was checked against the rules, where these made the journal, as far as the first that they refuse.
 */
export async function replay(args: Arguments, world: World): Promise<ExitCode> {
  refuseNamesBeyond(1, args);
  const { at } = ownFlags(args, 'replay');
  const [path] = args.names;
  if (path === undefined)
    throw badInput('journal', 'manque ; un fichier est attendu', 'is missing; a file is expected');
  const up = await resumeFile(path);
  const { lang } = args;
  const { game, states, entries } = up.match;
  const last = up.refused === undefined ? entries.length : up.save.journal.lines.length;
  const wanted = at === undefined ? last : wholeIn(at);
  if (wanted === undefined || wanted > last)
    throw badInput(
      '--at',
      `un nombre entier de 0 à ${last} est attendu`,
      `a whole number from 0 to ${last} is expected`,
    );
  // What comes behind a line that the rules refuse is no position.
  const entry = Math.min(wanted, entries.length);
  world.out(`${game.scenario.title[lang]} · ${t(`entrée ${entry} sur ${last}`, `entry ${entry} of ${last}`)[lang]}`);
  world.out(game.sketcher().sketch(states[entry]));
  world.out(game.standing(states[entry])[lang]);
  const lines = storyLines(await storytellerOf(up.battle), up.match, entry, at === undefined, lang);
  if (lines.length > 0) world.out(lines.join('\n'));
  const ending = entry === entries.length ? endingOf(up.match) : game.ending(states[entry]);
  if (ending !== undefined) world.out(ending.why[lang]);
  if (ending?.level !== undefined) world.out(ending.level.text[lang]);
  return audit(up, args, world);
}

function audit({ match, refused, save }: ResumedBattle, { lang }: Arguments, world: World): ExitCode {
  const { game, journal, entries } = match;
  const fault = refused !== undefined ? refusedText(refused) : endsAlike(match, save) ? undefined : ENDS_DIFFERENTLY;
  if (fault !== undefined) {
    world.err(fault[lang]);
    return 1;
  }
  const { length } = entries;
  const said = byTheseRules(match)
    ? t(`${length} entrées vérifiées`, `${length} entries checked`)
    : t(
        `${length} entrées rejouées telles quelles : la version ${journal.rules} des règles les a faites, celle d’ici est la ${game.version}`,
        `${length} entries replayed as they stand: version ${journal.rules} of the rules made them, the one here is ${game.version}`,
      );
  world.out(said[lang]);
  return 0;
}
