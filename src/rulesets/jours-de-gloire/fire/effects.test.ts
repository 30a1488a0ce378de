import { describe, expect, it } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';

const fire = on(joursDeGloire, 'fire');
const INFANTRY = { type: 'infantry', cohesion: 5 };
/** Beyond point-blank and in the open: the die plus the strength of the battery. */
const shot = (strength: number, ...target: object[]) => ({ batteries: [{ strength }], distance: 2, target });

describe('each line of the fire table', () => {
  it.each([
    [15, [9], 'R', 'good', 'routed', '15..'],
    [14, [0], 'D', 'good', 'disordered', '13..14'],
    [13, [0], 'D', 'good', 'disordered', '13..14'],
    [12, [0, 5], 'CT', 'good', 'good', '9..12'],
    [9, [0, 6], 'CT', 'good', 'disordered', '9..12'],
    [14, [0], 'D', 'disordered', 'routed', '13..14'],
    [12, [0, 6], 'CT', 'disordered', 'routed', '9..12'],
    [15, [0], 'R', 'disordered', 'routed', '15..'],
    [15, [0], 'R', 'routed', 'eliminated', '15..'],
    [9, [0, 6], 'CT', 'routed', 'eliminated', '9..12'],
  ])('die %+d with faces %o: %s makes of %s %s', (strength, faces, result, from, to, row) => {
    const situation = shot(strength, { ...INFANTRY, state: from });
    const outcome = fire.outcomeOf(situation, faces);
    expect(outcome).toEqual({ result, states: [to] });
    expect(fire.effects(situation, outcome)).toEqual([
      { kind: 'state', who: ['target[1]'], from, to, source: { chart: 'fire-table', row } },
    ]);
  });

  it('below 9 nothing happens to the target', () => {
    const situation = shot(8, INFANTRY);
    const outcome = fire.outcomeOf(situation, [0]);
    expect(fire.effects(situation, outcome)).toEqual([
      { kind: 'none', who: ['target'], source: { chart: 'fire-table', row: '..8' } },
    ]);
    expect(fire.told(situation, outcome, {}, 'fr')).toEqual(['cible: pas d’effet']);
  });
});

describe('whom it strikes', () => {
  const situation = shot(8, INFANTRY, { type: 'cavalry', name: 'Murat', cohesion: 3 });

  it('every unit, each with a test of its own', () => {
    const outcome = fire.outcomeOf(situation, [0, 6, 3]);
    expect(fire.effects(situation, outcome)).toMatchObject([
      { kind: 'state', who: ['target[1]'], from: 'good', to: 'disordered' },
      { kind: 'state', who: ['target[2]'], from: 'good', to: 'good' },
    ]);
    expect(fire.told(situation, outcome)).toEqual(['infantry: is now disordered', 'Murat: stays in good order']);
  });

  it('J-61: or the top one alone', () => {
    const top = { 'J-61': 'first' };
    const outcome = fire.outcomeOf(situation, [0, 6], top);
    expect(fire.effects(situation, outcome, top)).toMatchObject([{ kind: 'state', who: ['target[1]'] }]);
  });
});

it('what a class is worth to those who fire: harm, from the state the unit was in', () => {
  const worths = (facetId: string, ...target: object[]) => {
    const { assessment } = fire.resolvable(shot(10, ...target));
    const facet = fire.procedure.facets(assessment).find(({ id }) => id === facetId)!;
    return 'classes' in facet ? Object.fromEntries(facet.classes.map(({ id, worth }) => [id, worth])) : {};
  };
  const disordered = { ...INFANTRY, state: 'disordered' };
  expect(worths('result', INFANTRY)).toEqual({ R: 3, D: 2, CT: 1, none: 0 });
  expect(worths('balance', INFANTRY)).toEqual({ good: 0, disordered: 1, routed: 2, eliminated: 3 });
  expect(worths('balance', disordered)).toEqual({ good: 0, disordered: 0, routed: 1, eliminated: 2 });
  expect(worths('balance', INFANTRY, INFANTRY)).toEqual({ unharmed: 0, disordered: 1, routed: 2, eliminated: 3 });
  expect(worths('target-2', INFANTRY, disordered)).toEqual({ good: 0, disordered: 0, routed: 1, eliminated: 2 });
});
