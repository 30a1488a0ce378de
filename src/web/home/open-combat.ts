import type { Procedure } from '../../kernel/ruleset.ts';
import { parse } from '../../kernel/schema.ts';
import { calculation } from '../../calculate/calculation.ts';
import { linkOf } from '../../present/link.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';

/** The link of a combat of the home page; what it needs is loaded when somebody follows it. */
export async function linkTo(row: string, column: string, filters: unknown): Promise<string> {
  const card = CATALOGUE.find(({ id }) => id === 'alexandre')!;
  const ruleset = await card.loadWith('melee');
  const [melee] = ruleset.procedures as [Procedure];
  const { matchups } = melee;
  const situation = matchups!.situation(row, column, parse(matchups!.filters, filters));
  return linkOf(calculation(ruleset, melee, situation));
}
