import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Code, OPTION_NAMES } from '../charts/shock.ts';
import type { ShockEffect } from '../shapes.ts';
import { NOTHING, recoilWords, stateBrief, stateWords, TEST_PASSED } from '../words.ts';
import { resultOf } from './roll.ts';

/** The codes of an effect's line: one side suffers, the other may go on. */
function codesOf({ source }: ShockEffect): readonly Code[] {
  const { defender, attacker } = resultOf(source.row!);
  return [...defender.codes, ...attacker.codes];
}

/** In a sentence that has told the codes: how tests went, and what goes beyond the codes; rights go with the line. */
function brief(effect: ShockEffect): Text {
  const codes = codesOf(effect);
  switch (effect.kind) {
    case 'recoil':
      return codes.includes('1') ? NOTHING : t('test raté, recul', 'test failed, recoils');
    case 'state':
      if (effect.alone) return t('seule et battue, perdue (8.9)', 'alone and beaten, lost (8.9)');
      return stateBrief(effect, codes.includes('CT') ? 'CT' : 'D');
    case 'holds':
      return effect.spared === 'disorder' ? TEST_PASSED : t('test réussi, pas de recul', 'test passed, no recoil');
    case 'right':
      return NOTHING;
  }
}

export function word(effect: ShockEffect, _cast: Cast, inBrief = false): Text {
  if (inBrief) return brief(effect);
  switch (effect.kind) {
    case 'recoil':
      return recoilWords(effect);
    case 'state':
      if (effect.alone) return t('seule et battue, est perdue (8.9)', 'alone and beaten, is lost (8.9)');
      return effect.to === 'eliminated' ? t('est éliminée', 'is eliminated') : stateWords(effect);
    case 'holds':
      return effect.spared === 'disorder'
        ? t('réussit son test de cohésion', 'passes its cohesion test')
        : t('réussit son test de cohésion (pas de recul)', 'passes its cohesion test (no recoil)');
    case 'right': {
      const name = OPTION_NAMES[effect.option];
      return effect.insteadOf === undefined
        ? t(`au choix : ${name.fr}`, `may choose: ${name.en}`)
        : t(`au choix, à la place : ${name.fr}`, `may choose instead: ${name.en}`);
    }
  }
}
