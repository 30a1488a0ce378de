import { isRefusal } from '../kernel/assessment.ts';
import type { Course, InHand, Lesson } from '../kernel/course.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Match } from '../play/match.ts';
import type { Played } from '../play/orders.ts';
import { matchAfterLesson, matchAtLesson } from './lesson-position.ts';
import { playScripted } from './scripted.ts';

/** A battle in which somebody learns to play. Nothing in it changes: what the learner does leads to the next one. */
export interface Guided<G = unknown, C = unknown, V = unknown> {
  readonly course: Course<C>;
  readonly match: Match<G, C, V>;
  /** The place of the lesson in the course; as many as there are lessons: all of them are over. */
  readonly at: number;
  /** What is said to a learner who did something else. */
  readonly reply?: Text | undefined;
  /** What the learner played last, with its dice. */
  readonly played?: Played<G, C, V> | undefined;
}

/** Undefined where the lessons are over. */
export const lessonOf = <C>({ course, at }: Pick<Guided<unknown, C>, 'course' | 'at'>): Lesson<C> | undefined =>
  course.lessons[at];

/** A match brought to a lesson: to the first one, back to an earlier one, over one that is skipped, or taken up again. */
export function startLesson<G, C, V>(course: Course<C>, match: Match<G, C, V>, at: number): Guided<G, C, V> {
  const place = Math.max(0, Math.min(at, course.lessons.length));
  return { course, match: matchAtLesson(course, match, place), at: place };
}

export const skipLesson = <G, C, V>({ course, match, at }: Guided<G, C, V>): Guided<G, C, V> =>
  startLesson(course, match, at + 1);

export const backToLesson = <G, C, V>({ course, match, at }: Guided<G, C, V>): Guided<G, C, V> =>
  startLesson(course, match, at - 1);

/** The lessons end here: the battle goes on from where it stands. */
export const leaveLessons = <G, C, V>({ course, match }: Guided<G, C, V>): Guided<G, C, V> => ({
  course,
  match,
  at: course.lessons.length,
});

/** The learner has read what there was to read. */
export const goOn = <G, C, V>(guided: Guided<G, C, V>): Guided<G, C, V> =>
  lessonOf(guided)?.awaits.for === 'reading' ? nextLesson(guided, guided.match) : guided;

/** The learner selects something. */
export function select<G, C, V>(guided: Guided<G, C, V>, hand: InHand<C>): Guided<G, C, V> {
  const lesson = lessonOf(guided);
  if (lesson?.awaits.for !== 'selection') return guided;
  if (lesson.awaits.isMet(hand)) return nextLesson(guided, guided.match);
  const isAstray = hand.who.length > 0 && !hand.who.some((id) => lesson.show?.counters?.includes(id));
  return isAstray ? withReply(guided, lesson) : guided;
}

/** The learner gives a command; one that the lesson does not wait for is not played. */
export function give<G, C, V>(guided: Guided<G, C, V>, command: C): Guided<G, C, V> {
  const lesson = lessonOf(guided);
  if (lesson === undefined) return guided;
  const { awaits } = lesson;
  if (awaits.for !== 'command' || !awaits.isMet(command)) return withReply(guided, lesson);
  const { faces } = awaits.solution;
  const played = playScripted(guided.match, { command, ...(faces && { faces }) });
  if (isRefusal(played)) return { ...guided, reply: played.refused };
  return { ...nextLesson(guided, played.match), played };
}

const OTHERWISE = {
  selection: t(
    'Ce n’est pas ce pion-là : touchez celui qui est cerclé.',
    'Not that counter: tap the one with the ring.',
  ),
  command: t(
    'Permis, mais pas dans cette leçon : suivez ce qui est cerclé.',
    'Allowed, but not in this lesson: follow what has a ring.',
  ),
  reading: t('Lisez, puis continuez.', 'Read on, then continue.'),
} as const;

const withReply = <G, C, V>(
  { course, match, at }: Guided<G, C, V>,
  { awaits, otherwise = OTHERWISE[awaits.for] }: Lesson<C>,
): Guided<G, C, V> => ({ course, match, at, reply: otherwise });

const nextLesson = <G, C, V>({ course, at }: Guided<G, C, V>, match: Match<G, C, V>): Guided<G, C, V> => ({
  course,
  match: matchAfterLesson(course, match, at + 1),
  at: at + 1,
});
