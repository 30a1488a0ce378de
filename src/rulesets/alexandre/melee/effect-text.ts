import type { Cast } from '../../../kernel/effect.ts';
import type { Text } from '../../../kernel/text.ts';
import type { MeleeEffect } from '../shapes.ts';
import { BLOWS } from '../states.ts';
import { NOTHING, effectText } from '../effect-text.ts';
import { blowIn, resultOf } from './resolve.ts';

/** Whether the codes of a line have told an effect: not where it strikes a unit harder than its code, or not at all. */
function isToldByCode(effect: MeleeEffect): boolean {
  if (effect.kind !== 'state') return effect.kind === 'flee' || effect.kind === 'retreat';
  const side = effect.who[0]!.startsWith('attackers') ? 'attackers' : 'defenders';
  const blow = blowIn(resultOf(effect.source.row!)[side]);
  return effect.from !== effect.to && blow !== undefined && effect.to === BLOWS[blow].plain;
}

export const meleeEffectText = (effect: MeleeEffect, cast: Cast, brief = false): Text =>
  brief && isToldByCode(effect) ? NOTHING : effectText(effect, cast, brief);
