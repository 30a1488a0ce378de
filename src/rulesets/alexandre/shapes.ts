import * as v from 'valibot';
import { PATH_SHAPES } from '../../kernel/path-shapes.ts';
import { withDescription, effectShape, type ShapeOf } from '../../kernel/shape.ts';

const STATE = v.picklist(['good', 'fatigued', 'discouraged', 'routed']);
const NEW_STATE = v.picklist(['good', 'fatigued', 'discouraged', 'routed', 'eliminated']);
const FATE = v.picklist(['unharmed', 'wounded', 'killed']);

const state = effectShape(
  'state',
  'A unit is struck: the state it was in and the one it is in now, which may be the same.',
  {
    from: STATE,
    to: NEW_STATE,
  },
);
const flee = effectShape('flee', 'A unit that routs flees at once.', { hexes: v.number() });
const retreat = effectShape('retreat', 'A stack leaves its hex.', { hexes: v.number() });
const advance = effectShape(
  'advance',
  'Units enter a hex that was left, one stack to a hex: they must, or where `may` is set, they may.',
  {},
);
const held = effectShape('held', 'An advance is called for, and nobody of the side is able to.', {});
const leader = effectShape('leader', 'What became of a leader who was checked.', { fate: FATE });
const none = effectShape('none', 'Nothing happens to them.', {});

export type StateEffect = ShapeOf<typeof state>;
export type LeaderEffect = ShapeOf<typeof leader>;
export type MeleeEffect = ShapeOf<typeof meleeEffect>;
export type FireEffect = ShapeOf<typeof fireEffect>;
export type MoveEffect = ShapeOf<(typeof PATH_SHAPES)['effect']>;
export type MeleeOutcome = ShapeOf<typeof meleeOutcome>;
export type FireOutcome = ShapeOf<typeof fireOutcome>;
export type MovementOutcome = ShapeOf<(typeof PATH_SHAPES)['outcome']>;

const meleeEffect = v.variant('kind', [state, flee, retreat, advance, held, leader, none]);
const fireEffect = v.variant('kind', [state, flee, leader, none]);

const fates = (when: string) => withDescription(v.pipe(v.array(FATE), v.readonly()), when);

const meleeOutcome = v.strictObject({
  line: withDescription(v.string(), 'the line of the results chart'),
  attackingLeaders: fates('one for each leader of the attackers where the die was a natural 0, else empty'),
  defendingLeaders: fates('one for each leader of the defenders where the die was a natural 9, else empty'),
});

const fireOutcome = v.strictObject({
  result: v.picklist(['none', 'D', 'Dr']),
  leaders: fates('one for each leader with the target where the die was a natural 9, else empty'),
});

export const SHAPES = {
  melee: { outcome: meleeOutcome, effect: meleeEffect },
  fire: { outcome: fireOutcome, effect: fireEffect },
  movement: PATH_SHAPES,
};
