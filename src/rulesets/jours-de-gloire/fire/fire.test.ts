import { describe, expect, it } from 'vitest';
import { odds } from '../../../kernel/odds.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { parse } from '../../../kernel/schema.ts';
import { fire } from './index.ts';
import {
  asFractions,
  assessmentFor,
  byFaces,
  chances,
  classTexts,
  linesThatCount,
  refusalFor,
  setAside,
} from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', cohesion: 5 };
const GUNS = { type: 'artillery', cohesion: 5 };
const shot = (more: Parts = {}): Parts => ({ batteries: [{ strength: 4 }], distance: 2, target: [INFANTRY], ...more });
const tallyOf = (more: Parts, options: Options = {}) => assessmentFor(fire, shot(more), options).tallies[0]!;
const lines = (more: Parts = {}, options: Options = {}) => linesThatCount(tallyOf(more, options));
const PLAIN = ['+4 strength', '0 efficient'];

describe('every row, applied and not', () => {
  it.each<[string, Parts, string[]]>([
    ['a battery within efficient range', {}, []],
    ['six fronts: town', { firerTerrain: 'town' }, ['-1 six-fronts']],
    ['six fronts: castle', { firerTerrain: 'castle' }, ['-1 six-fronts']],
    ['six fronts: square', { firerInSquare: true }, ['-1 six-fronts']],
    ['woods are not six fronts', { firerTerrain: 'woods' }, []],
    ['reaction', { kind: 'reaction' }, ['-1 answering']],
    ['counter-battery', { kind: 'counter-battery', target: [GUNS] }, ['-1 answering']],
    ['woods', { terrain: 'woods' }, ['-1 target-terrain']],
    ['orchard is no cover', { terrain: 'orchard' }, []],
    ['marsh is no cover', { terrain: 'marsh' }, []],
    ['town', { terrain: 'town' }, ['-2 target-terrain']],
    ['castle', { terrain: 'castle' }, ['-2 target-terrain']],
    ['village in woods: the better cover', { terrain: 'woods', otherTerrain: 'town' }, ['-2 target-terrain']],
    ['a road through woods', { terrain: 'woods', otherTerrain: 'road' }, ['-1 target-terrain']],
    ['two units', { target: [INFANTRY, INFANTRY] }, ['+1 massed']],
    ['a unit and a battery', { target: [INFANTRY, { type: 'artillery' }] }, []],
    ['two batteries', { target: [{ type: 'artillery' }, { type: 'artillery' }] }, []],
    ['two units, in reaction', { target: [INFANTRY, INFANTRY], kind: 'reaction' }, ['-1 answering']],
    ['two units, counter-battery', { target: [INFANTRY, INFANTRY, GUNS], kind: 'counter-battery' }, ['-1 answering']],
    ['square', { target: [{ ...INFANTRY, inSquare: true }] }, ['+1 square']],
    ['into a redoubt', { work: 'into-redoubt' }, ['-1 work']],
    ['out of a redoubt', { work: 'out-of-redoubt' }, []],
    ['into a fortification', { work: 'into-fortification' }, ['-2 work']],
    ['out of a fortification', { work: 'out-of-fortification' }, []],
    ['a slope', { slope: 'slope' }, []],
    ['levels do not count beyond one hex', { levels: 2 }, []],
    ['nor does a crest forbid', { crest: true }, []],
    ['nor a steep slope', { slope: 'steep' }, []],
  ])('%s', (_, more, extra) => {
    expect(lines(more).filter((line) => !PLAIN.includes(line))).toEqual(extra);
  });

  it.each<[number, number, string]>([
    [1, 3, '+1 adjacent'],
    [1, 1, '+1 adjacent'],
    [2, 3, '0 efficient'],
    [3, 3, '0 efficient'],
    [4, 3, '-2 long'],
    [6, 3, '-6 long'],
    [2, 1, '-2 long'],
  ])('%i hexes with an efficient range of %i: %s', (distance, efficientRange, line) => {
    expect(lines({ distance, batteries: [{ strength: 4, efficientRange }] })).toEqual(['+4 strength', line]);
  });

  it.each<[number, string[]]>([
    [1, ['-1 target-level']],
    [2, ['-1 target-level']],
    [5, ['-1 target-level']],
    [-1, []],
    [-2, ['-1 target-level']],
    [-4, ['-1 target-level']],
    [0, []],
  ])('at one hex, target %i levels higher', (levels, expected) => {
    expect(lines({ distance: 1, levels }).filter((line) => line.endsWith('level'))).toEqual(expected);
  });

  it('a work takes the place of the hex (note [g])', () => {
    const tally = tallyOf({ terrain: 'town', work: 'into-redoubt' });
    expect(linesThatCount(tally)).toEqual(['+4 strength', '-1 work', '0 efficient']);
    expect(setAside(tally)).toEqual(['-2 target-terrain < work']);
    expect(lines({ terrain: 'town', work: 'out-of-redoubt' })).toContain('-2 target-terrain');
  });

  it('J-44: or whichever protects the target, where the hex is stronger', () => {
    const best = { 'J-44': 'defender' };
    const town = { terrain: 'town', work: 'into-redoubt' };
    expect(lines(town, { 'J-44': 'work' })).toEqual(lines(town));
    const stronger = tallyOf(town, best);
    expect(linesThatCount(stronger)).toEqual(['+4 strength', '-2 target-terrain', '0 efficient']);
    const work = stronger.lines.find(({ row }) => row.id === 'work')!;
    expect(work.row.absence!(stronger.facts)!.fr).toBe('l’hexagone protège mieux (J-44)');
    expect(lines({ terrain: 'woods', work: 'into-redoubt' }, best)).toContain('-1 work');
    expect(lines({ terrain: 'town', work: 'into-fortification' }, best)).toContain('-2 work');
    expect(lines({ work: 'into-redoubt' }, best)).toContain('-1 work');
  });

  it('hex and level add up', () => {
    expect(lines({ distance: 1, terrain: 'woods', levels: 1 })).toEqual([
      '+4 strength',
      '-1 target-terrain',
      '-1 target-level',
      '+1 adjacent',
    ]);
  });
});

