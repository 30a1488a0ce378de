import { advancesOf, furtherShocks } from '../actions/advance.ts';
import { enterNextStage } from '../actions/shock.ts';
import type { Draft } from '../position/draft.ts';
import { answeringGuns } from '../actions/fire.ts';
import {
  blockedFlight,
  blockedRecoil,
  flee,
  flightsOf,
  recoil,
  recoilsOf,
  removeFlight,
  stillRecoiling,
} from '../actions/retreat.ts';
import { leadsOf } from '../actions/leaders.ts';
import type { Obligation, ObligationOf } from '../position/obligations.ts';
import { refusalsOf } from '../actions/refusal.ts';
import { isRouted, onMap } from '../position/state.ts';
import { endStep, hasSomethingToDo, formationsToOrder } from './sequence.ts';

/** Goes on with what nobody has to choose, until somebody has: obligations with one answer, steps with nothing to do. */
export function takeAutomaticSteps(draft: Draft): void {
  const { field, state } = draft;
  while (state.over === null) {
    const owed = draft.waiting;
    if (owed !== undefined) {
      if (!settle(draft, owed)) return;
    } else if (state.assault !== null) enterNextStage(draft);
    else if (state.step === 'assault' && state.declared.length > 0) draft.emit({ is: 'begin' });
    else if (hasSomethingToDo(field, state)) return;
    else endStep(draft);
  }
}

/** Whether the obligation on top answered itself. */
function settle(draft: Draft, owed: Obligation): boolean {
  const { field, state } = draft;
  const paidIf = (idle: boolean): boolean => {
    if (idle) draft.pay();
    return idle;
  };
  switch (owed.owes) {
    case 'orders': {
      const formations = formationsToOrder(field, state, owed.side);
      if (formations.length > field.ordersIn(owed.side, state.turn)) return false;
      draft.pay();
      draft.emit({ is: 'orders', side: owed.side, formations });
      return true;
    }
    case 'counter-battery':
    case 'reaction':
      return paidIf(answeringGuns(field, state, owed).length === 0);
    case 'advance':
      return paidIf(advancesOf(field, state, owed).length === 0);
    case 'right':
      return paidIf(furtherShocks(field, state, owed).length === 0);
    case 'steady':
      return paidIf(!onMap(state, owed.unit) || isRouted(state, owed.unit));
    case 'command':
      return paidIf(leadsOf(field, state, field.commander(owed.side)).length === 0);
    case 'refuse':
      return paidIf(refusalsOf(field, state, owed.units).length === 0);
    case 'recoil':
      return settleRecoil(draft, owed);
    case 'flee':
      return settledFlight(draft, owed);
    case 'impulse':
    case 'engage':
    case 'square':
    case 'counter-charge':
    case 'fight':
      return false;
  }
}

function settleRecoil(draft: Draft, owed: ObligationOf<'recoil'>): boolean {
  const { field, state } = draft;
  if (stillRecoiling(state, owed).length === 0) {
    draft.pay();
    return true;
  }
  const ways = recoilsOf(field, state, owed);
  if (ways.length > 1) return false;
  if (ways.length === 0) blockedRecoil(draft, owed);
  else recoil(draft, owed, ways[0]!);
  return true;
}

function settledFlight(draft: Draft, owed: ObligationOf<'flee'>): boolean {
  const { field, state } = draft;
  let [only, choices]: [readonly [number, ReturnType<typeof flightsOf>[number]] | undefined, number] = [undefined, 0];
  for (const unit of owed.units) {
    if (!onMap(state, unit)) {
      removeFlight(draft, owed, unit);
      return true;
    }
    const flights = flightsOf(field, state, unit);
    if (flights.length === 0) {
      // Another one that flees first may clear the way.
      if (
        owed.units.some((other) => other !== unit && onMap(state, other) && flightsOf(field, state, other).length > 0)
      )
        continue;
      blockedFlight(draft, owed, unit);
      return true;
    }
    choices += flights.length;
    only = [unit, flights[0]!];
  }
  if (choices !== 1) return false;
  flee(draft, owed, only![0], only![1]);
  return true;
}
