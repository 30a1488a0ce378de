import { pointsText } from '../../../kernel/path.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { MovementEffect, MovementOutcome } from '../shapes.ts';
import { STATE_NAMES } from '../types.ts';
import type { MovementInput } from './path.ts';

const MOVER = ['mover'];

/** How far it comes, then what the march has made of it, by the ground that did so last. */
export function effects(
  { steps: path, of, start }: MovementInput,
  { steps, cost, state }: MovementOutcome,
): MovementEffect[] {
  const moved = { kind: 'move', who: MOVER, steps, of, cost, source: cite('terrain') } as const;
  if (state === start) return [moved];
  const last = path.findLastIndex(({ changedBy }, i) => i < steps && changedBy !== undefined);
  const source = cite('terrain', path[last]!.changedBy);
  return [moved, { kind: 'state', who: MOVER, from: start, to: state, step: last + 1, source }];
}

export function effectText(effect: MovementEffect): Text {
  if (effect.kind === 'state') {
    const name = STATE_NAMES[effect.to];
    return t(`l’unité est maintenant ${name.fr}`, `the unit is now ${name.en}`);
  }
  const { steps, of } = effect;
  const cost = pointsText(effect.cost);
  if (steps === of) return t(`trajet accompli, ${cost.fr}`, `path completed, ${cost.en}`);
  const walked = `${steps} étape${steps >= 2 ? 's' : ''}`;
  return t(`s’arrête après ${walked} sur ${of}, ${cost.fr}`, `stops after ${steps} of ${of} steps, ${cost.en}`);
}
