import { type Consequence, type Prepared, withoutDice } from '../../../../../kernel/game.ts';
import { sideToAct } from '../activation.ts';
import { Draft } from '../../position/draft.ts';
import type { Event } from '../../position/events.ts';
import type { Field } from '../../position/field.ts';
import { takeAutomaticSteps } from '../automatic-steps.ts';
import type { State } from '../../position/state.ts';

export type PreparedCommand = Prepared<State, Event>;

export function consequenceOf(field: Field, state: State, does: (draft: Draft) => void): Consequence<State, Event> {
  const draft = new Draft(field, state);
  does(draft);
  takeAutomaticSteps(draft);
  return { events: draft.events, state: draft.finish() };
}

/** Outcomes that come to the same are played once; `retold`: what the events of another say otherwise. */
export function consequencesOnce<O>(
  field: Field,
  state: State,
  sameFor: (outcome: O) => number,
  does: (draft: Draft, outcome: O) => void,
  retold?: (events: readonly Event[], outcome: O) => readonly Event[],
): (outcome: O) => Consequence<State, Event> {
  const known = new Map<number, Consequence<State, Event>>();
  return (outcome) => {
    const key = sameFor(outcome);
    const before = known.get(key);
    if (before !== undefined)
      return retold === undefined ? before : { events: retold(before.events, outcome), state: before.state };
    const consequence = consequenceOf(field, state, (draft) => does(draft, outcome));
    known.set(key, consequence);
    return consequence;
  };
}

/** A command without dice. */
export const withoutThrow = (field: Field, state: State, does: (draft: Draft) => void): PreparedCommand =>
  withoutDice(sideToAct(field, state)!, () => consequenceOf(field, state, does));
