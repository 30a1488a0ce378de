import { chosenOption, perOptions } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import { DISCOURAGED_AGAIN, FATIGUED_AGAIN, ROUTED_AGAIN } from './options.ts';
import { STATE_NAMES, type State } from './types.ts';

export type Blow = 'F' | 'D' | 'Dr';
export type NewState = State | 'eliminated';

/** What a second blow of the same kind does. */
export interface Ladder {
  readonly fatiguedAgain: 'escalates' | 'stays';
  readonly discouragedAgain: 'escalates' | 'stays';
  readonly routedAgain: 'escalates' | 'stays';
}

export const ladderOf = perOptions((options): Ladder => ({
  fatiguedAgain: chosenOption(options, FATIGUED_AGAIN),
  discouragedAgain: chosenOption(options, DISCOURAGED_AGAIN),
  routedAgain: chosenOption(options, ROUTED_AGAIN),
}));

/** What a result makes of a unit in a given state: rulings. */
export function stateAfterBlow(state: State, blow: Blow, ladder: Ladder): NewState {
  switch (blow) {
    case 'F':
      if (state === 'good') return 'fatigued';
      return state === 'fatigued' && ladder.fatiguedAgain === 'escalates' ? 'discouraged' : state;
    case 'D':
      if (state === 'good' || state === 'fatigued') return 'discouraged';
      return state === 'discouraged' && ladder.discouragedAgain === 'escalates' ? 'routed' : state;
    case 'Dr':
      return state === 'routed' && ladder.routedAgain === 'escalates' ? 'eliminated' : 'routed';
  }
}

/** What a blow makes of a unit in order, and what it may make of one that has suffered the same before. */
export const BLOWS = {
  F: { plain: 'fatigued', harder: 'discouraged' },
  D: { plain: 'discouraged', harder: 'routed' },
  Dr: { plain: 'routed', harder: 'eliminated' },
} as const satisfies Record<Blow, { readonly plain: State; readonly harder: NewState }>;

/** A unit that routs, or is routed anew, flees at once. */
export const flees = (from: State, blow: Blow, to: NewState): boolean =>
  to === 'routed' && (from !== 'routed' || blow === 'Dr');

export const stateText = (state: NewState): Text =>
  state === 'eliminated' ? t('éliminée', 'eliminated') : STATE_NAMES[state];
