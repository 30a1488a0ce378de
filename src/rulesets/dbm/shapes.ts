import * as v from 'valibot';
import { withDescription, effectShape, type ShapeOf } from '../../kernel/shape.ts';

const FATE = v.picklist(['destroyed', 'flees', 'recoils', 'none']);
const SIDE = v.strictObject({ fate: FATE });
const ACTOR = v.string();
const BY = { by: ACTOR };

/** An effect that may rest on rulings of the register. */
const restingShape = <const K extends string, const F extends v.ObjectEntries>(kind: K, about: string, fields: F) =>
  effectShape(kind, about, {
    ...fields,
    rulings: withDescription(
      v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
      'the rulings that it rests on',
    ),
  });

/** Combat: how the totals compare. */
const level = effectShape('level', 'The two totals are equal.', {});
const beaten = effectShape('beaten', 'Its total is the lower one; `by`: the other element.', {
  ...BY,
  doubled: withDescription(v.boolean(), 'its total is half the other or less'),
});

/** What happens to the loser. */
const unharmed = effectShape('unharmed', 'It is beaten and suffers nothing.', {});
const recoil = restingShape('recoil', 'It goes straight back by the depth of its base, without turning.', {
  turns: withDescription(v.boolean(), 'it was shot in the rear and turns about first'),
});
const flee = restingShape('flee', 'It recoils, turns about and goes on.', {
  turns: withDescription(v.boolean(), 'it was shot in the rear and turns about first'),
  remounts: withDescription(v.boolean(), 'it is dismounted and mounts again'),
  paces: withDescription(v.nullable(v.number()), 'its move and 50 paces; null where the chart has no move for it here'),
  towards: withDescription(
    v.picklist(['away', 'own-edge', 'entry-edge']),
    'a demoralised one flees to an edge of the table',
  ),
});
const destroyed = restingShape('destroyed', 'It is removed.', {
  cause: withDescription(
    v.picklist(['combat', 'recoil', 'struck', 'along']),
    'by the result; by what its recoil meets; struck by an enemy that recoils; along with one destroyed',
  ),
  by: withDescription(ACTOR, 'the opponent; what it meets; who strikes it; with whom it dies'),
});

/** What a recoil does to friends it meets. */
const passed = restingShape('passed', 'A friend lets it through and stays.', BY);
const placed = restingShape('placed', 'A friend is placed behind the element that recoils.', BY);
const pushed = restingShape('pushed', 'A friend is pushed straight back.', BY);

/** Close combat alone. */
const spared = restingShape('spared', 'It stood near an element destroyed and is not destroyed along.', BY);
const follow = effectShape('follow', 'It follows up at once.', {
  reach: withDescription(
    v.picklist(['base-depth', 'baggage']),
    'one depth of its base, or a full move that reaches baggage',
  ),
  paces: withDescription(
    v.nullable(v.number()),
    'its move, to baggage; null for a base depth, or where the chart has no move',
  ),
});
const stay = restingShape('stay', 'It does not follow up.', {
  why: withDescription(v.string(), 'the line of the follow-up chart'),
});
const fightOn = effectShape('fight-on', 'They fight again next phase, if neither breaks off.', {});
/** Shooting alone. */
const none = effectShape('none', 'Nothing happens to them.', {});

const COMMON = [level, beaten, unharmed, recoil, flee, destroyed, passed, placed, pushed] as const;
const combatEffect = v.variant('kind', [...COMMON]);
const closeCombatEffect = v.variant('kind', [...COMMON, spared, follow, stay, fightOn]);
const shootingEffect = v.variant('kind', [...COMMON, none]);

const combatOutcome = v.strictObject({
  standing: withDescription(
    v.picklist(['equal', 'beaten', 'doubled']),
    'how the totals compare, grading factors included',
  ),
  loser: v.picklist(['first', 'second', 'neither']),
  first: withDescription(SIDE, 'the friend, or the shooter'),
  second: withDescription(SIDE, 'the enemy, or the target'),
});

