import { expect, test } from 'vitest';
import type { Facet } from '../kernel/facet.ts';
import { same } from '../kernel/text.ts';
import { sharesOf } from './shares.ts';

const WON: Facet<boolean> = {
  id: 'won',
  text: same('won'),
  classes: [
    { id: 'true', text: same('yes'), worth: 1 },
    { id: 'false', text: same('no'), worth: -1 },
  ],
  classOf: String,
};

test('what a double rounds to 0 or 1 is neither sure nor impossible', () => {
  const total = 10n ** 400n;
  const { shares } = sharesOf(WON, {
    total,
    entries: [
      { value: true, weight: total - 1n },
      { value: false, weight: 1n },
    ],
  });
  expect(shares.map(({ chance }) => chance)).toEqual([1, 0]);
  expect(shares.map(({ percent }) => percent.en)).toEqual(['>99.9%', '<0.1%']);
});
