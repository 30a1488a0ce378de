import type { Instruction } from '../kernel/ruleset.ts';
import type { Resolvable } from '../calculate/calculation.ts';

/** What to do on the map, step by step, after the dice. */
export const tell = ({ calculation, assessment }: Resolvable, outcome: unknown): readonly Instruction[] =>
  calculation.procedure.tell(assessment.roll, outcome);
