import * as fc from 'fast-check';
import { type Assessment, isRefusal, type Refusal } from '../../kernel/assessment.ts';
import { facesOf, type Rule } from '../../kernel/dice.ts';
import type { Effect } from '../../kernel/effect.ts';
import type { Line, Tally } from '../../kernel/modifier.ts';
import { type Distribution, odds } from '../../kernel/odds.ts';
import { type RulingChoice, OUR_OPTIONS, type Options } from '../../kernel/ruling.ts';
import type { Procedure } from '../../kernel/ruleset.ts';
import { type Field, fieldOf, parse } from '../../kernel/schema.ts';
import { signed } from '../../kernel/text.ts';
import { runWithTypedDice } from '../../kernel/rolled-dice.ts';
import { fraction } from '../../calculate/number.ts';
import * as RULING_CHOICES from './options.ts';

/** What the tests of this folder share. */

export const assessAndResolve = <S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  situation: unknown,
  options: Options = OUR_OPTIONS,
): Assessment<R> | Refusal => procedure.assess(parse(procedure.situation, situation), options);

export function assessmentFor<S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  situation: unknown,
  options: Options = OUR_OPTIONS,
): Assessment<R> {
  const answer = assessAndResolve(procedure, situation, options);
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused.en}`);
  return answer;
}

export function refusalFor<S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  situation: unknown,
  options: Options = OUR_OPTIONS,
): Refusal {
  const answer = assessAndResolve(procedure, situation, options);
  if (!isRefusal(answer)) throw new Error('not refused');
  return answer;
}

const said = (line: Line): string => `${signed(line.value)} ${line.row.id}`;

/** The lines that count, as `+1 terrain`. */
export const linesThatCount = (tally: Tally): string[] =>
  tally.lines.filter(({ standing }) => standing === 'counts').map(said);

/** The lines set aside, as `+2 rear < front-and-rear`. */
export const setAside = (tally: Tally): string[] =>
  tally.lines.filter(({ standing }) => standing === 'set-aside').map((line) => `${said(line)} < ${line.because}`);

/** The chances of the classes of one facet, as reduced fractions. */
export function chances<S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  situation: unknown,
  facetId: string,
  options: Options = OUR_OPTIONS,
): Record<string, string> {
  const assessment = assessmentFor(procedure, situation, options);
  const { entries, total } = odds<R, O>(procedure.resolve, assessment.input);
  const facet = procedure.facets(assessment).find(({ id }) => id === facetId)!;
  const sums: Record<string, bigint> = {};
  for (const { value, weight } of entries) sums[facet.classOf(value)] = (sums[facet.classOf(value)] ?? 0n) + weight;
  return Object.fromEntries(Object.entries(sums).map(([id, weight]) => [id, fraction(weight, total)]));
}

/** The words of a facet's classes. */
export function classTexts<S, R, O, E extends Effect>(
  procedure: Procedure<S, R, O, E>,
  situation: unknown,
  facetId: string,
  options: Options = OUR_OPTIONS,
): string[] {
  const facet = procedure.facets(assessmentFor(procedure, situation, options)).find(({ id }) => id === facetId)!;
  if (!('classes' in facet)) throw new Error(`${facetId} counts`);
  return facet.classes.map(({ text }) => text.en);
}

/** The same odds the slow way: every face of every die typed in, one after the other. */
export function byFaces<R, O>(resolve: Rule<R, O>, input: R): Map<string, string> {
  const sums = new Map<string, [bigint, bigint]>();
  const walk = (typed: readonly number[], den: bigint): void => {
    const tried = runWithTypedDice(resolve, input, typed);
    if (tried.state === 'wanting') {
      const { die } = tried.wanted;
      for (let face = die.lowest; face <= die.highest; face++) walk([...typed, face], den * BigInt(facesOf(die)));
      return;
    }
    if (tried.state === 'impossible') throw new Error('a face of the die was refused');
    const key = JSON.stringify(tried.outcome);
    const [num, over] = sums.get(key) ?? [0n, 1n];
    sums.set(key, [num * den + over, over * den]);
  };
  walk([], 1n);
  return new Map([...sums].map(([key, [num, den]]) => [key, fraction(num, den)]));
}

export const asFractions = ({ entries, total }: Distribution<unknown>): Map<string, string> =>
  new Map(entries.map(({ value, weight }) => [JSON.stringify(value), fraction(weight, total)]));

/** Random values that a field accepts; lists are kept short. */
export function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'whole':
      return fc.integer({ min: field.min, max: field.max });
    case 'flag':
      return fc.boolean();
    case 'words':
      return fc.constantFrom('', 'Lannes');
    case 'list':
      return fc.array(arbitraryOf(field.item), { minLength: field.min, maxLength: Math.min(field.max, 3) });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, sometimes(inner)])),
        { requiredKeys: Object.entries(field.fields).flatMap(([name, inner]) => (inner.required ? [name] : [])) },
      );
  }
}

/** What has a default is mostly left at it, or few random situations would be legal. */
const sometimes = (field: Field): fc.Arbitrary<unknown> =>
  field.required
    ? arbitraryOf(field)
    : fc.oneof({ weight: 4, arbitrary: fc.constant(field.fallback) }, { weight: 1, arbitrary: arbitraryOf(field) });

export const situationsOf = (procedure: Procedure): fc.Arbitrary<unknown> => arbitraryOf(fieldOf(procedure.situation));

/** A few rulings with any of their options. */
export const someOptions: fc.Arbitrary<Options> = fc
  .array(
    fc
      .constantFrom<RulingChoice[]>(...Object.values(RULING_CHOICES))
      .chain(({ id, options }) => fc.constantFrom(...options).map((option) => [id, option] as const)),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));
