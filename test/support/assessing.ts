import { expect } from 'vitest';
import type { Effect } from '../../src/kernel/effect.ts';
import type { Procedure, Ruleset } from '../../src/kernel/ruleset.ts';
import { signed } from '../../src/kernel/text.ts';
import { runWithTypedDice, type TypedDie } from '../../src/kernel/rolled-dice.ts';
import { answer, calculationOf, isResolvable, type Resolvable, ruleOf } from '../../src/calculate/calculation.ts';
import { fraction } from '../../src/calculate/number.ts';
import { sharesIn } from '../../src/calculate/shares.ts';
import { instructionsFor } from '../../src/present/instructions.ts';

type Rulings = Readonly<Record<string, string>>;

/** Short ways for tests to put a situation to a procedure and read off what it says. */
export function on(ruleset: Ruleset, procedureId: string) {
  const procedure: Procedure = ruleset.procedures.find(({ id }) => id === procedureId)!;

  const ask = (situation: object, rulings: Rulings = {}) =>
    answer(calculationOf(ruleset, procedure, { ...situation, rulings }));

  const resolvable = (situation: object, rulings?: Rulings): Resolvable => {
    const found = ask(situation, rulings);
    if (!isResolvable(found)) throw new Error(`refused: ${found.refusal.refused.en}`);
    return found;
  };

  /** Lines that count, as `+2 flank`; those set aside as `(+2 flank by rear)`. Lines worth 0 are left out. */
  const lines = (situation: object, rulings?: Rulings, tally = 0): string[] =>
    resolvable(situation, rulings).assessment.tallies[tally]!.lines.flatMap(({ row, value, standing, because }) => {
      if (standing === 'absent' || value === 0) return [];
      const text = `${signed(value)} ${row.id}`;
      return [standing === 'counts' ? text : `(${text} by ${because})`];
    });

  const total = (situation: object, rulings?: Rulings): number =>
    resolvable(situation, rulings).assessment.tallies[0]!.total;

  /** Chances of a facet's classes as exact fractions. */
  const chances = (situation: object, facetId: string, rulings?: Rulings): Record<string, string> => {
    const found = resolvable(situation, rulings);
    const facet = procedure.facets(found.assessment).find(({ id }) => id === facetId)!;
    const { shares } = sharesIn(found, facet)!;
    return Object.fromEntries(shares.map(({ id, weight, total }) => [id, fraction(weight, total)]));
  };

  const refusal = (situation: object, rulings?: Rulings): string | undefined => {
    const found = ask(situation, rulings);
    return isResolvable(found) ? undefined : found.refusal.refused.en;
  };

  /** What an outcome does, as data; `told` is the same in words: `defending Pe: is now discouraged`. */
  const effects = (situation: object, outcome: unknown, rulings?: Rulings): readonly Effect[] =>
    procedure.effects(resolvable(situation, rulings).assessment.input, outcome);

  const told = (situation: object, outcome: unknown, rulings?: Rulings, lang: 'fr' | 'en' = 'en'): string[] =>
    instructionsFor(resolvable(situation, rulings), outcome).map(
      ({ who, text, may }) => `${who[lang]}: ${text[lang]}${may ? ' (may)' : ''}`,
    );

  /** The outcome of these dice; every one of them must be used. */
  const outcomeOf = (situation: object, dice: readonly TypedDie[], rulings?: Rulings): unknown => {
    const tried = runWithTypedDice(ruleOf(procedure), resolvable(situation, rulings).assessment.input, dice);
    expect(tried).toMatchObject({ state: 'done', unused: 0 });
    return tried.state === 'done' ? tried.outcome : undefined;
  };

  return { procedure, ask, resolvable, lines, total, chances, refusal, effects, told, outcomeOf };
}
