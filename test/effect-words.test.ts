import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf, parse } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import type { Shape } from '../src/kernel/shape.ts';
import { LANGS, type Lang, type Text } from '../src/kernel/text.ts';
import { runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { assess, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { allNamed, likelySituations } from './support/arbitrary.ts';

const SITUATIONS = 120;
/** Rounds of so many situations, until every kind of effect was met. */
const MOST_ROUNDS = 30;
const NAME = 'Rivoli';

/** What no words may hold, in either language: holes, doubled spaces, punctuation around nothing. */
const HOLES = /undefined|NaN|Infinity|\$\{|\[object|null| {2}|^\s|\s$|\(\)|,\s*[,.:;)]|\( /;
/** How the other language would space a colon. */
const SPACING: Readonly<Record<Lang, RegExp>> = { fr: /\p{L}[:;!?](?!\p{L}|\/)/u, en: /\p{L} [:;!?]/u };

function expectWords(text: Text): void {
  for (const lang of LANGS) {
    expect(text[lang]).not.toMatch(HOLES);
    expect(text[lang]).not.toMatch(SPACING[lang]);
  }
}

/** The kinds of effects that a shape declares. */
function kindsOf(shape: Shape): string[] {
  const { options, entries } = shape as unknown as {
    readonly options?: readonly Shape[];
    readonly entries?: { readonly kind: { readonly literal: string } };
  };
  return options === undefined ? [entries!.kind.literal] : options.flatMap(kindsOf);
}

const RULESETS = await Promise.all(
  CATALOGUE.map(async (card) => {
    const ruleset = await card.load();
    return { id: card.id, ruleset, shapes: await ruleset.shapes() };
  }),
);

test.each(RULESETS)('$id: every kind of effect has words', ({ ruleset, shapes }) => {
  const unmet = new Set(ruleset.procedures.flatMap(({ id }) => kindsOf(shapes[id]!.effect)));
  for (let round = 0; round === 0 || (unmet.size > 0 && round < MOST_ROUNDS); round++)
    for (const procedure of ruleset.procedures) {
      const drawn = fc.sample(likelySituations(procedure), { numRuns: SITUATIONS, seed: round });
      for (const one of drawn) {
        const situation = allNamed(fieldOf(procedure.situation), parse(procedure.situation, one), NAME);
        const found = assess(calculationOf(ruleset, procedure, situation));
        if (!isResolvable(found)) continue;
        const { input, cast } = found.assessment;
        const { outcome } = runWithRolledDice(ruleOf(procedure), input, seededChance(JSON.stringify(one)));
        for (const effect of procedure.effects(input, outcome)) {
          unmet.delete(effect.kind);
          const text = procedure.effectText(effect, cast);
          expect(LANGS.map((lang) => text[lang])).not.toContain('');
          expectWords(text);
          // After a result that has told it already, there may be nothing more to say.
          expectWords(procedure.effectText(effect, cast, true));
        }
      }
    }
  expect([...unmet]).toEqual([]);
});
