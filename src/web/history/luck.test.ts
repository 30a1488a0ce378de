import { expect, it, test } from 'vitest';
import { luckCourseOf, luckOf } from './luck.ts';

it('averages luck', () => {
  expect(luckOf([])).toBeUndefined();
  expect(luckOf([0.25, 0.5])).toEqual({ rolls: 2, mean: 0.375 });
});

const at = (minute: number, percentile: number | null, more: { acts?: 0 | 1; trial?: boolean } = {}) => ({
  id: `e${minute}`,
  time: new Date(minute * 60_000).toISOString(),
  percentile,
  ...more,
});

test('what one player has the other lacks, whoever acts, and time decides the order', () => {
  const course = luckCourseOf([at(3, 1, { acts: 1 }), at(1, 0.75, { acts: 0 }), at(2, 0.25, { acts: 1 })])!;
  expect(course.steps.map(({ entry, swing, mean }) => [entry.id, swing, mean])).toEqual([
    ['e1', 0.25, 0.75],
    ['e2', 0.25, 0.75],
    ['e3', -0.5, 0.5],
  ]);
  expect(course.players).toEqual([
    { rolls: 3, mean: 0.5 },
    { rolls: 3, mean: 0.5 },
  ]);
  expect([course.best.id, course.worst.id]).toEqual(['e3', 'e2']);
});

test('trials, and results about which there was nothing to be lucky, do not count', () => {
  expect(luckCourseOf([at(1, 0.9, { trial: true }), at(2, null)])).toBeUndefined();
  expect(luckCourseOf([at(1, 0.9, { trial: true }), at(2, 0.25)])!.players[0]).toEqual({ rolls: 1, mean: 0.25 });
});
