import type { Judge } from '../../../../kernel/judge.ts';
import { t } from '../../../../kernel/text.ts';
import type { Command } from '../turn/orders.ts';
import type { Battle } from '../game.ts';
import type { Event } from '../position/events.ts';
import { ELIMINATED, NOBODY, ROUTED, type State, stateNumberIn, waiting } from '../position/state.ts';
import { markersLeft } from '../turn/sequence.ts';
import { decisiveThrow } from './decisive-throw.ts';
import { ideasOf } from './ideas.ts';
import { plainCommand } from './plain-rule.ts';
import { BEGINNER, TRAINED, type Weights } from './weights.ts';
import { Worth } from './worth.ts';

const REMEMBERED = 8;

/** What minds know of a battle of Jours de Gloire beyond its rules. */
export const judgeOf = (battle: Battle): Judge<State, Command, Event> => ({
  ...judgeBy(battle, TRAINED),
  beginner: judgeBy(battle, BEGINNER),
});

export function judgeBy({ field }: Battle, weights: Weights): Judge<State, Command, Event> {
  const worth = new Worth(field, weights);
  const strengths = [0, 1].map((side) =>
    field.units.reduce((sum, unit) => (unit.side === side ? sum + unit.strength[0] : sum), 0),
  );
  /** Strength of units eliminated or routed. */
  const lost = ({ units }: State, side: number): number =>
    field.units.reduce((sum, unit, u) => {
      const shown = stateNumberIn(units[u]!);
      return unit.side === side && (shown === ROUTED || shown === ELIMINATED) ? sum + unit.strength[0] : sum;
    }, 0);
  const cache = new WorthCache((state, side) => worth.of(state, side));
  return {
    worth: (state, side) => cache.worth(state, side),
    account: (state, side) => worth.account(state, side),
    ideas: (state, most) => ideasOf(worth, state, most),
    pass: { do: 'pass' },
    unit: { text: t('PF', 'SP'), perPoint: (strengths[0]! + strengths[1]!) / valuesOf(worth) },
    followUp: (state) => followUpOf(worth, state),
    decisiveThrow: (state, command) => decisiveThrow(field, state, command),
    activation,
    reply: 'next activation',
    plainRule: (state) => plainCommand(worth.placement, state),
    score: (state) => ({ turn: state.turn, lost: [lost(state, 0), lost(state, 1)], of: strengths }),
  };
}

const valuesOf = ({ placement }: Worth): number => placement.values.reduce((sum, value) => sum + value, 0);

/** Several dice may lead to one position: the last ones that were judged are remembered. */
class WorthCache {
  readonly #judge: (state: State, side: number) => number;
  readonly #states: (State | undefined)[] = Array.from({ length: REMEMBERED }, () => undefined);
  readonly #worths: number[][] = [];
  #next = 0;

  constructor(judge: (state: State, side: number) => number) {
    this.#judge = judge;
  }

  worth(state: State, side: number): number {
    let at = this.#states.indexOf(state);
    if (at < 0) {
      at = this.#next;
      this.#next = (at + 1) % REMEMBERED;
      this.#states[at] = state;
      this.#worths[at] = [];
    }
    return (this.#worths[at]![side] ??= this.#judge(state, side));
  }
}

/** A marker that is still to be drawn belongs to the activation that it opens. */
const activation = (state: State): string => {
  const left = markersLeft(state);
  if (state.active !== NOBODY) return `${state.turn} ${left}`;
  return state.step === 'draw' || state.step === 'first' ? `${state.turn} ${left - 1}` : `${state.turn} ${state.step}`;
};

/** A shock that is under way is fought, after such tests and fire as either side would give. */
function followUpOf(worth: Worth, state: State): Command | undefined {
  switch (waiting(state)?.owes) {
    case 'fight':
      return { do: 'fight' };
    case 'engage':
    case 'steady':
      return { do: 'test' };
    case 'square':
    case 'counter-charge':
    case 'reaction':
      return ideasOf(worth, state, 1)[0]!.command;
    default:
      return undefined;
  }
}
