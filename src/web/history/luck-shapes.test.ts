import { expect, test } from 'vitest';
import { same } from '../../kernel/text.ts';
import { luckCourseOf } from './luck.ts';
import { luckShapes } from './luck-shapes.ts';
import { gamePicture } from './game-picture.ts';

test('bars rise for the first player and hang for the second, within the box; the line ends at the mean', () => {
  const { bars, line } = luckShapes(
    [
      { swing: 0.5, mean: 1 },
      { swing: -0.5, mean: 0.5 },
      { swing: 0, mean: 0.5 },
    ],
    300,
    100,
  );
  expect(bars.map(({ y, height, player }) => [y, height, player])).toEqual([
    [0, 50, 0],
    [50, 50, 1],
    [48.5, 1.5, 0],
  ]);
  expect(line).toBe('9,0 27,50 45,50');
  const many = luckShapes(
    Array.from({ length: 300 }, () => ({ swing: 0.1, mean: 0.6 })),
    300,
    100,
  ).bars;
  expect(many.at(-1)!.x + many.at(-1)!.width).toBeLessThanOrEqual(300);
});

test('a picture holds names as they are, and no markup of theirs', () => {
  const entry = { id: 'a', time: '2026-05-01T12:00:00.000Z', percentile: 0.75, result: same('routed & gone') };
  const course = luckCourseOf([entry])! as never;
  const svg = gamePicture({ names: ['<script>', '"Bob"'], about: 'DBM', course, say: ({ en }) => en });
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).toContain('&quot;Bob&quot;');
  expect(svg).toContain('75%');
  expect(svg).toContain('routed &amp; gone');
  expect(svg).not.toContain('<script');
});
