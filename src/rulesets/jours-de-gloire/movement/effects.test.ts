import { describe, expect, it } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';

const movement = on(joursDeGloire, 'movement');
const does = (situation: object, options: Record<string, string> = {}) =>
  movement.effects(situation, movement.outcomeOf(situation, [], options), options);

const who = ['mover'];
const source = { chart: 'terrain' };
const by = (row: string) => ({ chart: 'terrain', row });

describe('how far, and what the march makes of the mover', () => {
  const path = [{}, { slope: 'steep' }, { terrain: 'woods' }];

  it('the whole path, disordered on the way by the ground that says so', () => {
    expect(does({ mover: 'infantry', path })).toEqual([
      { kind: 'move', who, steps: 3, of: 3, cost: 5, source },
      { kind: 'state', who, from: 'good', to: 'disordered', step: 2, source: by('steep') },
    ]);
    expect(does({ mover: 'artillery', path: [{ work: 'redoubt' }] })).toEqual([
      { kind: 'move', who, steps: 1, of: 1, cost: 5, source },
      { kind: 'state', who, from: 'good', to: 'disordered', step: 1, source: by('redoubt') },
    ]);
  });

  it('as far as the allowance, and no disorder from steps not taken', () => {
    expect(does({ mover: 'infantry', path, allowance: 2 })).toEqual([
      { kind: 'move', who, steps: 1, of: 3, cost: 1, source },
    ]);
  });

  it('who was disordered before is not disordered anew', () => {
    expect(does({ mover: 'infantry', path, disordered: true })).toEqual([
      { kind: 'move', who, steps: 3, of: 3, cost: 5, source },
    ]);
  });

  it('J-66: a second D routs it, there and then', () => {
    const twice = { mover: 'infantry', path: [{ slope: 'steep' }, {}, { slope: 'steep' }, {}] };
    expect(does(twice, { 'J-66': 'routs' })).toEqual([
      { kind: 'move', who, steps: 3, of: 4, cost: 5, source },
      { kind: 'state', who, from: 'good', to: 'routed', step: 3, source: by('steep') },
    ]);
    expect(does(twice)).toMatchObject([{ steps: 4 }, { from: 'good', to: 'disordered', step: 1 }]);
    expect(does({ ...twice, disordered: true }, { 'J-66': 'routs' })).toMatchObject([
      { steps: 1 },
      { from: 'disordered', to: 'routed', step: 1 },
    ]);
  });
});
