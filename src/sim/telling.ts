import type { Lang, Text } from '../kernel/text.ts';
import type { Done } from './batch.ts';
import type { Estimate } from './statistics.ts';

export const decimals = (value: number, digits: number, lang: Lang): string => {
  if (!Number.isFinite(value)) return '?';
  const said = value.toFixed(digits);
  return lang === 'fr' ? said.replace('.', ',') : said;
};

export const percentage = (value: number, lang: Lang): string =>
  `${decimals(100 * value, 1, lang)}${lang === 'fr' ? ' %' : '%'}`;

export const between = (lang: Lang, low: string, high: string): string =>
  lang === 'fr' ? `${low} à ${high}` : `${low} to ${high}`;

export const shareText = ({ value, low, high }: Estimate, lang: Lang): string =>
  `${percentage(value, lang)} (${between(lang, percentage(low, lang), percentage(high, lang))})`;

export const meanText = ({ value, low, high }: Estimate, lang: Lang): string =>
  `${decimals(value, 1, lang)} (${between(lang, decimals(low, 1, lang), decimals(high, 1, lang))})`;

/** A battle a line under a head, for a spreadsheet. */
export const battleRows = (done: readonly Done[], labels: readonly Text[]): readonly (readonly string[])[] => [
  ['variant', 'battle', 'winner', 'turns', 'commands', 'lost1', 'lost2', 'luck', 'end'],
  ...done.map(({ variant, battle, fought: { winner, turns, commands, lost, luck, why } }) => [
    labels[variant]!.en,
    String(battle + 1),
    winner < 0 ? '' : String(winner + 1),
    String(turns),
    String(commands),
    String(lost[0]),
    String(lost[1]),
    luck.toFixed(3),
    why.en,
  ]),
];
