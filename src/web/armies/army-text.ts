import { newArmy } from '../../armies/edit.ts';
import { fileJson, LONGEST_FILE, readArmy, type ReadArmy, rulesetIdIn } from '../../armies/army-file.ts';
import { badInputAt } from '../../armies/entries.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { type Lang, t } from '../../kernel/text.ts';
import { armyOfLink, readArmyLink } from '../../present/armies/link.ts';
import { readArmyTable } from '../../present/armies/table.ts';

const LINK = /#\/[\w-]+\/army\?a=\w+\.[\w-]*$/;

/** A file of ours begins so; a table never does. */
const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** Where rules come from: a file from elsewhere may be of another ruleset. */
export type RulesOf = (ruleset: string) => Promise<ArmyRules | undefined>;

export interface FoundArmy extends ReadArmy {
  readonly rules: ArmyRules;
}

/**
 * An army from whatever people bring: a file, a table from a spreadsheet, a link. A table becomes an army of this
 * ruleset, called so. Throws `BadInput`.
 */
export async function readArmyText(
  here: ArmyRules,
  rulesOf: RulesOf,
  text: string,
  called: string,
  lang: Lang,
): Promise<FoundArmy> {
  if (text.trim() === '') throw badInputAt('text', t('rien à lire', 'nothing to read'));
  if (LINK.test(text.trim())) {
    const parts = readArmyLink(text);
    const rules = await known(rulesOf, parts.ruleset);
    return { rules, ...armyOfLink(rules, parts) };
  }
  if (isJson(text)) {
    const json = fileJson(text);
    const rules = await known(rulesOf, rulesetIdIn(json));
    return { rules, ...readArmy(rules, json) };
  }
  return { rules: here, ...readArmyTable(here, newArmy(here, { name: called }), text, lang) };
}

async function known(rulesOf: RulesOf, ruleset: string): Promise<ArmyRules> {
  const rules = await rulesOf(ruleset);
  if (rules !== undefined) return rules;
  throw badInputAt('ruleset', t('un système que Grognard ne connaît pas', 'a ruleset that Grognard does not know'));
}

/** More bytes than this are not even read. */
export const LARGEST_FILE = 4 * LONGEST_FILE;

export const isNameless = (army: Army): boolean => army.name.trim() === '';
