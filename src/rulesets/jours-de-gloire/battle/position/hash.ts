import { RollingHash } from '../../../../kernel/rolling-hash.ts';
import { LEADERS_FROM, StateHash, UNITS_FROM } from '../../../../hex-battle/position/hash.ts';
import { IMPULSES, ORDERS, type State, STEPS } from './state.ts';

export const STATE_HASH = new StateHash<State>({
  words: ({ units, leaders }) => [
    [UNITS_FROM, units],
    [LEADERS_FROM, leaders],
  ],
  rest: (state) => {
    const hash = new RollingHash()
      .number(state.turn)
      .number(STEPS.indexOf(state.step))
      .number(state.holder)
      .number(state.active)
      .number(IMPULSES.indexOf(state.impulse));
    for (const left of state.markers) hash.number(left);
    for (const order of state.orders) hash.number(ORDERS.indexOf(order));
    for (const collapsed of state.collapsed) hash.number(collapsed);
    for (const side of state.held) hash.number(side);
    for (const points of state.exited) hash.number(points);
    return hash.value(state.declared).value(state.assault).value(state.pending).value(state.over).pair;
  },
  hasSameRest: (one, other) =>
    one.step === other.step &&
    one.pending === other.pending &&
    one.assault === other.assault &&
    one.declared === other.declared &&
    one.impulse === other.impulse &&
    one.active === other.active &&
    one.markers === other.markers &&
    one.orders === other.orders &&
    one.held === other.held &&
    one.exited === other.exited &&
    one.collapsed === other.collapsed &&
    one.holder === other.holder &&
    one.turn === other.turn &&
    one.over === other.over,
  withHash: (parts, hash) => ({
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
  }),
});
