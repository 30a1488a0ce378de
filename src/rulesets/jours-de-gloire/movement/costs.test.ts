import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { movement } from './index.ts';
import { resolve } from './path.ts';
import { assessmentFor, linesThatCount, assessAndResolve, refusalFor, setAside } from '../testing.ts';
import { MOVERS, type Mover } from '../types.ts';

type Step = Record<string, unknown>;

const one = (mover: Mover, step: Step, more: Step = {}) => ({ mover, path: [step], ...more });
const cost = (mover: Mover, step: Step, more: Step = {}, options: Options = {}): number =>
  assessmentFor(movement, one(mover, step, more), options).tallies[0]!.total;
const costs = (step: Step): (number | 'NA')[] =>
  MOVERS.map((mover) => ('refused' in assessAndResolve(movement, one(mover, step)) ? 'NA' : cost(mover, step)));
const lines = (mover: Mover, step: Step, more: Step = {}) => {
  const [tally] = assessmentFor(movement, one(mover, step, more)).tallies;
  return { counts: linesThatCount(tally!), aside: setAside(tally!) };
};
const ends = (situation: unknown, options: Options = {}) => resolve(assessmentFor(movement, situation, options).input);

describe('hexes', () => {
  it.each<[string, (number | 'NA')[]]>([
    ['clear', [1, 1, 1, 2]],
    ['difficult', [1, 1, 2, 2]],
    ['orchard', [1, 1, 3, 3]],
    ['woods', [2, 2, 3, 3]],
    ['marsh', [2, 2, 3, 'NA']],
    ['water', ['NA', 'NA', 'NA', 'NA']],
    ['town', [1, 2, 3, 3]],
    ['castle', [2, 2, 2, 2]],
  ])('%s', (terrain, expected) => {
    expect(costs({ terrain })).toEqual(expected);
  });

  it('road and trail take the place of the hex', () => {
    expect(costs({ terrain: 'woods', way: 'road' })).toEqual([0.5, 1, 1, 1]);
    expect(costs({ terrain: 'marsh', way: 'trail' })).toEqual([0.5, 1, 1, 2]);
    expect(lines('infantry', { terrain: 'woods', way: 'road' })).toEqual({
      counts: ['+1 way'],
      aside: ['+2 hex < way'],
    });
  });
});

describe('hexsides, into clear', () => {
  it.each<[string, Step, (number | 'NA')[]]>([
    ['stream', { water: 'stream' }, [1, 2, 2, 4]],
    ['bridge over a stream', { water: 'bridge-over-stream' }, [1, 1, 1, 2]],
    ['bridge over a river', { water: 'bridge-over-river' }, [1, 1, 1, 2]],
    ['river', { water: 'river' }, ['NA', 'NA', 'NA', 'NA']],
    ['one level up', { levels: 1 }, [2, 2, 2, 3]],
    ['two levels up', { levels: 2 }, [2, 2, 3, 'NA']],
    ['five levels up', { levels: 5 }, [2, 2, 3, 'NA']],
    ['one level down', { levels: -1 }, [1, 1, 1, 3]],
    ['two levels down', { levels: -2 }, [1, 1, 2, 'NA']],
    ['crest', { crest: true }, [1, 1, 1, 2]],
    ['slope', { slope: 'slope' }, [1, 1, 2, 'NA']],
    ['steep slope', { slope: 'steep' }, [2, 2, 'NA', 'NA']],
    ['redoubt', { work: 'redoubt' }, [2, 2, 3, 5]],
    ['fortification', { work: 'fortification' }, [3, 3, 'NA', 'NA']],
    ['friends', { friends: true }, [1, 2, 2, 3]],
    ['leaving a ZoC', { leavesZoc: true }, [1, 2, 2, 3]],
    ['slope and level', { slope: 'slope', levels: 1 }, [2, 2, 3, 'NA']],
    ['stream, level and friends', { water: 'stream', levels: 1, friends: true }, [2, 4, 4, 6]],
  ])('%s', (_, step, expected) => {
    expect(costs(step)).toEqual(expected);
  });
});

