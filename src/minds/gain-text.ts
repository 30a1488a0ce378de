import { t, type Text } from '../kernel/text.ts';
import type { Explanation } from './explanation.ts';

/** A gain with its sign: `+1.2`, `−0.4`. */
const signed = (value: number, digits: number): Text => {
  const en = `${value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
  return t(en.replace('.', ','), en);
};

const withUnit = (number: Text, unit: Text): Text => t(`${number.fr}\u202f${unit.fr}`, `${number.en} ${unit.en}`);

/** As many digits as it takes to tell the best from the second. */
function digitsFor({ considered: [best, second] }: Pick<Explanation<unknown>, 'considered'>): number {
  if (best === undefined || second === undefined) return 1;
  const isAlike = (digits: number): boolean => best.gain.toFixed(digits) === second.gain.toFixed(digits);
  return isAlike(1) && !isAlike(2) ? 2 : 1;
}

/** How an explanation writes its numbers: the same on the table, in the panel and in a terminal. */
export function gainsOf(why: Pick<Explanation<unknown>, 'considered' | 'unit'>) {
  const digits = digitsFor(why);
  const rounded = (value: number): number => Number(value.toFixed(digits));
  return {
    /** `+1.2 SP` */
    gain: (value: number): Text => withUnit(signed(value, digits), why.unit),
    /** How much less one gains than another, as their printed gains say. */
    less: (value: number, than: number): Text => {
      const gap = rounded(rounded(than) - rounded(value));
      if (gap === 0) return t('tout autant', 'just as much');
      const { fr, en } = signed(Math.abs(gap), digits);
      return gap > 0
        ? t(`${fr.slice(1)} de moins`, `${en.slice(1)} less`)
        : t(`${fr.slice(1)} de plus`, `${en.slice(1)} more`);
    },
    /** An item, or one counter in it, without the unit. */
    part: (value: number): Text => signed(value, digits),
  };
}
