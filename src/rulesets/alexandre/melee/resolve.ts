import { lineAt } from '../../../kernel/chart.ts';
import { type Purpose, withLimit, type Dice, d10, withKey, type Rule } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { t } from '../../../kernel/text.ts';
import { type Code, type MeleeResult, MELEE_RESULTS } from '../charts/melee.ts';
import type { Fate } from '../charts/leaders.ts';
import { checkLeader, checkLeaders } from '../leaders.ts';
import type { MeleeOutcome } from '../shapes.ts';
import { type Blow, BLOWS, type Ladder } from '../states.ts';
import type { State, UnitType } from '../types.ts';
import type { Stacks } from './situation.ts';

export type Side = 'attackers' | 'defenders';

/** A stack as results see it. */
export interface Stack {
  readonly units: readonly { readonly type: UnitType; readonly state: State }[];
  readonly leaders: number;
}

export interface MeleeInput extends Readonly<Record<Side, readonly Stack[]>> {
  readonly total: number;
  readonly ladder: Ladder;
}

export const stacksOf = (stacks: Stacks): Stack[] =>
  stacks.map(({ units, leaders }) => ({
    units: units.map(({ type, state }) => ({ type, state })),
    leaders: leaders.length,
  }));

export const stackId = (side: Side, stack: number): ActorId => idsOf(side, stack).stack;
export const unitId = (side: Side, stack: number, unit: number): ActorId =>
  (idsOf(side, stack).units[unit] ??= `${stackId(side, stack)}.units[${unit + 1}]`);

/** The list is made once, since every result of a melee names everybody. */
const ids: Readonly<Record<Side, { readonly stack: ActorId; readonly units: ActorId[] }[]>> = {
  attackers: [],
  defenders: [],
};
const idsOf = (side: Side, stack: number) => (ids[side][stack] ??= { stack: `${side}[${stack + 1}]`, units: [] });

/** Ids are asked for on every path through the dice: made once for the stacks of a side (goal: bench/melee.ts, cold). */
const knownLeaders = { attackers: new WeakMap<object, ActorId[]>(), defenders: new WeakMap<object, ActorId[]>() };

export function leaderIds(side: Side, stacks: readonly Stack[]): readonly ActorId[] {
  let ids = knownLeaders[side].get(stacks);
  if (ids !== undefined) return ids;
  ids = [];
  for (let stack = 0; stack < stacks.length; stack++)
    for (let i = 1; i <= stacks[stack]!.leaders; i++) ids.push(`${side}[${stack + 1}].leaders[${i}]`);
  knownLeaders[side].set(stacks, ids);
  return ids;
}

function leadersIn(stacks: readonly Stack[]): number {
  let sum = 0;
  for (let stack = 0; stack < stacks.length; stack++) sum += stacks[stack]!.leaders;
  return sum;
}

/** The natural die that puts the leaders of a side to the test. */
const TESTS: Readonly<Record<Side, number>> = { attackers: 0, defenders: 9 };

const ASK: Purpose = { who: 'attacker', why: t('mêlée', 'melee') };

const throwMelee = (dice: Dice): number => dice.roll(d10, ASK);

const NOBODY: readonly Fate[] = [];

const fatesOf = (side: Side, natural: number, input: MeleeInput, dice: Dice): readonly Fate[] =>
  natural === TESTS[side] && leadersIn(input[side]) > 0 ? checkLeaders(leaderIds(side, input[side]), dice) : NOBODY;

const MOST_LEADERS = 1000;

const decide: Rule<MeleeInput, MeleeOutcome> = withKey(
  (input, dice) => {
    const natural = throwMelee(dice);
    return {
      line: lineAt(MELEE_RESULTS, natural + input.total).id,
      attackingLeaders: fatesOf('attackers', natural, input, dice),
      defendingLeaders: fatesOf('defenders', natural, input, dice),
    };
  },
  ({ total, attackers, defenders }) =>
    (total * MOST_LEADERS + leadersIn(attackers)) * MOST_LEADERS + leadersIn(defenders),
);

/** More combinations of leaders' fates than anybody reads: each facet is then counted by itself. */
const MOST_FATES = 20_000;

export const resolve = withLimit(
  decide,
  ({ attackers, defenders }, budget) =>
    3 ** leadersIn(attackers) + 3 ** leadersIn(defenders) > Math.min(budget, MOST_FATES),
);

/** The line of the results chart by itself. */
export const resultLine = (total: number, dice: Dice): string => lineAt(MELEE_RESULTS, throwMelee(dice) + total).id;

/** The fate of one leader by himself. */
export const oneLeader = (side: Side, dice: Dice): string =>
  throwMelee(dice) === TESTS[side] ? checkLeader(side, dice) : 'unharmed';

const RESULTS: ReadonlyMap<string, MeleeResult> = new Map(MELEE_RESULTS.lines.map(({ id, value }) => [id, value]));

export const resultOf = (lineId: string): MeleeResult => RESULTS.get(lineId)!;

export const blowIn = (codes: readonly Code[]): Blow | undefined =>
  codes.find((code): code is Blow => Object.hasOwn(BLOWS, code));
