import type { Resolvable } from '../calculate/calculation.ts';
import { leversOf } from '../calculate/levers.ts';
import { gistOf, sharesIn } from '../calculate/shares.ts';
import { commonJson, facetJson } from './json.ts';
import { linkOf } from './link.ts';
import type { Json } from './shapes.ts';

/** What would change an answer whose chances can be counted. */
export const leversJson = (answer: Resolvable): Json<'Levers'> => ({
  ...commonJson(answer),
  facet: facetJson(sharesIn(answer, gistOf(answer))!),
  levers: leversOf(answer).map(({ text, effect, success, gain, calculation, shares }) => ({
    text,
    effect,
    success,
    gain,
    link: linkOf(calculation),
    facet: facetJson(shares),
  })),
});
