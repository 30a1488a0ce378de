import { distance, type Facing, STEP_Q, STEP_R } from '../../../space/hex.ts';
import type { Field } from './field.ts';

/** Whether a hex lies in front of a unit, at any distance: between the rays through its two front hexes. */
export function isInFront(field: Field, from: number, facing: Facing, to: number): boolean {
  const { q, r } = field.grid;
  const [left, right] = [(facing + 5) % 6, facing] as const;
  const [dq, dr] = [q[to]! - q[from]!, r[to]! - r[from]!];
  const [lq, lr, rq, rr] = [STEP_Q[left]!, STEP_R[left]!, STEP_Q[right]!, STEP_R[right]!];
  const whole = lq * rr - rq * lr;
  return (dq * rr - dr * rq) * whole >= 0 && (lq * dr - lr * dq) * whole >= 0 && distance(field.grid, from, to) > 0;
}
