import { firstHash, secondHash, type HashPair, RollingHash } from '../../../../kernel/rolling-hash.ts';
import { STEPS, type State } from './state.ts';

/*
 * Counters are summed place by place, so that a change of one takes its old part off and adds the new one; the few other
 * fields are hashed anew with every command.
 */

/** Places of the arrays, apart from one another. */
export const UNITS_FROM = 0;
export const LEADERS_FROM = 1000;
export const COMMAND_FROM = 2000;

function added(lanes: [number, number], from: number, words: readonly number[]): void {
  for (let i = 0; i < words.length; i++) {
    lanes[0] = (lanes[0] + firstHash(from + i, words[i]!)) | 0;
    lanes[1] = (lanes[1] + secondHash(from + i, words[i]!)) | 0;
  }
}

/** Of the counters, counted anew. */
export function countersHash({ units, leaders, command }: Pick<State, 'units' | 'leaders' | 'command'>): HashPair {
  const lanes: [number, number] = [0, 0];
  added(lanes, UNITS_FROM, units);
  added(lanes, LEADERS_FROM, leaders);
  added(lanes, COMMAND_FROM, command);
  return lanes;
}

type Rest = Pick<State, 'turn' | 'step' | 'holder' | 'active' | 'taken' | 'pending' | 'over'>;

export function restHash(state: Rest): HashPair {
  const mixer = new RollingHash()
    .number(state.turn)
    .number(STEPS.indexOf(state.step))
    .number(state.holder)
    .number(state.active)
    .number(state.taken[0]!)
    .number(state.taken[1]!);
  if (state.pending.length > 0) mixer.value(state.pending);
  if (state.over !== null) mixer.value(state.over);
  return mixer.pair;
}

/** Whether it is plain that both have the same rest: after most moves it is. */
export const hasSameRest = (one: Rest, other: Rest): boolean =>
  one.pending === other.pending &&
  one.step === other.step &&
  one.active === other.active &&
  one.turn === other.turn &&
  one.holder === other.holder &&
  one.taken === other.taken &&
  one.over === other.over;

/** The hash of a state, counted anew: what tests compare the rolled one with. */
export function hashAnew(state: Omit<State, 'hash'>): HashPair {
  const [counters, rest] = [countersHash(state), restHash(state)];
  return [(counters[0] + rest[0]) | 0, (counters[1] + rest[1]) | 0];
}
