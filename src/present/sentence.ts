import { join, signed, t, type Text } from '../kernel/text.ts';
import { type Answer, isResolvable } from '../calculate/calculation.ts';
import { decimal } from '../calculate/number.ts';
import { bestFirst, briefFacet, type Share, sharesIn } from '../calculate/shares.ts';

/** One line to paste in a forum: who does what to whom, the total, the chances. */
export function sentence(answer: Answer): Text {
  const { procedure, situation } = answer.calculation;
  const headline = procedure.headline(situation);
  if (!isResolvable(answer)) {
    const { refused } = answer.refusal;
    return t(whole(`${headline.fr} : impossible, ${refused.fr}`), whole(`${headline.en}: not allowed, ${refused.en}`));
  }
  const { assessment } = answer;
  const total = assessment.tallies.length === 1 ? ` (${signed(assessment.tallies[0]!.total)})` : '';
  const facet = briefFacet(procedure.facets(assessment));
  const counted = sharesIn(answer, facet);
  if (counted === undefined) return t(whole(`${headline.fr}${total}`), whole(`${headline.en}${total}`));
  const { shares, mean } = counted;
  if (mean !== undefined && shares.length > 1)
    return t(
      whole(`${headline.fr}${total} : ${facet.text.fr.toLowerCase()}, ${decimal(mean, 'fr')} en moyenne`),
      whole(`${headline.en}${total}: ${facet.text.en.toLowerCase()}, ${decimal(mean, 'en')} on average`),
    );
  const chances = listed(shares);
  return t(whole(`${headline.fr}${total} : ${chances.fr}`), whole(`${headline.en}${total}: ${chances.en}`));
}

/** Shares are remembered with their distribution; so are they in words. */
const inWords = new WeakMap<readonly Share[], Text>();

function listed(shares: readonly Share[]): Text {
  let text = inWords.get(shares);
  if (text === undefined) {
    const each = bestFirst(shares).map(({ text, percent, chance }) =>
      chance === 1 ? text : join([text, percent], ' '),
    );
    inWords.set(shares, (text = join(each, ', ')));
  }
  return text;
}

/** A capital at the start, one full stop at the end. */
const whole = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
