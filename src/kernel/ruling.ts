import type { Text } from './text.ts';

/**
 * How an ambiguous or silent line of a chart is read, and why: an entry of a ruleset's register.
 * `printed`: the sheet decides; `family`: the published sister games do; `house`: our convention.
 */
export interface Ruling<O extends string = string> {
  readonly id: string;
  readonly question: Text;
  readonly answer: Text;
  readonly why: Text;
  readonly origin: 'printed' | 'family' | 'house';
  /** Where another answer would change odds: what may be chosen, ours first. */
  readonly options?: Readonly<Record<O, Text>>;
}

/** Ids of what may be chosen, ours first; empty where there is nothing to choose. */
export const optionIds = (ruling: Ruling): readonly string[] => Object.keys(ruling.options ?? {});

/** The options of a ruling, ours first: all that rules need of it. Its words are in the register. */
export interface RulingChoice<O extends string = string, Id extends string = string> {
  readonly id: Id;
  readonly options: readonly [O, ...O[]];
  /** The option that stood first when links did not name it yet: old ones still give what they gave. */
  readonly formerly?: O;
}

export const rulingChoice = <const Id extends string, const O extends string>(
  id: Id,
  ...options: readonly [O, ...O[]]
): RulingChoice<O, Id> => ({ id, options });

/** The offers of a ruleset: the module that exports each by the name rules use for it. */
export type RulingChoices = Readonly<Record<string, RulingChoice>>;

type OfferId<F extends RulingChoices> = F[keyof F]['id'];
type OptionOf<F extends RulingChoices, Id> = Extract<F[keyof F], { readonly id: Id }>['options'][number];
type Entry = Omit<Ruling, 'id'>;

/** Exactly the options of the offer are in words; a ruling without an offer has none. */
type Worded<F extends RulingChoices, Id, E extends Entry> =
  Id extends OfferId<F>
    ? {
        readonly options: Readonly<Record<OptionOf<F, Id>, Text>> &
          Readonly<Record<Exclude<keyof E['options'], OptionOf<F, Id>>, never>>;
      }
    : { readonly options?: never };

/** Every offer has its entry. */
type Entries<F extends RulingChoices, E extends Readonly<Record<string, Entry>>> = Readonly<
  Record<OfferId<F>, Entry>
> & {
  readonly [Id in keyof E]: Worded<F, Id, E[Id]>;
};

/** An id as it is spelled today: earlier releases wrote `D7` and `W7` for `D-7` and `W-7`. */
export const currentId = (id: string): string => id.replace(/^[A-Z](?=\d)/, '$&-');

/** The number in an id: 12 in `A-12`. */
const numberOf = (id: string): number => Number(id.replace(/^\D+/, ''));

export const byNumber = <R extends { readonly id: string }>(entries: readonly R[]): readonly R[] =>
  [...entries].sort((a, b) => numberOf(a.id) - numberOf(b.id));

/** A register in words; the compiler asks for every offer and for the words of every option, no more and no fewer. */
export const register = <F extends RulingChoices, const E extends Readonly<Record<string, Entry>>>(
  _offers: F,
  entries: E & Entries<F, E>,
): readonly Ruling[] => byNumber(Object.entries<Entry>(entries).map(([id, entry]) => ({ id, ...entry })));

/** The options a player chose, by id of ruling; those not named are ours. */
export type Options = Readonly<Record<string, string>>;

export const OUR_OPTIONS: Options = {};

export const chosenOption = <O extends string>(options: Options, offer: RulingChoice<O>): O =>
  (options[offer.id] as O | undefined) ?? offer.options[0];

/** What follows from the chosen options alone, worked out once for each set of them. */
export function perOptions<R>(read: (options: Options) => R): (options: Options) => R {
  const known = new WeakMap<Options, R>();
  /** Most ask for the same again and again: what was found last is not looked up. */
  let last: { readonly options: Options; readonly found: R } | undefined;
  return (options) => {
    if (last?.options === options) return last.found;
    let found = known.get(options);
    if (found === undefined) known.set(options, (found = read(options)));
    last = { options, found };
    return found;
  };
}
