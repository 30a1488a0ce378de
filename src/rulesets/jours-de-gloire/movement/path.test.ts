import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { parse } from '../../../kernel/schema.ts';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';
import { movement } from './index.ts';
import { resolve } from './path.ts';
import { assessmentFor, chances, linesThatCount, assessAndResolve, refusalFor } from '../testing.ts';
import { MOVERS } from '../types.ts';

type Step = Record<string, unknown>;

const ends = (situation: unknown, options: Options = {}) => resolve(assessmentFor(movement, situation, options).input);
const told = (situation: object): string[] => on(joursDeGloire, 'movement').told(situation, ends(situation));
/** The class of the path that is reached. */
const reached = (situation: unknown) => {
  const [facet] = movement.facets(assessmentFor(movement, situation));
  if (!('classes' in facet!)) throw new Error('no classes');
  return facet.classes.find(({ id }) => id === facet.classOf(ends(situation)))!.text;
};
const totals = (situation: unknown, options: Options = {}): number[] =>
  assessmentFor(movement, situation, options).tallies.map(({ total }) => total);

describe('paths', () => {
  const path = [{}, { terrain: 'woods' }, { way: 'road' }];

  it('adds up, one tally per step and one for the path', () => {
    const { tallies, needs } = assessmentFor(movement, { mover: 'infantry', path });
    expect(tallies.map(({ total }) => total)).toEqual([1, 2, 1, 4]);
    expect(needs.en).toBe('no die; the whole path: 4 points');
  });

  it('says how far an allowance gets', () => {
    expect(ends({ mover: 'infantry', allowance: 4, path })).toMatchObject({ cost: 4, steps: 3 });
    expect(ends({ mover: 'infantry', allowance: 3, path })).toMatchObject({ cost: 3, steps: 2 });
    expect(ends({ mover: 'infantry', allowance: 2, path })).toMatchObject({ cost: 1, steps: 1 });
    expect(told({ mover: 'infantry', allowance: 2, path })).toEqual(['movement: stops after 1 of 3 steps, 1 point']);
    expect(told({ mover: 'infantry', allowance: 4, path })).toEqual(['movement: path completed, 4 points']);
  });

  it('counts half points for generals', () => {
    const ride = { mover: 'general', path: [{ way: 'road' }, { way: 'road' }, { way: 'trail' }] };
    expect(ends(ride).cost).toBe(1.5);
    expect(assessmentFor(movement, ride).needs.fr).toBe('aucun dé ; trajet entier : 1½ point');
    expect(chances(movement, ride, 'cost')).toEqual({ '1.5': '1' });
    expect(ends({ ...ride, allowance: 1 })).toMatchObject({ cost: 1, steps: 2 });
    const [step] = assessmentFor(movement, { mover: 'general', path: [{ way: 'road' }] }).tallies;
    expect(step!.lines.find(({ row }) => row.id === 'way')!.row.detail!(step!.facts).fr).toBe('Route : ½');
  });

  it('J-64: a bridge in a water hex costs what its cell says, or as clear', () => {
    const step = { terrain: 'water', water: 'bridge-over-river' };
    expect(MOVERS.map((mover) => totals({ mover, path: [step] })[0])).toEqual([0, 0, 0, 0]);
    expect(MOVERS.map((mover) => totals({ mover, path: [step] }, { 'J-64': 'clear' })[0])).toEqual([1, 1, 1, 2]);
  });

  it('level and slope are paid for both, whatever J-19 says of shock', () => {
    const step = { slope: 'slope', levels: 1 };
    for (const option of ['add', 'greater'])
      expect(totals({ mover: 'cavalry', path: [step] }, { 'J-19': option })[0]).toBe(3);
  });
});

describe('a path cut short', () => {
  const cut = { mover: 'infantry', allowance: 4, path: [{ slope: 'steep' }, { terrain: 'woods' }, {}] };

  it('says how far it gets, everywhere alike', () => {
    const { tallies, needs } = assessmentFor(movement, cut);
    expect(tallies.at(-1)).toMatchObject({ title: { en: 'Path' }, total: 4 });
    expect(linesThatCount(tallies.at(-1)!)).toEqual(['+2 step-1', '+2 step-2']);
    expect(needs.en).toBe('no die; the whole path: 5 points');
    expect(reached(cut)).toEqual({
      fr: 's’arrête après 2 étapes sur 3, 4 points, en désordre',
      en: 'stops after 2 of 3 steps, 4 points, disordered',
    });
    expect(told(cut)).toEqual(['movement: stops after 2 of 3 steps, 4 points', 'movement: the unit is now disordered']);
    expect(told({ ...cut, allowance: 1 })).toEqual(['movement: stops after 0 of 3 steps, 0 points']);
  });

  it('says the disorder that the march brings, not the one it began with', () => {
    expect(reached({ ...cut, allowance: 5 })).toEqual({
      fr: 'trajet accompli, 5 points, en désordre',
      en: 'path completed, 5 points, disordered',
    });
    expect(reached({ ...cut, allowance: 5, disordered: true }).en).toBe('path completed, 5 points');
    expect(reached({ ...cut, allowance: 1 }).en).toBe('stops after 0 of 3 steps, 0 points');
  });

  it('a headline counts its hexes', () => {
    const headline = (path: Step[]) => movement.headline(parse(movement.situation, { mover: 'infantry', path }));
    expect(headline([{}])).toEqual({ fr: 'infanterie, trajet d’un hexagone', en: 'infantry, path of 1 hex' });
    expect(headline([{}, {}])).toEqual({ fr: 'infanterie, trajet de 2 hexagones', en: 'infantry, path of 2 hexes' });
  });
});

