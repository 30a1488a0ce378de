import { mayAnyAdvance } from '../actions/advance.ts';
import { cancelMelee, partiesLeft } from '../actions/melee.ts';
import type { Draft } from '../position/draft.ts';
import { meleeTargets } from '../actions/fire.ts';
import {
  blockedFlight,
  blockedRetreat,
  flee,
  flightsOf,
  removeFlight,
  retreat,
  retreatsOf,
  stillRetreating,
} from '../actions/retreat.ts';
import type { Obligation, ObligationOf } from '../position/obligations.ts';
import { onMap } from '../position/state.ts';
import { endStep, hasSomethingToDo } from './sequence.ts';
import { endingByLeader } from './victory.ts';

/** Goes on with what nobody has to choose, until somebody has: obligations with one answer, steps with nothing to do. */
export function takeAutomaticSteps(draft: Draft): void {
  const { field, state } = draft;
  while (state.over === null) {
    // Only what becomes of a leader ends a battle in the middle of a turn.
    const over = draft.changedLeaders ? endingByLeader(field, state) : undefined;
    if (over !== undefined) return draft.emit({ is: 'over', over });
    const owed = draft.waiting;
    if (owed !== undefined) {
      if (!settle(draft, owed)) return;
    } else if (hasSomethingToDo(field, state, state.step)) return;
    else endStep(draft);
  }
}

/** Whether the obligation on top answered itself. */
function settle(draft: Draft, owed: Obligation): boolean {
  const { field, state } = draft;
  switch (owed.owes) {
    case 'defensive-fire':
    case 'offensive-fire':
      if (meleeTargets(field, state, owed).length > 0) return false;
      draft.pay();
      return true;
    case 'fight': {
      const { attackers, defenders } = partiesLeft(field, state, owed);
      if (attackers.length > 0 && defenders.length > 0) return false;
      cancelMelee(draft, owed);
      return true;
    }
    case 'retreat':
      return settleRetreat(draft, owed);
    case 'flee':
      return settleFlight(draft, owed);
    case 'advance':
      if (mayAnyAdvance(field, state, owed)) return false;
      draft.pay();
      return true;
    case 'face':
    case 'check':
      return false;
  }
}

function settleRetreat(draft: Draft, owed: ObligationOf<'retreat'>): boolean {
  const { field, state } = draft;
  const left = stillRetreating(state, owed);
  if (left.units.length === 0) {
    draft.pay();
    return true;
  }
  const hexes = retreatsOf(field, state, left);
  if (hexes.length > 1) return false;
  if (hexes.length === 0) blockedRetreat(draft, left);
  else retreat(draft, left, hexes[0]!);
  return true;
}

function settleFlight(draft: Draft, owed: ObligationOf<'flee'>): boolean {
  const { field, state } = draft;
  let only: { unit: number; flight: ReturnType<typeof flightsOf>[number] } | undefined;
  let choices = 0;
  for (const [unit, hexes] of owed.flights) {
    if (!onMap(state, unit)) {
      removeFlight(draft, owed, unit);
      return true;
    }
    const flights = flightsOf(field, state, unit, hexes);
    if (flights.length === 0) {
      // Another one that flees first may clear the way.
      if (
        owed.flights.length > 1 &&
        owed.flights.some(([other, n]) => other !== unit && flightsOf(field, state, other, n).length > 0)
      )
        continue;
      blockedFlight(draft, owed, unit);
      return true;
    }
    choices += flights.length;
    only = { unit, flight: flights[0]! };
  }
  if (choices !== 1) return false;
  flee(draft, owed, only!.unit, only!.flight);
  return true;
}
