import { band, bands } from '../../../kernel/chart.ts';
import { withLimit, d6, type Dice } from '../../../kernel/dice.ts';
import { t } from '../../../kernel/text.ts';
import { capacity, casualties } from '../casualties.ts';
import { wounds } from '../attack-rolls.ts';
import type { CloseCombatOutcome } from '../shapes.ts';
import { type Blow, type Bodies, diceOf, type Fight, type CloseCombatInput } from './blows.ts';
import { bodyId, bodyPlace, INITIATIVE, strikerId } from './cast.ts';
import { exceedsBudget } from './path-budget.ts';
import { opposite, type Side, SIDE_NAMES } from './sides.ts';

/** Wounds suffered by each body. */
type Wounds = Readonly<Record<Side, readonly number[]>>;

interface State {
  readonly now: Wounds;
  /** Wounds when a moment fought together began, while blows of it are still to fall. */
  readonly since?: Wounds;
}

interface FightSoFar extends Fight {
  /** How many blows have fallen. */
  readonly fallen: number;
}

/** Whether a fight exceeds the budget: asked once, when all its blows but the last are to be counted. */
const beyond = ({ bodies, blows, fallen }: FightSoFar, budget: number): boolean =>
  fallen === blows.length - 1 && exceedsBudget({ bodies, blows }, budget);

/** Blow after blow. Each is a rule of its own, so that equal wounds so far merge before the next multiplies them. */
const fought = withLimit(({ bodies, blows, fallen }: FightSoFar, dice: Dice): State => {
  if (fallen === 0)
    return { now: { attackers: bodies.attackers.map(() => 0), defenders: bodies.defenders.map(() => 0) } };
  const place = fallen - 1;
  const before = dice.step(fought, { bodies, blows, fallen: place });
  const blow = blows[place]!;
  const counted = blow.counted === place ? before.now : before.since!;
  const strikers = bodies[blow.side][blow.body]!;
  const now = woundsAfter(bodies, before.now, blow, diceOf(blow, strikers, counted[blow.side][blow.body]!), dice);
  const next = blows[fallen];
  return next === undefined || next.counted === fallen ? { now } : { now, since: counted };
}, beyond);

function woundsAfter(bodies: Bodies, so: Wounds, blow: Blow, n: number, dice: Dice): Wounds {
  const { side, body, beside, against, rolls } = blow;
  const enemy = opposite(side);
  const targets = bodies[enemy];
  const suffered = so[enemy][against]!;
  const more = wounds(dice, n, rolls, capacity(targets[against]!) - suffered, {
    who: strikerId(side, body, beside),
    whom: bodyId(enemy, against),
    place: bodyPlace(enemy, against, targets.length),
  });
  return more === 0 ? so : { ...so, [enemy]: so[enemy].with(against, suffered + more) };
}

const WHO_FIRST = bands<Side>({
  id: 'who-first',
  title: t('Initiatives égales', 'Equal Initiative'),
  heading: t('d6', 'd6'),
  columns: [t('Frappent d’abord', 'Strike first')],
  lines: [band<Side>(1, 3, 'attackers'), band<Side>(4, 6, 'defenders')],
  show: (side) => [SIDE_NAMES[side]],
});

const FIRST_ASK = {
  who: INITIATIVE,
  why: t('qui frappe d’abord : 1-3 attaquants, 4-6 défenseurs', 'who strikes first: 1-3 attackers, 4-6 defenders'),
};

/** Which of the orders the fight takes. */
export const orderTaken = (orders: number, dice: Dice): number =>
  orders === 1 || dice.read(d6, WHO_FIRST, FIRST_ASK) === 'attackers' ? 0 : 1;

export const resolve = ({ bodies, orders }: CloseCombatInput, dice: Dice): CloseCombatOutcome => {
  const blows = orders[orderTaken(orders.length, dice)]!;
  const { now } = fought({ bodies, blows, fallen: blows.length }, dice);
  const losses = (side: Side) => bodies[side].map((body, i) => casualties(body, now[side][i]!));
  return { attackers: losses('attackers'), defenders: losses('defenders') };
};
