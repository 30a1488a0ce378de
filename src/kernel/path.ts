import { t, type Text } from './text.ts';

/** How many steps of a path a mover takes, and their cost. */
export interface PathProgress {
  readonly cost: number;
  readonly steps: number;
}

/** A path before it is walked: its steps up to ground that may not be entered. */
export interface PathInput<S extends { readonly cost: number } = { readonly cost: number }> {
  readonly steps: readonly S[];
  /** Steps of the whole path. */
  readonly of: number;
  /** 0: no limit. */
  readonly allowance: number;
}

/** Steps are paid for in order, as far as the allowance goes; nobody goes on after a step that ends the move. */
export function walk<S extends { readonly cost: number }>(
  { steps, allowance }: PathInput<S>,
  ends: (step: S) => boolean = () => false,
): PathProgress {
  let [cost, walked] = [0, 0];
  for (const step of steps) {
    if (allowance > 0 && cost + step.cost > allowance) break;
    cost += step.cost;
    walked++;
    if (ends(step)) break;
  }
  return { cost, steps: walked };
}

/** Whether the mover reaches the end of the open steps with points left; only then does the barrier matter. */
export const reachesBarrier = ({ steps, allowance }: PathInput, walked: PathProgress): boolean =>
  walked.steps === steps.length && (allowance === 0 || walked.cost < allowance);

/** Halves as `½`; French counts plurals from two on. */
export const pointsText = (points: number): Text => {
  const whole = Math.floor(points);
  const said = points === whole ? String(points) : `${whole === 0 ? '' : whole}½`;
  const single = points > 0 && points <= 1;
  return t(`${said} point${points >= 2 ? 's' : ''}`, `${said} point${single ? '' : 's'}`);
};
