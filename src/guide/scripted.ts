import { isRefusal } from '../kernel/assessment.ts';
import type { Course, Lesson, ScriptedCommand } from '../kernel/course.ts';
import type { TypedDie } from '../kernel/rolled-dice.ts';
import type { Declined } from '../play/declined.ts';
import type { Match } from '../play/match.ts';
import { begin, finish, nextDie, type Pending, type Played } from '../play/orders.ts';

/** The commands that lead from the set-up to the beginning of a lesson. */
export const commandsBefore = <C>({ lessons }: Course<C>, at: number): readonly ScriptedCommand<C>[] => [
  ...lessons.slice(0, at).flatMap((lesson) => [...(lesson.setUp ?? []), ...solutionOf(lesson)]),
  ...(lessons[at]?.setUp ?? []),
];

const solutionOf = <C>({ awaits }: Lesson<C>): readonly ScriptedCommand<C>[] =>
  awaits.for === 'command' ? [awaits.solution] : [];

/** Plays a command of a course. Dice for which it names no face show the middle of theirs: a learner may play otherwise. */
export function playScripted<G, C, V>(
  match: Match<G, C, V>,
  { command, faces = [] }: ScriptedCommand<C>,
): Played<G, C, V> | Declined {
  const pending = begin(match, { command, after: match.journal.lines.length });
  if (isRefusal(pending)) return pending;
  const played = finish(pending, facesFor(pending, faces));
  if (!('match' in played)) throw new Error('the faces of a lesson are on no such die');
  return played;
}

function facesFor<G, C, V>(pending: Pending<G, C, V>, given: readonly TypedDie[]): readonly TypedDie[] {
  const faces: TypedDie[] = [];
  for (let wanted = nextDie(pending, faces); wanted !== undefined; wanted = nextDie(pending, faces))
    faces.push(given[faces.length] ?? Math.floor((wanted.die.lowest + wanted.die.highest) / 2));
  return faces;
}

/** Plays commands one after the other; undefined where the rules refuse one of them. */
export function playAll<G, C, V>(
  match: Match<G, C, V>,
  commands: readonly ScriptedCommand<C>[],
): Match<G, C, V> | undefined {
  let next = match;
  for (const command of commands) {
    const played = playScripted(next, command);
    if (isRefusal(played)) return undefined;
    next = played.match;
  }
  return next;
}