describe('two batteries', () => {
  const batteries = [
    { strength: 3, efficientRange: 4 },
    { strength: 5, efficientRange: 2 },
  ];
  it('the stronger one, and +2', () => {
    expect(lines({ batteries })).toEqual(['+5 strength', '+2 combined', '0 efficient']);
  });
  it('J-37: or the sum', () => {
    expect(lines({ batteries }, { 'J-37': 'sum' })).toEqual(['+8 strength', '+2 combined', '0 efficient']);
  });
  it('J-62: the range of the stronger, or the shorter one', () => {
    const other = [
      { strength: 5, efficientRange: 4 },
      { strength: 3, efficientRange: 2 },
    ];
    expect(lines({ batteries, distance: 4 })).toContain('-4 long');
    expect(lines({ batteries: other, distance: 4 })).toContain('0 efficient');
    expect(lines({ batteries: other, distance: 4 }, { 'J-62': 'shortest' })).toContain('-4 long');
    const equals = [
      { strength: 5, efficientRange: 2 },
      { strength: 5, efficientRange: 4 },
    ];
    expect(lines({ batteries: equals, distance: 4 })).toContain('0 efficient');
  });
});

describe('refusals', () => {
  const two = [{ strength: 3 }, { strength: 3 }];
  it.each<[string, Parts, string, string]>([
    ['two formations', { batteries: two, together: 'other-formation' }, 'fire-modifiers', 'combined'],
    ['two hexes', { batteries: two, together: 'other-hex' }, 'fire-modifiers', 'combined'],
    ['beyond the greatest range', { batteries: [{ strength: 3, greatestRange: 1 }] }, 'fire-modifiers', 'long'],
    ['counter-battery at infantry', { kind: 'counter-battery' }, 'fire-modifiers', 'answering'],
    ['guns in water', { firerTerrain: 'water' }, 'terrain', 'water'],
    ['adjacent across a crest', { distance: 1, crest: true }, 'terrain', 'crest'],
    ['adjacent across a steep slope', { distance: 1, slope: 'steep' }, 'terrain', 'steep'],
    ['cavalry in square', { target: [{ type: 'cavalry', inSquare: true }] }, 'fire-modifiers', 'square'],
    ['routed square', { target: [{ ...INFANTRY, state: 'routed', inSquare: true }] }, 'fire-modifiers', 'square'],
  ])('%s', (_, more, chart, row) => {
    expect(refusalFor(fire, shot(more)).source).toEqual({ chart, row });
  });

  it('not for one battery alone, nor at the greatest range itself, nor across a plain slope', () => {
    expect(lines({ together: 'other-hex' })).toEqual(PLAIN);
    expect(lines({ batteries: [{ strength: 4, greatestRange: 2 }] })).toEqual(PLAIN);
    expect(lines({ distance: 1, slope: 'slope' })).toEqual(['+4 strength', '+1 adjacent']);
  });
});

