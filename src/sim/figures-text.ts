import { type Lang, t, type Text } from '../kernel/text.ts';
import type { PlayedTask } from './batch.ts';
import type { ParReport } from './report.ts';
import type { Estimate } from './statistics.ts';

/** Writes no minus sign before a number that rounds to zero. */
const roundedText = (value: number, digits: number): string => value.toFixed(digits).replace(/^-(?=[0.]+$)/, '');

export const decimals = (value: number, digits: number, lang: Lang): string => {
  if (!Number.isFinite(value)) return '?';
  const said = roundedText(value, digits);
  return lang === 'fr' ? said.replace('.', ',') : said;
};

export const percentage = (value: number, lang: Lang): string =>
  `${decimals(100 * value, 1, lang)}${lang === 'fr' ? ' %' : '%'}`;

export const intervalText = (lang: Lang, low: string, high: string): string =>
  lang === 'fr' ? `${low} à ${high}` : `${low} to ${high}`;

export const shareText = ({ value, low, high }: Estimate, lang: Lang): string =>
  `${percentage(value, lang)} (${intervalText(lang, percentage(low, lang), percentage(high, lang))})`;

export const meanText = ({ value, low, high }: Estimate, lang: Lang): string =>
  `${decimals(value, 1, lang)} (${intervalText(lang, decimals(low, 1, lang), decimals(high, 1, lang))})`;

/** How sides did against par, in a line: `better than par: Macedon 41.0% (…), 12 of them decisively; …`. */
export function parText({ better, decisive, atPar }: ParReport, sides: readonly Text[]): Text {
  const of = (lang: Lang, decisively: (times: number) => string): string =>
    better.map((share, i) => `${sides[i]![lang]} ${shareText(share, lang)}, ${decisively(decisive[i]!)}`).join('; ');
  return t(
    `mieux que le résultat attendu : ${of('fr', (times) => `nettement ${times} fois`).replaceAll('; ', ' ; ')} ; résultat attendu ${atPar} fois`,
    `better than par: ${of('en', (times) => `decisively ${times} ${times === 1 ? 'time' : 'times'}`)}; at par ${atPar} ${atPar === 1 ? 'time' : 'times'}`,
  );
}

const HEADINGS = {
  fr: ['variante', 'bataille', 'vainqueur', 'tours', 'ordres', 'pertes1', 'pertes2', 'chance', 'niveau', 'fin'],
  en: ['variant', 'battle', 'winner', 'turns', 'commands', 'lost1', 'lost2', 'luck', 'level', 'end'],
} as const satisfies Record<Lang, readonly string[]>;

/** A battle a line under a head, for a spreadsheet. */
export const battleRows = (
  done: readonly PlayedTask[],
  labels: readonly Text[],
  lang: Lang,
): readonly (readonly string[])[] => [
  HEADINGS[lang],
  ...done.map(({ variant, battle, fought: { winner, turns, commands, lost, luck, level, why } }) => [
    labels[variant]![lang],
    String(battle + 1),
    winner < 0 ? '' : String(winner + 1),
    String(turns),
    String(commands),
    String(lost[0]),
    String(lost[1]),
    roundedText(luck, 3),
    level === undefined ? '' : String(level),
    why[lang],
  ]),
];
