import { describe, expect, test } from 'vitest';
import { t } from '../src/kernel/text.ts';
import type { Arrow, Matter } from '../src/kernel/story.ts';
import { joinArrows, recapAfter, waitedSince } from '../src/play/story/recap.ts';
import { type Story, type StoryLine, storyOf } from '../src/play/story/story.ts';
import { turningPoints } from '../src/play/story/turning-points.ts';
import { recorded } from './support/recorded.ts';

const line = (from: number, to: number, matter: Matter, arrows: readonly Arrow[] = []): StoryLine => ({
  kind: matter,
  from,
  to,
  by: 0,
  matter,
  arrows,
  text: t(`${from}`, `${from}`),
});
const storyOfLines = (...lines: readonly StoryLine[]): Story => ({
  chapters: [{ heading: { text: t('tour 1', 'turn 1') }, sections: [{ lines }] }],
});
const way = (counter: string, as: Arrow['as'], ...places: readonly number[]): Arrow => ({
  counter,
  side: 1,
  as,
  way: places,
});

describe('a recap', () => {
  test('tells what came after an entry, without what happens by itself', () => {
    const story = storyOfLines(line(1, 4, 'deed'), line(5, 5, 'aside'), line(6, 8, 'move'), line(9, 9, 'blow'));
    const recap = recapAfter(story, 5)!;
    expect([recap.from, recap.to, recap.deeds.map(({ from }) => from), recap.more]).toEqual([6, 9, [6, 9], 0]);
    expect(recapAfter(story, 9)).toBeUndefined();
  });

  test('lists the deeds that matter most, in their order, and counts the others', () => {
    const matters: readonly Matter[] = ['move', 'deed', 'move', 'blow', 'deed', 'move', 'deed', 'blow'];
    const recap = recapAfter(storyOfLines(...matters.map((matter, i) => line(i + 1, i + 1, matter))), 0)!;
    expect(recap.deeds.map(({ from }) => from)).toEqual([2, 4, 5, 7, 8]);
    expect(recap.more).toBe(3);
  });

  test('draws one arrow for all moves of a counter, and each strike', () => {
    const arrows = [
      way('unit-1', 'move', 1, 2),
      way('unit-1', 'strike', 2, 9),
      way('unit-1', 'move', 2, 3, 4),
      way('unit-2', 'fallback', 9, 8),
      way('unit-1', 'strike', 2, 9),
    ];
    expect(joinArrows(arrows)).toEqual([
      way('unit-1', 'move', 1, 2, 3, 4),
      way('unit-1', 'strike', 2, 9),
      way('unit-2', 'fallback', 9, 8),
    ]);
  });

  test('of a recorded battle begins after the last free choice: answers in between do not count', async () => {
    const { match, table, teller } = await recorded('the-ford-3.json');
    const { entries, states } = match;
    const isFree = (n: number): boolean => !table.isChoiceDue(states[n - 1]);
    // Persia's last choice before Philotas acts is an attack; the throw and the advance follow from it.
    expect(entries[28]!.command).toEqual({ do: 'attack', from: [100], on: [99] });
    expect(waitedSince(entries.slice(0, 37), 1, isFree)).toBe(29);
    expect(waitedSince(entries.slice(0, 33), 1, isFree)).toBeUndefined();
    expect(waitedSince(entries.slice(0, 13), 1, isFree)).toBe(0);
    const { deeds, arrows } = recapAfter(storyOf(teller, { ...match, entries: entries.slice(0, 40) }), 33)!;
    expect(deeds[0]!.text.en).toBe('Philotas’ wing drew back: 4 units');
    const shown = new Set(table.surface.counters(states[33]).map(({ id }) => id));
    expect(arrows.length).toBeGreaterThan(5);
    for (const { counter, way: places } of arrows)
      expect([shown.has(counter), places.length > 1]).toEqual([true, true]);
  });
});

describe('turning points', () => {
  test('are the passages that changed the lead most, in their order', () => {
    const story = storyOfLines(line(1, 2, 'move'), line(3, 3, 'blow'), line(4, 5, 'deed'), line(6, 6, 'blow'));
    const found = turningPoints(story, [0, 0, 0, 4, 4, 5, -2], 2);
    expect(found.map(({ line: { from }, swing }) => [from, swing])).toEqual([
      [3, 4],
      [6, -7],
    ]);
  });

  test('count an entry once, for the passage that matters most, where one ends and another begins in it', () => {
    const story = storyOfLines(line(1, 2, 'move'), line(2, 2, 'blow'), line(2, 3, 'aside'));
    expect(turningPoints(story, [0, 0, 3, 3]).map(({ line: { matter }, swing }) => [matter, swing])).toEqual([
      ['blow', 3],
    ]);
  });

  test.each(['the-ford-2.json', 'maida-4.json'])('of %s add up to the lead at the end', async (file) => {
    const { match, table, story } = await recorded(file);
    const leads = match.states.map((state) => {
      const [first, second] = table.sides(state);
      return first!.points - second!.points;
    });
    const all = turningPoints(story, leads, Infinity);
    expect(all.length).toBeGreaterThan(2);
    expect(all.reduce((sum, { swing }) => sum + swing, 0)).toBeCloseTo(leads.at(-1)! - leads[0]!, 9);
    expect(turningPoints(story, leads).length).toBeLessThanOrEqual(4);
  });
});
