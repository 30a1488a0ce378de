import { FIRST, inFirst, inSecond, type Lanes, mixed, mixedIn, scrambled, SECOND } from '../../../kernel/lanes.ts';
import { IMPULSES, ORDERS, type State, STEPS } from './state.ts';

/*
 * Counters are summed place by place, so that a change of one takes its old part off and adds the new one; the few other
 * fields are hashed anew with every command.
 */

/** Places of the arrays, apart from one another. */
export const UNITS_FROM = 0;
export const LEADERS_FROM = 1000;

function added(lanes: [number, number], from: number, words: readonly number[]): void {
  for (let i = 0; i < words.length; i++) {
    lanes[0] = (lanes[0] + inFirst(from + i, words[i]!)) | 0;
    lanes[1] = (lanes[1] + inSecond(from + i, words[i]!)) | 0;
  }
}

/** Of the counters, counted anew. */
function countersHash({ units, leaders }: Pick<State, 'units' | 'leaders'>): Lanes {
  const lanes: [number, number] = [0, 0];
  added(lanes, UNITS_FROM, units);
  added(lanes, LEADERS_FROM, leaders);
  return lanes;
}

type Rest = Omit<State, 'units' | 'leaders' | 'hash'>;

const restLane = (state: Rest, { seed, by }: typeof FIRST | typeof SECOND): number => {
  let lane = mixed(seed, state.turn, by);
  lane = mixed(lane, STEPS.indexOf(state.step), by);
  lane = mixed(lane, state.holder, by);
  lane = mixed(lane, state.active, by);
  lane = mixed(lane, IMPULSES.indexOf(state.impulse), by);
  for (const left of state.markers) lane = mixed(lane, left, by);
  for (const order of state.orders) lane = mixed(lane, ORDERS.indexOf(order), by);
  for (const collapsed of state.collapsed) lane = mixed(lane, collapsed, by);
  for (const side of state.held) lane = mixed(lane, side, by);
  for (const points of state.exited) lane = mixed(lane, points, by);
  lane = mixedIn(lane, state.declared, by);
  lane = mixedIn(lane, state.assault, by);
  lane = mixedIn(lane, state.pending, by);
  lane = mixedIn(lane, state.over, by);
  return scrambled(lane);
};

export const restHash = (state: Rest): Lanes => [restLane(state, FIRST), restLane(state, SECOND)];

/** The hash of a state, counted anew: what tests compare the rolled one with. */
export function hashAnew(state: Omit<State, 'hash'>): Lanes {
  const [counters, rest] = [countersHash(state), restHash(state)];
  return [(counters[0] + rest[0]) | 0, (counters[1] + rest[1]) | 0];
}
