import { DIRECTIONS, type Facing, STEP_Q, STEP_R } from '../../../../space/hex.ts';
import type { Field } from '../position/field.ts';

/** Whether a step in axial coordinates leads to the front, at any distance: between the rays through both front hexes. */
function leadsToFront(facing: Facing, dq: number, dr: number): boolean {
  const left = (facing + 5) % 6;
  const lq = STEP_Q[left]!;
  const lr = STEP_R[left]!;
  const rq = STEP_Q[facing]!;
  const rr = STEP_R[facing]!;
  const whole = lq * rr - rq * lr;
  return (dq !== 0 || dr !== 0) && (dq * rr - dr * rq) * whole >= 0 && (lq * dr - lr * dq) * whole >= 0;
}

/** Whether a hex lies in front of a unit. */
export function isInFront({ grid: { q, r } }: Field, from: number, facing: Facing, to: number): boolean {
  return leadsToFront(facing, q[to]! - q[from]!, r[to]! - r[from]!);
}

/** The steps to all hexes in front of each facing, up to a distance. */
export const stepsToFront = (range: number): readonly (readonly { readonly q: number; readonly r: number }[])[] =>
  DIRECTIONS.map((facing) => {
    const steps: { q: number; r: number }[] = [];
    for (let r = -range; r <= range; r++)
      for (let q = Math.max(-range, -range - r); q <= Math.min(range, range - r); q++)
        if (leadsToFront(facing, q, r)) steps.push({ q, r });
    return steps;
  });
