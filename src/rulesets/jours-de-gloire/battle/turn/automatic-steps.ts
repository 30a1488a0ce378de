import { advancesOf, furtherShocks } from '../actions/advance.ts';
import { proceed } from '../actions/shock.ts';
import type { Course } from './order-run.ts';
import { answeringGuns } from '../actions/fire.ts';
import {
  blockedFlight,
  blockedRecoil,
  flee,
  flightsOf,
  recoil,
  recoilsOf,
  repay,
  stillRecoiling,
} from '../actions/retreat.ts';
import { leadsOf } from '../actions/leaders.ts';
import type { Obligation, Owing } from '../position/obligations.ts';
import { refusalsOf } from '../actions/refusal.ts';
import { isRouted, onMap } from '../position/state.ts';
import { endStep, hasWork, orderable } from './sequence.ts';

/** Goes on with what nobody has to choose, until somebody has: obligations with one answer, steps with nothing to do. */
export function settle(course: Course): void {
  const { field, now } = course;
  while (now.over === null) {
    const owed = course.waiting;
    if (owed !== undefined) {
      if (!settled(course, owed)) return;
    } else if (now.assault !== null) proceed(course);
    else if (now.step === 'assault' && now.declared.length > 0) course.emit({ is: 'begin' });
    else if (hasWork(field, now)) return;
    else endStep(course);
  }
}

/** Whether the obligation on top answered itself. */
function settled(course: Course, owed: Obligation): boolean {
  const { field, now } = course;
  const paidIf = (idle: boolean): boolean => {
    if (idle) course.paid();
    return idle;
  };
  switch (owed.owes) {
    case 'orders': {
      const formations = orderable(field, now, owed.side);
      if (formations.length > field.ordersIn(owed.side, now.turn)) return false;
      course.paid();
      course.emit({ is: 'orders', side: owed.side, formations });
      return true;
    }
    case 'counter-battery':
    case 'reaction':
      return paidIf(answeringGuns(field, now, owed).length === 0);
    case 'advance':
      return paidIf(advancesOf(field, now, owed).length === 0);
    case 'right':
      return paidIf(furtherShocks(field, now, owed).length === 0);
    case 'steady':
      return paidIf(!onMap(now, owed.unit) || isRouted(now, owed.unit));
    case 'command':
      return paidIf(leadsOf(field, now, field.commander(owed.side)).length === 0);
    case 'refuse':
      return paidIf(refusalsOf(field, now, owed.units).length === 0);
    case 'recoil':
      return settledRecoil(course, owed);
    case 'flee':
      return settledFlight(course, owed);
    case 'impulse':
    case 'engage':
    case 'square':
    case 'counter-charge':
    case 'fight':
      return false;
  }
}

function settledRecoil(course: Course, owed: Owing<'recoil'>): boolean {
  const { field, now } = course;
  if (stillRecoiling(now, owed).length === 0) {
    course.paid();
    return true;
  }
  const ways = recoilsOf(field, now, owed);
  if (ways.length > 1) return false;
  if (ways.length === 0) blockedRecoil(course, owed);
  else recoil(course, owed, ways[0]!);
  return true;
}

function settledFlight(course: Course, owed: Owing<'flee'>): boolean {
  const { field, now } = course;
  let [only, choices]: [readonly [number, ReturnType<typeof flightsOf>[number]] | undefined, number] = [undefined, 0];
  for (const unit of owed.units) {
    if (!onMap(now, unit)) {
      repay(course, owed, unit);
      return true;
    }
    const flights = flightsOf(field, now, unit);
    if (flights.length === 0) {
      // Another one that flees first may clear the way.
      if (owed.units.some((other) => other !== unit && onMap(now, other) && flightsOf(field, now, other).length > 0))
        continue;
      blockedFlight(course, owed, unit);
      return true;
    }
    choices += flights.length;
    only = [unit, flights[0]!];
  }
  if (choices !== 1) return false;
  flee(course, owed, only![0], only![1]);
  return true;
}
