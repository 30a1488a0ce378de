import * as v from 'valibot';
import { PATH_SHAPES } from '../../src/kernel/path-shapes.ts';
import { withDescription, effectShape, type ShapeOf } from '../../src/kernel/shape.ts';

const state = effectShape(
  'state',
  'A unit is struck: the state it was in and the one it is in now, which may be the same.',
  {
    from: v.picklist(['good', 'shaken']),
    to: v.picklist(['good', 'shaken', 'gone']),
  },
);
const none = effectShape('none', 'Nothing happens to them.', {});

const combatEffect = v.variant('kind', [state, none]);
const combatOutcome = v.strictObject({ line: withDescription(v.string(), 'the line of the results chart') });

export type CombatEffect = ShapeOf<typeof combatEffect>;
export type CombatOutcome = ShapeOf<typeof combatOutcome>;

export const SHAPES = { combat: { outcome: combatOutcome, effect: combatEffect }, movement: PATH_SHAPES };
