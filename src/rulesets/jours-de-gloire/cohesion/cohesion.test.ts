import { describe, expect, it } from 'vitest';
import { odds } from '../../../kernel/odds.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';
import { engagementTest } from '../engagement/index.ts';
import { cohesionTest } from './index.ts';
import { asFractions, assessmentFor, byFaces, chances, linesThatCount } from '../testing.ts';

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
    const { input } = assessmentFor(cohesionTest, { cohesion: 5, modifier: 1 });
    expect(runWithTypedDice(cohesionTest.resolve, input, [4])).toMatchObject({ outcome: { passed: true }, unused: 0 });
    expect(runWithTypedDice(cohesionTest.resolve, input, [5])).toMatchObject({ outcome: { passed: false }, unused: 0 });
    expect(byFaces(cohesionTest.resolve, input)).toEqual(asFractions(odds(cohesionTest.resolve, input)));
  });

  it('says what a failure does', () => {
    const state = (more: object) => chances(cohesionTest, { cohesion: 4, ...more }, 'state');
    expect(state({})).toEqual({ good: '1/2', disordered: '1/2' });
    expect(state({ state: 'disordered' })).toEqual({ disordered: '1/2', routed: '1/2' });
    expect(state({ state: 'routed' })).toEqual({ routed: '1/2', eliminated: '1/2' });
    expect(state({ failure: 'recoil' })).toEqual({ good: '1' });
  });

  const test = on(joursDeGloire, 'cohesion-test');
  const [passed, failed] = [
    { chart: 'tests', row: '..0' },
    { chart: 'tests', row: '1..' },
  ];
  const who = ['unit'];

  it('passed: nothing becomes of the unit', () => {
    for (const more of [{}, { state: 'disordered' }, { failure: 'recoil' }])
      expect(test.effects({ cohesion: 4, ...more }, { passed: true })).toEqual([
        { kind: 'test', who, passed: true, source: passed },
      ]);
    expect(test.told({ cohesion: 4, name: 'Lannes' }, { passed: true })).toEqual(['Lannes: passes the test']);
  });

  it.each([
    ['good', {}, 'disordered'],
    ['disordered', {}, 'routed'],
    ['routed', {}, 'eliminated'],
    ['routed', { 'J-32': 'rout-at-most' }, 'routed'],
    ['disordered', { 'J-32': 'stays' }, 'disordered'],
  ])('failed (CT) in state %s with %o: %s', (from, options, to) => {
    expect(test.effects({ cohesion: 4, state: from }, { passed: false }, options)).toEqual([
      { kind: 'test', who, passed: false, source: failed },
      { kind: 'state', who, from, to, source: failed },
    ]);
  });

  it('failed (CT/1): recoils, whatever its state', () => {
    for (const state of ['good', 'disordered', 'routed'])
      expect(test.effects({ cohesion: 4, state, failure: 'recoil' }, { passed: false })).toEqual([
        { kind: 'test', who, passed: false, source: failed },
        { kind: 'recoil', who, hexes: 1, source: failed },
      ]);
  });

  it('told as one step', () => {
    const told = (more: object, options = {}) => test.told({ cohesion: 4, ...more }, { passed: false }, options);
    expect(told({})).toEqual(['the unit: fails the test and is now disordered']);
    expect(told({ failure: 'recoil' })).toEqual(['the unit: fails the test and recoils one hex']);
    expect(told({ state: 'disordered' }, { 'J-32': 'stays' })).toEqual([
      'the unit: fails the test and stays disordered',
    ]);
  });

  it('shows the modifier, and what the die must be', () => {
    const { tallies, needs } = assessmentFor(cohesionTest, { cohesion: 5, modifier: 2 });
    expect(linesThatCount(tallies[0]!)).toEqual(['+2 given']);
    expect(needs.en).toBe('die 3 or less');
    expect(linesThatCount(assessmentFor(cohesionTest, { cohesion: 5 }).tallies[0]!)).toEqual([]);
    expect(assessmentFor(cohesionTest, { cohesion: 9 }).needs.en).toBe('whatever the die');
    expect(assessmentFor(cohesionTest, { cohesion: 0, modifier: 1 }).needs.en).toBe('not possible');
  });
});

describe('engagement test', () => {
  it('is the same with the engagement rating', () => {
    expect(chances(engagementTest, { engagement: 6 }, 'test')).toEqual({ passed: '7/10', failed: '3/10' });
    expect(chances(engagementTest, { engagement: 6, modifier: 7 }, 'test')).toEqual({ failed: '1' });
  });

  it('gives leave, or not', () => {
    const test = on(joursDeGloire, 'engagement-test');
    const lasalle = { engagement: 6, name: 'Lasalle' };
    const [passed, failed] = [
      { chart: 'tests', row: '..0' },
      { chart: 'tests', row: '1..' },
    ];
    expect(test.effects(lasalle, { passed: true })).toEqual([
      { kind: 'test', who: ['unit'], passed: true, source: passed },
      { kind: 'right', who: ['unit'], may: true, option: 'shock', source: passed },
    ]);
    expect(test.effects(lasalle, { passed: false })).toEqual([
      { kind: 'test', who: ['unit'], passed: false, source: failed },
      { kind: 'held', who: ['unit'], source: failed },
    ]);
    expect(test.told(lasalle, { passed: true })).toEqual([
      'Lasalle: passes the test',
      'Lasalle: may make a shock attack (may)',
    ]);
    expect(test.told(lasalle, { passed: false })).toEqual(['Lasalle: fails the test and makes no shock attack']);
  });
});
