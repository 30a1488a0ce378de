import type { Cast } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { BOTH } from '../combat/cast.ts';
import { comparedEffect, fateEffects } from '../combat/effects.ts';
import type { CombatInput } from '../combat/combat-rule.ts';
import { combatEffectText } from '../combat/effect-text.ts';
import type { CombatOutcome, ShootingEffect } from '../shapes.ts';

const NOTHING: ShootingEffect = { kind: 'none', who: [BOTH], source: cite('equal', 'others-equal') };

/** The comparison, then the fate of each side; nobody dies with an element that is shot down. */
export function effects(input: CombatInput, outcome: CombatOutcome): ShootingEffect[] {
  const suffered = [...fateEffects(input, outcome, 'first'), ...fateEffects(input, outcome, 'second')];
  return [comparedEffect(input, outcome), ...(suffered.length === 0 ? [NOTHING] : suffered)];
}

export function effectText(effect: ShootingEffect, cast: Cast, brief = false): Text {
  if (effect.kind !== 'none') return combatEffectText(effect, cast, brief);
  return brief ? t('', '') : t('aucun effet', 'no effect');
}
