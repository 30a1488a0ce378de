import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/assessment.ts';
import { odds } from '../../kernel/odds.ts';
import type { Shapes } from '../../kernel/ruleset.ts';
import { parse } from '../../kernel/schema.ts';
import { dbm } from './index.ts';
import { legalSituations, randomOptions } from './testing.ts';

const SHAPES = await dbm.shapes();

test('every procedure has shapes, and nothing else has', () =>
  expect(Object.keys(SHAPES).sort()).toEqual(dbm.procedures.map(({ id }) => id).sort()));

/** Words have two languages: nothing in an input has. */
const isWorded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('fr' in value || Object.values(value).some(isWorded));

const RUNS = 150;

test.each(dbm.procedures.map((procedure) => [procedure.id, procedure] as const))(
  '%s: outcomes and effects have their shapes, effects reach the cast, rolls hold no words',
  (id, procedure) => {
    const { outcome: outcomeShape, effect: effectShape } = SHAPES[id] as Shapes;
    let resolved = 0;
    fc.assert(
      fc.property(legalSituations(procedure), randomOptions, (given, options) => {
        const assessment = procedure.assess(parse(procedure.situation, given), options);
        if (isRefusal(assessment)) return;
        resolved++;
        expect(isWorded(assessment.input)).toBe(false);
        expect(JSON.parse(JSON.stringify(assessment.input))).toEqual(structuredClone(assessment.input));
        for (const { value } of odds(procedure.resolve, assessment.input).entries) {
          expect(v.parse(outcomeShape, value)).toEqual(value);
          const effects = procedure.effects(assessment.input, value);
          expect(effects.length).toBeGreaterThan(0);
          for (const effect of effects) {
            expect(v.parse(effectShape, effect)).toEqual(effect);
            for (const who of effect.who) expect(assessment.cast).toHaveProperty([who]);
            expect(effect.who.length).toBeGreaterThan(0);
            const text = procedure.effectText(effect, assessment.cast);
            expect(`${text.fr}${text.en}`).not.toContain('undefined');
          }
        }
      }),
      { numRuns: RUNS },
    );
    expect(resolved).toBeGreaterThan(RUNS * 0.7);
  },
);
