import { type Assessment, assessed, type Refusal } from '../../../../../kernel/assessment.ts';
import type { Cast } from '../../../../../kernel/effect.ts';
import { type AnyPrepared, CERTAIN, preparedFor } from '../../../../../kernel/game.ts';
import { cite } from '../../../../../kernel/source.ts';
import { t, type Text } from '../../../../../kernel/text.ts';
import { sideToAct } from '../activation.ts';
import { Course } from '../order-run.ts';
import type { Event } from '../../position/events.ts';
import type { Field } from '../../position/field.ts';
import { settle } from '../automatic-steps.ts';
import type { State } from '../../position/state.ts';

export type Ready = AnyPrepared<Event>;

export const refused = (why: Text): Refusal => ({ refused: why, source: cite('key') });

export const NOT_NOW = refused(t('ce n’est pas le moment', 'not now'));

/** Remembers the state that the last events lead to: whoever asks for it next need not apply them again. */
export const reached: { events: readonly Event[] | undefined; from: State | undefined; to: State | undefined } = {
  events: undefined,
  from: undefined,
  to: undefined,
};

export function played(field: Field, state: State, does: (course: Course) => void): readonly Event[] {
  const course = new Course(field, state);
  does(course);
  settle(course);
  [reached.events, reached.from, reached.to] = [course.events, state, course.done()];
  return course.events;
}

/** Outcomes that come to the same are played once; `retold`: what the events of another say otherwise. */
export function playedOnce<O>(
  field: Field,
  state: State,
  sameFor: (outcome: O) => number,
  does: (course: Course, outcome: O) => void,
  retold?: (events: readonly Event[], outcome: O) => readonly Event[],
): (outcome: O) => readonly Event[] {
  const known = new Map<number, { readonly events: readonly Event[]; readonly to: State }>();
  return (outcome) => {
    const key = sameFor(outcome);
    const before = known.get(key);
    if (before === undefined) {
      const events = played(field, state, (course) => does(course, outcome));
      known.set(key, { events, to: reached.to! });
      return events;
    }
    const events = retold?.(before.events, outcome) ?? before.events;
    [reached.events, reached.from, reached.to] = [events, state, before.to];
    return events;
  };
}

export const NO_ACCOUNT = (): undefined => undefined;

/** A command without dice. */
export const certain = (field: Field, state: State, does: (course: Course) => void): Ready =>
  preparedFor({
    by: sideToAct(field, state)!,
    rule: CERTAIN,
    input: undefined,
    events: () => played(field, state, does),
    explain: NO_ACCOUNT,
  });

export const checked = (why: Text | undefined, ready: () => Ready | Refusal): Ready | Refusal =>
  why === undefined ? ready() : refused(why);

/** The account of the calculator, with the names of the counters. */
export const named = <R>(assessment: Assessment<R>, cast: () => Cast): Assessment<R> =>
  assessed(assessment.roll, {
    tallies: () => assessment.tallies,
    readings: () => assessment.readings,
    needs: () => assessment.needs,
    rulings: () => assessment.rulings,
    cast: () => ({ ...assessment.cast, ...cast() }),
  });
