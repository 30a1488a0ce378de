import { decimal, fraction, percent, ratio } from '../../calculate/number.ts';
import { atLeast, type FacetShares, type Share } from '../../calculate/shares.ts';
import { marginOf } from '../../calculate/simulation.ts';
import type { Lang, Text } from '../../kernel/text.ts';
import { align, bar } from './grid.ts';
import { OUTPUT_WORDS } from './output-words.ts';

/** How words are said in the reader's language. */
export interface Speaker {
  readonly lang: Lang;
  say(text: Text): string;
  colon(): string;
}

/** The shares of a facet as bars; of a simulation, which has no exact ones, with their margins. */
export function bars({ facet, shares, mean }: FacetShares, speaker: Speaker, runs?: number): string {
  const title = speaker.say(facet.text);
  if (shares.length === 1) return `${title}${speaker.colon()} ${speaker.say(shares[0]!.text)}`;
  const rows = mean === undefined ? classRows(shares, speaker, runs) : numberRows(shares, speaker);
  const head = mean === undefined ? '' : `, ${speaker.say(OUTPUT_WORDS.mean)} ${decimal(mean, speaker.lang)}`;
  return `${title}${head}\n${align(rows, { indent: '  ', right: [1, 2] })}`;
}

const classRows = (shares: readonly Share[], speaker: Speaker, runs: number | undefined): string[][] =>
  shares.map((share) => [
    speaker.say(share.text),
    speaker.say(share.percent),
    runs === undefined ? shortFraction(share) : `± ${speaker.say(percent(marginOf(share.chance, runs)))}`,
    bar(share.chance, 30),
  ]);

/** Below this chance a number at the end of a list is folded with its like. */
const HARDLY = 0.0005;

/** Numbers so unlikely that together they hardly count stand on one line at either end. */
function numberRows(shares: readonly Share[], speaker: Speaker): string[][] {
  const likely = shares.map(({ chance }) => chance >= HARDLY);
  const [first, last] = [likely.indexOf(true), likely.lastIndexOf(true)];
  const reaching = atLeast(shares);
  const rows = shares
    .slice(first, last + 1)
    .map((share, i) => [
      speaker.say(share.text),
      speaker.say(share.percent),
      `${speaker.say(OUTPUT_WORDS.atLeast)} ${speaker.say(percent(ratio(reaching[first + i]!, share.total)))}`,
      bar(share.chance, 30),
    ]);
  const tail = (folded: readonly Share[]): string[][] => {
    if (folded.length === 0) return [];
    const texts = [folded[0]!, folded.at(-1)!].map(({ text }) => speaker.say(text));
    const chance = folded.reduce((sum, share) => sum + share.chance, 0);
    return [[folded.length === 1 ? texts[0]! : texts.join(' … '), speaker.say(percent(chance)), '', '']];
  };
  return [...tail(shares.slice(0, first)), ...rows, ...tail(shares.slice(last + 1))];
}

/** Exact fractions of large pools have hundreds of digits: the JSON has them, a terminal does not. */
const shortFraction = ({ weight, total }: Share): string => {
  const exact = fraction(weight, total);
  return exact.length > 15 ? '' : exact;
};
