import type { Resolvable } from '../calculate/calculation.ts';
import { leversOf } from '../calculate/levers.ts';
import { measureOf } from '../calculate/measure.ts';
import { gistOf, sharesIn } from '../calculate/shares.ts';
import { commonJson, facetJson } from './json.ts';
import { linkOf } from './link.ts';
import type { Json } from './shapes.ts';

/** What would change an answer whose chances can be counted. */
export function leversJson(answer: Resolvable): Json<'Levers'> {
  const current = sharesIn(answer, gistOf(answer))!;
  const { kind, text: measure } = measureOf(current);
  return {
    ...commonJson(answer),
    facet: facetJson(current),
    measure: { kind, text: measure },
    levers: leversOf(answer).map(({ key, text, side, said, from, to, effect, success, gain, calculation, shares }) => ({
      key,
      text,
      side,
      said,
      from,
      to,
      effect,
      success,
      gain,
      link: linkOf(calculation),
      facet: facetJson(shares),
    })),
  };
}
