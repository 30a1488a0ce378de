import type { ActorId } from '../../../kernel/effect.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import type { Fate } from '../charts/leaders.ts';
import type { Code } from '../charts/melee.ts';
import { leaderEffects } from '../leaders.ts';
import type { MeleeEffect, MeleeOutcome } from '../shapes.ts';
import { type Ladder, type NewState, struck } from '../states.ts';
import { stateEffects } from '../struck.ts';
import type { UnitType } from '../types.ts';
import { blowIn, leaderIds, resultOf, type Roll, type Side, type Stack, stackId, unitId } from './roll.ts';

/** A unit after its side's blow. */
interface Left {
  readonly id: ActorId;
  readonly type: UnitType;
  readonly state: NewState;
}

/** What one side suffers, then what it may or must do. */
interface SideEffects {
  readonly suffered: readonly MeleeEffect[];
  readonly advance: readonly MeleeEffect[];
}

function sideEffects(
  side: Side,
  stacks: readonly Stack[],
  codes: readonly Code[],
  ladder: Ladder,
  source: Source,
): SideEffects {
  const blow = blowIn(codes);
  const retreat = codes.includes('R');
  const advances = codes.includes('must-advance') || codes.includes('may-advance');
  const suffered: MeleeEffect[] = [];
  const retreats: MeleeEffect[] = [];
  /** Who is left is asked of those who advance. */
  const left: Left[] = [];
  for (let i = 0; i < stacks.length; i++) {
    const { units } = stacks[i]!;
    let anybody = false;
    for (let j = 0; j < units.length; j++) {
      const { type, state } = units[j]!;
      const id = unitId(side, i, j);
      const after = blow === undefined ? state : struck(state, blow, ladder);
      if (blow !== undefined) suffered.push(...stateEffects(id, state, blow, after, source));
      if (advances) left.push({ id, type, state: after });
      anybody ||= after !== 'eliminated';
    }
    if (retreat && anybody) retreats.push({ kind: 'retreat', who: [stackId(side, i)], hexes: 1, source });
  }
  const advance = advances ? advanceEffects(side, left, codes.includes('must-advance'), source) : [];
  suffered.push(...retreats);
  if (suffered.length === 0 && advance.length === 0) suffered.push({ kind: 'none', who: [side], source });
  return { suffered, advance };
}

/** Discouraged and routed units do not advance; Ph always choose; one stack per vacated hex. */
function advanceEffects(side: Side, left: readonly Left[], must: boolean, source: Source): MeleeEffect[] {
  const able = left.filter(({ state }) => state === 'good' || state === 'fatigued');
  if (able.length === 0) return [{ kind: 'held', who: [side], source }];
  const compelled = must ? able.filter(({ type }) => type !== 'Ph') : [];
  const free = must ? able.filter(({ type }) => type === 'Ph') : able;
  const ids = (units: readonly Left[]): ActorId[] => units.map(({ id }) => id);
  return [
    ...(compelled.length > 0 ? [{ kind: 'advance', who: ids(compelled), source } as const] : []),
    ...(free.length > 0 ? [{ kind: 'advance', who: ids(free), may: true, source } as const] : []),
  ];
}

/** Leaders are seldom put to the test. */
const fatesOf = (side: Side, roll: Roll, fates: readonly Fate[]): MeleeEffect[] =>
  fates.length === 0 ? [] : leaderEffects(leaderIds(side, roll[side]), fates);

/** Whoever must leave a hex goes first, then the leaders' fates are known, then hexes that were left are entered. */
export function effects(roll: Roll, outcome: MeleeOutcome): MeleeEffect[] {
  const source = cite('melee-results', outcome.line);
  const result = resultOf(outcome.line);
  const of = (side: Side): SideEffects => sideEffects(side, roll[side], result[side], roll.ladder, source);
  const defenders = of('defenders');
  const attackers = of('attackers');
  const attackersFirst = result.defenders.includes('may-advance');
  const first = attackersFirst ? attackers : defenders;
  const second = attackersFirst ? defenders : attackers;
  return [
    ...first.suffered,
    ...second.suffered,
    ...fatesOf('defenders', roll, outcome.defendingLeaders),
    ...fatesOf('attackers', roll, outcome.attackingLeaders),
    ...first.advance,
    ...second.advance,
  ];
}
