import type { SideIndex } from '../kernel/game.ts';
import { append, faultIn, type Match } from './match.ts';
import { isAnothers, type Player } from './seats.ts';

/**
 * Takes the last command back, with all that minds have done since (`mine`: whose commands one takes back); undefined
 * where there is none, where dice were thrown since, where another person has played, or where the journal is full.
 */
export function undo<G, C, V>(
  match: Match<G, C, V>,
  mine: (side: SideIndex) => boolean = () => true,
  player?: Player,
): Match<G, C, V> | undefined {
  for (let to = match.entries.length - 1; to >= 0; to--) {
    const { faces, along, by } = match.entries[to]!;
    if (faces.length > 0 || isAnothers(match.seats, player, by)) return undefined;
    if (along === true || !mine(by)) continue;
    const line = { is: 'undo', to } as const;
    return faultIn(match, line) === undefined ? append(match, line) : undefined;
  }
  return undefined;
}

/** Back to any entry, dice or not, as the players agreed: the journal says so. Throws `RangeError` where that cannot be. */
export function rewind<G, C, V>(match: Match<G, C, V>, to: number, reason: string): Match<G, C, V> {
  const line = { is: 'rewind', to, reason } as const;
  const fault = faultIn(match, line);
  if (fault !== undefined) throw new RangeError(fault.refused.en);
  return append(match, line);
}
