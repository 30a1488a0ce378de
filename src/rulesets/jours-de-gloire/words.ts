import { t, type Text } from '../../kernel/text.ts';
import type { RecoilEffect, StateEffect } from './shapes.ts';
import { STATE_NAMES } from './types.ts';

export function stateWords({ from, to }: StateEffect, brief = false): Text {
  const now = STATE_NAMES[to];
  if (from === to) return t(`reste ${now.fr}`, `stays ${now.en}`);
  return brief ? t(`passe ${now.fr}`, `is ${now.en}`) : t(`est maintenant ${now.fr}`, `is now ${now.en}`);
}

export function recoilWords({ who }: RecoilEffect, brief = false): Text {
  const one = brief ? 'un hex.' : 'un hexagone';
  return who.length === 1 ? t(`recule d’${one}`, 'recoils one hex') : t(`reculent d’${one}`, 'recoil one hex');
}
