import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { SIGHT } from '../charts/rules.ts';
import { isMassed } from '../charts/weapons.ts';
import { groupBy } from '../group-by.ts';
import { rangeFor } from '../missile.ts';
import { MARCHED, MASSED_MISSILES } from '../options.ts';
import type { Reason } from '../shapes.ts';
import { filesOf, type Situation, type Stretch } from './situation.ts';

/** Models of one rank: the files they stand in, counted from 1. */
export interface Models {
  readonly rank: number;
  readonly files: readonly number[];
}

/** Models without a shot, for one reason. */
export interface Idle extends Models {
  readonly reason: Reason;
}

/** Why a stretch of the front rank does not shoot; nothing where it does. */
function hindrance(s: Situation, { arc, blocked, distance }: Stretch, options: Options): Reason | undefined {
  if (s.movement === 'beyond' && (s.skirmishers || chosenOption(options, MARCHED) === 'nobody'))
    return { code: 'too-fast' };
  if (SIGHT.at(s.troops, arc) === 'blind') return { code: 'blind' };
  if (blocked) return { code: 'blocked' };
  const range = rangeFor(s);
  return distance > range ? { code: 'out-of-range', distance, range } : undefined;
}

const NOT_MASSED: Reason = { code: 'not-massed' };
const FRONT_CANNOT: Reason = { code: 'front-cannot' };
const ALTERNATE: Reason = { code: 'alternate' };
const TOO_DEEP: Reason = { code: 'too-deep' };

/** What one rear rank adds: the files that shoot, and those that stay idle. `able`: whose leading model may shoot. */
function rearRank(
  s: Situation,
  rank: number,
  able: readonly boolean[],
  options: Options,
): { shooting: number[]; idle: Idle[] } {
  const option = chosenOption(options, MASSED_MISSILES);
  const shootingTurn = option.endsWith('up') ? 0 : 1;
  let turn = 0;
  const reasons = able.map((leads): Reason | undefined => {
    if (!isMassed(s.weapon)) return NOT_MASSED;
    if (!leads) return FRONT_CANNOT;
    if (rank > 2 && option.startsWith('second')) return TOO_DEEP;
    return turn++ % 2 === shootingTurn ? undefined : ALTERNATE;
  });
  const byReason = groupBy(upTo(1, able.length), (file) => reasons[file - 1]);
  const idle = [...byReason].flatMap(([reason, files]) => (reason === undefined ? [] : [{ rank, files, reason }]));
  return { shooting: byReason.get(undefined) ?? [], idle };
}

const upTo = (first: number, n: number): number[] => Array.from({ length: n }, (_, i) => first + i);

/** Who shoots, by stretch of the front, and everyone else with the reason. */
export function sortOut(s: Situation, options: Options): { shooting: Models[][]; idle: Idle[] } {
  const shooting: Models[][] = [];
  const idle: Idle[] = [];
  /** For each file its stretch. */
  const stretchOf: number[] = [];
  const able: boolean[] = [];
  for (const [i, stretch] of s.front.entries()) {
    const files = upTo(able.length + 1, stretch.files);
    const reason = hindrance(s, stretch, options);
    shooting.push(reason === undefined ? [{ rank: 1, files }] : []);
    if (reason !== undefined) idle.push({ rank: 1, files, reason });
    for (const _ of files) {
      stretchOf.push(i);
      able.push(reason === undefined);
    }
  }
  const width = filesOf(s);
  const models = s.models === 0 ? width : s.models;
  for (let rank = 2; (rank - 1) * width < models; rank++) {
    const rear = rearRank(s, rank, able.slice(0, models - (rank - 1) * width), options);
    for (const [i, stretch] of shooting.entries()) {
      const files = rear.shooting.filter((file) => stretchOf[file - 1] === i);
      if (files.length > 0) stretch.push({ rank, files });
    }
    idle.push(...rear.idle);
  }
  return { shooting, idle };
}
