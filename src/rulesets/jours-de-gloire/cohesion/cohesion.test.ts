import { describe, expect, it } from 'vitest';
import { odds } from '../../../kernel/odds.ts';
import { attempt } from '../../../kernel/throwing.ts';
import { cohesionTest, engagementTest } from './index.ts';
import { asFractions, assessed, byFaces, chances, counting } from '../testing.ts';

describe('cohesion test', () => {
  it.each<[number, number, string | undefined]>([
    [0, 0, '1/10'],
    [5, 0, '3/5'],
    [8, 0, '9/10'],
    [9, 0, '1'],
    [12, 0, '1'],
    [5, 1, '1/2'],
    [5, -3, '9/10'],
    [0, 1, undefined],
  ])('cohesion %i, modifier %i', (cohesion, modifier, passed) => {
    expect(chances(cohesionTest, { cohesion, modifier }, 'test').passed).toBe(passed);
  });

  it('passes on the rating itself and fails one above', () => {
    const roll = assessed(cohesionTest, { cohesion: 5, modifier: 1 }).roll as Parameters<
      typeof cohesionTest.resolve
    >[0];
    expect(attempt(cohesionTest.resolve, roll, [4])).toMatchObject({ outcome: { passed: true }, unused: 0 });
    expect(attempt(cohesionTest.resolve, roll, [5])).toMatchObject({ outcome: { passed: false }, unused: 0 });
    expect(byFaces(cohesionTest.resolve, roll)).toEqual(asFractions(odds(cohesionTest.resolve, roll)));
  });

  it('says what a failure does', () => {
    const state = (more: object) => chances(cohesionTest, { cohesion: 4, ...more }, 'state');
    expect(state({})).toEqual({ good: '1/2', disordered: '1/2' });
    expect(state({ state: 'disordered' })).toEqual({ disordered: '1/2', routed: '1/2' });
    expect(state({ state: 'routed' })).toEqual({ routed: '1/2', eliminated: '1/2' });
    expect(state({ failure: 'recoil' })).toEqual({ good: '1' });
    const told = (more: object, passed: boolean) =>
      cohesionTest.tell(assessed(cohesionTest, { cohesion: 4, ...more }).roll as never, { passed })[0]!.text.en;
    expect(told({}, true)).toBe('holds');
    expect(told({}, false)).toBe('is now disordered');
    expect(told({ failure: 'recoil' }, false)).toBe('falls back one hex');
  });

  it('shows the modifier, and what the die must be', () => {
    const { tallies, needs } = assessed(cohesionTest, { cohesion: 5, modifier: 2 });
    expect(counting(tallies[0]!)).toEqual(['+2 given']);
    expect(needs.en).toBe('die 3 or less');
    expect(counting(assessed(cohesionTest, { cohesion: 5 }).tallies[0]!)).toEqual([]);
    expect(assessed(cohesionTest, { cohesion: 9 }).needs.en).toBe('whatever the die');
    expect(assessed(cohesionTest, { cohesion: 0, modifier: 1 }).needs.en).toBe('not possible');
  });
});

describe('engagement test', () => {
  it('is the same with the engagement rating', () => {
    expect(chances(engagementTest, { engagement: 6 }, 'test')).toEqual({ passed: '7/10', failed: '3/10' });
    expect(chances(engagementTest, { engagement: 6, modifier: 7 }, 'test')).toEqual({ failed: '1' });
  });

  it('gives leave, or not', () => {
    const { roll } = assessed(engagementTest, { engagement: 6, name: 'Lasalle' });
    expect(engagementTest.tell(roll as never, { passed: true })[0]).toMatchObject({
      who: { en: 'Lasalle' },
      may: true,
    });
    expect(engagementTest.tell(roll as never, { passed: false })[0]!.may).toBeUndefined();
  });
});
