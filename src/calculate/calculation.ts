import { type Assessment, isRefusal, type Refusal } from '../kernel/assessment.ts';
import type { Rule } from '../kernel/dice.ts';
import type { Effect } from '../kernel/effect.ts';
import { type Distribution, odds, PATH_BUDGET, TooManyPaths } from '../kernel/odds.ts';
import { type Options, OUR_OPTIONS } from '../kernel/ruling.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { BadInput, parse, type Problem } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';

/** A situation of a procedure, checked and complete, with the options of rulings that a player chose. */
export interface Calculation<S = unknown, R = unknown, O = unknown, E extends Effect = Effect> {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure<S, R, O, E>;
  readonly situation: S;
  readonly options: Options;
}

/** From parts that are known to be right: nothing is checked again. */
export const calculation = <S, R, O, E extends Effect>(
  ruleset: Ruleset,
  procedure: Procedure<S, R, O, E>,
  situation: S,
  options: Options = OUR_OPTIONS,
): Calculation<S, R, O, E> => ({ ruleset, procedure, situation, options });

/** Untrusted JSON: the fields of the situation and, under `rulings`, the chosen options. Throws `BadInput`. */
export function calculationOf<S, R, O, E extends Effect>(
  ruleset: Ruleset,
  procedure: Procedure<S, R, O, E>,
  json: unknown,
): Calculation<S, R, O, E> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BadInput([{ path: 'situation', text: t('un objet JSON est attendu', 'a JSON object is expected') }]);
  const { rulings = OUR_OPTIONS, ...fields } = json as Record<string, unknown>;
  const options = optionsOf(ruleset, rulings);
  return calculation(ruleset, procedure, parse(procedure.situation, fields) as S, options);
}

/** Untrusted JSON: the chosen option of each ruling named. Throws `BadInput`. */
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

export const ruleOf = <S, R, O, E extends Effect>(procedure: Procedure<S, R, O, E>): Rule<R, O> => procedure.resolve;

/** The rules do not allow it. */
export interface Refused<S = unknown, R = unknown, O = unknown, E extends Effect = Effect> {
  readonly calculation: Calculation<S, R, O, E>;
  readonly refusal: Refusal;
}

/** What the charts say before a die is thrown, and the exact chances of what may come of it. */
export interface Resolvable<S = unknown, R = unknown, O = unknown, E extends Effect = Effect> {
  readonly calculation: Calculation<S, R, O, E>;
  readonly assessment: Assessment<R>;
  /** Undefined where the chances of all outcomes together would take too long, or were not asked for. */
  readonly distribution: Distribution<O> | undefined;
}

export type Answer<S = unknown, R = unknown, O = unknown, E extends Effect = Effect> =
  | Refused<S, R, O, E>
  | Resolvable<S, R, O, E>;

export const isResolvable = <S, R, O, E extends Effect>(answer: Answer<S, R, O, E>): answer is Resolvable<S, R, O, E> =>
  !('refusal' in answer);

/** What the charts say, without the odds. */
export function assess<S, R, O, E extends Effect>(calculation: Calculation<S, R, O, E>): Answer<S, R, O, E> {
  const { procedure, situation, options } = calculation;
  const assessment = procedure.assess(situation, options);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: undefined };
}

export function answer<S, R, O, E extends Effect>(
  calculation: Calculation<S, R, O, E>,
  budget: number = PATH_BUDGET,
): Answer<S, R, O, E> {
  const { procedure, situation, options } = calculation;
  const assessment = procedure.assess(situation, options);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: oddsWithin(procedure, assessment.roll, budget) };
}

/** Undefined where there are more paths than the budget allows. */
export function oddsWithin<S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  roll: R,
  budget: number,
): Distribution<O> | undefined {
  try {
    return odds(ruleOf(procedure), roll, budget);
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}
