import { fieldOf } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { scenarioFile } from '../../../play/scenario-file.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import { type Arguments, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { setFlags } from '../../arguments/flags.ts';
import { badInput, pick } from '../../arguments/problem.ts';
import { writeNew } from '../../files.ts';
import type { ExitCode, World } from '../../world.ts';

/** The name behind `scenarios` that makes a battle up. */
export const NEW = 'new';

const RULESET = 'ruleset';

/** Makes a battle up, and writes it as a scenario file. */
export async function newScenario(args: Arguments, world: World): Promise<ExitCode> {
  refuseNamesBeyond(2, args);
  const { ruleset, quick } = await quickBattlesOf(args);
  const seed = args.seed ?? world.seed();
  const choices: Record<string, unknown> = {};
  const flags = args.flags.filter(({ path }) => path !== RULESET);
  setFlags(fieldOf(quick.choices), choices, { ...args, flags }, 'grognard scenarios new --help');
  const text = scenarioFile(ruleset, quick.make({ ...choices, seed }));
  if (args.out === undefined) {
    world.out(text.trimEnd());
    return 0;
  }
  await writeNew(args.out, text);
  world.out(t(`${args.out} : graine ${seed}`, `${args.out}: seed ${seed}`)[args.lang]);
  return 0;
}

/** The ruleset is told behind `new`, or by its flag. */
export async function quickBattlesOf({ names, flags }: Pick<Arguments, 'names' | 'flags'>) {
  const said = flags.filter(({ path }) => path === RULESET);
  if (said.length > 1 || (said.length > 0 && names[1] !== undefined))
    throw badInput('--ruleset', 'le système ne se donne qu’une fois', 'the ruleset is given once only');
  const makers = CATALOGUE.filter(({ battles }) => battles !== undefined);
  const card = pick(makers, names[1] ?? said[0]?.value, 'ruleset');
  const quick = await (await card.battles?.())?.quick?.();
  if (quick === undefined)
    throw badInput('ruleset', `« ${card.id} » n’imagine pas de batailles`, `"${card.id}" makes no battles up`);
  return { ruleset: card.id, title: card.title, quick };
}
