import { type Lang, t, type Text } from '../../kernel/text.ts';

/** A number with its noun: French takes the singular below two, English for one alone. */
export const amount = (n: number, one: Text, many: Text): Text =>
  t(`${n} ${n < 2 ? one.fr : many.fr}`, `${n} ${n === 1 ? one.en : many.en}`);

/** How many of a pool came through: passes, or whatever else the rule counts (`ratées`, `failed`). */
export function passedText(passed: number, counted: Text | undefined): Text {
  if (counted === undefined) return amount(passed, t('réussite', 'passed'), t('réussites', 'passed'));
  return amount(passed, t(counted.fr.replace(/s$/, ''), counted.en), counted);
}

/** The visitor's own way to write dates in the language chosen here: `en-GB` rather than `en`. */
export const localeFor = (lang: Lang, own: readonly string[]): string =>
  own.find((locale) => locale.toLowerCase().split('-')[0] === lang) ?? lang;