describe('J-47: the road beside the enemy', () => {
  const path = [
    { terrain: 'woods', way: 'road', enemy: 'adjacent' },
    { terrain: 'woods', way: 'road', enemy: 'zoc' },
  ];
  const last = { 'J-47': 'last-step' };

  it('denied at every step, or at the last one', () => {
    expect(totals({ mover: 'infantry', path })).toEqual([2, 2, 4]);
    expect(totals({ mover: 'infantry', path }, last)).toEqual([1, 2, 3]);
  });

  it('the last one is the last that is reached', () => {
    // Two points: the second step would cost three in all, so the first ends the move, off the road.
    expect(ends({ mover: 'infantry', allowance: 2, path }, last)).toMatchObject({ cost: 2, steps: 1 });
    expect(ends({ mover: 'infantry', allowance: 3, path }, last)).toMatchObject({ cost: 3, steps: 2 });
    expect(ends({ mover: 'infantry', allowance: 1, path }, last)).toMatchObject({ cost: 0, steps: 0 });
  });

  it('where the last step is forbidden off the road, the path is', () => {
    const slope = { way: 'road', slope: 'slope', enemy: 'adjacent' };
    const guns = (...path: Step[]) => assessAndResolve(movement, { mover: 'artillery', path }, last);
    expect(guns(slope, { way: 'road' })).not.toHaveProperty('refused');
    expect(guns({ way: 'road' }, slope)).toMatchObject({ rulings: ['J-47'] });
  });
});

describe('forbidden ground that the allowance never reaches', () => {
  const path = [{}, { terrain: 'woods' }, { terrain: 'water' }, {}];
  const walk = (allowance: number, more: Step = {}) => ({ mover: 'infantry', allowance, path, ...more });

  it.each([
    [1, { cost: 1, steps: 1 }, 'stops after 1 of 4 steps, 1 point'],
    [2, { cost: 1, steps: 1 }, 'stops after 1 of 4 steps, 1 point'],
    [3, { cost: 3, steps: 2 }, 'stops after 2 of 4 steps, 3 points'],
  ])('with %i points the unit stops before it', (allowance, expected, said) => {
    expect(ends(walk(allowance))).toMatchObject(expected);
    expect(told(walk(allowance))).toEqual([`movement: ${said}`]);
    expect(reached(walk(allowance)).en).toBe(said);
  });

  it('refused as soon as a point is left, or where there is no limit', () => {
    for (const allowance of [4, 5, 40, 0]) {
      const { refused: reason, source } = refusalFor(movement, walk(allowance));
      expect(reason.en).toBe('step 3: not allowed (infantry, River / Lake / Sea)');
      expect(source).toEqual({ chart: 'terrain', row: 'water' });
    }
    const ride = { mover: 'general', path: [{ way: 'road' }, { terrain: 'water' }] };
    expect(ends({ ...ride, allowance: 1, path: [{ way: 'road' }, ...ride.path] })).toMatchObject({ cost: 1, steps: 2 });
    expect(refusalFor(movement, { ...ride, allowance: 1 }).source.row).toBe('water');
  });

  it('shows the steps before it, and says that it is there', () => {
    const { tallies, needs } = assessmentFor(movement, walk(2));
    expect(tallies.map(({ title, total }) => `${title.en} ${total}`)).toEqual(['Step 1 1', 'Step 2 2', 'Path 1']);
    expect(needs).toEqual({
      fr: 'aucun dé ; étape 3 non autorisée, avant elle : 3 points',
      en: 'no die; step 3 not allowed, before it: 3 points',
    });
  });

  it.each<[string, string, Step]>([
    ['a river', 'infantry', { water: 'river' }],
    ['three levels of steep slope', 'infantry', { slope: 'steep', levels: 3 }],
    ['a slope, for guns', 'artillery', { slope: 'slope' }],
    ['a fortification, for cavalry', 'cavalry', { work: 'fortification' }],
  ])('also %s', (_, mover, step) => {
    const to = (allowance: number) => ({ mover, allowance, path: [{}, {}, step] });
    const whole = mover === 'artillery' ? 4 : 2;
    expect(ends(to(whole))).toMatchObject({ steps: 2, cost: whole });
    expect(refusalFor(movement, to(whole + 1)).refused.en).toMatch(/^step 3: /);
  });

  it('a mover that routs before it does not come there (J-66)', () => {
    const rout = { mover: 'infantry', path: [{ slope: 'steep' }, { slope: 'steep' }, { terrain: 'water' }] };
    expect(ends(rout, { 'J-66': 'routs' })).toMatchObject({ steps: 2, state: 'routed' });
    expect(refusalFor(movement, rout).source.row).toBe('water');
  });

  it('J-47 last-step: what is forbidden off the road only is so where the move ends there', () => {
    const last = { 'J-47': 'last-step' };
    const guns = (allowance: number, ...path: Step[]) => ({ mover: 'artillery', allowance, path });
    const slope = { way: 'road', slope: 'slope', enemy: 'adjacent' };
    const far = [{ way: 'road' }, { way: 'road' }, slope];
    expect(ends(guns(1, ...far), last)).toMatchObject({ steps: 1, cost: 1 });
    expect(ends(guns(2, ...far), last)).toMatchObject({ steps: 2, cost: 2 });
    expect(refusalFor(movement, guns(3, ...far), last).rulings).toEqual(['J-47']);
    expect(ends(guns(6, ...far, { way: 'road' }), last)).toMatchObject({ steps: 4, cost: 6 });
    // The slope can be reached but not left: the move would end on it.
    expect(refusalFor(movement, guns(5, ...far, { way: 'road' }), last).rulings).toEqual(['J-47']);
  });
});
