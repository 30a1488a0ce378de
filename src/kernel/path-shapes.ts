import * as v from 'valibot';
import { withDescription, effectShape } from './shape.ts';

/** What a path comes to, as JSON: results and effects of a `pathProcedure`. */
export const PATH_SHAPES = {
  outcome: v.strictObject({
    cost: v.number(),
    steps: withDescription(v.number(), 'steps that the allowance pays for'),
  }),
  effect: effectShape('move', 'How far the mover comes along the path.', {
    steps: withDescription(v.number(), 'steps that the allowance pays for'),
    of: withDescription(v.number(), 'steps of the whole path'),
    cost: v.number(),
  }),
} as const;
