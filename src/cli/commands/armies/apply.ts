import type { Resolvable } from '../../../calculate/calculation.ts';
import { t } from '../../../kernel/text.ts';
import type { Resolution } from '../../../kernel/rolled-dice.ts';
import type { Arguments } from '../../arguments/arguments.ts';
import { grid } from '../../output/grid.ts';
import { rendererOf } from '../../output/render.ts';
import { commandLine } from '../../output/shell.ts';
import { oneLine } from '../../output/terminal-safe.ts';
import { OUTPUT_WORDS } from '../../output/output-words.ts';
import type { World } from '../../world.ts';
import type { ChangesInFiles, Muster } from './muster.ts';

const NOTED = t('Noté dans les armées', 'Noted in the armies');
const NOTHING = t('Rien à noter dans les armées', 'Nothing to note in the armies');
const ON_TABLE = t('À faire sur la table', 'To be done on the table');
const BACK = t('Pour annuler', 'To take it back');

/** Writes what a result changes into the files of the armies. */
export async function applyToFiles(
  muster: Muster,
  found: Resolvable,
  resolution: Resolution<unknown>,
): Promise<ChangesInFiles> {
  const after = muster.after(found, resolution);
  await after.write();
  return after;
}

export const changesJson = ({ changes, table, files }: ChangesInFiles) => ({ files, changes, table });

/** Prints under a result who changed, what else is to be done on the table, and how to undo it. */
export function printChanges({ changes, table, files }: ChangesInFiles, args: Arguments, world: World): void {
  const renderer = rendererOf(args);
  const colon = renderer.colon();
  if (args.format === 'csv') {
    const rows = changes.map(({ name, now, army }) => ['noted', renderer.say(name), renderer.say(now), oneLine(army)]);
    if (rows.length > 0) world.out(grid(rows[0]!, rows.slice(1), 'csv'));
    return;
  }
  const noted = changes.map(({ name, now }) => `  ${renderer.say(name)}${colon} ${renderer.say(now)}`);
  const todo = table.map(({ who, text, may }) => {
    const choice = may ? ` (${renderer.say(OUTPUT_WORDS.choice)})` : '';
    return `  ${renderer.say(who)}${colon} ${renderer.say(text)}${choice}`;
  });
  const lines = [
    '',
    ...(noted.length > 0 ? [renderer.say(NOTED), ...noted] : [renderer.say(NOTHING)]),
    ...(todo.length > 0 ? [renderer.say(ON_TABLE), ...todo] : []),
    ...(files.length > 0 ? [`${renderer.say(BACK)}${colon} ${commandLine(['army', 'undo', ...files])}`] : []),
  ];
  world.out(lines.join('\n'));
}
