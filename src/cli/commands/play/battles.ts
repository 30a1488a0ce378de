import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { clip } from '../../../kernel/untrusted.ts';
import { LONGEST_SCENARIO, readScenarioFile } from '../../../play/scenario-file.ts';
import { type BattleOnATable, type BattlesOnATable, CATALOGUE } from '../../../rulesets/catalogue.ts';
import type { ScenarioCard } from '../../../kernel/battles.ts';
import { type Arguments, refuseOption } from '../../arguments/arguments.ts';
import { optionsFrom } from '../../arguments/calculation.ts';
import { fileName, textOf } from '../../files.ts';
import { OWN_FLAGS, type OwnFlagOf, type WithOwnFlags } from '../../arguments/own-flags.ts';
import { badInput } from '../../arguments/problem.ts';

/** A scenario and where it belongs. */
export interface ListedScenario {
  readonly ruleset: string;
  readonly battles: BattlesOnATable;
  readonly card: ScenarioCard;
  load(): Promise<Ruleset>;
  /** The document of a scenario of one’s own: journals carry it. */
  readonly own?: unknown;
}

export async function allScenarios(): Promise<ListedScenario[]> {
  const found: ListedScenario[] = [];
  for (const { id, battles, load } of CATALOGUE) {
    const known = await battles?.();
    for (const card of known?.scenarios ?? []) found.push({ ruleset: id, battles: known!, card, load });
  }
  return found;
}

/** A scenario of one’s own, as an editor or a journal hands it over. */
export async function ownScenario(ruleset: string, document: unknown): Promise<ListedScenario> {
  const card = CATALOGUE.find((one) => one.id === ruleset);
  const battles = await card?.battles?.();
  if (card === undefined || battles === undefined) {
    const ids = CATALOGUE.filter((one) => one.battles !== undefined).map((one) => one.id);
    const said = clip(ruleset);
    throw badInput('ruleset', `« ${said} » : attendu ${ids.join(', ')}`, `"${said}": expected ${ids.join(', ')}`);
  }
  const none = t('', '');
  return {
    ruleset,
    battles,
    card: { id: '', title: none, about: none, load: () => Promise.resolve(document) },
    load: card.load,
    own: document,
  };
}

async function scenarioInFile(path: string): Promise<ListedScenario> {
  const { ruleset, scenario } = readScenarioFile(await textOf(path, LONGEST_SCENARIO));
  if (ruleset !== undefined) return ownScenario(ruleset, scenario);
  throw badInput(
    fileName(path),
    'attendu : {"format":"grognard-scenario","version":1,"ruleset":…,"scenario":…}',
    'expected {"format":"grognard-scenario","version":1,"ruleset":…,"scenario":…}',
  );
}

/** One of those that everybody has, or one in a file. */
export async function scenarioNamed(id: string | undefined): Promise<ListedScenario> {
  if (id?.endsWith('.json')) return scenarioInFile(id);
  const all = await allScenarios();
  const found = all.find(({ card }) => card.id === id);
  if (found !== undefined) return found;
  const ids = all.map(({ card }) => card.id).join(', ');
  if (id === undefined) throw badInput('scenario', `manque ; au choix : ${ids}`, `is missing; there are: ${ids}`);
  const said = clip(id);
  throw badInput('scenario', `« ${said} » est inconnu ; au choix : ${ids}`, `"${said}" is unknown; there are: ${ids}`);
}

/** `hash`: as a journal notes it. */
export async function openBattle(
  { battles, card, load }: ListedScenario,
  rulings: readonly string[],
  hash?: string,
): Promise<BattleOnATable> {
  return battles.open(await card.load(hash), optionsFrom(await load(), rulings));
}

/** The options that a command alone has: each given once, with a value. */
export function ownFlags<C extends WithOwnFlags>(args: Arguments, command: C): Partial<Record<OwnFlagOf<C>, string>> {
  const known = Object.keys(OWN_FLAGS[command]) as OwnFlagOf<C>[];
  const given: Partial<Record<OwnFlagOf<C>, string>> = {};
  for (const { path, value } of args.flags) {
    const name = known.find((one) => one === path);
    if (name === undefined) throw refuseOption(path, args.takes, known as string[]);
    if (value === undefined) throw badInput(`--${path}`, 'une valeur est attendue', 'a value is expected');
    if (given[name] !== undefined)
      throw badInput(`--${path}`, 'cette option ne se donne qu’une fois', 'this option is given once only');
    given[name] = value;
  }
  return given;
}
