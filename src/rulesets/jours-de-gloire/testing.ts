import * as fc from 'fast-check';
import { facesOf } from '../../kernel/dice.ts';
import type { Line, Tally } from '../../kernel/modifier.ts';
import { type Distribution, odds } from '../../kernel/odds.ts';
import { OUR_OPTIONS, optionIds, type Options } from '../../kernel/ruling.ts';
import { type Assessment, isRefusal, type Refusal } from '../../kernel/assessment.ts';
import type { Procedure } from '../../kernel/ruleset.ts';
import { type Field, fieldOf, parse } from '../../kernel/schema.ts';
import { signed } from '../../kernel/text.ts';
import { attempt } from '../../kernel/throwing.ts';
import { RULINGS } from './rulings.ts';

/** What the tests of this folder share. */

export const judge = (
  procedure: Procedure,
  situation: unknown,
  options: Options = OUR_OPTIONS,
): Assessment<unknown> | Refusal => procedure.assess(parse(procedure.situation, situation), options);

export function assessed(
  procedure: Procedure,
  situation: unknown,
  options: Options = OUR_OPTIONS,
): Assessment<unknown> {
  const answer = judge(procedure, situation, options);
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refused.en}`);
  return answer;
}

export function refused(procedure: Procedure, situation: unknown, options: Options = OUR_OPTIONS): Refusal {
  const answer = judge(procedure, situation, options);
  if (!isRefusal(answer)) throw new Error('not refused');
  return answer;
}

const said = (line: Line): string => `${signed(line.value)} ${line.row.id}`;

/** The lines that count, as `+1 terrain`. */
export const counting = (tally: Tally): string[] =>
  tally.lines.filter(({ standing }) => standing === 'counts').map(said);

/** The lines set aside, as `+2 rear < front-and-rear`. */
export const setAside = (tally: Tally): string[] =>
  tally.lines.filter(({ standing }) => standing === 'set-aside').map((line) => `${said(line)} < ${line.because}`);

/** The chances of the classes of one facet, as reduced fractions. */
export function chances(
  procedure: Procedure,
  situation: unknown,
  facetId: string,
  options: Options = OUR_OPTIONS,
): Record<string, string> {
  const { roll } = assessed(procedure, situation, options);
  const { entries, total } = odds(procedure.resolve, roll);
  const facet = procedure.facets(roll).find(({ id }) => id === facetId)!;
  const sums: Record<string, bigint> = {};
  for (const { value, weight } of entries) sums[facet.of(value)] = (sums[facet.of(value)] ?? 0n) + weight;
  return Object.fromEntries(Object.entries(sums).map(([id, weight]) => [id, fraction(weight, total)]));
}

export function fraction(num: bigint, den: bigint): string {
  let [a, b] = [num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return den / a === 1n ? String(num / a) : `${num / a}/${den / a}`;
}

/** The same odds the slow way: every face of every die typed in, one after the other. */
export function byFaces<R, O>(resolve: Procedure<unknown, R, O>['resolve'], roll: R): Map<string, string> {
  const sums = new Map<string, [bigint, bigint]>();
  const walk = (typed: readonly number[], den: bigint): void => {
    const tried = attempt(resolve, roll, typed);
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

/** One of the switches turned, or none. */
export const someSwitches: fc.Arbitrary<Options> = fc
  .array(
    fc
      .constantFrom(...RULINGS.filter((ruling) => ruling.options))
      .chain((ruling) => fc.constantFrom(...optionIds(ruling)).map((option) => [ruling.id, option] as const)),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));
