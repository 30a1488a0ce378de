import { join, signed, t, type Text } from '../kernel/text.ts';
import { type Answer, isResolvable } from '../calculate/calculation.ts';
import { decimal } from '../calculate/number.ts';
import { bestFirst, type FacetShares, gistOf, sharesIn } from '../calculate/shares.ts';

/** One line to paste in a forum: who does what to whom, the total, the chances. */
export function sentence(answer: Answer): Text {
  const { procedure, situation } = answer.calculation;
  const { fr, en } = procedure.headline(situation);
  if (!isResolvable(answer)) {
    const { refused } = answer.refusal;
    return t(`${fr} : impossible, ${stopped(refused.fr)}`, `${en}: not allowed, ${stopped(refused.en)}`);
  }
  const { assessment } = answer;
  const total = assessment.tallies.length === 1 ? ` (${signed(assessment.tallies[0]!.total)})` : '';
  const counted = sharesIn(answer, gistOf(answer));
  if (counted === undefined) return t(`${fr}${total}.`, `${en}${total}.`);
  const chances = listed(counted);
  return t(`${fr}${total} : ${chances.fr}`, `${en}${total}: ${chances.en}`);
}

/** Shares are remembered with their distribution; so are they in words. */
const inWords = new WeakMap<FacetShares, Text>();

function listed(counted: FacetShares): Text {
  let text = inWords.get(counted);
  if (text === undefined) {
    const { fr, en } = inOneLine(counted);
    inWords.set(counted, (text = t(stopped(fr), stopped(en))));
  }
  return text;
}

function inOneLine({ facet, shares, mean }: FacetShares): Text {
  if (mean !== undefined && shares.length > 1)
    return t(
      `${facet.text.fr.toLowerCase()}, ${decimal(mean, 'fr')} en moyenne`,
      `${facet.text.en.toLowerCase()}, ${decimal(mean, 'en')} on average`,
    );
  const each = bestFirst(shares).map(({ text, percent, chance }) => (chance === 1 ? text : join([text, percent], ' ')));
  return join(each, ', ');
}

const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
