import type { State } from './state.ts';

/*
 * Two lanes of 32 bits over a state, or over a scenario, counted anew each time: a state is a few hundred numbers.
 */
export type Lanes = readonly [number, number];

const scrambled = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
};

const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca6b;

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

const lanesOf = (value: object): Lanes => [scrambled(plain(17, value, FIRST)), scrambled(plain(23, value, SECOND))];

/** Fields in one order, whatever the order in which they were put together. */
const fieldsOf = (s: Omit<State, 'hash'>): readonly unknown[] => [
  s.turn,
  s.step,
  s.holder,
  s.active,
  s.impulse,
  s.units,
  s.leaders,
  s.markers,
  s.orders,
  s.collapsed,
  s.held,
  s.exited,
  s.declared,
  s.assault,
  s.pending,
  s.over,
];

export const hashOf = (state: Omit<State, 'hash'>): Lanes => lanesOf(fieldsOf(state));

export const hashText = ([first, second]: Lanes): string =>
  [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');

/** Of a scenario, so that a journal knows its own. */
export const documentHash = (scenario: object): string => hashText(lanesOf(scenario));
