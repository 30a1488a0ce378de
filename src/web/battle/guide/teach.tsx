import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Course, InHand } from '../../../kernel/course.ts';
import {
  backToLesson,
  give,
  goOn,
  type Guided,
  leaveLessons,
  lessonOf,
  select,
  skipLesson,
  startLesson,
} from '../../../guide/guided.ts';
import { seat } from '../computer/seats.ts';
import type { BattleModel } from '../match/model.ts';
import { selectedId, type Selection } from '../match/selection.ts';
import { keepLessons } from './kept-lessons.ts';
import { LessonCard } from './lesson-card.tsx';

/** Who plays on against the learner when the lessons are over. */
const OPPONENT = 'conscript';

/** What is selected, as lessons see it: what only lies under the pointer is not chosen yet. */
function inHand(selection: Selection, command: unknown): InHand {
  const id = selectedId(selection);
  const isChosen = !('hold' in selection) || selection.hold !== 'hover';
  return { who: id === undefined ? [] : [id], command: isChosen ? command : undefined };
}

function takeInHand(model: BattleModel, { who: [id], command }: InHand): void {
  if (id === undefined) return;
  const to = command === undefined ? undefined : model.table.surface.traces(model.state.peek(), command)[0]?.at(-1);
  model.select(to === undefined ? { state: 'counter', id } : { state: 'move', id, to, hold: 'pin' });
}

/** Teaches in a battle, from a lesson on. */
export function teach(model: BattleModel, course: Course, from: number): void {
  const guided = signal<Guided>(startLesson(course, model.match.peek(), from));
  const stops: (() => void)[] = [];

  const show = (next: Guided): void => {
    if (next === guided.peek()) return;
    batch(() => {
      guided.value = next;
      present();
    });
  };
  /** A lesson that is begun by itself finds in hand what the one before it asked for. */
  const begin = (next: Guided): void =>
    batch(() => {
      show(next);
      const awaited = next.course.lessons[next.at - 1]?.awaits;
      if (lessonOf(next)?.awaits.for === 'command' && awaited?.for === 'selection') takeInHand(model, awaited.solution);
    });
  const present = (): void => {
    const { match, played, at } = guided.peek();
    if (match !== model.match.peek()) model.enter(match, played);
    const isOver = lessonOf(guided.peek()) === undefined;
    keepLessons(course.scenario, { game: model.id, at, isOver });
    if (isOver) end();
  };
  const end = (): void => {
    for (const stop of stops) stop();
    model.teacher.value = undefined;
    seat(model.id, 1 - course.side, OPPONENT);
  };

  const giveCommand = (command: unknown): void => {
    const before = guided.peek();
    if (lessonOf(before)?.awaits.for !== 'selection') return show(give(before, command));
    // A mouse points by hovering: its click chooses what lies under it, and the lesson goes on from there.
    const selection = model.selection.peek();
    const after = select(before, { ...inHand(selection, command), command });
    if (after.at === before.at) return show(give(before, command));
    if (selection.state === 'move') model.select({ ...selection, hold: 'pin' });
    show(after);
  };

  model.ownDice.value = false;
  model.teacher.value = {
    give: giveCommand,
    pointedOut: computed(() => lessonOf(guided.value)?.show ?? {}),
    Card: () => (
      <LessonCard
        guided={guided.value}
        goOn={() => show(goOn(guided.peek()))}
        skip={() => begin(skipLesson(guided.peek()))}
        back={() => begin(backToLesson(guided.peek()))}
        leave={() => show(leaveLessons(guided.peek()))}
      />
    ),
  };
  present();
  stops.push(
    effect(() => {
      const hand = inHand(model.selection.value, model.command.value);
      untracked(() => show(select(guided.peek(), hand)));
    }),
    // Back by the log, or what another tab has played.
    effect(() => {
      const match = model.match.value;
      untracked(() => {
        if (match !== guided.peek().match) show(startLesson(course, match, guided.peek().at));
      });
    }),
  );
}
