import type { SideIndex } from '../kernel/game.ts';
import { type Declined, NOT_SEATED, STALE } from './declined.ts';
import type { Answer, Line, Offer, Resignation } from './journal.ts';
import { append, faultIn, type Match } from './match.ts';
import { mayOrder, type Player, type Seat } from './seats.ts';

/** Who adds a line, and how many lines there were when he did. */
interface From {
  readonly after: number;
  readonly player?: Player;
}

const appendIfSound = <G, C, V>(match: Match<G, C, V>, line: Line<C, V>): Match<G, C, V> | Declined =>
  faultIn(match, line) ?? append(match, line);

/** Adds what a player says to the other: an offer, an answer, his resignation. What stands against it is an answer too. */
export function add<G, C, V>(
  match: Match<G, C, V>,
  line: Offer<C> | Answer | Resignation,
  { after, player }: From,
): Match<G, C, V> | Declined {
  if (after !== match.journal.lines.length) return STALE;
  if (!mayOrder(match.seats, player, line.by)) return NOT_SEATED;
  return appendIfSound(match, line);
}

/** Gives a side into other hands: whoever runs the game decides that. */
export const giveSeat = <G, C, V>(match: Match<G, C, V>, side: SideIndex, seat: Seat): Match<G, C, V> | Declined =>
  appendIfSound(match, { is: 'seat', side, seat });
