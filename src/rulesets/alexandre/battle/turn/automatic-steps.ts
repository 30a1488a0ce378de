import { mayAnyAdvance } from '../actions/advance.ts';
import { cancelled, partiesLeft } from '../actions/melee.ts';
import type { Course } from './order-run.ts';
import { meleeTargets } from '../actions/fire.ts';
import {
  blockedFlight,
  blockedRetreat,
  flee,
  flightsOf,
  repay,
  retreat,
  retreatsOf,
  stillRetreating,
} from '../actions/retreat.ts';
import type { Obligation, Owing } from '../position/obligations.ts';
import { onMap } from '../position/state.ts';
import { endStep, hasWork } from './sequence.ts';
import { decided } from './victory.ts';

/** Goes on with what nobody has to choose, until somebody has: obligations with one answer, steps with nothing to do. */
export function settle(course: Course): void {
  const { field, now } = course;
  while (now.over === null) {
    // Only what becomes of a leader ends a battle in the middle of a turn.
    const over = course.changedLeaders ? decided(field, now) : undefined;
    if (over !== undefined) return course.emit({ is: 'over', over });
    const owed = course.waiting;
    if (owed !== undefined) {
      if (!settled(course, owed)) return;
    } else if (hasWork(field, now, now.step)) return;
    else endStep(course);
  }
}

/** Whether the obligation on top answered itself. */
function settled(course: Course, owed: Obligation): boolean {
  const { field, now } = course;
  switch (owed.owes) {
    case 'defensive-fire':
    case 'offensive-fire':
      if (meleeTargets(field, now, owed).length > 0) return false;
      course.paid();
      return true;
    case 'fight': {
      const { attackers, defenders } = partiesLeft(field, now, owed);
      if (attackers.length > 0 && defenders.length > 0) return false;
      cancelled(course, owed);
      return true;
    }
    case 'retreat':
      return settledRetreat(course, owed);
    case 'flee':
      return settledFlight(course, owed);
    case 'advance':
      if (mayAnyAdvance(field, now, owed)) return false;
      course.paid();
      return true;
    case 'face':
    case 'check':
      return false;
  }
}

function settledRetreat(course: Course, owed: Owing<'retreat'>): boolean {
  const { field, now } = course;
  const left = stillRetreating(now, owed);
  if (left.units.length === 0) {
    course.paid();
    return true;
  }
  const hexes = retreatsOf(field, now, left);
  if (hexes.length > 1) return false;
  if (hexes.length === 0) blockedRetreat(course, left);
  else retreat(course, left, hexes[0]!);
  return true;
}

function settledFlight(course: Course, owed: Owing<'flee'>): boolean {
  const { field, now } = course;
  let only: { unit: number; flight: ReturnType<typeof flightsOf>[number] } | undefined;
  let choices = 0;
  for (const [unit, hexes] of owed.flights) {
    if (!onMap(now, unit)) {
      repay(course, owed, unit);
      return true;
    }
    const flights = flightsOf(field, now, unit, hexes);
    if (flights.length === 0) {
      // Another one that flees first may clear the way.
      if (
        owed.flights.length > 1 &&
        owed.flights.some(([other, n]) => other !== unit && flightsOf(field, now, other, n).length > 0)
      )
        continue;
      blockedFlight(course, owed, unit);
      return true;
    }
    choices += flights.length;
    only = { unit, flight: flights[0]! };
  }
  if (choices !== 1) return false;
  flee(course, owed, only!.unit, only!.flight);
  return true;
}
