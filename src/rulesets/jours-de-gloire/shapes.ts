import * as v from 'valibot';
import { withDescription, effectShape, type ShapeOf } from '../../kernel/shape.ts';
import { NEW_STATES, STATES } from './types.ts';

const STATE = v.picklist(STATES);
const NEW_STATE = v.picklist(NEW_STATES);

const CHANGE = {
  from: withDescription(STATE, 'the state it was in'),
  to: withDescription(NEW_STATE, 'the one it is in now, which may be the same'),
};

const state = effectShape('state', 'A unit is struck.', CHANGE);
const stateInShock = effectShape('state', 'A unit is struck.', {
  ...CHANGE,
  alone: v.exactOptional(withDescription(v.literal(true), 'artillery that defended alone: lost where it would recoil')),
});
const stateOnMarch = effectShape('state', 'The march disorders the unit, or routs it.', {
  from: STATE,
  to: withDescription(STATE, 'the state it ends in'),
  step: withDescription(v.number(), 'the step that brought it into that state'),
});
const recoil = effectShape('recoil', 'Units leave their hex: those of one hex together.', { hexes: v.number() });
const holds = effectShape('holds', 'A unit passed the cohesion test that the result asks of it.', {
  spared: withDescription(v.picklist(['disorder', 'recoil']), 'what failing would have brought'),
});
const RIGHTS = ['breakthrough', 'counter-shock', 'pursuit'] as const;
const right = effectShape('right', 'What units of a side may do now: exactly those who are able to.', {
  option: v.picklist(RIGHTS),
  insteadOf: v.exactOptional(
    withDescription(
      v.picklist(RIGHTS),
      'the right offered before it to the same side, of which this one takes the place',
    ),
  ),
});
const none = effectShape('none', 'Nothing happens to them.', {});
const move = effectShape('move', 'How far the mover comes along the path.', {
  steps: withDescription(v.number(), 'steps that it walks'),
  of: withDescription(v.number(), 'steps of the whole path'),
  cost: v.number(),
});
const test = effectShape('test', 'A unit passed its test, or failed it.', { passed: v.boolean() });
const engage = effectShape('right', 'The unit may make a shock attack.', { option: v.literal('shock') });
const held = effectShape('held', 'The unit makes no shock attack.', {});

const fate = v.strictObject({
  state: NEW_STATE,
  recoil: withDescription(v.boolean(), 'whether it leaves its hex'),
});

const each = <const S extends v.GenericSchema>(item: S, about: string) =>
  withDescription(v.pipe(v.array(item), v.readonly()), about);

const shockEffect = v.variant('kind', [recoil, stateInShock, holds, right]);
const shockOutcome = v.strictObject({
  line: withDescription(v.string(), 'the line of the results chart'),
  defenders: each(fate, 'what became of each defender'),
  attackers: each(fate, 'what became of each attacker'),
});

const fireEffect = v.variant('kind', [state, none]);
const fireOutcome = v.strictObject({
  result: v.picklist(['R', 'D', 'CT', 'none']),
  states: each(NEW_STATE, 'what each unit of the target is afterwards'),
});

const movementEffect = v.variant('kind', [move, stateOnMarch]);
const movementOutcome = v.strictObject({
  cost: v.number(),
  steps: withDescription(v.number(), 'steps that the allowance pays for'),
  state: STATE,
});

const cohesionEffect = v.variant('kind', [test, state, recoil]);
const engagementEffect = v.variant('kind', [test, engage, held]);
const tested = v.strictObject({ passed: v.boolean() });

export type Fate = ShapeOf<typeof fate>;
export type StateEffect = ShapeOf<typeof state>;
export type RecoilEffect = ShapeOf<typeof recoil>;
export type RightEffect = ShapeOf<typeof right>;
export type ShockEffect = ShapeOf<typeof shockEffect>;
export type ShockOutcome = ShapeOf<typeof shockOutcome>;
export type FireEffect = ShapeOf<typeof fireEffect>;
export type FireOutcome = ShapeOf<typeof fireOutcome>;
export type MovementEffect = ShapeOf<typeof movementEffect>;
export type MovementOutcome = ShapeOf<typeof movementOutcome>;
export type CohesionEffect = ShapeOf<typeof cohesionEffect>;
export type EngagementEffect = ShapeOf<typeof engagementEffect>;
export type Tested = ShapeOf<typeof tested>;

export const SHAPES = {
  shock: { outcome: shockOutcome, effect: shockEffect },
  fire: { outcome: fireOutcome, effect: fireEffect },
  movement: { outcome: movementOutcome, effect: movementEffect },
  'cohesion-test': { outcome: tested, effect: cohesionEffect },
  'engagement-test': { outcome: tested, effect: engagementEffect },
};
