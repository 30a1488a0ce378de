import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { OPTION_NAMES } from '../charts/shock.ts';
import type { ShockEffect } from '../shapes.ts';
import { recoilWords, stateWords } from '../words.ts';

export function word(effect: ShockEffect, _cast: Cast, brief = false): Text {
  switch (effect.kind) {
    case 'recoil':
      return recoilWords(effect, brief);
    case 'state':
      if (effect.alone) return t('seule et battue, est perdue (8.9)', 'alone and beaten, is lost (8.9)');
      return effect.to === 'eliminated' ? t('est éliminée', 'is eliminated') : stateWords(effect, brief);
    case 'holds':
      return effect.spared === 'disorder'
        ? t('réussit son test de cohésion', 'passes its cohesion test')
        : t('réussit son test de cohésion (pas de recul)', 'passes its cohesion test (no recoil)');
    case 'right': {
      const name = OPTION_NAMES[effect.option];
      if (brief)
        return effect.insteadOf === undefined
          ? t(`${effect.who.length === 1 ? 'peut' : 'peuvent'} choisir ${name.fr}`, `may choose ${name.en}`)
          : t(`à la place ${name.fr}`, `${name.en} instead`);
      return effect.insteadOf === undefined
        ? t(`au choix : ${name.fr}`, `may choose: ${name.en}`)
        : t(`au choix, à la place : ${name.fr}`, `may choose instead: ${name.en}`);
    }
  }
}
