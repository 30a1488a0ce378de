import { type Facing, STEP_Q, STEP_R } from '../../../space/hex.ts';
import type { Field } from './field.ts';

/** Whether a hex lies in front of a unit, at any distance: between the rays through its two front hexes. */
export function isInFront(field: Field, from: number, facing: Facing, to: number): boolean {
  const { q, r } = field.grid;
  const left = (facing + 5) % 6;
  const dq = q[to]! - q[from]!;
  const dr = r[to]! - r[from]!;
  const lq = STEP_Q[left]!;
  const lr = STEP_R[left]!;
  const rq = STEP_Q[facing]!;
  const rr = STEP_R[facing]!;
  const whole = lq * rr - rq * lr;
  return from !== to && (dq * rr - dr * rq) * whole >= 0 && (lq * dr - lr * dq) * whole >= 0;
}
