import { type Dice, d10 } from '../../kernel/dice.ts';
import { chosen, perOptions } from '../../kernel/ruling.ts';
import type { Facet, Instruction } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import { FATE_NAMES, FATES, type Fate, LEADER_CHECK } from './charts/leaders.ts';
import { DISCOURAGED_AGAIN, FATIGUED_AGAIN, ROUTED_AGAIN } from './options.ts';
import { STATE_NAMES, type State } from './types.ts';

const WHY_LEADER = t(
  'sort du chef (0-6 indemne, 7-8 blessé, 9 tué)',
  'fate of the leader (0-6 unharmed, 7-8 wounded, 9 killed)',
);

/** One second die for each leader. */
export const checkLeaders = (names: readonly Text[], dice: Dice): Fate[] =>
  names.map((who) => dice.read(d10, LEADER_CHECK, { who, why: WHY_LEADER }));

const FATE_CLASSES = FATES.map((fate) => ({ id: fate, text: FATE_NAMES[fate] }));

/** One facet per leader; a leader who was not checked is unharmed. */
export const leaderFacets = <O>(
  names: readonly Text[],
  id: string,
  fates: (outcome: O) => readonly Fate[],
): Facet<O>[] =>
  names.map((name, i) => ({
    id: `${id}-${i + 1}`,
    text: name,
    classes: FATE_CLASSES,
    of: (outcome) => fates(outcome)[i] ?? 'unharmed',
  }));

export const tellLeaders = (names: readonly Text[], fates: readonly Fate[]): Instruction[] =>
  fates.map((fate, i) => ({ who: names[i]!, text: FATE_NAMES[fate] }));

export type Blow = 'F' | 'D' | 'Dr';
export type NewState = State | 'eliminated';

export interface Ladder {
  readonly fatiguedAgain: 'escalates' | 'stays';
  readonly discouragedAgain: 'escalates' | 'stays';
  readonly routedAgain: 'escalates' | 'stays';
}

export const ladderOf = perOptions((options): Ladder => ({
  fatiguedAgain: chosen(options, FATIGUED_AGAIN),
  discouragedAgain: chosen(options, DISCOURAGED_AGAIN),
  routedAgain: chosen(options, ROUTED_AGAIN),
}));

/** What a result makes of a unit in a given state: rulings. */
export function struck(state: State, blow: Blow, ladder: Ladder): NewState {
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

/** What a player does with a unit that was struck. */
export function toldBlow(before: State, blow: Blow, ladder: Ladder): Text {
  const after = struck(before, blow, ladder);
  if (after === 'routed' && (before !== 'routed' || blow === 'Dr'))
    return t('part en déroute et fuit de deux hexagones', 'routs and flees two hexes');
  const now = stateText(after);
  return after === before ? t(`reste ${now.fr}`, `stays ${now.en}`) : t(`est maintenant ${now.fr}`, `is now ${now.en}`);
}

export const stateText = (state: NewState): Text =>
  state === 'eliminated' ? t('éliminée', 'eliminated') : STATE_NAMES[state];
