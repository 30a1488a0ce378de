import fc from 'fast-check';
import type { Procedure, Ruleset } from '../../src/kernel/ruleset.ts';
import { seededChance } from '../../src/kernel/seed.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice } from '../../src/kernel/rolled-dice.ts';
import { answer, calculationOf, isResolvable, ruleOf } from '../../src/calculate/calculation.ts';
import { answerJson, resolutionJson } from '../../src/present/json.ts';
import { linkJson, linkOf, readLink } from '../../src/present/link.ts';
import { check, checkRefusal, checkText } from './checks.ts';
import { cooked, procedureNamed, recipes } from './procedures.ts';

const PATHS = 20_000;
const LONGEST_ANSWER = 20_000_000;

/** Whatever is asked of the library is answered in full or refused with `BadInput`. */
export const situationsProperty = fc.property(recipes, fc.string(), (recipe, seed) => {
  const { ruleset, procedure } = procedureNamed(recipe.of);
  try {
    checkAnswer(ruleset, procedure, cooked(recipe), seed);
  } catch (error) {
    checkRefusal(error);
  }
});

export function checkAnswer(ruleset: Ruleset, procedure: Procedure, json: unknown, seed: string): void {
  const calculation = calculationOf(ruleset, procedure, json);
  const reopened = calculationOf(ruleset, procedure, linkJson(ruleset, procedure, readLink(linkOf(calculation))));
  check(JSON.stringify(reopened.situation) === JSON.stringify(calculation.situation), 'its link opens something else');
  const found = answer(calculation, PATHS);
  checkText(JSON.stringify(answerJson(found)), LONGEST_ANSWER);
  if (!isResolvable(found)) return;
  const { distribution, assessment } = found;
  const sum = distribution?.entries.reduce((all, { weight }) => all + weight, 0n);
  check(sum === distribution?.total, `odds sum to ${sum} of ${distribution?.total}`);
  const resolution = runWithRolledDice(ruleOf(procedure), assessment.input, seededChance(seed));
  checkText(JSON.stringify(resolutionJson(found, resolution)), LONGEST_ANSWER);
  const again = runWithTypedDice(ruleOf(procedure), assessment.input, asTypedDice(resolution.throws));
  check(again.state === 'done' && again.unused === 0, 'the dice typed in again do not give the same');
}
