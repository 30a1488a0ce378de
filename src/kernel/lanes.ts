/*
 * Hashes of states and scenarios in two lanes of 32 bits. Journals hold them: what comes out of a value never changes.
 */
export type Lanes = readonly [number, number];

export const scrambled = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
};

/** Each lane has a seed and a multiplier of its own. */
export const FIRST = { seed: 17, by: 0x9e3779b1 } as const;
export const SECOND = { seed: 23, by: 0x85ebca6b } as const;

/** What a number in a place adds to each lane: places are summed, so that a change takes the old part off. */
export const inFirst = (place: number, word: number): number => scrambled(Math.imul(place + 1, FIRST.by) ^ word);
export const inSecond = (place: number, word: number): number => scrambled(Math.imul(place + 1, SECOND.by) + word);

export const mixed = (lane: number, value: number, by: number): number => Math.imul(lane ^ value, by) ^ (lane >>> 13);

/** Any plain JSON; keys in the order in which they stand. */
export function mixedIn(lane: number, value: unknown, by: number): number {
  if (typeof value === 'number') return mixed(lane, value, by);
  if (typeof value === 'string') {
    let sum = mixed(lane, value.length, by);
    for (let i = 0; i < value.length; i++) sum = mixed(sum, value.charCodeAt(i), by);
    return sum;
  }
  if (Array.isArray(value)) {
    let sum = mixed(lane, value.length, by);
    for (const item of value) sum = mixedIn(sum, item, by);
    return sum;
  }
  if (typeof value === 'object' && value !== null) {
    let sum = mixed(lane, 3, by);
    for (const key in value) sum = mixedIn(sum, value[key as keyof typeof value], by);
    return sum;
  }
  return mixed(lane, value === true ? 1 : 2, by);
}

export const lanesOf = (value: object): Lanes => [
  scrambled(mixedIn(FIRST.seed, value, FIRST.by)),
  scrambled(mixedIn(SECOND.seed, value, SECOND.by)),
];

export const lanesText = ([first, second]: Lanes): string =>
  [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
