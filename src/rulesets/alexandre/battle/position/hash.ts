import { RollingHash } from '../../../../kernel/rolling-hash.ts';
import { LEADERS_FROM, StateHash, UNITS_FROM } from '../../../../hex-battle/position/hash.ts';
import { type State, STEPS } from './state.ts';

/** The first hashed place of `State.command`. */
export const COMMAND_FROM = 2000;

export const STATE_HASH = new StateHash<State>({
  words: ({ units, leaders, command }) => [
    [UNITS_FROM, units],
    [LEADERS_FROM, leaders],
    [COMMAND_FROM, command],
  ],
  rest: (state) => {
    const hash = new RollingHash()
      .number(state.turn)
      .number(STEPS.indexOf(state.step))
      .number(state.holder)
      .number(state.active)
      .number(state.taken[0]!)
      .number(state.taken[1]!);
    if (state.pending.length > 0) hash.value(state.pending);
    if (state.over !== null) hash.value(state.over);
    return hash.pair;
  },
  hasSameRest: (one, other) =>
    one.pending === other.pending &&
    one.step === other.step &&
    one.active === other.active &&
    one.turn === other.turn &&
    one.holder === other.holder &&
    one.taken === other.taken &&
    one.over === other.over,
  withHash: (parts, hash) => ({
    turn: parts.turn,
    step: parts.step,
    holder: parts.holder,
    active: parts.active,
    units: parts.units,
    leaders: parts.leaders,
    command: parts.command,
    taken: parts.taken,
    pending: parts.pending,
    over: parts.over,
    hash,
  }),
});
