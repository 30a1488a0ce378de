import { STEPS, type State } from './state.ts';

/*
 * Two lanes of 32 bits. Counters are summed place by place, so that a change of one takes its old part off and adds the
 * new one; the few other fields are hashed anew with every command.
 */
export type Lanes = readonly [number, number];

const scrambled = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
};

const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca6b;

/** What a number in a place adds to the first lane, and to the second. */
export const inFirst = (place: number, word: number): number => scrambled(Math.imul(place + 1, FIRST) ^ word);
export const inSecond = (place: number, word: number): number => scrambled(Math.imul(place + 1, SECOND) + word);

/** Places of the arrays, apart from one another. */
export const UNITS_FROM = 0;
export const LEADERS_FROM = 1000;
export const COMMAND_FROM = 2000;

function added(lanes: [number, number], from: number, words: readonly number[]): void {
  for (let i = 0; i < words.length; i++) {
    lanes[0] = (lanes[0] + inFirst(from + i, words[i]!)) | 0;
    lanes[1] = (lanes[1] + inSecond(from + i, words[i]!)) | 0;
  }
}

/** Of the counters, counted anew. */
export function countersHash({ units, leaders, command }: Pick<State, 'units' | 'leaders' | 'command'>): Lanes {
  const lanes: [number, number] = [0, 0];
  added(lanes, UNITS_FROM, units);
  added(lanes, LEADERS_FROM, leaders);
  added(lanes, COMMAND_FROM, command);
  return lanes;
}

const mixed = (lane: number, value: number, by: number): number => Math.imul(lane ^ value, by) ^ (lane >>> 13);

/** Any plain JSON; keys in the order in which they stand. */
function plain(lane: number, value: unknown, by: number): number {
  if (typeof value === 'number') return mixed(lane, value, by);
  if (typeof value === 'string') {
    let sum = mixed(lane, value.length, by);
    for (let i = 0; i < value.length; i++) sum = mixed(sum, value.charCodeAt(i), by);
    return sum;
  }
  if (Array.isArray(value)) {
    let sum = mixed(lane, value.length, by);
    for (const item of value) sum = plain(sum, item, by);
    return sum;
  }
  if (typeof value === 'object' && value !== null) {
    let sum = mixed(lane, 3, by);
    for (const key in value) sum = plain(sum, value[key as keyof typeof value], by);
    return sum;
  }
  return mixed(lane, value === true ? 1 : 2, by);
}

type Rest = Pick<State, 'turn' | 'step' | 'holder' | 'active' | 'taken' | 'pending' | 'over'>;

const restLane = (state: Rest, seed: number, by: number): number => {
  let lane = mixed(seed, state.turn, by);
  lane = mixed(lane, STEPS.indexOf(state.step), by);
  lane = mixed(lane, state.holder, by);
  lane = mixed(lane, state.active, by);
  lane = mixed(lane, state.taken[0]!, by);
  lane = mixed(lane, state.taken[1]!, by);
  if (state.pending.length > 0) lane = plain(lane, state.pending, by);
  if (state.over !== null) lane = plain(lane, state.over, by);
  return scrambled(lane);
};

export const restHash = (state: Rest): Lanes => [restLane(state, 17, FIRST), restLane(state, 23, SECOND)];

/** The hash of a state, counted anew: what tests compare the rolled one with. */
export function hashAnew(state: Omit<State, 'hash'>): Lanes {
  const [counters, rest] = [countersHash(state), restHash(state)];
  return [(counters[0] + rest[0]) | 0, (counters[1] + rest[1]) | 0];
}

export const hashText = ([first, second]: Lanes): string =>
  [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');

/** Of a scenario, so that a journal knows its own. */
export const documentHash = (scenario: object): string =>
  hashText([scrambled(plain(17, scenario, FIRST)), scrambled(plain(23, scenario, SECOND))]);
