import type { Chance } from '../../kernel/seed.ts';
import { t, type Text } from '../../kernel/text.ts';

/** A kind of unit that an army may buy. */
export interface Recruit<U> {
  readonly unit: U;
  /** In points. */
  readonly price: number;
  /** How often it is taken beside the others. */
  readonly weight: number;
  /** How many of ten units may be of this kind. */
  readonly mostOfTen?: number;
}

/** One of a list, each as likely as its weight says. */
export function drawn<T extends { readonly weight: number }>(chance: Chance, choices: readonly T[]): T {
  const all = choices.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance(1, all);
  return choices.find(({ weight }) => (left -= weight) <= 0)!;
}

/** No army is much smaller than what was asked for, but where its list runs out of the cheap. */
const FEWEST = 0.8;

/** Units for so many points, until no kind that the army may still have can be paid; in the order of the list. */
export function recruit<U>(
  chance: Chance,
  points: number,
  size: number,
  recruits: readonly Recruit<U>[],
): Recruit<U>[] {
  const army: Recruit<U>[] = [];
  const mayHave = (recruit: Recruit<U>): boolean =>
    recruit.mostOfTen === undefined ||
    army.filter((one) => one === recruit).length < Math.ceil((recruit.mostOfTen * size) / 10);
  const cheapest = Math.min(...recruits.map(({ price }) => price));
  const payable = (points: number): Recruit<U>[] => recruits.filter((one) => one.price <= points && mayHave(one));
  for (let left = points; ;) {
    const toCome = Math.max(0, Math.ceil(size * FEWEST) - army.length - 1);
    const sparing = payable(left - toCome * cheapest);
    const affordable = sparing.length > 0 ? sparing : payable(left);
    if (affordable.length === 0) return army.toSorted((a, b) => recruits.indexOf(a) - recruits.indexOf(b));
    const recruit = drawn(chance, affordable);
    army.push(recruit);
    left -= recruit.price;
  }
}

/** In the same order, in so many parts of nearly one length. */
export const inEvenParts = <T>(all: readonly T[], parts: number): T[][] =>
  Array.from({ length: parts }, (_, i) =>
    all.slice(Math.round((i * all.length) / parts), Math.round(((i + 1) * all.length) / parts)),
  );

/** Names that several have get a number: `Phalanx 1`, `Phalanx 2`. */
export function numbered(names: readonly Text[]): Text[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    if (names.filter(({ en }) => en === name.en).length === 1) return name;
    const number = (met.get(name.en) ?? 0) + 1;
    met.set(name.en, number);
    return t(`${name.fr} ${number}`, `${name.en} ${number}`);
  });
}
