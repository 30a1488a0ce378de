import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf, parse } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { LANGS, type Text } from '../src/kernel/text.ts';
import { runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { answer, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { resultSentence, sentence } from '../src/present/sentence.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { allNamed, likelySituations } from './support/arbitrary.ts';

/** Whole, clean and closed, in both languages. */
function expectClean(told: Text, title: Text): void {
  for (const lang of LANGS) {
    expect(told[lang].startsWith(lang === 'fr' ? `${title.fr} : ` : `${title.en}: `)).toBe(true);
    expect(told[lang]).toMatch(/[^.\s]\.$/);
    expect(told[lang]).not.toMatch(/undefined|NaN|Infinity|\$\{|\[object|null| {2}|\(\)|,\s*[,.:;)]|\( |: [:;.]/);
  }
}

/** The chances that stand before the first semicolon: of one facet. */
const listed = (text: string): string[] => text.split('; ')[0]!.match(/[<>]?[\d.]+%/g) ?? [];

/** Each figure is rounded to a tenth; `<0.1%` and `>99.9%` may stand for anything up to a tenth. */
function expectWhole(chances: readonly string[]): void {
  const sum = chances.reduce((all, chance) => all + Number(chance.replace(/[<>%]/g, '')), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.1 * chances.length + 1e-9);
}

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test.each(ruleset.procedures.map((procedure) => [procedure.id, procedure] as const))('%s', (_id, procedure) => {
    fc.assert(
      fc.property(likelySituations(procedure), fc.constantFrom('', 'Xanthippe'), (drawn, name) => {
        const situation = allNamed(fieldOf(procedure.situation), parse(procedure.situation, drawn), name) as object;
        const found = answer(calculationOf(ruleset, procedure, situation));
        const told = sentence(found);
        expectClean(told, ruleset.title);
        if (!isResolvable(found)) return;
        const chances = listed(told.en);
        if (chances.length > 0 && !told.en.split('; ')[0]!.includes('on average')) expectWhole(chances);
        const dice = runWithRolledDice(ruleOf(procedure), found.assessment.input, seededChance(name));
        const result = resultSentence(found, dice);
        expectClean(result, ruleset.title);
        if (dice.throws.length > 0) expect(result.en).toContain(', rolled ');
        else expect(result).toEqual(told);
      }),
      { numRuns: 60 },
    );
  });

  test('units of other names are told by their own, though their chances are the same', () => {
    for (const procedure of ruleset.procedures)
      for (const { situation } of procedure.examples) {
        const told = (name: string): Text =>
          sentence(
            answer(
              calculationOf(
                ruleset,
                procedure,
                allNamed(fieldOf(procedure.situation), parse(procedure.situation, situation), name),
              ),
            ),
          );
        const [one, other] = [told('Xanthippe'), told('Socrates')];
        for (const lang of LANGS) expect(other[lang]).toBe(one[lang].replaceAll('Xanthippe', 'Socrates'));
      }
  });
});
