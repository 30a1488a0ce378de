import { equalJson, hashJson } from './json-hash.ts';

/** The largest memory of a rule: some tens of megabytes for outcomes of large pools. */
const MOST_ENTRIES = 100_000;

interface Remembered<V> {
  readonly input: unknown;
  readonly value: V;
  /** Another input with the same hash. */
  readonly next: Remembered<V> | undefined;
}

/** What was found for an input, by the key its rule makes of it or else by the input itself, which must not change. */
export class Memory<I, V> {
  readonly #key: ((input: I) => string | number) | undefined;
  readonly #found = new Map<string | number, Remembered<V>>();
  #entries = 0;

  constructor(key: ((input: I) => string | number) | undefined) {
    this.#key = key;
  }

  get(input: I): V | undefined {
    if (this.#key !== undefined) return this.#found.get(this.#key(input))?.value;
    for (let known = this.#found.get(hashJson(input, 17)); known !== undefined; known = known.next)
      if (equalJson(known.input, input)) return known.value;
    return undefined;
  }

  /** `entries`: how much room the value takes. */
  set(input: I, value: V, entries: number): void {
    if (this.#entries > MOST_ENTRIES) {
      this.#found.clear();
      this.#entries = 0;
    }
    if (this.#key !== undefined) this.#found.set(this.#key(input), { input: undefined, value, next: undefined });
    else {
      const place = hashJson(input, 17);
      this.#found.set(place, { input, value, next: this.#found.get(place) });
    }
    this.#entries += entries;
  }
}