describe('note [c]: along a road', () => {
  it.each<[string, Step, (number | 'NA')[]]>([
    ['stream wiped out', { water: 'stream' }, [0.5, 1, 1, 1]],
    ['levels wiped out', { levels: 2 }, [0.5, 1, 1, 1]],
    ['redoubt wiped out', { work: 'redoubt' }, [0.5, 1, 1, 1]],
    ['fortification wiped out', { work: 'fortification' }, [0.5, 1, 1, 1]],
    ['slope kept, or +2 for guns', { slope: 'slope' }, [0.5, 1, 2, 3]],
    ['steep slope kept, or +2', { slope: 'steep' }, [1.5, 2, 3, 3]],
    ['steep slope of two levels', { slope: 'steep', levels: 2 }, [1.5, 2, 3, 3]],
    ['friends kept', { friends: true }, [0.5, 2, 2, 2]],
    ['leaving a ZoC kept', { leavesZoc: true }, [0.5, 2, 2, 2]],
  ])('%s', (_, step, expected) => {
    expect(costs({ way: 'road', ...step })).toEqual(expected);
  });

  it('says what it wiped out', () => {
    expect(lines('artillery', { way: 'road', water: 'stream', levels: 1, work: 'redoubt' })).toEqual({
      counts: ['+1 way'],
      aside: ['+2 hex < way', '+2 water < way', '+1 level < way', '+3 work < way'],
    });
  });

  it('gives nothing on arriving next to an enemy (4.3.1)', () => {
    expect(cost('infantry', { terrain: 'woods', way: 'road', enemy: 'adjacent' })).toBe(2);
    expect(cost('infantry', { terrain: 'woods', way: 'road', enemy: 'zoc', water: 'stream' })).toBe(3);
    expect(refusalFor(movement, one('artillery', { way: 'road', slope: 'slope', enemy: 'zoc' })).rulings).toEqual([
      'J-47',
    ]);
    expect(
      refusalFor(movement, one('artillery', { terrain: 'marsh', way: 'road', enemy: 'adjacent' })).rulings,
    ).toEqual(['J-47']);
  });

  it('J-65: without the reading that lifts them, NA without [c] stays', () => {
    const strict = { 'J-65': 'stays' };
    expect(refusalFor(movement, one('artillery', { way: 'road', levels: 2 }), strict).rulings).toEqual(['J-65']);
    expect(refusalFor(movement, one('cavalry', { way: 'road', work: 'fortification' }), strict).source.row).toBe(
      'fortification',
    );
    expect(cost('artillery', { way: 'road', slope: 'slope' }, {}, strict)).toBe(3);
    const opened = assessmentFor(movement, one('cavalry', { way: 'road', work: 'fortification' })).tallies[0]!;
    const work = opened.lines.find(({ row }) => row.id === 'work')!;
    expect(work.row.rulings!(opened.facts)).toEqual(['J-65']);
  });
});

describe('refusals cite the row', () => {
  it.each<[string, Mover, Step, string]>([
    ['marsh', 'artillery', { terrain: 'marsh' }, 'marsh'],
    ['water hex', 'infantry', { terrain: 'water' }, 'water'],
    ['water hex by a bridge over a stream', 'infantry', { terrain: 'water', water: 'bridge-over-stream' }, 'water'],
    ['water hex along a road without a bridge', 'infantry', { terrain: 'water', way: 'road' }, 'water'],
    ['river', 'general', { water: 'river' }, 'water'],
    ['levels', 'artillery', { levels: -2 }, 'down-2'],
    ['slope', 'artillery', { slope: 'slope' }, 'slope'],
    ['steep slope', 'cavalry', { slope: 'steep' }, 'steep'],
    ['fortification', 'cavalry', { work: 'fortification' }, 'fortification'],
    ['steep slope of three levels', 'infantry', { slope: 'steep', levels: 3 }, 'steep'],
    ['also downwards', 'general', { slope: 'steep', levels: -4 }, 'steep'],
    ['also by road', 'infantry', { slope: 'steep', levels: 3, way: 'road' }, 'steep'],
  ])('%s', (_, mover, step, row) => {
    const refusal = refusalFor(movement, { mover, path: [{}, step] });
    expect(refusal.source).toEqual({ chart: 'terrain', row });
    expect(refusal.refused.en).toMatch(/^step 2: /);
  });

  it('two levels of steep slope pass, and without a steep slope three levels do', () => {
    expect(cost('infantry', { slope: 'steep', levels: 2 })).toBe(3);
    expect(cost('infantry', { levels: 3 })).toBe(2);
    expect(cost('infantry', { slope: 'slope', levels: 3 })).toBe(2);
  });

  it('J-14 the English way: four levels pass', () => {
    const step = { slope: 'steep', levels: 4 };
    expect(refusalFor(movement, one('infantry', step)).rulings).toEqual(['J-14']);
    expect(cost('infantry', step, {}, { 'J-14': 'exactly-three' })).toBe(3);
    refusalFor(movement, one('infantry', { slope: 'steep', levels: 3 }), { 'J-14': 'exactly-three' });
  });
});

