import type { LuckStep } from './luck.ts';

/** A bar that rises from the middle line for the first player, or hangs from it for the second. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly player: 0 | 1;
}

export interface LuckShapes {
  readonly bars: readonly Bar[];
  /** The first player's luck so far, as the points of a line. */
  readonly line: string;
}

const WIDEST = 18;
const GAP = 0.25;
/** Nothing is drawn thinner than this: a result in the middle is a combat too. */
const THINNEST = 1.5;
const round = (n: number): number => Math.round(n * 100) / 100;

/** The course of luck drawn in a box: a bar a combat, and a line of what they come to so far. */
export function luckShapes(
  steps: readonly Pick<LuckStep<unknown>, 'swing' | 'mean'>[],
  width: number,
  height: number,
): LuckShapes {
  const pitch = Math.min(WIDEST, width / steps.length);
  const middle = height / 2;
  const bars = steps.map(({ swing }, i) => {
    const tall = Math.max(THINNEST, Math.abs(swing) * height);
    const player: 0 | 1 = swing < 0 ? 1 : 0;
    return {
      x: round((i + GAP / 2) * pitch),
      y: round(player === 0 ? middle - tall : middle),
      width: round(pitch * (1 - GAP)),
      height: round(tall),
      player,
    };
  });
  const line = steps.map(({ mean }, i) => `${round((i + 0.5) * pitch)},${round((1 - mean) * height)}`).join(' ');
  return { bars, line };
}
