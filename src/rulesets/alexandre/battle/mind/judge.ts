import type { Judge } from '../../../../kernel/judge.ts';
import { t } from '../../../../kernel/text.ts';
import { CHECK, type Command, FIGHT } from '../turn/orders.ts';
import type { Battle } from '../game.ts';
import type { Event } from '../position/events.ts';
import { NOBODY, type State, waiting } from '../position/state.ts';
import { lossesOf } from '../turn/victory.ts';
import { ideasOf } from './ideas.ts';
import { plainCommand } from './plain-rule.ts';
import { BEGINNER, EXPERT, TRAINED, type Weights } from './weights.ts';
import { Worth } from './worth.ts';

/** What minds know of a battle of Alexandre contre la Perse beyond its rules. */
export const judgeOf = (battle: Battle): Judge<State, Command, Event> => ({
  ...judgeBy(battle, TRAINED),
  beginner: judgeBy(battle, BEGINNER),
  expert: judgeBy(battle, EXPERT),
});

export function judgeBy({ field }: Battle, weights: Weights): Judge<State, Command, Event> {
  const worth = new Worth(field, weights);
  return {
    worth: (state, side) => worth.of(state, side),
    account: (state, side) => worth.account(state, side),
    ideas: (state, most) => ideasOf(worth, state, most),
    pass: { do: 'pass' },
    unit: { text: t('PF', 'SP'), perPoint: 1 },
    followUp: (state) => followUpOf(worth, state),
    activation: ({ turn, active }) => (active === NOBODY ? '' : `${turn} ${active}`),
    plainRule: (state) => plainCommand(worth.placement, state),
    score: (state) => ({
      turn: state.turn,
      lost: [lossesOf(field, state, 0), lossesOf(field, state, 1)],
      of: field.strengths,
    }),
  };
}

/** A declared melee is fought, after such fire as either side would give. */
function followUpOf(worth: Worth, state: State): Command | undefined {
  switch (waiting(state)?.owes) {
    case 'fight':
      return FIGHT;
    case 'check':
      return CHECK;
    case 'defensive-fire':
    case 'offensive-fire':
      return ideasOf(worth, state, 1)[0]!.command;
    default:
      return undefined;
  }
}