describe('zones of control and disorder', () => {
  it('entering costs the disordered one more, others nothing', () => {
    expect(cost('infantry', { enemy: 'zoc' })).toBe(1);
    expect(lines('infantry', { enemy: 'zoc' }, { disordered: true }).counts).toEqual(['+1 hex', '+1 entering-zoc']);
    expect(cost('infantry', { enemy: 'adjacent' }, { disordered: true })).toBe(1);
    expect(cost('cavalry', { enemy: 'zoc', leavesZoc: true }, { disordered: true })).toBe(3);
  });

  it('a general is never disordered and pays nothing (J-45)', () => {
    const ride = one('general', { enemy: 'zoc' }, { disordered: true });
    expect(cost('general', { enemy: 'zoc' }, { disordered: true })).toBe(1);
    expect(ends(ride).state).toBe('good');
    expect(assessmentFor(movement, ride).rulings).toEqual(['J-45']);
    expect(assessmentFor(movement, one('general', { enemy: 'zoc' })).rulings).toEqual([]);
  });

  it('J-75: the road beside the enemy is denied to a general too, or not', () => {
    const beside = { terrain: 'woods', way: 'road', enemy: 'adjacent' };
    const rulings = (mover: Mover, options: Options = {}) => {
      const [tally] = assessmentFor(movement, one(mover, beside), options).tallies;
      return tally!.lines
        .filter(({ standing }) => standing === 'counts')
        .flatMap(({ row }) => row.rulings?.(tally!.facts) ?? []);
    };
    expect(cost('general', beside)).toBe(2);
    expect(cost('general', beside, {}, { 'J-75': 'denied' })).toBe(2);
    expect(cost('general', beside, {}, { 'J-75': 'free' })).toBe(0.5);
    expect(cost('infantry', beside, {}, { 'J-75': 'free' })).toBe(2);
    expect(rulings('general')).toEqual(['J-47', 'J-75']);
    expect(rulings('general', { 'J-75': 'free' })).toEqual(['J-45', 'J-49', 'J-75']);
    expect(rulings('infantry')).toEqual(['J-47']);
  });

  it('infantry is disordered by a steep slope and pays for it at the next ZoC', () => {
    const { tallies } = assessmentFor(movement, { mover: 'infantry', path: [{ slope: 'steep' }, { enemy: 'zoc' }] });
    expect(tallies.map(({ total }) => total)).toEqual([2, 2, 4]);
    expect(ends({ mover: 'infantry', path: [{ slope: 'steep' }] })).toEqual({ cost: 2, steps: 1, state: 'disordered' });
    expect(ends({ mover: 'general', path: [{ slope: 'steep' }] }).state).toBe('good');
  });

  it('a road drops the D of a steep slope, not that of a redoubt (J-46)', () => {
    expect(ends(one('infantry', { slope: 'steep', way: 'road' })).state).toBe('good');
    expect(ends(one('artillery', { work: 'redoubt' })).state).toBe('disordered');
    expect(ends(one('artillery', { work: 'redoubt', way: 'road' })).state).toBe('disordered');
    expect(ends(one('artillery', { work: 'redoubt', way: 'road' }), { 'J-46': 'works-too' }).state).toBe('good');
    expect(ends(one('infantry', { work: 'redoubt' })).state).toBe('good');
  });

  it('J-66: a second D leaves it disordered, or routs it there', () => {
    const path = [{ slope: 'steep' }, { slope: 'steep' }, {}];
    expect(ends({ mover: 'infantry', path })).toEqual({ cost: 5, steps: 3, state: 'disordered' });
    expect(assessmentFor(movement, { mover: 'infantry', path }).rulings).toEqual(['J-66']);
    expect(ends({ mover: 'infantry', path }, { 'J-66': 'routs' })).toEqual({ cost: 4, steps: 2, state: 'routed' });
  });
});
