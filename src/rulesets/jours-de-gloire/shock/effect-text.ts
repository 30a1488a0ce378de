import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Code, OPTION_NAMES } from '../charts/shock.ts';
import type { ShockEffect } from '../shapes.ts';
import { NOTHING, recoilWords, stateBrief, stateWords, TEST_PASSED } from '../state-text.ts';
import { resultOf } from './resolve.ts';
import { SIDES } from './sides.ts';

/** The codes of an effect's line: one side suffers, the other may go on. */
function codesOf({ source }: ShockEffect): readonly Code[] {
  const { defender, attacker } = resultOf(source.row!);
  return [...defender.codes, ...attacker.codes];
}

/** The text in a sentence that has named the codes: how tests went, what goes beyond the codes, who may do what. */
function briefText(effect: ShockEffect): Text {
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
      return effect.insteadOf === undefined ? RIGHTS[effect.option].alone : RIGHTS[effect.option].instead;
  }
}

/** A right after the names of those who have it, and after another right that it may stand in for. */
const RIGHTS = {
  breakthrough: { alone: t(': choc de rupture', 'may break through'), instead: t('choc de rupture', 'break through') },
  'counter-shock': { alone: t(': contre-choc', 'may counter-shock'), instead: t('contre-choc', 'counter-shock') },
  pursuit: { alone: t(': poursuite', 'may pursue'), instead: t('poursuite', 'pursue') },
} as const;

/** Those who may break through or pursue are the whole side for most: artillery never does. */
export function collectiveName(effect: ShockEffect, cast: Cast): Text | undefined {
  if (effect.kind !== 'right') return undefined;
  const side = effect.who[0]!.startsWith('attackers') ? 'attackers' : 'defenders';
  return effect.who.length === Object.keys(cast).filter((id) => id.startsWith(`${side}[`)).length
    ? SIDES[side][effect.who.length === 1 ? 0 : 1]
    : undefined;
}

export function effectText(effect: ShockEffect, _cast: Cast, inBrief = false): Text {
  if (inBrief) return briefText(effect);
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
