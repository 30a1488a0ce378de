import { firstHash, type HashPair, secondHash } from '../../kernel/rolling-hash.ts';

/*
 * The hash of a state is a sum of parts: one for each word of a counter, by its place, so that a change takes the old part
 * off and adds the new one; and one for the few other fields, which are hashed anew with every command that changes them.
 */

/** Where the places of units and of leaders begin. */
export const UNITS_FROM = 0;
export const LEADERS_FROM = 1000;

/** What a ruleset says of the hash of its states. Journals hold hashes: these functions never change what they give. */
export interface HashedParts<S extends Hashed> {
  /** Every list of words that is summed, with the first of its places. */
  words(state: Omit<S, 'hash'>): readonly (readonly [from: number, words: readonly number[]])[];
  /** Of all other fields. */
  rest(state: Omit<S, 'hash'>): HashPair;
  /** Whether both plainly have the same other fields: after most moves they have. */
  hasSameRest(one: S, other: S): boolean;
  /** A state of these parts, its fields always in one order: they are read everywhere, and engines read one shape fastest. */
  withHash(parts: Omit<S, 'hash'>, hash: HashPair): S;
}

export interface Hashed {
  readonly hash: HashPair;
}

interface KnownRest {
  readonly state: object | undefined;
  readonly rest: HashPair;
}
const NOTHING_KNOWN: KnownRest = { state: undefined, rest: [0, 0] };

export const sumOf = (one: HashPair, other: HashPair): HashPair => [(one[0] + other[0]) | 0, (one[1] + other[1]) | 0];
export const differenceOf = (one: HashPair, other: HashPair): HashPair => [
  (one[0] - other[0]) | 0,
  (one[1] - other[1]) | 0,
];

export class StateHash<S extends Hashed> {
  readonly parts: HashedParts<S>;
  /** Of the state made last and of the one that was last gone on from: most commands begin there. */
  #made = NOTHING_KNOWN;
  #begun = NOTHING_KNOWN;

  constructor(parts: HashedParts<S>) {
    this.parts = parts;
  }

  /** Hashed from the beginning: what tests compare the rolled one with. */
  anew(state: Omit<S, 'hash'>): HashPair {
    let [first, second] = this.parts.rest(state);
    for (const [from, words] of this.parts.words(state))
      for (let i = 0; i < words.length; i++) {
        first = (first + firstHash(from + i, words[i]!)) | 0;
        second = (second + secondHash(from + i, words[i]!)) | 0;
      }
    return [first, second];
  }

  /** Whether a state has the hash of its own parts. */
  isRight(state: S): boolean {
    const [first, second] = this.anew(state);
    return first === state.hash[0] && second === state.hash[1];
  }

  /** A state whose hash was not rolled from another: the first of a battle. */
  withHash(parts: Omit<S, 'hash'>): S {
    return this.parts.withHash(parts, this.anew(parts));
  }

  /** A state with some other fields changed, its counters as they are. */
  withRest(state: S, changes: Partial<S>): S {
    const changed = { ...state, ...changes };
    const counters = differenceOf(state.hash, this.restOf(state));
    return this.parts.withHash(changed, sumOf(counters, this.parts.rest(changed)));
  }

  /** Of all but the counters of a state that is gone on from: many commands may be tried from one. */
  restOf(state: S): HashPair {
    if (this.#begun.state !== state)
      this.#begun = this.#made.state === state ? this.#made : { state, rest: this.parts.rest(state) };
    return this.#begun.rest;
  }

  /** Of all but the counters of a state that was made from another. */
  restAfter(from: S, made: S): HashPair {
    const rest = this.parts.hasSameRest(made, from) ? this.restOf(from) : this.parts.rest(made);
    this.#made = { state: made, rest };
    return rest;
  }
}
