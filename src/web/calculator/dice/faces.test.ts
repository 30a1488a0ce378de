import { expect, it } from 'vitest';
import { countedFaces, facesText, MOST_DRAWN } from './faces.ts';

it('counts how often each face came up, from the lowest', () =>
  expect(countedFaces([6, 0, 6, 3, 6])).toEqual([
    [0, 1],
    [3, 1],
    [6, 3],
  ]));

it('names faces one by one, and counts them where there are many', () => {
  expect(facesText([6, 1, 6])).toBe('6, 1, 6');
  expect(facesText(Array.from({ length: 5_000 }, (_, i) => (i % 2 === 0 ? 6 : 1)))).toBe('1 × 2500, 6 × 2500');
  expect(facesText(Array.from({ length: MOST_DRAWN }, () => 1)).length).toBe(MOST_DRAWN * 3 - 2);
});
