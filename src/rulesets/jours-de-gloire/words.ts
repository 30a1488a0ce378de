import { t, type Text } from '../../kernel/text.ts';
import type { RecoilEffect, StateEffect } from './shapes.ts';
import { STATE_NAMES } from './types.ts';

export function stateWords({ from, to }: StateEffect): Text {
  const now = STATE_NAMES[to];
  return from === to ? t(`reste ${now.fr}`, `stays ${now.en}`) : t(`est maintenant ${now.fr}`, `is now ${now.en}`);
}

export const recoilWords = ({ who }: RecoilEffect): Text =>
  who.length === 1 ? t('recule d’un hexagone', 'recoils one hex') : t('reculent d’un hexagone', 'recoil one hex');
