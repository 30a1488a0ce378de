import { gcd } from '../kernel/binomial.ts';
import { type Lang, t, type Text } from '../kernel/text.ts';

/** `weight / total` as a reduced fraction: `3/10`, `0`, `1`. */
export function fraction(weight: bigint, total: bigint): string {
  const divisor = gcd(weight, total);
  const den = total / divisor;
  return den === 1n ? String(weight / divisor) : `${weight / divisor}/${den}`;
}

const MOST_BITS = 1000;

/** `weight / total` as a double, for integers of any size. */
export function ratio(weight: bigint, total: bigint): number {
  const excess = total.toString(16).length * 4 - MOST_BITS;
  if (excess <= 0) return Number(weight) / Number(total);
  return Number(weight >> BigInt(excess)) / Number(total >> BigInt(excess));
}

const NARROW_SPACE = '\u202f';

/** `37,5 %` and `37.5%`; a chance that is not nil never reads 0, one that is not sure never reads 100. */
export function percent(chance: number): Text {
  const points = chance * 100;
  if (chance > 0 && points < 0.1) return t(`<${NARROW_SPACE}0,1${NARROW_SPACE}%`, '<0.1%');
  if (chance < 1 && points > 99.9) return t(`>${NARROW_SPACE}99,9${NARROW_SPACE}%`, '>99.9%');
  const digits = String(Math.round(points * 10) / 10);
  return t(`${digits.replace('.', ',')}${NARROW_SPACE}%`, `${digits}%`);
}

export const decimal = (value: number, lang: Lang): string => {
  const digits = String(Math.round(value * 100) / 100);
  return lang === 'fr' ? digits.replace('.', ',') : digits;
};
