import { firstVerdict, type Verdict } from '../../../kernel/chart.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import {
  type AdvanceFacts,
  type FriendInWay,
  DOUBLED_NOT_WITHIN,
  type EnemyInSight,
  IGNORED,
  type Passage,
  PASSED_THROUGH,
  SPONTANEOUS,
} from '../charts/spontaneous.ts';
import { isImpetuous } from '../impetuous.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import type { SpontaneousAdvanceEffect, SpontaneousAdvanceOutcome } from '../shapes.ts';
import { kindOf } from '../types.ts';
import { type Decision, passageEffects } from './effects.ts';
import type { Situation } from './situation.ts';

/** No die decides: all that comes of it is known beforehand. */
export interface AdvanceInput extends SpontaneousAdvanceOutcome {
  readonly effects: readonly [Decision, ...SpontaneousAdvanceEffect[]];
}

/** One front of a base, in paces, for ruling D-23. */
const BASE_FRONT = 80;

/** Rulings that lines on enemies ignored rest on. */
export const IGNORED_RULINGS: Readonly<Record<string, readonly string[]>> = {
  'far-skirmisher': ['D-23', 'D-62'],
  'aside-skirmisher': ['D-62'],
};

type Enemy = Situation['enemies'][number];

/** An enemy, and the line that says whether it draws the advance. */
interface JudgedEnemy {
  readonly id: ActorId;
  readonly enemy: Enemy;
  readonly line: Verdict<EnemyInSight, boolean>;
}

/** A friend in the way, and the line that says what becomes of it. */
interface JudgedFriend {
  readonly id: ActorId;
  readonly line: Verdict<FriendInWay, Passage>;
}

/** What the charts say of an advance, line by line. */
export interface Judgement {
  readonly verdict: Verdict<AdvanceFacts, boolean>;
  readonly enemies: readonly JudgedEnemy[];
  /** Friends in the way, up to the first that cannot be passed; none where the element does not advance. */
  readonly friends: readonly JudgedFriend[];
  readonly nearest: JudgedEnemy | undefined;
  readonly impetuous: boolean;
  readonly inContact: boolean;
  /** 0 where it does not advance. */
  readonly paces: number;
  readonly doubled: boolean;
}

/** At equal distances one that is not demoralised counts as the nearest, or the other way round (ruling D-51). */
const nearness = (options: ChosenOptions) => {
  const first = options.EQUALLY_NEAR === 'demoralised';
  return ({ enemy: a }: JudgedEnemy, { enemy: b }: JudgedEnemy): number =>
    a.distance - b.distance || Number(b.demoralised === first) - Number(a.demoralised === first);
};

function crossingsOf({ element, friends }: Situation): JudgedFriend[] {
  const crossings = friends.map((friend, i) => ({
    id: `friends[${i + 1}]`,
    line: firstVerdict(PASSED_THROUGH, { ...friend, by: element.type }),
  }));
  const stop = crossings.findIndex(({ line }) => line.value === 'bars');
  return stop < 0 ? crossings : crossings.slice(0, stop + 1);
}

/** `single`: paces of one move. */
export function judge(s: Situation, options: ChosenOptions, single: number): Judgement {
  const { element } = s;
  const impetuous = isImpetuous(element);
  const enemies = s.enemies.map((enemy, i) => ({
    id: `enemies[${i + 1}]`,
    enemy,
    line: firstVerdict(IGNORED, {
      ...enemy,
      impetuous,
      advancing: kindOf(element.type),
      directlyAhead: !enemy.aside,
      skirmisherReach: options.DISTANCE_F === 'front' ? BASE_FRONT : single,
    }),
  }));
  const ranked = enemies.toSorted(nearness(options));
  const nearestOfAll = ranked[0]!;
  const inContact = nearestOfAll.enemy.distance === 0;
  const nearest = inContact ? nearestOfAll : ranked.find(({ line }) => !line.value);
  const verdict = firstVerdict(SPONTANEOUS, { ...element, inContact, nearest: nearest?.enemy });
  const approached = options.NEAR_WHOM === 'any' ? nearestOfAll : nearest;
  const ends = (approached?.enemy.distance ?? 0) - (options.DOUBLED_ADVANCE === 'doubled' ? 2 : 1) * single;
  const must = verdict.value;
  const doubled = must && (s.reachesBaggage || ends >= DOUBLED_NOT_WITHIN);
  const paces = must ? (doubled ? 2 * single : single) : 0;
  return { verdict, enemies, friends: must ? crossingsOf(s) : [], nearest, impetuous, inContact, paces, doubled };
}

function decisionOf({ verdict, nearest, impetuous, friends, paces, doubled }: Judgement): Decision {
  const common = { who: ['element'], source: cite('spontaneous', verdict.id) };
  const near = nearest === undefined ? null : { enemy: nearest.id, distance: nearest.enemy.distance };
  if (near === null || !verdict.value) return { kind: 'no-advance', ...common, why: verdict.id, nearest: near };
  const { enemy: towards, distance } = near;
  const stoppedBy = friends.find(({ line }) => line.value === 'bars')?.id ?? null;
  return { kind: 'advance', ...common, paces, doubled, towards, distance, shortest: impetuous, stoppedBy };
}

/** The advance, then the friends in its way, in order; and the enemies that do not draw it. */
export const advanceInput = (judged: Judgement): AdvanceInput => ({
  must: judged.verdict.value,
  paces: judged.paces,
  effects: [
    decisionOf(judged),
    ...judged.friends.flatMap(({ id, line }) => passageEffects([id], line.value, line.id)),
    ...judged.enemies
      .filter(({ line }) => line.value)
      .map(({ id, line }): SpontaneousAdvanceEffect => {
        const rulings = IGNORED_RULINGS[line.id];
        const source = cite('ignored', line.id);
        return { kind: 'ignored', who: [id], why: line.id, source, ...(rulings && { rulings }) };
      }),
  ],
});
