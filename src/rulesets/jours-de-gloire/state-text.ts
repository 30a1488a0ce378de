import { t, type Text } from '../../kernel/text.ts';
import type { RecoilEffect, StateEffect } from './shapes.ts';
import { type NewState, STATE_NAMES } from './types.ts';

const stays = (state: NewState): Text => t(`reste ${STATE_NAMES[state].fr}`, `stays ${STATE_NAMES[state].en}`);

export function stateWords({ from, to }: StateEffect): Text {
  const name = STATE_NAMES[to];
  return from === to ? stays(to) : t(`est maintenant ${name.fr}`, `is now ${name.en}`);
}

export const recoilWords = ({ who }: RecoilEffect): Text =>
  who.length === 1 ? t('recule d’un hexagone', 'recoils one hex') : t('reculent d’un hexagone', 'recoil one hex');

export const NOTHING = t('', '');
export const TEST_PASSED = t('test réussi', 'test passed');

/** The state that a code names. */
const CODED = { D: 'disordered', R: 'routed' } as const;

/** The text in a sentence that has named the code: how a test went, otherwise only what goes beyond the code. */
export function stateBrief({ from, to }: StateEffect, code: 'CT' | keyof typeof CODED): Text {
  if (from === to) return code === 'CT' && from === 'good' ? TEST_PASSED : stays(to);
  const name = to === 'eliminated' ? t('élimination', 'eliminated') : STATE_NAMES[to];
  return code !== 'CT' && to === CODED[code] ? NOTHING : name;
}
