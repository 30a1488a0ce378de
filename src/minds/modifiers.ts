import { isRefusal } from '../kernel/assessment.ts';
import type { Text } from '../kernel/text.ts';
import type { JudgedGame } from './judged-game.ts';
import { lookAhead } from './lookahead.ts';

/** What surely follows is followed as far as a mind follows it. */
const DEEPEST = 5;

/** What counts on the charts when the dice of a command are thrown, in short: `in the flank`, `better quality`. */
export function modifiersOf<G, C, V>(known: JudgedGame<G, C, V>, state: G, command: C, depth = 0): readonly Text[] {
  const ahead = lookAhead(known, state, command);
  if (isRefusal(ahead)) return [];
  const own = ahead.prepared.explain()?.tallies.flatMap(({ briefs }) => briefs) ?? [];
  const likeliest = ahead.branches?.toSorted((a, b) => b.chance - a.chance)[0];
  if (likeliest === undefined || depth === DEEPEST) return own;
  const followUp = known.judge.followUp(likeliest.state);
  const later = followUp === undefined ? [] : modifiersOf(known, likeliest.state, followUp, depth + 1);
  return later.length > 0 ? later : own;
}
