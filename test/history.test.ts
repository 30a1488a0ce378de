import { describe, expect, test } from 'vitest';
import { seededChance } from '../src/kernel/seed.ts';
import { same } from '../src/kernel/text.ts';
import { runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { answer, assess, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { linkOf } from '../src/present/link.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { isEntry } from '../src/web/history/entry.ts';
import { MOST_CHARACTERS } from '../src/web/history/history-file.ts';
import { entryOf } from '../src/web/history/record.ts';
import { enlarged, largestJson } from './support/largest.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const PROCEDURES = RULESETS.flatMap((ruleset) => ruleset.procedures.map((procedure) => ({ ruleset, procedure })));
const FEW_PATHS = 20_000;
const MADE = { id: 'a', time: '2026-05-01T12:00:00.000Z', seed: 'seed' };
const THROW = { die: 'd6', who: same('who'), why: same('why'), faces: [6] };

describe.each(PROCEDURES)('the history of $ruleset.id $procedure.id', ({ ruleset, procedure }) => {
  /** As the page makes it; a procedure without dice is given a throw, since only thrown dice are kept. */
  const entryFor = (situation: unknown) => {
    const found = answer(calculationOf(ruleset, procedure, situation), FEW_PATHS);
    if (!isResolvable(found)) throw new Error(`refused: ${found.refusal.refused.en}`);
    const entry = entryOf(
      found,
      runWithRolledDice(ruleOf(procedure), found.assessment.input, seededChance('largest')),
      MADE,
    );
    return { ...entry, throws: entry.throws.length > 0 ? entry.throws : [THROW] };
  };

  test.each(procedure.examples)('keeps $id, made as large as the rules allow', ({ situation }) => {
    const largest = enlarged(procedure, situation, (larger) =>
      isResolvable(assess(calculationOf(ruleset, procedure, larger))),
    );
    const entry = entryFor(largest);
    expect(isEntry(entry)).toBe(true);
    // Several fit: people are told that the history is nearly full before the first makes way.
    expect(JSON.stringify(entry).length).toBeLessThan(MOST_CHARACTERS / 10);
  });

  test('keeps the longest link there is', () => {
    const link = linkOf(calculationOf(ruleset, procedure, largestJson(ruleset, procedure)));
    expect(isEntry({ ...entryFor(procedure.examples[0]!.situation), link })).toBe(true);
  });
});
