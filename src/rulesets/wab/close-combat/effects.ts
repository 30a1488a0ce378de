import { lossEffects } from '../casualties.ts';
import type { CloseCombatOutcome, LossEffect } from '../shapes.ts';
import { bodyId } from './cast.ts';
import type { CloseCombatInput } from './blows.ts';

export const effects = ({ bodies }: CloseCombatInput, outcome: CloseCombatOutcome): LossEffect[] =>
  (['defenders', 'attackers'] as const).flatMap((side) =>
    bodies[side].flatMap((body, i) => lossEffects(bodyId(side, i), body, outcome[side][i]!, true)),
  );
