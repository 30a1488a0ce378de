import { SEED_VERSION } from '../../kernel/seed.ts';
import type { Resolution } from '../../kernel/rolled-dice.ts';
import type { Resolvable } from '../../calculate/calculation.ts';
import { percentileOf } from '../../calculate/luck.ts';
import { gistOf, sharesIn } from '../../calculate/shares.ts';
import { linkOf } from '../../present/link.ts';
import { resultSentence } from '../../present/sentence.ts';
import { instructionsFor } from '../../present/instructions.ts';
import { lineText } from '../calculator/answer/outcome-text.ts';
import { addEntries, type Entry, history, removeEntry } from './history.ts';

interface Made {
  readonly id: string;
  readonly time: string;
  readonly seed: string | undefined;
}

export const recordCombat = (answer: Resolvable, resolution: Resolution<unknown>, made: Made): void =>
  addEntries([entryOf(answer, resolution, made)]);

/** A combat whose last die was taken back never was; one that can no longer be undone in the armies stays. */
export async function forgetCombat(id: string): Promise<void> {
  if (history.peek().find((entry) => entry.id === id)?.changes !== undefined) {
    const { takeBackEntry } = await import('../armies/note-result.ts');
    if ((await takeBackEntry(id)).length > 0) return;
  }
  removeEntry(id);
}

/** A resolved combat as the history keeps it. */
export function entryOf(answer: Resolvable, resolution: Resolution<unknown>, made: Made): Entry {
  const { outcome, throws } = resolution;
  const { calculation, assessment } = answer;
  const { ruleset, procedure } = calculation;
  const first = procedure.facets(assessment)[0]!;
  const counted = sharesIn(answer, first);
  return {
    id: made.id,
    time: made.time,
    ruleset: ruleset.id,
    procedure: procedure.id,
    sentence: resultSentence(answer, resolution),
    link: linkOf(calculation),
    ...(made.seed !== undefined && { seed: made.seed, seedVersion: SEED_VERSION }),
    throws: throws.map(({ die, purpose: { who, why, counted }, faces, passed }) => ({
      die,
      who: assessment.cast[who]!,
      why,
      ...(counted !== undefined && { counted }),
      faces: [...faces],
      ...(passed !== undefined && { passed }),
    })),
    result: lineText(gistOf(answer), outcome),
    told: [...instructionsFor(answer, outcome)],
    percentile: (counted && percentileOf(counted, first.classOf(outcome))) ?? null,
  };
}
