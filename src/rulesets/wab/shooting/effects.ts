import { lossEffects } from '../casualties.ts';
import type { LossEffect, ShootingOutcome } from '../shapes.ts';
import { unitId } from './cast.ts';
import type { ShootingInput } from './volleys.ts';

export const effects = ({ units }: ShootingInput, outcome: ShootingOutcome): LossEffect[] =>
  units.flatMap((unit, i) => lossEffects(unitId(i), unit, outcome.units[i]!, units.length > 1));
