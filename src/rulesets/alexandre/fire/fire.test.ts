import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { isResolvable } from '../../../calculate/calculation.ts';
import { situations } from '../../../../test/support/arbitrary.ts';
import { on } from '../../../../test/support/assessing.ts';
import { alexandre } from '../index.ts';

const fire = on(alexandre, 'fire');

/** Seven SP of archers, adjacent, at four SP of peltasts in the open: no modifier at all. */
const plain = { firers: [{ type: 'Ar', strength: 7 }], target: { units: [{ type: 'Pe', strength: 4 }] } };
const firing = (...firers: object[]) => ({ ...plain, firers });
const at = (target: object) => ({ ...plain, target: { ...plain.target, ...target } });
const atUnits = (...units: object[]) => at({ units });

describe('modifiers', () => {
  test.each([
    ['the plain case', plain, []],
    ['6 SP of firers', firing({ type: 'Ar', strength: 6 }), ['-1 weak-fire']],
    ['8 SP of firers', firing({ type: 'Ar', strength: 8 }), ['+1 strong-fire']],
    ['4 and 3 SP of firers', firing({ type: 'Ar', strength: 4 }, { type: 'Ar', strength: 3 }), []],
    ['4 and 4 SP of firers', firing({ type: 'Ar', strength: 4 }, { type: 'Ar', strength: 4 }), ['+1 strong-fire']],
    ['a target of 3', atUnits({ type: 'Pe', strength: 3 }), ['-1 thin-target']],
    ['a target of 2 and 2', atUnits({ type: 'Pe', strength: 2 }, { type: 'Pe', strength: 2 }), []],
    ['a target of 7', atUnits({ type: 'Pe', strength: 7 }), []],
    ['a target of 8', atUnits({ type: 'Pe', strength: 8 }), ['+1 dense-target']],
    ['a target of 4 and 5', atUnits({ type: 'Pe', strength: 4 }, { type: 'Pe', strength: 5 }), ['+1 dense-target']],
    ['light cavalry', atUnits({ type: 'Cl', strength: 4 }), ['-1 armoured-target']],
    ['a phalanx', atUnits({ type: 'Ph', strength: 4 }), ['-1 armoured-target']],
    ['heavy infantry', atUnits({ type: 'Ho', strength: 4 }), ['-1 armoured-target']],
    ['heavy cavalry', atUnits({ type: 'Ca', strength: 4 }), ['-2 heavy-cavalry-target']],
    ['a phalanx below the top', atUnits({ type: 'Pe', strength: 2 }, { type: 'Ph', strength: 2 }), []],
    ['one firer moved', firing({ type: 'Ar', strength: 4, moved: true }, { type: 'Ar', strength: 3 }), ['-1 moved']],
    ['one firer discouraged', firing({ type: 'Ar', strength: 7, state: 'discouraged' }), ['-1 discouraged-firer']],
    ['a fatigued firer', firing({ type: 'Ar', strength: 7, state: 'fatigued' }), []],
    ['ford 1', at({ terrain: 'ford-1' }), []],
    ['ford 2', at({ terrain: 'ford-2' }), ['+1 target-terrain']],
    ['ford 3', at({ terrain: 'ford-3' }), ['+1 target-terrain']],
    ['a bridge', at({ terrain: 'bridge' }), ['+1 target-terrain']],
  ])('%s', (_, situation, expected) => expect(fire.lines(situation)).toEqual(expected));

  test('all together, both ends: -6 and +3', () => {
    const worst = {
      firers: [{ type: 'Ar', strength: 1, moved: true, state: 'discouraged' }],
      target: { units: [{ type: 'Ca', strength: 3 }] },
    };
    const best = {
      firers: [{ type: 'Ar', strength: 8 }],
      target: { units: [{ type: 'In', strength: 9 }], terrain: 'ford-3' },
    };
    expect([fire.total(worst), fire.total(best)]).toEqual([-6, +3]);
  });
});

