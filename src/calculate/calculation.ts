import { type Distribution, odds, PATH_BUDGET, TooManyPaths } from '../kernel/odds.ts';
import type { Rule } from '../kernel/dice.ts';
import { OUR_OPTIONS, type Options } from '../kernel/ruling.ts';
import { type Assessment, isRefusal, type Procedure, type Refusal, type Ruleset } from '../kernel/ruleset.ts';
import { BadInput, parse, type Problem } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';

/** A situation of a procedure, checked and complete, with the readings of the rules a player chose. */
export interface Calculation {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure;
  readonly situation: unknown;
  readonly options: Options;
}

/** Untrusted JSON: the fields of the situation and, under `rulings`, the chosen readings. Throws `BadInput`. */
export function calculationOf(ruleset: Ruleset, procedure: Procedure, json: unknown): Calculation {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadInput([{ path: 'situation', text: t('un objet JSON est attendu', 'a JSON object is expected') }]);
  const { rulings = OUR_OPTIONS, ...fields } = json as Record<string, unknown>;
  const options = optionsOf(ruleset, rulings);
  return { ruleset, procedure, situation: parse(procedure.situation, fields), options };
}

export function optionsOf(ruleset: Ruleset, given: unknown): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput([{ path: 'rulings', text: t('un objet est attendu', 'an object is expected') }]);
  const problems: Problem[] = [];
  for (const [id, option] of Object.entries(given)) {
    const allowed: readonly unknown[] = ruleset.offers.find((offer) => offer.id === id)?.options ?? [];
    if (allowed.includes(option)) continue;
    const switchable = ruleset.offers.map((offer) => offer.id);
    problems.push({
      path: `rulings.${id}`,
      text:
        allowed.length === 0
          ? t(
              `rien à choisir ici ; lectures au choix : ${switchable.join(', ')}`,
              `nothing to choose here; readings on offer: ${switchable.join(', ')}`,
            )
          : t(`une valeur parmi ${allowed.join(', ')} est attendue`, `one of ${allowed.join(', ')} is expected`),
    });
  }
  if (problems.length > 0) throw new BadInput(problems);
  return given as Options;
}

export const ruleOf = (procedure: Procedure): Rule<unknown, unknown> => procedure.resolve;

/** What the charts say before a die is thrown, and the exact chances of what may come of it. */
export type Answer =
  | { readonly calculation: Calculation; readonly refusal: Refusal }
  | {
      readonly calculation: Calculation;
      readonly assessment: Assessment<unknown>;
      /** Undefined where the odds would take too long: simulation is then the honest offer. */
      readonly distribution: Distribution<unknown> | undefined;
    };

export type Resolvable = Exclude<Answer, { refusal: Refusal }>;

export const isResolvable = (answer: Answer): answer is Resolvable => !('refusal' in answer);

/** What the charts say, without the odds. */
export function assess(calculation: Calculation): Answer {
  const { procedure, situation, options } = calculation;
  const assessment = procedure.assess(situation, options);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: undefined };
}

export function answer(calculation: Calculation, budget: number = PATH_BUDGET): Answer {
  const found = assess(calculation);
  if (!isResolvable(found)) return found;
  const { assessment } = found;
  return { calculation, assessment, distribution: oddsWithin(calculation.procedure, assessment.roll, budget) };
}

/** Undefined where there are more paths than the budget allows. */
export function oddsWithin(procedure: Procedure, roll: unknown, budget: number): Distribution<unknown> | undefined {
  try {
    return odds(ruleOf(procedure), roll, budget);
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}
