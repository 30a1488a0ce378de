/*
 * Hashes of states and scenarios in two lanes of 32 bits. Journals hold them: what comes out of a value never changes.
 */
export type HashPair = readonly [number, number];

export const scramble = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
};

/** Each lane has a seed and a multiplier of its own. */
const FIRST = { seed: 17, by: 0x9e3779b1 } as const;
const SECOND = { seed: 23, by: 0x85ebca6b } as const;

/** What a number in a place adds to each lane: places are summed, so that a change takes the old part off. */
export const firstHash = (place: number, word: number): number => scramble(Math.imul(place + 1, FIRST.by) ^ word);
export const secondHash = (place: number, word: number): number =>
  scramble((Math.imul(place + 1, SECOND.by) + word) | 0);

/** Mixes values into both lanes on one walk, one after the other. */
export class RollingHash {
  #first: number = FIRST.seed;
  #second: number = SECOND.seed;

  number(value: number): this {
    const first = this.#first;
    const second = this.#second;
    this.#first = Math.imul(first ^ value, FIRST.by) ^ (first >>> 13);
    this.#second = Math.imul(second ^ value, SECOND.by) ^ (second >>> 13);
    return this;
  }

  /** Any plain JSON; keys in the order in which they stand. */
  value(value: unknown): this {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') this.#string(value);
    else if (Array.isArray(value)) {
      this.number(value.length);
      for (let i = 0; i < value.length; i++) {
        const item: unknown = value[i];
        if (typeof item === 'number') this.number(item);
        else this.value(item);
      }
    } else if (typeof value === 'object' && value !== null) {
      this.number(3);
      for (const key in value) this.value(value[key as keyof typeof value]);
    } else this.number(value === true ? 1 : 2);
    return this;
  }

  #string(text: string): void {
    let first = this.#first;
    let second = this.#second;
    for (let i = -1; i < text.length; i++) {
      const value = i < 0 ? text.length : text.charCodeAt(i);
      first = Math.imul(first ^ value, FIRST.by) ^ (first >>> 13);
      second = Math.imul(second ^ value, SECOND.by) ^ (second >>> 13);
    }
    this.#first = first;
    this.#second = second;
  }

  get pair(): HashPair {
    return [scramble(this.#first), scramble(this.#second)];
  }
}

export const hashOf = (value: object): HashPair => new RollingHash().value(value).pair;

export const hashText = ([first, second]: HashPair): string =>
  [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
