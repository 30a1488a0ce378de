import { t, type Text } from '../kernel/text.ts';
import { decimal, percent } from './number.ts';
import { type FacetShares, type Share } from './shares.ts';
import { expectedWorth } from './worth.ts';

/** One number by which two situations compare, whatever the classes of their results are called. */
export interface Measure {
  readonly kind: 'chance' | 'mean';
  /** Names what the number counts or how likely it is. */
  readonly text: Text;
  of(shares: FacetShares): number;
}

const SUCCESS = t('le camp qui agit y gagne', 'the acting side gains');

/**
 * The mean of numbers; else the chance that the side that acts gains by it. Where that is certain, or out of reach, or
 * where nobody gains, the line is drawn through the results instead, as near to the middle as they allow.
 */
export function measureOf(base: FacetShares): Measure {
  const { facet, shares, mean } = base;
  if (mean !== undefined) return { kind: 'mean', text: facet.text, of: (given) => given.mean ?? expectedWorth(given) };
  const worths = [...new Set(shares.map(({ worth }) => worth))].sort((a, b) => a - b);
  if (worths.length === 1 && shares.length > 1) return ofClass(shares[0]!);
  const atLeast =
    (least: number): Measure['of'] =>
    (given) =>
      chanceOf(given.shares, ({ worth }) => worth >= least);
  const success: Measure = {
    kind: 'chance',
    text: facet.success ?? SUCCESS,
    of: ({ shares: given }) => chanceOf(given, gains),
  };
  const before = success.of(base);
  if ((before > 0 && before < 1) || worths.length === 1) return success;
  const offMiddle = (least: number): number => Math.abs(atLeast(least)(base) - 0.5);
  const least = worths.slice(1).reduce((kept, worth) => (offMiddle(worth) < offMiddle(kept) ? worth : kept));
  const { text } = shares.find(({ worth }) => worth === least)!;
  const better = least < worths.at(-1)!;
  return {
    kind: 'chance',
    text: better ? t(`${text.fr}, ou mieux`, `${text.en}, or better`) : text,
    of: atLeast(least),
  };
}

const gains = ({ worth }: Share): boolean => worth > 0;

const ofClass = ({ id, text }: Share): Measure => ({
  kind: 'chance',
  text,
  of: ({ shares }) => chanceOf(shares, (share) => share.id === id),
});

const chanceOf = (shares: readonly Share[], counts: (share: Share) => boolean): number =>
  shares.every(counts) ? 1 : shares.reduce((sum, share) => (counts(share) ? sum + share.chance : sum), 0);

/** `60 %`, `2,5`. */
export const measureText = ({ kind }: Measure, value: number): Text =>
  kind === 'chance' ? percent(value) : t(decimal(value, 'fr'), decimal(value, 'en'));

/** `+16`, `−0,5`: in points of a percentage, or in what is counted. */
export function differenceText({ kind }: Measure, from: number, to: number): Text {
  const points = kind === 'chance' ? Math.round((to - from) * 1000) / 10 : to - from;
  const sign = points < 0 ? '−' : '+';
  return t(`${sign}${decimal(Math.abs(points), 'fr')}`, `${sign}${decimal(Math.abs(points), 'en')}`);
}
