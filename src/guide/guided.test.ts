import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../kernel/ruling.ts';
import { newMatch, stateOf } from '../play/match.ts';
import { audit } from '../play/rerun.ts';
import { readSave } from '../play/save.ts';
import { saveText } from '../play/save-text.ts';
import { replay, takeUp } from '../play/replay.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
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
} from './guided.ts';

async function taught(ruleset: string, scenario: string) {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  const card = battles.scenarios.find(({ id }) => id === scenario)!;
  const opened = battles.open(await card.load(), OUR_OPTIONS);
  return { ...opened, table: await opened.table(), course: await card.course!() };
}

const COURSES = await Promise.all([taught('alexandre', 'the-ford'), taught('jours-de-gloire', 'maida')]);

/** Does what a lesson asks for, in the way that it names itself. */
function solved(guided: Guided): Guided {
  const { awaits } = lessonOf(guided)!;
  if (awaits.for === 'reading') return goOn(guided);
  return awaits.for === 'selection' ? select(guided, awaits.solution) : give(guided, awaits.solution.command);
}

describe.each(COURSES)('$course.scenario', ({ game, table, course }) => {
  const begun = () => startLesson(course, newMatch(game, 'lessons'), 0);
  const lessons = course.lessons.map((lesson, at) => ({ id: lesson.id, lesson, at }));

  test('lessons have ids of their own, two sentences at most, and something that is pointed out', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    for (const { lesson } of lessons) {
      for (const text of [lesson.text.fr, lesson.text.en]) {
        expect(text.match(/[.!?](?= |$)/gu)!.length, text).toBeLessThanOrEqual(2);
        expect(text.length, text).toBeLessThanOrEqual(230);
      }
      expect(lesson.show).toBeDefined();
    }
  });

  test('from the first lesson to the last, each by its own solution', () => {
    let guided = begun();
    for (const { at, id } of lessons) {
      expect(guided.at, id).toBe(at);
      guided = solved(guided);
    }
    expect(lessonOf(guided)).toBeUndefined();
    expect(game.legal(stateOf(guided.match)).side).toBeDefined();
    expect(guided.match.journal.lines.every(({ is }) => is === 'entry')).toBe(true);
  });

  test.each(lessons)('$id can be begun by itself, and the learner has the move', ({ at, lesson }) => {
    const guided = startLesson(course, newMatch(game, 'lessons'), at);
    const state = stateOf(guided.match);
    if (lesson.awaits.for !== 'reading') expect(game.legal(state).side).toBe(course.side);
    expect(solved(guided).at).toBe(at + 1);
    const ids = table.surface.counters(state).map((counter) => counter.id);
    for (const id of lesson.show?.counters ?? []) expect(ids).toContain(id);
  });

  test.each(lessons)('$id: nothing else goes on', ({ at, lesson }) => {
    const guided = startLesson(course, newMatch(game, 'lessons'), at);
    const state = stateOf(guided.match);
    const { awaits } = lesson;
    const wrong = game
      .legal(state)
      .sample()
      .filter((command) => awaits.for !== 'command' || !awaits.isMet(command));
    const tried = wrong.length > 0 ? wrong : [{ do: 'nothing' }];
    for (const command of tried.slice(0, 40)) {
      const after = give(guided, command);
      expect(after.at).toBe(at);
      expect(after.match).toBe(guided.match);
      expect(after.reply?.fr).toBeTruthy();
    }
    if (awaits.for === 'selection')
      expect(select(guided, { who: ['unit-99'] })).toMatchObject({ at, match: guided.match });
    if (awaits.for !== 'reading') expect(goOn(guided)).toBe(guided);
  });

  test('a lesson is skipped, taken back and taken up again in the same position', () => {
    const [straight, skipped] = [solved(solved(solved(begun()))), skipLesson(skipLesson(skipLesson(begun())))];
    expect(game.hash(stateOf(skipped.match))).toBe(game.hash(stateOf(straight.match)));
    const back = backToLesson(skipped);
    expect(back.at).toBe(2);
    expect(game.hash(stateOf(back.match))).toBe(game.hash(stateOf(solved(solved(begun())).match)));
    expect(back.match.rewinds).toBe(1);
    expect(backToLesson(begun()).at).toBe(0);
  });

  test('the journal is one that the rules take up, and lessons go on from it', async () => {
    const guided = backToLesson(solved(solved(solved(solved(begun())))));
    const { journal } = readSave(saveText(guided.match));
    const kept = await takeUp(game, journal);
    expect(game.hash(stateOf(kept))).toBe(game.hash(stateOf(guided.match)));
    expect(audit(kept)).toEqual([]);
    expect(startLesson(course, await replay(game, journal), guided.at).match.journal.lines).toEqual(journal.lines);
  });

  test('who has had enough goes on where he is', () => {
    const left = leaveLessons(solved(begun()));
    expect(lessonOf(left)).toBeUndefined();
    expect(left.match.states).toHaveLength(solved(begun()).match.states.length);
  });
});

describe('another way to the goal', () => {
  const { game, course } = COURSES[0]!;
  const at = (id: string): Guided =>
    startLesson(
      course,
      newMatch(game, 'lessons'),
      course.lessons.findIndex((lesson) => lesson.id === id),
    );
  /** The course turns the Prodromoi to the north-west. */
  const toSouthWest = { do: 'move', units: [7], leaders: [], to: 81, facing: 4 };

  test('stands, where the course can go on from it', () => {
    const { match, at: place } = give(at('facing'), toSouthWest);
    expect(place).toBe(at('fire').at);
    expect(match.entries.map(({ command }) => command)).toContainEqual(toSouthWest);
    expect(match.rewinds).toBe(0);
  });

  test('makes room for the course’s own, where a lesson is begun anew', () => {
    const after = give(at('facing'), toSouthWest);
    const again = startLesson(course, after.match, after.at);
    expect(again.match.rewinds).toBe(1);
    expect(game.hash(stateOf(again.match))).toBe(game.hash(stateOf(at('fire').match)));
  });

  test('gives way to the course’s own position, where the course cannot go on', () => {
    const anyAttack = course.lessons.map((lesson) =>
      lesson.awaits.for === 'command' ? { ...lesson, awaits: { ...lesson.awaits, isMet: () => true } } : lesson,
    );
    const elsewhere = { do: 'attack', from: [93], on: [79] };
    const after = solved(give({ ...at('attack'), course: { ...course, lessons: anyAttack } }, elsewhere));
    expect(after.at).toBe(at('advance').at);
    expect(after.match.rewinds).toBe(1);
    expect(game.hash(stateOf(after.match))).toBe(game.hash(stateOf(at('advance').match)));
  });
});