/** Spontaneous advance. */
const advance = effectShape('advance', 'It must advance.', {
  paces: withDescription(v.number(), 'at most'),
  doubled: withDescription(v.boolean(), 'twice its move'),
  towards: withDescription(ACTOR, 'the enemy that draws it'),
  distance: withDescription(v.number(), 'paces to that enemy'),
  shortest: withDescription(v.boolean(), 'impetuous: by the shortest way that gives rear support or an overlap'),
  stoppedBy: withDescription(v.nullable(ACTOR), 'the friend that it may not pass'),
});
const noAdvance = effectShape('no-advance', 'It does not advance.', {
  why: withDescription(v.string(), 'the line of the chart'),
  nearest: withDescription(
    v.nullable(v.strictObject({ enemy: ACTOR, distance: v.number() })),
    'the enemy that counts as nearest',
  ),
});
const bars = effectShape('bars', 'A friend is not passed: the advance stops.', {});
const joins = effectShape('joins', 'An impetuous friend joins the advance by following.', {});
const unmoved = effectShape('unmoved', 'A friend is passed and does not move.', {});
const ignored = restingShape('ignored', 'An enemy does not draw the advance.', {
  why: withDescription(v.string(), 'the line of the chart'),
});
const advanceEffect = v.variant('kind', [advance, noAdvance, bars, joins, unmoved, passed, flee, recoil, ignored]);
const advanceOutcome = v.strictObject({ must: v.boolean(), paces: v.number() });

/** The other procedures. */
const state = effectShape('state', 'The river is in this state.', {
  defensible: v.boolean(),
  navigable: withDescription(v.picklist(['yes', 'no', 'unsaid']), '`unsaid` where the sheet does not tell'),
  move: withDescription(v.number(), 'paces of a move that crosses it; 0: not slowed'),
  column: withDescription(v.boolean(), 'crossed in column only'),
  perilous: withDescription(v.boolean(), 'every crossing element rolls a die'),
});
const CROSSING = v.picklist(['across', 'barred', 'waits', 'drowned']);
const crossing = effectShape('crossing', 'An element tries to cross.', {
  fate: withDescription(CROSSING, '`barred`: the river is impassable this turn within 300 paces'),
});
const riverOutcome = v.strictObject({
  state: withDescription(v.string(), 'the line of the river chart'),
  elements: withDescription(v.array(CROSSING), 'one for each; `waits` after the river was found impassable'),
});

const spend = effectShape('spend', 'It costs the command PIPs.', { pips: v.number() });
const costOutcome = v.strictObject({ cost: v.number() });

const pay = effectShape('pay', 'Whether an expense is paid for.', { cost: v.number(), paid: v.boolean() });
const keep = effectShape('keep', 'PIPs that are left.', { pips: v.number() });
const pipsOutcome = v.strictObject({
  paid: withDescription(v.array(v.boolean()), 'whether each expense is paid for, in their order'),
  left: v.number(),
});

const move = effectShape('move', 'How far it may go.', { paces: v.number() });
const moveOutcome = v.strictObject({ paces: v.number() });

const sight = effectShape('sight', 'Whether they are seen.', { seen: v.boolean() });
const sightOutcome = v.strictObject({
  seen: v.boolean(),
  line: withDescription(v.string(), 'the line of the visibility chart'),
});

export type CombatEffect = ShapeOf<typeof combatEffect>;
export type CloseCombatEffect = ShapeOf<typeof closeCombatEffect>;
export type ShootingEffect = ShapeOf<typeof shootingEffect>;
export type CombatOutcome = ShapeOf<typeof combatOutcome>;
export type SpontaneousAdvanceEffect = ShapeOf<typeof advanceEffect>;
export type SpontaneousAdvanceOutcome = ShapeOf<typeof advanceOutcome>;
export type RiverEffect = ShapeOf<typeof state> | ShapeOf<typeof crossing>;
export type RiverOutcome = ShapeOf<typeof riverOutcome>;
export type PipCostEffect = ShapeOf<typeof spend>;
export type PipCostOutcome = ShapeOf<typeof costOutcome>;
export type PipOddsEffect = ShapeOf<typeof pay> | ShapeOf<typeof keep>;
export type PipOddsOutcome = ShapeOf<typeof pipsOutcome>;
export type MoveDistanceEffect = ShapeOf<typeof move>;
export type MoveDistanceOutcome = ShapeOf<typeof moveOutcome>;
export type VisibilityEffect = ShapeOf<typeof sight>;
export type VisibilityOutcome = ShapeOf<typeof sightOutcome>;

export const SHAPES = {
  'close-combat': { outcome: combatOutcome, effect: closeCombatEffect },
  shooting: { outcome: combatOutcome, effect: shootingEffect },
  'pip-cost': { outcome: costOutcome, effect: spend },
  'pip-odds': { outcome: pipsOutcome, effect: v.variant('kind', [pay, keep]) },
  'move-distance': { outcome: moveOutcome, effect: move },
  'spontaneous-advance': { outcome: advanceOutcome, effect: advanceEffect },
  river: { outcome: riverOutcome, effect: v.variant('kind', [state, crossing]) },
  visibility: { outcome: sightOutcome, effect: sight },
};
