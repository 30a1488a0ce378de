import { t } from '../../../kernel/text.ts';
import { nextBattle } from '../../../play/campaign.ts';
import { endingOf, stateOf } from '../../../play/match.ts';
import { scenarioFile } from '../../../play/scenario-file.ts';
import { type Arguments, refuseFlags, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { badInput } from '../../arguments/problem.ts';
import { fileName, writeNew } from '../../files.ts';
import type { ExitCode, World } from '../../world.ts';
import { refusedText, resumeFile } from './resume.ts';

/** The name behind `scenarios` that goes on with a campaign. */
export const NEXT = 'next';

/** Writes the scenario that follows a battle in its campaign, with what the battle left. */
export async function nextScenario(args: Arguments, world: World): Promise<ExitCode> {
  refuseFlags(args);
  refuseNamesBeyond(2, args);
  const [, path] = args.names;
  if (path === undefined)
    throw badInput('journal', 'manque ; un fichier est attendu', 'is missing; a file is expected');
  const { match, listed, refused } = await resumeFile(path);
  const file = fileName(path);
  if (refused !== undefined) {
    const { fr, en } = refusedText(refused);
    throw badInput(file, fr, en);
  }
  if (endingOf(match) === undefined) throw badInput(file, 'la bataille n’est pas finie', 'the battle is not over');
  const next = await nextBattle(listed.battles, match.game.scenario.id, stateOf(match));
  if (next === undefined)
    throw badInput(
      file,
      'aucune bataille ne suit celle-ci dans une campagne',
      'no battle follows this one in a campaign',
    );
  const text = scenarioFile(listed.ruleset, next);
  if (args.out === undefined) {
    world.out(text.trimEnd());
    return 0;
  }
  await writeNew(args.out, text);
  world.out(t(`${args.out} : la suite de la campagne`, `${args.out}: the campaign goes on`)[args.lang]);
  return 0;
}
