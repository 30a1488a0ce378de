import { type Assessment, isRefusal, type Refusal } from '../kernel/assessment.ts';
import type { Rule } from '../kernel/dice.ts';
import { type Distribution, odds, PATH_BUDGET, TooManyPaths } from '../kernel/odds.ts';
import { Problems } from '../kernel/problem.ts';
import { currentId, type RulingChoice, type Options, OUR_OPTIONS } from '../kernel/ruling.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { BadInput, parse } from '../kernel/schema.ts';
import { joinChoices, t, type Text } from '../kernel/text.ts';
import { clip, isRecord, namesIn, valueAt } from '../kernel/untrusted.ts';

/** A situation of a procedure, checked and complete, with the options of rulings that a player chose. */
export interface Calculation<S = unknown, I = unknown, O = unknown> {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure<S, I, O>;
  readonly situation: S;
  readonly options: Options;
}

/** Makes a calculation of parts that are already checked. */
export const calculation = <S, I, O>(
  ruleset: Ruleset,
  procedure: Procedure<S, I, O>,
  situation: S,
  options: Options = OUR_OPTIONS,
): Calculation<S, I, O> => ({ ruleset, procedure, situation, options });

/** Untrusted JSON: the fields of the situation and, under `rulings`, the chosen options. Throws `BadInput`. */
export function calculationOf<S, I, O>(
  ruleset: Ruleset,
  procedure: Procedure<S, I, O>,
  json: unknown,
): Calculation<S, I, O> {
  if (!isRecord(json))
    throw new BadInput([{ path: 'situation', text: t('un objet JSON est attendu', 'a JSON object is expected') }]);
  const rulings = valueAt(json, RULINGS);
  const options = rulings === undefined ? OUR_OPTIONS : optionsOf(ruleset, rulings);
  return calculation(ruleset, procedure, parse(procedure.situation, json, [RULINGS]), options);
}

const RULINGS = 'rulings';

/** Rules remember by the very object what follows from options: one that was checked for a ruleset is not copied again. */
const checked = new WeakMap<object, Ruleset>();

/** The options chosen: only those on offer that are not ours, in a copy that nobody changes. Throws `BadInput`. */
export function optionsOf(ruleset: Ruleset, given: unknown): Options {
  if (!isRecord(given))
    throw new BadInput([{ path: RULINGS, text: t('un objet est attendu', 'an object is expected') }]);
  if (checked.get(given) === ruleset) return given as Options;
  const problems = new Problems();
  const options: Record<string, string> = {};
  for (const name of namesIn(given)) {
    const today = currentId(name);
    // Beside the id of today a former one is as unknown as any other.
    const id = valueAt(given, today) === undefined ? today : name;
    const offer = ruleset.rulingChoices.find((known) => known.id === id);
    const option = valueAt(given, name);
    const found = offer?.options.find((known) => known === option);
    if (found === undefined)
      problems.add(() => ({ path: `${RULINGS}.${clip(name)}`, text: offeredText(ruleset, offer) }));
    else if (found !== offer!.options[0]) options[id] = found;
  }
  problems.end();
  if (Object.keys(options).length === 0) return OUR_OPTIONS;
  checked.set(Object.freeze(options), ruleset);
  return options;
}

function offeredText({ rulingChoices }: Ruleset, offer: RulingChoice | undefined): Text {
  if (offer === undefined) {
    const ids = joinChoices(rulingChoices.map(({ id }) => id));
    return t(
      `rien à choisir ici ; interprétations au choix : ${ids.fr}`,
      `nothing to choose here; rulings on offer: ${ids.en}`,
    );
  }
  const ids = offer.options.join(', ');
  return t(`une valeur parmi ${ids} est attendue`, `one of ${ids} is expected`);
}

export const ruleOf = <S, I, O>(procedure: Procedure<S, I, O>): Rule<I, O> => procedure.resolve;

/** A calculation that the rules do not allow. */
export interface Refused<S = unknown, I = unknown, O = unknown> {
  readonly calculation: Calculation<S, I, O>;
  readonly refusal: Refusal;
}

/** What the charts say before a die is thrown, and the exact chances of what may come of it. */
export interface Resolvable<S = unknown, I = unknown, O = unknown> {
  readonly calculation: Calculation<S, I, O>;
  readonly assessment: Assessment<I>;
  /** Undefined where the chances of all outcomes together would take too long, or were not asked for. */
  readonly distribution: Distribution<O> | undefined;
}

export type Answer<S = unknown, I = unknown, O = unknown> = Refused<S, I, O> | Resolvable<S, I, O>;

export const isResolvable = <S, I, O>(answer: Answer<S, I, O>): answer is Resolvable<S, I, O> => !('refusal' in answer);

/** Answers without the odds. */
export function assess<S, I, O>(calculation: Calculation<S, I, O>): Answer<S, I, O> {
  const { procedure, situation, options } = calculation;
  const assessment = procedure.assess(situation, options);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: undefined };
}

export function answer<S, I, O>(calculation: Calculation<S, I, O>, budget: number = PATH_BUDGET): Answer<S, I, O> {
  const { procedure, situation, options } = calculation;
  const assessment = procedure.assess(situation, options);
  if (isRefusal(assessment)) return { calculation, refusal: assessment };
  return { calculation, assessment, distribution: oddsWithin(procedure, assessment.input, budget) };
}

/** The odds; undefined where there are more paths than the budget allows. */
export function oddsWithin<S, I, O>(
  procedure: Procedure<S, I, O>,
  input: I,
  budget: number,
): Distribution<O> | undefined {
  try {
    return odds(ruleOf(procedure), input, budget);
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}
