import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculation } from '../src/calculate/calculation.ts';
import { isRefusal, type Refusal } from '../src/kernel/assessment.ts';
import type { Procedure, Ruleset } from '../src/kernel/ruleset.ts';
import { parse } from '../src/kernel/schema.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { likelySituations, situations } from './support/arbitrary.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const PROCEDURES = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.map((procedure) => [`${ruleset.id} ${procedure.id}`, ruleset, procedure] as const),
);

function refusalOf(
  ruleset: Ruleset,
  procedure: Procedure,
  situation: unknown,
  options: Readonly<Record<string, string>> = {},
): Refusal | undefined {
  const asked = calculation(ruleset, procedure, situation, options);
  const found = asked.procedure.assess(asked.situation, asked.options) as object;
  return isRefusal(found) ? found : undefined;
}

/** Costs and disorder stop a march before the step that is refused: the refusal does not rest on them. */
const BESIDE = ['A-38', 'J-47', 'J-64', 'J-66', 'J-75'];

describe('a refusal that another option of a ruling lifts names that ruling', () => {
  test.each(PROCEDURES)('%s', (_, ruleset, procedure) => {
    fc.assert(
      fc.property(fc.oneof(likelySituations(procedure), situations(procedure.situation)), (drawn) => {
        const situation = parse(procedure.situation, drawn);
        const refusal = refusalOf(ruleset, procedure, situation);
        if (refusal === undefined) return;
        for (const { id, options } of ruleset.rulingChoices.filter((offer) => !BESIDE.includes(offer.id)))
          for (const option of options.slice(1))
            if (refusalOf(ruleset, procedure, situation, { [id]: option }) === undefined)
              expect([refusal.refused.en, refusal.rulings]).toEqual([refusal.refused.en, expect.arrayContaining([id])]);
      }),
      { numRuns: 200 },
    );
  });
});
