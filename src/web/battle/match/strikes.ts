import type { Ids, Strike } from '../../../space/table.ts';
import { sameIds } from './selection.ts';

type Strikes<C, P> = readonly Strike<C, P>[];
type IsSame<P> = (one: P, other: P) => boolean;

/** Who strikes, and where; which of several ways. */
interface Aimed<P> {
  readonly who: Ids;
  readonly at: readonly P[];
  readonly way: number;
}

const includesAll = <P>(isSame: IsSame<P>, all: readonly P[], some: readonly P[]): boolean =>
  some.every((place) => all.some((one) => isSame(one, place)));

const samePlaces = <P>(isSame: IsSame<P>, one: readonly P[], other: readonly P[]): boolean =>
  one.length === other.length && includesAll(isSame, one, other);

const fewest = <C, P>(strikes: Strikes<C, P>): Strike<C, P> | undefined =>
  strikes.toSorted((a, b) => a.who.length - b.who.length)[0];

/** Places that may be struck, each once. */
export const targetsIn = <C, P>(strikes: Strikes<C, P>, isSame: IsSame<P>): readonly P[] =>
  strikes.flatMap(({ at }) => at).filter((place, i, all) => all.findIndex((one) => isSame(one, place)) === i);

/** The strike at a place by the fewest: others join when they are asked to. */
export const strikeAt = <C, P>(strikes: Strikes<C, P>, isSame: IsSame<P>, place: P): Strike<C, P> | undefined =>
  fewest(strikes.filter(({ at }) => at.length === 1 && isSame(at[0]!, place)));

/** The strikes by these at those, by each of their ways. */
export const waysOf = <C, P>(
  strikes: Strikes<C, P>,
  isSame: IsSame<P>,
  { who, at }: Pick<Aimed<P>, 'who' | 'at'>,
): Strikes<C, P> => strikes.filter((strike) => sameIds(strike.who, who) && samePlaces(isSame, strike.at, at));

/** The very strike that is meant. */
export function strikeOf<C, P>(strikes: Strikes<C, P>, isSame: IsSame<P>, aimed: Aimed<P>): Strike<C, P> | undefined {
  const ways = waysOf(strikes, isSame, aimed);
  return ways[aimed.way] ?? ways[0];
}

const strikesAt = <C, P>(strikes: Strikes<C, P>, isSame: IsSame<P>, places: readonly P[]): Strikes<C, P> =>
  strikes.filter(({ at }) => samePlaces(isSame, at, places));

/** Who may strike at the same places, beside those who already do. */
export const joiners = <C, P>(strikes: Strikes<C, P>, isSame: IsSame<P>, at: readonly P[]): Ids => [
  ...new Set(strikesAt(strikes, isSame, at).flatMap(({ who }) => who)),
];

/** The strike with a counter that joins, or without one that did: undefined where the rules know none. */
export function joined<C, P>(
  strikes: Strikes<C, P>,
  isSame: IsSame<P>,
  { who, at }: Pick<Aimed<P>, 'who' | 'at'>,
  id: string,
): Strike<C, P> | undefined {
  const here = strikesAt(strikes, isSame, at);
  if (!who.includes(id)) return fewest(here.filter((strike) => [...who, id].every((one) => strike.who.includes(one))));
  const without = here.filter((strike) => !strike.who.includes(id) && strike.who.every((one) => who.includes(one)));
  return without.toSorted((a, b) => b.who.length - a.who.length)[0];
}

/** Other sets of targets that include these, or are among them: for each the same strikers, or the fewest that can. */
export function otherTargets<C, P>(
  strikes: Strikes<C, P>,
  isSame: IsSame<P>,
  { who, at }: Pick<Aimed<P>, 'who' | 'at'>,
): Strikes<C, P> {
  const found: Strike<C, P>[] = [];
  const rank = (strike: Strike<C, P>): number => (sameIds(strike.who, who) ? 0 : strike.who.length);
  for (const strike of strikes) {
    if (samePlaces(isSame, strike.at, at)) continue;
    if (!includesAll(isSame, strike.at, at) && !includesAll(isSame, at, strike.at)) continue;
    const known = found.findIndex((one) => samePlaces(isSame, one.at, strike.at));
    if (known < 0) found.push(strike);
    else if (rank(strike) < rank(found[known]!)) found[known] = strike;
  }
  return found;
}
