import type { Side } from '../../../kernel/schema.ts';

/** Where the pips of a six-sided die stand, in a square of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

interface DieProps {
  readonly die: string;
  readonly face: number;
  readonly side?: Side | undefined;
  /** Of a pool: whether it counts. */
  readonly counts?: boolean | undefined;
}

/** A die as it lies on the table: a cube with pips, or the kite of a ten-sided one with its number. */
export function DieView({ die, face, side, counts }: DieProps) {
  const look = [side ?? 'plain', ...(counts === undefined ? [] : [counts ? 'hit' : 'miss'])].join(' ');
  const pips = die === 'd6' ? PIPS[face] : undefined;
  return (
    <span class={`calc-die ${look}`}>
      <span class="visually-hidden">{face}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {pips === undefined ? (
          <>
            <path class="die-face" d="M16 1.5 30.5 14v5L16 30.5 1.5 19v-5z" />
            <path class="die-edge" d="M16 1.5 25.5 18 16 24 6.5 18zM16 24v6.5M25.5 18l5-1.5M6.5 18l-5-1.5" />
            <text x="16" y="18.5">
              {face}
            </text>
          </>
        ) : (
          <>
            <rect class="die-face" x="2" y="2" width="28" height="28" rx="5.5" />
            {pips.map(([x, y]) => (
              <circle key={`${x}${y}`} class="die-pip" cx={9 + 7 * x} cy={9 + 7 * y} r="2.7" />
            ))}
          </>
        )}
      </svg>
    </span>
  );
}
