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

/** The ids of a ruling’s options, ours first; empty where it has none. */
export const optionIds = (ruling: Ruling): readonly string[] => Object.keys(ruling.options ?? {});

/** The options of a ruling, ours first: all that rules need of it. Its words are in the register. */
export interface RulingChoice<O extends string = string, Id extends string = string> {
  readonly id: Id;
  readonly options: readonly [O, ...O[]];
  /** The option that came first in links that do not name one, so that old links keep their result. */
  readonly formerly?: O;
}

export const rulingChoice = <const Id extends string, const O extends string>(
  id: Id,
  ...options: readonly [O, ...O[]]
): RulingChoice<O, Id> => ({ id, options });

/** The choices of a ruleset: the module that exports each by the name that rules use. */
export type RulingChoices = Readonly<Record<string, RulingChoice>>;

type OfferId<F extends RulingChoices> = F[keyof F]['id'];
type OptionOf<F extends RulingChoices, Id> = Extract<F[keyof F], { readonly id: Id }>['options'][number];
type Entry = Omit<Ruling, 'id'>;

/** The register words exactly the options of the choice; a ruling without a choice has none. */
type Worded<F extends RulingChoices, Id, E extends Entry> =
  Id extends OfferId<F>
    ? {
        readonly options: Readonly<Record<OptionOf<F, Id>, Text>> &
          Readonly<Record<Exclude<keyof E['options'], OptionOf<F, Id>>, never>>;
      }
    : { readonly options?: never };

/** Every choice has its entry in the register. */
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

/** Makes the register; the compiler asks for every choice and for the words of exactly its options. */
export const register = <F extends RulingChoices, const E extends Readonly<Record<string, Entry>>>(
  _offers: F,
  entries: E & Entries<F, E>,
): readonly Ruling[] => byNumber(Object.entries<Entry>(entries).map(([id, entry]) => ({ id, ...entry })));

/** The options that a player chose, by id of ruling; ours hold for rulings that are not named. */
export type Options = Readonly<Record<string, string>>;

export const OUR_OPTIONS: Options = {};

export const chosenOption = <O extends string>(options: Options, offer: RulingChoice<O>): O =>
  (options[offer.id] as O | undefined) ?? offer.options[0];

/** Remembers what `read` makes of each set of options. */
export function perOptions<R>(read: (options: Options) => R): (options: Options) => R {
  const known = new WeakMap<Options, R>();
  /** Most callers ask again for the same options, so the last result is kept beside the map. */
  let last: { readonly options: Options; readonly found: R } | undefined;
  return (options) => {
    if (last?.options === options) return last.found;
    let found = known.get(options);
    if (found === undefined) known.set(options, (found = read(options)));
    last = { options, found };
    return found;
  };
}