describe('chances', () => {
  const at1 = (type: string) => firing({ type, strength: 7, range: 1 });
  test.each([
    ['Ar at 1: 6/7', at1('Ar'), { Dr: '3/10', D: '1/10', none: '3/5' }],
    ['Ar at 2: 7/-', firing({ type: 'Ar', strength: 7, range: 2 }), { D: '3/10', none: '7/10' }],
    ['Ar at 3: 8/-', firing({ type: 'Ar', strength: 7, range: 3 }), { D: '1/5', none: '4/5' }],
    ['Ja at 1: 7/8', at1('Ja'), { Dr: '1/5', D: '1/10', none: '7/10' }],
    ['El at 2: 8/-', firing({ type: 'El', strength: 7, range: 2 }), { D: '1/5', none: '4/5' }],
    ['Cl at 1: 6/8', at1('Cl'), { Dr: '1/5', D: '1/5', none: '3/5' }],
    ['Cl at 2: 7/-', firing({ type: 'Cl', strength: 7, range: 2 }), { D: '3/10', none: '7/10' }],
    [
      'the farthest firer gives the column',
      firing({ type: 'Ar', strength: 4, range: 1 }, { type: 'Ar', strength: 3, range: 3 }),
      { D: '1/5', none: '4/5' },
    ],
    [
      'Ar and Cl at 1: the worse row, 6/8',
      firing({ type: 'Ar', strength: 4 }, { type: 'Cl', strength: 3 }),
      { Dr: '1/5', D: '1/5', none: '3/5' },
    ],
    [
      'Ar and Ja at 1: the worse row, 7/8',
      firing({ type: 'Ar', strength: 4 }, { type: 'Ja', strength: 3 }),
      { Dr: '1/5', D: '1/10', none: '7/10' },
    ],
  ])('%s', (_, situation, expected) => expect(fire.chances(situation, 'result')).toEqual(expected));

  test('A-25 the other way: the better row', () =>
    expect(
      fire.chances(firing({ type: 'Ar', strength: 4 }, { type: 'Ja', strength: 3 }), 'result', { 'A-25': 'most' }),
    ).toEqual({
      Dr: '3/10',
      D: '1/10',
      none: '3/5',
    }));

  test('A-24: the top unit, or the hardest to hit', () => {
    const mixed = atUnits({ type: 'Pe', strength: 2 }, { type: 'Ph', strength: 1 }, { type: 'Ca', strength: 1 });
    expect(fire.lines(mixed)).toEqual([]);
    expect(fire.lines(mixed, { 'A-24': 'hardest' })).toEqual(['-2 heavy-cavalry-target']);
    expect(
      fire.lines(atUnits({ type: 'Pe', strength: 2 }, { type: 'Ho', strength: 2 }), { 'A-24': 'hardest' }),
    ).toEqual(['-1 armoured-target']);
  });

  test('each leader is checked apart, on a natural 9 only', () => {
    const situation = at({ leaders: [{ name: 'A' }, { name: 'B' }] });
    for (const leader of ['leader-1', 'leader-2'])
      expect(fire.chances(situation, leader)).toEqual({ unharmed: '97/100', wounded: '1/50', killed: '1/100' });
  });

  test('A-35: leaders are checked even where the fire cannot do anything', () => {
    const hopeless = {
      firers: [{ type: 'Ar', strength: 1, range: 3, moved: true, state: 'discouraged' }],
      target: { units: [{ type: 'Ca', strength: 3 }], leaders: [{}] },
    };
    expect(fire.chances(hopeless, 'result')).toEqual({ none: '1' });
    expect(fire.chances(hopeless, 'leader-1')).toEqual({ unharmed: '97/100', wounded: '1/50', killed: '1/100' });
    const { assessment } = fire.resolvable(hopeless, { 'A-35': 'not-checked' });
    expect(fire.procedure.facets(assessment).map(({ id }) => id)).toEqual(['result', 'balance']);
  });

  test('the ladder of states, and its options', () => {
    const target = (state: string) => atUnits({ type: 'Pe', strength: 4, state });
    expect(fire.chances(target('good'), 'balance')).toEqual({ routed: '3/10', discouraged: '1/10', good: '3/5' });
    expect(fire.chances(target('fatigued'), 'balance')).toEqual({
      routed: '3/10',
      discouraged: '1/10',
      fatigued: '3/5',
    });
    expect(fire.chances(target('discouraged'), 'balance')).toEqual({ routed: '2/5', discouraged: '3/5' });
    expect(fire.chances(target('routed'), 'balance')).toEqual({ eliminated: '3/10', routed: '7/10' });
    expect(fire.chances(target('discouraged'), 'balance', { 'A-27': 'stays' })).toEqual({
      routed: '3/10',
      discouraged: '7/10',
    });
    expect(fire.chances(target('routed'), 'balance', { 'A-29': 'stays' })).toEqual({ routed: '1' });
  });
});

test('D on a routed unit moves nobody (A-39)', () => {
  const routed = atUnits({ type: 'Pe', strength: 4, state: 'routed' });
  expect(fire.told(routed, { result: 'D', leaders: [] })).toEqual(['Pe: stays routed']);
});

test('the readings that bear on the whole are named', () => {
  const rulings = (state: string) => fire.resolvable(atUnits({ type: 'Pe', strength: 4, state })).assessment.rulings;
  expect([rulings('good'), rulings('discouraged'), rulings('routed')]).toEqual([[], ['A-27'], ['A-29', 'A-39']]);
});

