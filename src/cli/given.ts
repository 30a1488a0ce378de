import type { Ruleset } from '../kernel/ruleset.ts';
import { byIdOfToday, idOfToday, type Options } from '../kernel/ruling.ts';
import { fieldOf } from '../kernel/schema.ts';
import { type Calculation, calculationOf, optionsOf } from '../calculate/calculation.ts';
import { linkedJson, readLink } from '../present/link.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { type Arguments, noMoreThan, splitOnce } from './arguments.ts';
import { setFlags } from './flags.ts';
import { bad, pick } from './problem.ts';
import type { World } from './world.ts';

export const loadRuleset = (id: string | undefined): Promise<Ruleset> => pick(CATALOGUE, id, 'ruleset').load();

/** What `A-7=top-unit` and the like say. */
function said(given: readonly string[]): Options {
  const chosen = new Map<string, string>();
  for (const pair of given) {
    const [name, option = ''] = splitOnce(pair);
    const id = idOfToday(name);
    if (chosen.has(id))
      throw bad(`--ruling ${id}`, 'cette interprétation est donnée deux fois', 'this ruling is given twice');
    chosen.set(id, option);
  }
  return Object.fromEntries(chosen);
}

export const optionsFrom = (ruleset: Ruleset, given: readonly string[]): Options => optionsOf(ruleset, said(given));

const LONGEST_INPUT = 1_000_000;

export async function jsonFrom({ json }: Arguments, world: World): Promise<unknown> {
  if (json === undefined) return {};
  const text = json === '-' ? await world.input(LONGEST_INPUT) : json;
  if (text.length > LONGEST_INPUT)
    throw bad('--json', `${LONGEST_INPUT} caractères au plus`, `at most ${LONGEST_INPUT} characters`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw bad('--json', 'ce n’est pas du JSON valide', 'this is not valid JSON');
  }
}

/** The calculation that the arguments describe: a link, JSON, flags, or either of the first two completed by flags. */
export async function calculationFrom(args: Arguments, world: World): Promise<Calculation> {
  const { link: text, names } = args;
  noMoreThan(text === undefined ? 2 : 0, args);
  if (text !== undefined && args.json !== undefined)
    throw bad('--json', 'ne va pas avec --link', 'does not go with --link');
  const link = text === undefined ? undefined : readLink(text);
  const ruleset = await loadRuleset(link?.ruleset ?? names[0]);
  const procedure = pick(ruleset.procedures, link?.procedure ?? names[1], 'procedure');
  const given = link === undefined ? await jsonFrom(args, world) : linkedJson(ruleset, link.json);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return calculationOf(ruleset, procedure, given);
  const situation: Record<string, unknown> = { ...given };
  setFlags(fieldOf(procedure.situation), situation, args);
  if (args.rulings.length > 0)
    situation['rulings'] = { ...byIdOfToday(situation['rulings'] ?? {}), ...said(args.rulings) };
  return calculationOf(ruleset, procedure, situation);
}
