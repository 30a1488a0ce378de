import { t } from '../../kernel/text.ts';
import { audit, byTheseRules } from '../../play/replay.ts';
import { endsAlike } from '../../play/save.ts';
import { type Arguments, noMoreThan } from '../arguments.ts';
import { bad } from '../problem.ts';
import { wholeIn } from '../whole.ts';
import type { ExitCode, World } from '../world.ts';
import { ownFlags } from './battles.ts';
import { NOT_ALIKE, type TakenUp, takenUp } from './taking-up.ts';

/** Prints the position after an entry and checks every recorded roll against the rules, where these made the journal. */
export async function replay(args: Arguments, world: World): Promise<ExitCode> {
  noMoreThan(1, args);
  const { at } = ownFlags(args, 'replay');
  const [path] = args.names;
  if (path === undefined) throw bad('journal', 'manque ; un fichier est attendu', 'is missing; a file is expected');
  const up = await takenUp(path);
  const { lang } = args;
  const { game, states, journal } = up.match;
  const last = journal.entries.length;
  const entry = at === undefined ? last : wholeIn(at);
  if (entry === undefined || entry > last)
    throw bad('--at', `un nombre entier de 0 à ${last} est attendu`, `a whole number from 0 to ${last} is expected`);
  world.out(`${game.scenario.title[lang]} · ${t(`entrée ${entry} sur ${last}`, `entry ${entry} of ${last}`)[lang]}`);
  world.out((await game.sketcher()).sketch(states[entry]));
  world.out(game.standing(states[entry])[lang]);
  for (const event of journal.entries[entry - 1]?.events ?? []) {
    const text = game.tell(event);
    if (text !== undefined) world.out(`  · ${text[lang]}`);
  }
  const ending = game.ending(states[entry]);
  if (ending !== undefined) world.out(ending.why[lang]);
  return audited(up, args, world);
}

function audited({ match, save }: TakenUp, { lang }: Arguments, world: World): ExitCode {
  const { game, journal } = match;
  const same = byTheseRules(match);
  const found = same ? audit(match) : [];
  for (const { entry, why } of found) world.err(t(`entrée ${entry} : ${why.fr}`, `entry ${entry}: ${why.en}`)[lang]);
  const alike = endsAlike(match, save);
  if (!alike) world.err(NOT_ALIKE[lang]);
  if (found.length > 0 || !alike) return 1;
  const { length } = journal.entries;
  const said = same
    ? t(`${length} entrées vérifiées`, `${length} entries checked`)
    : t(
        `${length} entrées rejouées telles quelles : la version ${journal.rules} des règles les a faites, celle d’ici est la ${game.version}`,
        `${length} entries replayed as they stand: version ${journal.rules} of the rules made them, the one here is ${game.version}`,
      );
  world.out(said[lang]);
  return 0;
}
