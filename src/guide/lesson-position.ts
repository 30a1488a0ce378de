import { isRefusal } from '../kernel/assessment.ts';
import type { Course, ScriptedCommand } from '../kernel/course.ts';
import { equalJson } from '../kernel/json-hash.ts';
import type { Entry } from '../play/journal.ts';
import { type Match, stateOf } from '../play/match.ts';
import { rewind } from '../play/undo.ts';
import { commandsBefore, playAll } from './scripted.ts';

const REWOUND = 'lesson';

/** A match at the beginning of a lesson: what was played otherwise is rewound, what is missing is played. */
export function matchAtLesson<G, C, V>(course: Course<C>, match: Match<G, C, V>, at: number): Match<G, C, V> {
  const script = commandsBefore(course, at);
  const { entries } = match;
  const other = entries.findIndex((entry, i) => !isOf(entry, script[i]));
  const kept = other < 0 ? entries.length : other;
  const base = kept === entries.length ? match : rewind(match, kept, REWOUND);
  const brought = playAll(base, script.slice(kept));
  if (brought === undefined) throw new Error(`${course.scenario}: lesson ${at + 1} cannot be reached`);
  return brought;
}

const isOf = (entry: Entry, scripted: ScriptedCommand | undefined): boolean =>
  scripted !== undefined && equalJson(entry.command, scripted.command) && equalJson(entry.faces, scripted.faces ?? []);

/**
 * The position of a lesson, from what the learner made of the lesson before it. Where his way to the goal leads to a
 * position in which the course cannot go on, the course’s own stands in its place.
 */
export function matchAfterLesson<G, C, V>(course: Course<C>, match: Match<G, C, V>, at: number): Match<G, C, V> {
  const lesson = course.lessons[at];
  const went = playAll(match, lesson?.setUp ?? []);
  if (went !== undefined && (lesson === undefined || canBeSolved(went, lesson.awaits))) return went;
  return matchAtLesson(course, match, at);
}

function canBeSolved<G, C, V>(match: Match<G, C, V>, awaits: Course<C>['lessons'][number]['awaits']): boolean {
  const solution = awaits.for === 'reading' ? undefined : awaits.solution.command;
  return solution === undefined || !isRefusal(match.game.prepare(stateOf(match), solution));
}
