import { describe, expect, test } from 'vitest';
import { answer, calculationOf, isResolvable } from '../../calculate/calculation.ts';
import { sentence } from '../../present/sentence.ts';
import { shooting, wab, whoShoots } from './index.ts';

/** Slings reach 18 inches: half of it is 9. */
const shot = (distance: number, halfRange = 'beyond-half') =>
  answer(
    calculationOf(wab, shooting, {
      shooters: [{ models: 10, weapon: 'sling', distance }],
      target: { models: 20 },
      rulings: { 'W-9': halfRange },
    }),
  );

const toHit = (distance: number, halfRange?: string): string => {
  const found = shot(distance, halfRange);
  return isResolvable(found) ? found.assessment.needs.en : found.refusal.refused.en;
};

describe('half inches (W-32)', () => {
  test.each<[number, string, string]>([
    [9, 'beyond-half', '4+ hits'],
    [9.5, 'beyond-half', '5+ hits'],
    [8.5, 'from-half', '4+ hits'],
    [9, 'from-half', '5+ hits'],
    [18, 'beyond-half', '5+ hits'],
    [18.5, 'beyond-half', 'out of range: 18.5 inches, range 18'],
  ])('%f inches, %s: %s', (distance, halfRange, expected) => expect(toHit(distance, halfRange)).toContain(expected));

  test('are told with the comma of French', () => {
    const found = shot(18.5);
    expect(sentence(found).fr).toContain('18,5 pouces');
  });

  test('reach who shoots too', () => {
    const found = answer(
      calculationOf(wab, whoShoots, {
        weapon: 'short-bow',
        front: [
          { files: 5, distance: 9.5 },
          { files: 5, distance: 9 },
        ],
      }),
    );
    const told = isResolvable(found) ? found.assessment.readings.map(({ text }) => text.en) : [];
    expect(told).toEqual(['at 9.5 inches, long range', 'at 9 inches, short range']);
  });

  test('a third of an inch is none', () =>
    expect(() => shot(8.3)).toThrow(
      /shooters\[1\]\.distance: 8\.3 does not fit; expected a number from 1 to 120, halves included/,
    ));
});
