import { firstHash, secondHash, type HashPair, RollingHash } from '../../../../kernel/rolling-hash.ts';
import { IMPULSES, type Order, ORDERS, type State, STEPS } from './state.ts';

/*
 * Counters are summed place by place, so that a change of one takes its old part off and adds the new one; the few other
 * fields are hashed anew with every command.
 */

/** Places of the arrays, apart from one another. */
export const UNITS_FROM = 0;
export const LEADERS_FROM = 1000;

function added(lanes: [number, number], from: number, words: readonly number[]): void {
  for (let i = 0; i < words.length; i++) {
    lanes[0] = (lanes[0] + firstHash(from + i, words[i]!)) | 0;
    lanes[1] = (lanes[1] + secondHash(from + i, words[i]!)) | 0;
  }
}

/** Of the counters, counted anew. */
function countersHash({ units, leaders }: Pick<State, 'units' | 'leaders'>): HashPair {
  const lanes: [number, number] = [0, 0];
  added(lanes, UNITS_FROM, units);
  added(lanes, LEADERS_FROM, leaders);
  return lanes;
}

type Rest = Omit<State, 'units' | 'leaders' | 'hash'>;

export function restHash(state: Rest): HashPair {
  const mixer = new RollingHash()
    .number(state.turn)
    .number(STEPS.indexOf(state.step))
    .number(state.holder)
    .number(state.active)
    .number(IMPULSES.indexOf(state.impulse));
  for (const left of state.markers) mixer.number(left);
  for (const order of state.orders) mixer.number(ORDERS.indexOf(order));
  for (const collapsed of state.collapsed) mixer.number(collapsed);
  for (const side of state.held) mixer.number(side);
  for (const points of state.exited) mixer.number(points);
  return mixer.value(state.declared).value(state.assault).value(state.pending).value(state.over).pair;
}

/** Whether nothing but counters is different. */
export const sameRest = (a: Rest, b: Rest): boolean =>
  a.step === b.step &&
  a.pending === b.pending &&
  a.assault === b.assault &&
  a.declared === b.declared &&
  a.impulse === b.impulse &&
  a.active === b.active &&
  a.markers === b.markers &&
  a.orders === b.orders &&
  a.held === b.held &&
  a.exited === b.exited &&
  a.collapsed === b.collapsed &&
  a.holder === b.holder &&
  a.turn === b.turn &&
  a.over === b.over;

interface Remembered {
  readonly of: object;
  readonly lanes: HashPair;
}
/** Of the state from which commands were played last, and of the one that was reached last. */
let from: Remembered | undefined;
let reached: Remembered | undefined;

/** The same of a state from which a command is played: many may be tried from one. */
export function restHashFrom(state: State): HashPair {
  if (from?.of !== state) from = reached?.of === state ? reached : { of: state, lanes: restHash(state) };
  return from.lanes;
}

export const rememberRest = (of: State, lanes: HashPair): void => void (reached = { of, lanes });

/** The hash of a state, counted anew: what tests compare the rolled one with. */
export function hashAnew(state: Omit<State, 'hash'>): HashPair {
  const [counters, rest] = [countersHash(state), restHash(state)];
  return [(counters[0] + rest[0]) | 0, (counters[1] + rest[1]) | 0];
}

/** All states have their fields in one order: they are read everywhere, and engines read one shape fastest. */
export const stated = (parts: Omit<State, 'hash'>, hash: State['hash']): State => ({
  turn: parts.turn,
  step: parts.step,
  holder: parts.holder,
  active: parts.active,
  impulse: parts.impulse,
  units: parts.units,
  leaders: parts.leaders,
  markers: parts.markers,
  orders: parts.orders,
  collapsed: parts.collapsed,
  held: parts.held,
  exited: parts.exited,
  declared: parts.declared,
  assault: parts.assault,
  pending: parts.pending,
  over: parts.over,
  hash,
});

/** A state whose hash was not rolled from another: counted anew. */
export const withHash = (parts: Omit<State, 'hash'>): State => stated(parts, hashAnew(parts));

/** A state with other orders, everything else as it is. */
export function withOrders(state: State, orders: readonly Order[]): State {
  const seen = { ...state, orders };
  const [before, rest] = [restHashFrom(state), restHash(seen)];
  return stated(seen, [(state.hash[0] - before[0] + rest[0]) | 0, (state.hash[1] - before[1] + rest[1]) | 0]);
}