describe('results', () => {
  it('gives the exact chances: die +5, cohesion 5', () => {
    // 9 on a natural 4: 4-7 test, 8-9 disorder; a test passes on 0-5.
    const more = { batteries: [{ strength: 5 }] };
    expect(chances(fire, shot(more), 'result')).toEqual({ D: '1/5', CT: '2/5', none: '2/5' });
    expect(chances(fire, shot(more), 'balance')).toEqual({ disordered: '9/25', good: '16/25' });
  });

  it('says what is needed', () => {
    expect(assessmentFor(fire, shot({ batteries: [{ strength: 5 }] })).needs).toEqual({
      fr: 'dé +5 : test de cohésion, dé 4 ou plus ; désordre, dé 8 ou plus ; déroute, impossible',
      en: 'die +5: cohesion test, die 4 or more; disorder, die 8 or more; rout, not possible',
    });
    expect(assessmentFor(fire, shot({ batteries: [{ strength: 20 }] })).needs.en).toMatch(/rout, whatever the die$/);
  });

  it('climbs from the state a unit is in (J-32)', () => {
    const rout = (state: string, options: Options = {}) =>
      chances(fire, shot({ batteries: [{ strength: 15 }], target: [{ ...INFANTRY, state }] }), 'balance', options);
    expect(rout('good')).toEqual({ routed: '1' });
    expect(rout('disordered')).toEqual({ routed: '1' });
    expect(rout('routed')).toEqual({ eliminated: '1' });
    expect(rout('routed', { 'J-32': 'rout-at-most' })).toEqual({ routed: '1' });
    expect(rout('routed', { 'J-32': 'stays' })).toEqual({ routed: '1' });
  });

  it('strikes every unit, or the top one (J-61)', () => {
    const target = [INFANTRY, { type: 'cavalry', cohesion: 3 }];
    const more = { batteries: [{ strength: 14 }], target };
    expect(chances(fire, shot(more), 'target-2')).toEqual({ routed: '1' });
    expect(chances(fire, shot(more), 'target-2', { 'J-61': 'first' })).toEqual({ good: '1' });
  });

  it('J-63: the firer behind its own work', () => {
    const more = { firerTerrain: 'town', work: 'out-of-redoubt' };
    expect(lines(more)).toContain('-1 six-fronts');
    expect(lines(more, { 'J-63': 'replaced' })).toEqual(PLAIN);
    expect(lines({ ...more, firerInSquare: true }, { 'J-63': 'replaced' })).toContain('-1 six-fronts');
  });

  it('equals a brute force over faces', () => {
    const target = [INFANTRY, { type: 'cavalry', cohesion: 3, state: 'disordered' }];
    const { input } = assessmentFor(fire, shot({ target, batteries: [{ strength: 6 }] }));
    expect(byFaces(fire.resolve, input)).toEqual(asFractions(odds(fire.resolve, input)));
  });

  it('names the rulings of its refusals', () => {
    expect(refusalFor(fire, shot({ kind: 'counter-battery' })).rulings).toEqual(['J-73']);
    expect(refusalFor(fire, shot({ firerTerrain: 'water' })).rulings).toEqual(['J-71']);
  });

  it('says whom a result strikes, and counts the units aimed at', () => {
    const two = shot({ target: [INFANTRY, INFANTRY] });
    const first = (situation: Parts, options: Options = {}) => classTexts(fire, situation, 'result', options);
    expect(first(shot())[0]).toBe('rout');
    expect(first(two)).toEqual([
      'rout for every unit',
      'disorder for every unit',
      'cohesion test for every unit',
      'no effect',
    ]);
    expect(first(two, { 'J-61': 'first' })[0]).toBe('rout for the top unit');
    expect(fire.headline(parse(fire.situation, two) as never)).toEqual({
      fr: 'artillerie (4 PF) sur infanterie ×2 (coh. 5) à 2 hex.',
      en: 'artillery (4 SP) at infantry ×2 (coh. 5), 2 hexes away',
    });
  });

  it('sums up what becomes of the target', () => {
    const told = (more: Parts, options: Options = {}) => {
      const facet = fire.facets(assessmentFor(fire, shot(more), options)).find(({ id }) => id === 'balance')!;
      if (!('classes' in facet)) throw new Error('no classes');
      const found = chances(fire, shot(more), 'balance', options);
      return facet.classes.flatMap(({ id, text }) => (found[id] === undefined ? [] : [`${text.en} ${found[id]}`]));
    };
    const disordered = { ...INFANTRY, state: 'disordered' };
    const batteries = [{ strength: 5 }];
    expect(told({ batteries })).toEqual(['disordered 9/25', 'unharmed 16/25']);
    expect(told({ batteries, target: [disordered] })).toEqual(['routed 9/25', 'stays disordered 16/25']);
    // The +1 of a massed target: 3-6 test, 7-8 disorder, 9 rout.
    expect(told({ batteries, target: [INFANTRY, INFANTRY] })).toEqual([
      'at least one routed 1/10',
      'at least one disordered 57/125',
      'no change 111/250',
    ]);
    expect(told({ batteries, target: [INFANTRY, disordered] })).toEqual([
      'at least one routed 23/50',
      'at least one disordered and nothing worse 12/125',
      'no change 111/250',
    ]);
    expect(told({ batteries, target: [disordered, { ...INFANTRY, state: 'routed' }] })).toEqual([
      'at least one eliminated 23/50',
      'at least one routed and nothing worse 12/125',
      'no change 111/250',
    ]);
    expect(told({ batteries, target: [INFANTRY, disordered] }, { 'J-61': 'first' })).toEqual([
      'top unit routed 1/10',
      'top unit disordered 9/25',
      'top unit unharmed 27/50',
    ]);
  });
});
