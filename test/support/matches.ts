import { isRefusal } from '../../src/kernel/assessment.ts';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import type { Chance } from '../../src/kernel/seed.ts';
import { add, giveSeat } from '../../src/play/offers.ts';
import type { Declined } from '../../src/play/declined.ts';
import type { Proposal } from '../../src/play/journal.ts';
import { endingOf, type Match, stateOf } from '../../src/play/match.ts';
import { play } from '../../src/play/orders.ts';
import { rewind, undo } from '../../src/play/undo.ts';
import { RANDOM_BATTLES, type Random } from './random-players.ts';

export type Battle = Match<unknown, unknown, unknown>;

/** A scenario as it is today, and who plays it by chance. */
export async function opened(scenario: string): Promise<Random> {
  const { load, ready } = RANDOM_BATTLES.find(({ id }) => id === scenario)!;
  return ready(await load(), OUR_OPTIONS, true);
}

/** The match after a command that must be allowed. */
export function after(match: Battle, command: unknown): Battle {
  const played = play(match, command);
  if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify(command)}: ${played.refused.en}`);
  return played.match;
}

export const orderByChance = ({ choose }: Random, match: Battle, chance: Chance): Battle =>
  after(match, choose(stateOf(match), chance));

/** What players do beside their orders: they take back, offer, answer, resign and change seats. A battle that is over goes on. */
export function sayByChance(match: Battle, chance: Chance): Battle {
  const by = chance(0, 1) as 0 | 1;
  const reason = 'by chance';
  const to = Math.max(0, match.entries.length - chance(1, 3));
  const from = () => ({ after: match.journal.lines.length });
  const answered = (proposal: Proposal, accepts: boolean): Battle => {
    match = accepted(add(match, { is: 'offer', by, proposal }, from()));
    return accepted(add(match, { is: 'answer', by: 1 - by, accepts }, from()));
  };
  if (endingOf(match) !== undefined) return rewind(match, to, reason);
  switch (chance(0, 6)) {
    case 0:
      return undo(match) ?? match;
    case 1:
      return rewind(match, to, reason);
    case 2:
      return answered({ for: 'rewind', to, reason }, chance(0, 1) === 1);
    case 3:
      return answered({ for: 'draw' }, chance(0, 3) === 1);
    case 4:
      match = accepted(giveSeat(match, by, { person: 'by chance' }));
      return accepted(giveSeat(match, by, 'anybody'));
    case 5:
      return chance(0, 2) === 1 ? accepted(add(match, { is: 'resign', by }, from())) : match;
    default:
      return answered({ for: 'command', command: { do: 'fight', agreed: { facts: {}, reason } } }, true);
  }
}

/** A line that must be taken. */
export function accepted(answer: Battle | Declined): Battle {
  if (isRefusal(answer)) throw new Error(answer.refused.en);
  return answer as Battle;
}