test('odds equal a brute force over all faces', () => {
  fc.assert(
    fc.property(situations(fire.procedure.situation), (situation) => {
      const found = fire.ask(situation as object);
      if (!isResolvable(found)) return;
      const { total, needed, leaders } = found.assessment.input as {
        total: number;
        needed: { discourage: number; rout?: number };
        leaders: number;
      };
      const fate = (face: number) => (face === 9 ? 'killed' : face >= 7 ? 'wounded' : 'unharmed');
      const fates = (n: number): string[][] =>
        n === 0
          ? [[]]
          : fates(n - 1).flatMap((before) => Array.from({ length: 10 }, (_, face) => [...before, fate(face)]));
      const brute = new Map<string, number>();
      for (let natural = 0; natural <= 9; natural++) {
        const routs = needed.rout !== undefined && natural + total >= needed.rout;
        const result = routs ? 'Dr' : natural + total >= needed.discourage ? 'D' : 'none';
        const all = fates(natural === 9 ? leaders : 0);
        for (const checked of all) {
          const key = JSON.stringify({ result, leaders: checked });
          brute.set(key, (brute.get(key) ?? 0) + 1 / 10 / all.length);
        }
      }
      const { entries, total: weights } = found.distribution!;
      expect(entries.map(({ value }) => JSON.stringify(value)).sort()).toEqual([...brute.keys()].sort());
      for (const { value, weight } of entries)
        expect(Number(weight) / Number(weights)).toBeCloseTo(brute.get(JSON.stringify(value))!, 12);
    }),
    { numRuns: 200 },
  );
});

describe('refusals', () => {
  test('A-42: nothing stands in sea or river', () =>
    expect(fire.refusal(at({ terrain: 'sea-river' }))).toContain('sea or river'));

  test.each(['Ph', 'Ho', 'In', 'Ca'])('%s do not fire', (type) =>
    expect(fire.refusal(firing({ type, strength: 7 }))).toBe(`${type} do not fire`),
  );
  test.each([
    ['Ar', 3, 4],
    ['Ja', 2, 3],
    ['Pe', 2, 3],
    ['Ch', 2, 3],
    ['El', 2, 3],
    ['Cl', 2, 3],
  ])('%s fire at %i, not at %i', (type, far, tooFar) => {
    expect(fire.refusal(firing({ type, strength: 7, range: far }))).toBeUndefined();
    expect(fire.refusal(firing({ type, strength: 7, range: tooFar }))).toContain(`may not fire at ${tooFar}`);
  });
  test('a firer who cannot reach as far as the farthest may not join', () =>
    expect(
      fire.refusal(firing({ type: 'Ar', strength: 4, range: 3 }, { type: 'Ja', strength: 4, range: 1 })),
    ).toContain('Ja may not fire at 3'));
  test('A-23: a stack of 10 is refused, dense, or nothing', () => {
    const ten = atUnits({ type: 'Pe', strength: 10 });
    expect(fire.refusal(ten)).toContain('9 at most');
    expect(fire.lines(ten, { 'A-23': 'dense' })).toEqual(['+1 dense-target']);
    expect(fire.lines(ten, { 'A-23': 'as-printed' })).toEqual([]);
  });
});

test('typed dice: the natural 9 asks for each leader, and all faces are used', () => {
  const { assessment } = fire.resolvable(at({ leaders: [{ name: 'Darius' }, {}] }));
  expect(assessment.cast).toMatchObject({
    'target.leaders[1]': { en: 'Darius' },
    'target.leaders[2]': { fr: 'chef 2' },
  });
  const play = (faces: number[]) => runWithTypedDice(fire.procedure.resolve, assessment.input, faces);
  expect(play([8])).toMatchObject({ state: 'done', outcome: { result: 'Dr', leaders: [] }, unused: 0 });
  expect(play([9])).toMatchObject({ state: 'wanting', wanted: { dice: 1, purpose: { who: 'target.leaders[1]' } } });
  expect(play([9, 7])).toMatchObject({ state: 'wanting', wanted: { purpose: { who: 'target.leaders[2]' } } });
  expect(play([9, 7, 6])).toMatchObject({
    state: 'done',
    outcome: { result: 'Dr', leaders: ['wounded', 'unharmed'] },
    unused: 0,
  });
  expect(play([5])).toMatchObject({ state: 'done', outcome: { result: 'none' } });
  expect(play([10])).toMatchObject({ state: 'impossible', position: 0 });
});

test('the result is told as what to do', () => {
  const led = at({ leaders: [{ name: 'Darius' }] });
  const outcome = { result: 'Dr', leaders: ['killed'] };
  expect(fire.told(led, outcome, {}, 'fr')).toEqual([
    'Pe: est mise en déroute et recule de deux hexagones',
    'Darius: tué',
  ]);
});
