import type { Facet } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';
import type { Resolution } from '../../kernel/throwing.ts';
import type { Resolvable } from '../../present/calculation.ts';
import { linkOf } from '../../present/link.ts';
import { sentence } from '../../present/sentence.ts';
import type { Entry } from './history.ts';
import { percentileOf } from './luck.ts';

/** What a facet says of one outcome. */
export function classText(facet: Facet<unknown>, outcome: unknown): Text {
  const id = facet.of(outcome);
  return 'classes' in facet ? facet.classes.find((known) => known.id === id)!.text : facet.counted(Number(id));
}

/** A resolved combat as the history keeps it. */
export function entryOf(
  answer: Resolvable,
  { outcome, throws }: Resolution<unknown>,
  made: { readonly id: string; readonly time: string; readonly seed: string | undefined },
): Entry {
  const { calculation, assessment, distribution } = answer;
  const { ruleset, procedure } = calculation;
  const facet = procedure.facets(assessment.roll)[0]!;
  return {
    id: made.id,
    time: made.time,
    ruleset: ruleset.id,
    procedure: procedure.id,
    sentence: sentence(answer),
    link: linkOf(calculation),
    ...(made.seed !== undefined && { seed: made.seed }),
    throws: throws.map(({ die, ask: { who, why }, faces, passed }) => ({
      die,
      who,
      why,
      faces: [...faces],
      ...(passed !== undefined && { passed }),
    })),
    result: classText(facet, outcome),
    told: procedure.tell(assessment.roll, outcome).map(({ who, text, may = false }) => ({ who, text, may })),
    percentile: distribution === undefined ? null : (percentileOf(facet, distribution, outcome) ?? null),
  };
}
