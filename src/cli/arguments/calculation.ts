import { exampleSituation } from '../../kernel/example.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { currentId, type Options } from '../../kernel/ruling.ts';
import { BadInput, type Field, fieldOf, parse } from '../../kernel/schema.ts';
import { type Lang, t } from '../../kernel/text.ts';
import { type Calculation, calculationOf, optionsOf } from '../../calculate/calculation.ts';
import { linkJson, readLink } from '../../present/link.ts';
import { typedSituation } from '../../present/typed-input/write.ts';
import { squash } from '../../present/typed-input/likeness.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { type Arguments, refuseNamesBeyond, splitOnce } from './arguments.ts';
import type { Muster } from '../commands/armies/muster.ts';
import { nameIn, NO_UNITS, setFlags } from './flags.ts';
import { badInput, pick } from './problem.ts';
import { commandLine } from '../output/shell.ts';
import type { World } from '../world.ts';

export const loadRuleset = (id: string | undefined): Promise<Ruleset> => pick(CATALOGUE, id, 'ruleset').load();

/** The command that shows all that may be said of a procedure. */
export const helpOf = (command: string, ruleset: Ruleset, procedure: Procedure): string =>
  commandLine([command, ruleset.id, procedure.id, '--help']);

/** An example of a procedure as flags. */
export function exampleFlags({ situation, examples }: Procedure, which: number, lang: Lang): readonly string[] {
  const root = fieldOf(situation) as Extract<Field, { kind: 'record' }>;
  return typedSituation(root, parse(situation, exampleSituation(examples[which]!, lang))).flatMap(({ path, text }) =>
    text === 'true' ? [`--${path}`] : [`--${path}`, text],
  );
}

/** The ruling that a name means; capitals and hyphens are as free as elsewhere. */
export const rulingIn = ({ rulingChoices }: Ruleset, name: string): string =>
  rulingChoices.find((known) => squash(known.id) === squash(name))?.id ?? currentId(name);

/** What `A-7=top-unit` and the like say; capitals and hyphens are as free as elsewhere. */
function optionsSaid(ruleset: Ruleset, given: readonly string[]): Options {
  const chosen = new Map<string, string>();
  for (const pair of given) {
    const [name, typed = ''] = splitOnce(pair);
    const id = rulingIn(ruleset, name);
    const offer = ruleset.rulingChoices.find((known) => known.id === id);
    if (chosen.has(id))
      throw badInput(`--ruling ${id}`, 'cette interprétation est donnée deux fois', 'this ruling is given twice');
    const option = offer?.options.find((known) => squash(known) === squash(typed)) ?? typed;
    chosen.set(id, option);
  }
  return Object.fromEntries(chosen);
}

export const optionsFrom = (ruleset: Ruleset, given: readonly string[]): Options =>
  optionsOf(ruleset, optionsSaid(ruleset, given));

const LONGEST_INPUT = 1_000_000;

export async function jsonFrom({ json }: Arguments, world: World): Promise<unknown> {
  if (json === undefined) return {};
  const text = json === '-' ? await world.input(LONGEST_INPUT) : json;
  if (text.length > LONGEST_INPUT)
    throw badInput('--json', `${LONGEST_INPUT} caractères au plus`, `at most ${LONGEST_INPUT} characters`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput('--json', 'ce n’est pas du JSON valide', 'this is not valid JSON');
  }
}

/** The calculation that the arguments ask for, and the armies at its table. */
export interface Question {
  readonly calculation: Calculation;
  readonly muster?: Muster;
}

export const calculationFrom = async (args: Arguments, world: World): Promise<Calculation> =>
  (await questionFrom(args, world)).calculation;

/**
 * The calculation that the arguments describe: a link, JSON, flags, or either of the first two completed by flags. Where
 * the whole situation is that of one unit, `@Swiss` stands behind the procedure.
 */
