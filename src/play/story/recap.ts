import { type Arrow, type Matter, MATTERS } from '../../kernel/story.ts';
import { linesOf, type Story, type StoryLine } from './story.ts';

/** What happened while somebody waited: the deeds that matter, and arrows for all that moved. */
export interface Recap<P = unknown> {
  /** The first entry that it tells of, and the last. */
  readonly from: number;
  readonly to: number;
  readonly deeds: readonly StoryLine<P>[];
  /** Deeds beyond those that are listed. */
  readonly more: number;
  readonly arrows: readonly Arrow<P>[];
}

const MOST_DEEDS = 5;
const rank = ({ matter }: { readonly matter: Matter }): number => MATTERS.indexOf(matter);

/** One arrow for all moves of a counter, and for all that it fell back; strikes stay as they are. */
export function joinArrows<P>(arrows: readonly Arrow<P>[]): readonly Arrow<P>[] {
  const joined = new Map<string, Arrow<P>>();
  for (const arrow of arrows) {
    const key = arrow.as === 'strike' ? JSON.stringify(arrow) : `${arrow.as} ${arrow.counter}`;
    const before = joined.get(key);
    if (before === undefined) joined.set(key, arrow);
    else if (arrow.as !== 'strike') joined.set(key, { ...before, way: [...before.way, ...arrow.way.slice(1)] });
  }
  return [...joined.values()];
}

/** What was played after an entry; undefined where nothing was that anybody would tell. */
export function recapAfter<P>(story: Story<P>, entry: number): Recap<P> | undefined {
  const since = linesOf(story).filter(({ to }) => to > entry);
  const shown = since.filter(({ matter }) => matter !== 'aside');
  if (shown.length === 0) return undefined;
  const chosen = new Set(shown.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_DEEDS));
  return {
    from: entry + 1,
    to: since.at(-1)!.to,
    deeds: shown.filter((line) => chosen.has(line)),
    more: shown.length - chosen.size,
    arrows: joinArrows(shown.flatMap(({ arrows }) => arrows)),
  };
}

/**
 * The last entry by which a side chose freely, rather than answered; 0 where it has not chosen yet, undefined where nobody
 * else has chosen since.
 */
export function waitedSince(
  entries: readonly { readonly by: number }[],
  side: number,
  isFree: (n: number) => boolean,
): number | undefined {
  let others = false;
  for (let n = entries.length; n > 0; n--) {
    if (!isFree(n)) continue;
    if (entries[n - 1]!.by === side) return others ? n : undefined;
    others = true;
  }
  return others ? 0 : undefined;
}
