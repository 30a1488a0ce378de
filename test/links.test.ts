import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, fieldOf, parse } from '../src/kernel/schema.ts';
import { calculation, calculationOf } from '../src/calculate/calculation.ts';
import { linkJson, linkOf, readLink } from '../src/present/link.ts';
import { linkField } from '../src/present/armies/link.ts';
import { shortNameOf } from '../src/present/link-encoding.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { likelySituations } from './support/arbitrary.ts';
import { RECORDED } from './support/recorded-links.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const PROCEDURES = RULESETS.flatMap((ruleset) => ruleset.procedures.map((procedure) => ({ ruleset, procedure })));

function opened(link: string) {
  const parts = readLink(link);
  const ruleset = RULESETS.find(({ id }) => id === parts.ruleset)!;
  const procedure = ruleset.procedures.find(({ id }) => id === parts.procedure)!;
  const json = linkJson(ruleset, procedure, parts);
  return { json, ...calculationOf(ruleset, procedure, json) };
}

describe('links that were made', () => {
  test.each(RECORDED)('open for ever: %.60s', (first, second) => {
    const json: unknown = JSON.parse(Buffer.from(first.split('s=1.')[1]!, 'base64url').toString());
    for (const link of [first, second]) expect(opened(link).json).toEqual(json);
  });

  test('of every procedure are recorded', () => {
    const recorded = new Set(RECORDED.map(([first]) => first.split('?')[0]));
    for (const { ruleset, procedure } of PROCEDURES) expect(recorded).toContain(`#/${ruleset.id}/${procedure.id}`);
  });
});

/** Names that stand side by side, where a link tells one from the others. */
function* neighbours(field: Field): Generator<readonly string[]> {
  if (field.kind === 'choice') yield field.values;
  if (field.kind === 'list') yield* neighbours(field.item);
  if (field.kind !== 'record') return;
  yield Object.keys(field.fields);
  for (const inner of Object.values(field.fields)) yield* neighbours(inner);
}

const writtenAlike = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.some((other, j) => j < i && shortNameOf(other) === shortNameOf(name)));

describe.each(RULESETS)('links of $id', ({ rulingChoices, procedures, army }) => {
  // A name that was added and stands here is to be changed for another.
  test('write no two names side by side alike', async () => {
    const sets = [
      ...neighbours(linkField(await army())),
      rulingChoices.map(({ id }) => id),
      ...rulingChoices.map(({ options }) => options),
      ...procedures.flatMap((procedure) => [...neighbours(fieldOf(procedure.situation))]),
    ];
    expect(sets.flatMap(writtenAlike)).toEqual([]);
  });
});

/** As version 1 wrote it. */
const inJson = (link: string): string =>
  link.replace(/s=2\..*/, `s=1.${Buffer.from(JSON.stringify(opened(link).json)).toString('base64url')}`);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('links have a good third of the length that they had in version 1', () => {
  const examples = PROCEDURES.flatMap(({ ruleset, procedure }) =>
    procedure.examples.map(({ situation }) => linkOf(calculationOf(ruleset, procedure, situation))),
  );
  const random = PROCEDURES.flatMap(({ ruleset, procedure }) =>
    fc
      .sample(likelySituations(procedure), { numRuns: 10, seed: 1 })
      .map((json) => linkOf(calculation(ruleset, procedure, parse(procedure.situation, json)))),
  );
  for (const links of [examples, random])
    expect(median(links.map((link) => link.length / inJson(link).length))).toBeLessThanOrEqual(0.4);
});