export async function questionFrom(args: Arguments, world: World): Promise<Question> {
  const { link: text, names } = args;
  const named = text === undefined ? 2 : 0;
  const whole = nameIn(names[named]);
  refuseNamesBeyond(whole === undefined ? named : named + 1, args);
  if (text !== undefined && args.json !== undefined)
    throw badInput('--json', 'ne va pas avec --link', 'does not go with --link');
  const link = text === undefined ? undefined : readLink(text);
  const ruleset = await loadRuleset(link?.ruleset ?? names[0]);
  const procedure = pick(ruleset.procedures, link?.procedure ?? names[1], 'procedure', args.lang);
  const given = link === undefined ? await jsonFrom(args, world) : linkJson(ruleset, procedure, link);
  const muster = await musterFor(args, world, ruleset, procedure);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { calculation: calculationOf(ruleset, procedure, given) };
  const units = muster ?? NO_UNITS;
  const situation: Record<string, unknown> = { ...given };
  if (whole !== undefined) Object.assign(situation, units.place([], situation, whole, `@${whole}`));
  setFlags(fieldOf(procedure.situation), situation, args, helpOf(args.command, ruleset, procedure), units);
  if (args.apply && muster?.isEmpty === true) throw badInput('--apply', NOBODY_THERE.fr, NOBODY_THERE.en);
  if (args.rulings.length > 0) {
    const options = optionsSaid(ruleset, args.rulings);
    const others = Object.entries(situation['rulings'] ?? {}).filter(([id]) => !Object.hasOwn(options, currentId(id)));
    situation['rulings'] = { ...Object.fromEntries(others), ...options };
  }
  try {
    return { calculation: calculationOf(ruleset, procedure, situation), ...(muster && { muster }) };
  } catch (error) {
    if (!(error instanceof BadInput) || link !== undefined || args.json !== undefined) throw error;
    throw args.flags.length + args.rulings.length === 0 && whole === undefined
      ? noSituation(args, ruleset, procedure)
      : asFlags(error, situation);
  }
}

const NOBODY_THERE = t(
  'aucune unité d’une armée n’est dans cette situation (@nom)',
  'no unit of an army is in this situation (@name)',
);

/** Armies are loaded only where somebody brings one. */
async function musterFor(args: Arguments, world: World, ruleset: Ruleset, procedure: Procedure) {
  if (args.armies.length > 0)
    return (await import('../commands/armies/muster.ts')).musterArmies(args, world, ruleset, procedure);
  if (args.apply) throw badInput('--apply', 'il faut une armée (--army)', 'an army is needed (--army)');
  return undefined;
}

function noSituation({ command, lang }: Arguments, ruleset: Ruleset, procedure: Procedure): BadInput {
  const [example] = procedure.examples
    .map((_, i) => commandLine([command, ruleset.id, procedure.id, ...exampleFlags(procedure, i, lang)]))
    .sort((a, b) => a.length - b.length);
  const help = helpOf(command, ruleset, procedure);
  return badInput(
    '',
    `il manque les faits ; par exemple : ${example} ; tous : ${help}`,
    `the facts are missing; for example: ${example}; all of them: ${help}`,
  );
}

/** Problems of a situation that was told by flags, under the flags that would say it. */
const asFlags = ({ problems }: BadInput, situation: unknown): BadInput =>
  new BadInput(problems.map((problem) => ({ ...problem, path: flagFor(problem.path, situation) })));

/** `attackers[2].units[1].type` as `--attackers.2.units.type`: what is alone is not counted. */
function flagFor(path: string, situation: unknown): string {
  if (!/^\w/.test(path) || path === 'situation' || path.startsWith('rulings')) return path;
  let within: unknown = situation;
  let flag = '--';
  for (const [, name, item] of path.matchAll(/(\w+)|\[(\d+)\]/g)) {
    if (name !== undefined) flag += flag === '--' ? name : `.${name}`;
    else if (!(Array.isArray(within) && within.length === 1)) flag += `.${item}`;
    within = (within as Record<string, unknown> | undefined)?.[name ?? Number(item) - 1];
  }
  return flag;
}
