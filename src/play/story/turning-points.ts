import { MATTERS } from '../../kernel/story.ts';
import { linesOf, type Story, type StoryLine } from './story.ts';

/** A passage that changed the score more than others, to the first side. */
export interface TurningPoint<P = unknown> {
  readonly line: StoryLine<P>;
  readonly swing: number;
}

const MOST = 4;
const rank = ({ matter }: StoryLine): number => MATTERS.indexOf(matter);

/** Which passage tells of each entry; of several the one that matters most. */
function tellersOf<P>(story: Story<P>): ReadonlyMap<number, StoryLine<P>> {
  const tellers = new Map<number, StoryLine<P>>();
  for (const line of linesOf(story))
    for (let n = line.from; n <= line.to; n++) {
      const other = tellers.get(n);
      if (other === undefined || rank(line) > rank(other)) tellers.set(n, line);
    }
  return tellers;
}

/** Where the lead of the first side changed most; `leads`: before the first entry, then after each. */
export function turningPoints<P>(story: Story<P>, leads: readonly number[], most = MOST): readonly TurningPoint<P>[] {
  const swings = new Map<StoryLine<P>, number>();
  for (const [n, line] of tellersOf(story)) swings.set(line, (swings.get(line) ?? 0) + leads[n]! - leads[n - 1]!);
  return [...swings]
    .flatMap(([line, swing]) => (swing === 0 ? [] : [{ line, swing }]))
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || a.line.from - b.line.from)
    .slice(0, most)
    .toSorted((a, b) => a.line.to - b.line.to);
}
