import { expect, test } from 'vitest';
import { legendOf, type Painted } from './legend.ts';
import type { Overlay } from './props.ts';

const EVERYTHING: Required<Pick<Overlay, Painted>> = {
  reach: [{ hex: 1, cost: 2 }],
  couldReach: [{ hex: 1, cost: 2 }],
  ends: [1],
  targets: [1],
  strike: [1],
  together: [1],
  taught: [1],
  origins: [1],
  turns: { hex: 1, choices: [{ facing: 0 }] },
  fronts: [1],
  zones: [1],
  threatened: [1],
  sight: { from: 1, to: 2 },
  thoughts: [{ ways: [[1, 2]], isBest: true }],
};

test('whatever is painted has its legend, each with words of its own', () => {
  const all = legendOf(EVERYTHING);
  expect(all.map(({ paint }) => paint).toSorted()).toEqual(Object.keys(EVERYTHING).toSorted());
  for (const lang of ['fr', 'en'] as const) expect(new Set(all.map(({ text }) => text[lang])).size).toBe(all.length);
});

test('what is not painted now has none', () => {
  expect(legendOf({ targets: [], together: [], paths: [[1, 2]], barred: [] })).toEqual([]);
  expect(legendOf({ targets: [3], together: [] }).map(({ text }) => text.en)).toEqual(['possible target']);
});
