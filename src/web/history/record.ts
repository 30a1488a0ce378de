import type { Resolution } from '../../kernel/throwing.ts';
import type { Resolvable } from '../../calculate/calculation.ts';
import { briefFacet } from '../../calculate/shares.ts';
import { linkOf } from '../../present/link.ts';
import { sentence } from '../../present/sentence.ts';
import { tell } from '../../present/told.ts';
import { lineText } from '../calculator/answer/outcome-text.ts';
import type { Entry } from './history.ts';
import { percentileOf } from './luck.ts';

/** A resolved combat as the history keeps it. */
export function entryOf(
  answer: Resolvable,
  { outcome, throws }: Resolution<unknown>,
  made: { readonly id: string; readonly time: string; readonly seed: string | undefined },
): Entry {
  const { calculation, assessment, distribution } = answer;
  const { ruleset, procedure } = calculation;
  const facets = procedure.facets(assessment.roll);
  return {
    id: made.id,
    time: made.time,
    ruleset: ruleset.id,
    procedure: procedure.id,
    sentence: sentence(answer),
    link: linkOf(calculation),
    ...(made.seed !== undefined && { seed: made.seed }),
    throws: throws.map(({ die, ask: { who, why, counted }, faces, passed }) => ({
      die,
      who,
      why,
      ...(counted !== undefined && { counted }),
      faces: [...faces],
      ...(passed !== undefined && { passed }),
    })),
    result: lineText(briefFacet(facets), outcome),
    told: tell(answer, outcome).map(({ who, text, may = false }) => ({ who, text, may })),
    percentile: distribution === undefined ? null : (percentileOf(facets[0]!, distribution, outcome) ?? null),
  };
}
