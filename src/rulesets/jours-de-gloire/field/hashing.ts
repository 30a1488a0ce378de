import { type Lanes, lanesOf } from '../../../kernel/lanes.ts';
import type { State } from './state.ts';

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
