import * as v from 'valibot';
import { withDescription, effectShape, type ShapeOf } from '../../kernel/shape.ts';

const remove = effectShape(
  'remove',
  'Whole models go, and with them the wounds noted on the unit so far; what is left over is a `wound` of its own.',
  {
    models: v.number(),
    left: withDescription(v.number(), 'models that remain'),
    first: withDescription(
      v.picklist(['rear-or-ends', 'rear-before-contact']),
      'which models go first: those at the back or at the ends of a single rank; in combat those at the back, before those in contact',
    ),
  },
);
const wound = effectShape('wound', 'Wounds that now stand noted on the unit, to be carried forward.', {
  carried: v.number(),
});
const none = effectShape('none', 'No model of the unit is lost.', {});
const suffer = effectShape('suffer', 'Wounds that no save has turned aside.', {
  wounds: v.number(),
  of: withDescription(v.number(), 'wounds that were to be saved'),
});

const models = withDescription(
  v.pipe(v.array(v.strictObject({ rank: v.number(), files: v.pipe(v.array(v.number()), v.readonly()) })), v.readonly()),
  'where they stand: ranks from the front, files from the left, both from 1',
);
const shoot = effectShape('shoot', 'Models of a stretch of the front, and of the ranks behind it, that shoot.', {
  shots: v.number(),
  distance: withDescription(v.number(), 'in inches'),
  long: withDescription(v.boolean(), 'whether that is long range'),
  moved: v.boolean(),
  models,
});
const hold = effectShape('hold', 'Nobody of the unit shoots.', {});
const share = effectShape('share', 'The hits will be shared between both sides of a melee.', {});
const idle = effectShape('idle', 'Models that do not shoot, and why.', {
  rank: v.number(),
  files: v.pipe(v.array(v.number()), v.readonly()),
  reason: v.variant('code', [
    v.strictObject({
      code: v.picklist(['too-fast', 'blind', 'blocked', 'not-massed', 'front-cannot', 'alternate', 'too-deep']),
    }),
    v.strictObject({ code: v.literal('out-of-range'), distance: v.number(), range: v.number() }),
  ]),
});

export type LossEffect = ShapeOf<typeof lossEffect>;
export type ShootingEffect = LossEffect;
export type CloseCombatEffect = LossEffect;
export type ArmourSaveEffect = ShapeOf<typeof suffer>;
export type WhoShootsEffect = ShapeOf<typeof whoShootsEffect>;
export type Reason = Readonly<Extract<WhoShootsEffect, { kind: 'idle' }>['reason']>;
export type Losses = ShapeOf<typeof losses>;
export type ShootingOutcome = ShapeOf<typeof shootingOutcome>;
export type CloseCombatOutcome = ShapeOf<typeof combatOutcome>;
export type ArmourSaveOutcome = ShapeOf<typeof saveOutcome>;
export type WhoShootsOutcome = ShapeOf<typeof whoShootsOutcome>;

const lossEffect = v.variant('kind', [remove, wound, none]);
const whoShootsEffect = v.variant('kind', [shoot, hold, share, idle]);

const losses = v.strictObject({
  lost: withDescription(v.number(), 'models removed'),
  carried: withDescription(v.number(), 'wounds that stay noted on the unit'),
});
const each = (whom: string) => withDescription(v.pipe(v.array(losses), v.readonly()), whom);

const shootingOutcome = v.strictObject({ units: each('the target, then the other units of its melee') });
const combatOutcome = v.strictObject({
  attackers: each('one for each body of the attackers'),
  defenders: each('one for each body of the defenders'),
});
const saveOutcome = v.strictObject({ failed: withDescription(v.number(), 'saves that failed') });
const whoShootsOutcome = v.strictObject({ shots: v.number() });

export const SHAPES = {
  shooting: { outcome: shootingOutcome, effect: lossEffect },
  'close-combat': { outcome: combatOutcome, effect: lossEffect },
  'armour-save': { outcome: saveOutcome, effect: suffer },
  'who-shoots': { outcome: whoShootsOutcome, effect: whoShootsEffect },
};
