import type { Game, Viewer } from '../kernel/game.ts';
import { BadInput } from '../kernel/problem.ts';
import { type Heading, headingOf, type Journal, type Line } from './journal.ts';
import { append, faultIn, type Match, matchBefore, stateOf } from './match.ts';

/** The heading of a journal as everybody may read it: its seed would tell the dice to come. */
export const headingSeen = (journal: Journal): Heading => ({ ...headingOf(journal), seed: '' });

/** A line as somebody may read it; `before`: the match without it. */
export const lineSeen = <G, C, V>(before: Match<G, C, V>, line: Line<C, V>, viewer: Viewer): Line<C | null, V> =>
  line.is === 'entry' ? { ...line, ...before.game.seen(stateOf(before), line, viewer) } : line;

/** The battle of a journal that somebody follows line by line, before its first one. */
export const follow = <G, C, V>(game: Game<G, C, V>, heading: Heading, viewer: Viewer): Match<G, C | null, V> =>
  matchBefore<G, C | null, V>(game, { ...heading, lines: [] }, game.view(game.setUp(), viewer));

/** The same with the next line, as he may read it: its events are taken as they stand. Throws `BadInput` where it cannot follow. */
export function followLine<G, C, V>(match: Match<G, C | null, V>, line: Line<C | null, V>): Match<G, C | null, V> {
  const fault = faultIn(match, line);
  if (fault !== undefined)
    throw new BadInput([{ path: `lines[${match.journal.lines.length + 1}]`, text: fault.refused }]);
  return append(match, line, line.is === 'entry' ? match.game.evolve(stateOf(match), line.events) : undefined);
}
