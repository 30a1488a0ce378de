import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../test/support/spoken.ts';
import { fieldOf } from '../../kernel/schema.ts';
import { seededChance } from '../../kernel/seed.ts';
import type { Text } from '../../kernel/text.ts';
import { runWithRolledDice } from '../../kernel/rolled-dice.ts';
import { answer, calculationOf, isResolvable } from '../../calculate/calculation.ts';
import { answerJson, resolutionJson } from '../../present/json.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { joursDeGloire } from './index.ts';
import { RULINGS } from './rulings.ts';
import { situationsOf } from './testing.ts';

/** States, results and terrains go by the names of the sheet: no others of ours beside them. */
const NOT_ITS_TERMS = {
  fr: /ébranl|repouss|revers|prêt\w* le dos|manqu|\bpas \d|hexagone entré|ouvrage|\bvoies?\b|pris par la glace|ponton posé|\blectures?\b/i,
  en: /shaken|driven back|f[ae]ll(s|ing|en)? back|missed|\bthrow|\bsave\b|into shock|\bworks?\b|\bpaddy|\bNE\b|\breadings?\b/i,
};

const isWrong = ({ fr, en }: Text): boolean =>
  NOT_ITS_TERMS.fr.test(fr) || NOT_ITS_TERMS.en.test(en) || fr.includes("'");

function expectTerms(...values: readonly unknown[]): void {
  const texts = textsIn(values);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(isWrong)).toEqual([]);
}

describe('the terms of the sheet', () => {
  it('in charts and rulings', () => {
    expectTerms(joursDeGloire.charts.map(printedChart), RULINGS);
  });

  it.each(joursDeGloire.procedures.map((procedure) => [procedure.id, procedure] as const))(
    'in the form of %s, in its answers, refusals and steps',
    (_, procedure) => {
      const { title, about, examples, matchups } = procedure;
      expectTerms(title, about, examples, fieldOf(procedure.situation), matchups?.rows, matchups?.columns);
      const situations = fc.oneof(
        situationsOf(procedure),
        fc.constantFrom(...examples.map(({ situation }) => situation)),
      );
      fc.assert(
        fc.property(situations, fc.string(), (situation, seed) => {
          const found = answer(calculationOf(joursDeGloire, procedure, situation));
          expectTerms(answerJson(found));
          if (!isResolvable(found)) return;
          expectTerms(
            resolutionJson(found, runWithRolledDice(procedure.resolve, found.assessment.input, seededChance(seed))),
          );
        }),
        { numRuns: 60, seed: 1806 },
      );
    },
  );
});
