import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { worthOf } from '../../../kernel/facet.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { wab } from '../index.ts';
import type { InTheOpen } from './volleys.ts';

const shooting = on(wab, 'shooting');

type Facts = Record<string, unknown>;

const volley = (batch: Facts = {}, target: Facts = {}, rest: Facts = {}) => ({
  shooters: [{ models: 1, weapon: 'short-bow', distance: 9, ...batch }],
  target: { models: 20, ...target },
  ...rest,
});

/** The dice of the first batch: `4 4 5` is hit on 4+, wound on 4+, save on 5+. */
const dice = (situation: object, rulings?: Record<string, string>): string => {
  const { rolls } = (shooting.resolvable(situation, rulings).assessment.input as InTheOpen).pools[0]!;
  return rolls === null ? 'cannot wound' : rolls.map(({ face }) => face).join(' ');
};

describe('to hit', () => {
  test.each([1, 2, 3, 4, 5, 6].map((skill) => [skill, Math.max(2, 7 - skill)]))(
    'BS %i hits on %i',
    (ballisticSkill, score) => {
      expect(dice(volley({ ballisticSkill }))).toBe(`${score} 4`);
    },
  );

  test.each<[string, Facts, Facts, string[]]>([
    ['nothing special', {}, {}, []],
    ['a large target', {}, { large: true }, ['+1 large-target']],
    ['the shooter moved', { moved: true }, {}, ['-1 moved']],
    ['the target is charging', {}, { charging: true }, ['-1 charging']],
    ['exactly half range is short', { distance: 9 }, {}, []],
    ['one inch more is long', { distance: 10 }, {}, ['-1 long-range']],
    ['a character', {}, { character: true }, ['-1 character']],
    ['skirmishers', {}, { skirmishers: true }, ['-1 skirmishers']],
    [
      'a character among skirmishers (W-12)',
      {},
      { character: true, skirmishers: true },
      ['-1 character', '-1 skirmishers'],
    ],
    ['a light chariot on the move', {}, { movingLightChariot: true }, ['-1 light-chariot']],
    ['and a large one (W-28)', {}, { movingLightChariot: true, large: true }, ['+1 large-target', '-1 light-chariot']],
    ['soft cover', {}, { softCover: true }, ['-1 soft-cover']],
    ['hard cover', {}, { hardCover: true }, ['-2 hard-cover']],
    [
      'both covers: the worse (W-11)',
      {},
      { softCover: true, hardCover: true },
      ['(-1 soft-cover by hard-cover)', '-2 hard-cover'],
    ],
    [
      'javelins are not exempt (W-10)',
      { weapon: 'javelins', distance: 8, moved: true },
      {},
      ['-1 moved', '-1 long-range'],
    ],
  ])('%s', (_, batch, target, expected) => {
    expect(shooting.lines(volley(batch, target))).toEqual(expected);
  });

  test('BS 6 keeps its 1 in reserve (W-1), BS 8 goes on below it (W-2)', () => {
    expect(dice(volley({ ballisticSkill: 6, moved: true }))).toBe('2 4');
    expect(dice(volley({ ballisticSkill: 6, moved: true, distance: 10 }))).toBe('3 4');
    expect(dice(volley({ ballisticSkill: 8, moved: true, distance: 10 }, { charging: true }))).toBe('2 4');
    expect(dice(volley({ ballisticSkill: 8, moved: true, distance: 10 }, { charging: true, hardCover: true }))).toBe(
      '4 4',
    );
  });
});

describe('7+ to hit takes Strength away, to wound and against armour', () => {
  // S10 against T6 and heavy armour on a barded horse: every point of Strength shows.
  const engine = { weapon: 'other', range: 48, strength: 10, distance: 10, ballisticSkill: 1 };
  const penalties: Facts[] = [
    {},
    { charging: true },
    { charging: true, character: true },
    { charging: true, character: true, skirmishers: true },
    { hardCover: true, charging: true, character: true },
    { hardCover: true, charging: true, character: true, skirmishers: true },
    { hardCover: true, charging: true, character: true, skirmishers: true, movingLightChariot: true },
  ];
  test.each([
    [6, '6 2'],
    [7, '6 2'],
    [8, '6 2'],
    [9, '6 3'],
    [10, '6 4'],
    [11, '6 5'],
    [12, '6 5'],
  ])('a score of %i: %s', (score, expected) => {
    expect(dice(volley(engine, { toughness: 6, ...penalties[score - 6] }))).toBe(expected);
  });

  test('the save rises with what is lost', () => {
    const weak = { ...engine, strength: 5 };
    const worn = { troop: 'cavalry', armour: 'heavy' };
    expect([0, 1, 2, 3].map((i) => dice(volley(weak, { ...worn, ...penalties[i] })))).toEqual([
      '6 2 6',
      '6 3 5',
      '6 4 4',
      '6 5 4',
    ]);
  });

  test('Strength 0 or less cannot wound (W-6): no die is thrown', () => {
    const feeble = volley({ weapon: 'darts', distance: 12, ballisticSkill: 1, moved: true });
    expect(dice(feeble)).toBe('cannot wound');
    expect(
      runWithTypedDice(shooting.procedure.resolve, shooting.resolvable(feeble).assessment.input, []),
    ).toMatchObject({
      state: 'done',
      outcome: { units: [{ lost: 0, carried: 0 }] },
    });
    expect(dice(feeble, { 'W-6': 'at-least-1' })).toBe('6 6');
    expect(dice(volley({ weapon: 'darts', distance: 12, ballisticSkill: 1 }))).toBe('6 6');
  });

  test('W-6 extended: the rows above the first are the first, shifted', () => {
    const at = (toughness: number, moved: boolean) =>
      dice(volley({ weapon: 'darts', distance: 12, ballisticSkill: 1, moved }, { toughness, charging: true }), {
        'W-6': 'extended',
      });
    // Score 8: S0; score 9: S-1.
    expect([1, 2, 3, 4].map((toughness) => at(toughness, false))).toEqual(['6 5', '6 6', '6 6', 'cannot wound']);
    expect([1, 2, 3].map((toughness) => at(toughness, true))).toEqual(['6 6', '6 6', 'cannot wound']);
    const hopeless = { weapon: 'darts', distance: 12, ballisticSkill: 1, moved: true };
    expect(dice(volley(hopeless, { toughness: 10, hardCover: true, charging: true }), { 'W-6': 'extended' })).toBe(
      'cannot wound',
    );
  });
});

describe('weapons', () => {
  test.each([
    ['rocks', 2, '4 4'],
    ['javelins', 4, '4 4'],
    ['darts', 6, '4 5'],
    ['handgun', 9, '4 3'],
    ['handgun', 10, '5 4'],
    ['light-crossbow', 9, '4 4'],
    ['short-bow', 18, '5 4'],
    ['sling', 9, '4 4'],
    ['composite-bow', 12, '4 4'],
    ['staff-sling', 13, '5 4'],
    ['crossbow', 15, '4 3'],
    ['crossbow', 16, '5 4'],
    ['longbow', 30, '5 4'],
  ])('%s at %i inches: %s', (weapon, distance, expected) => {
    expect(dice(volley({ weapon, distance }))).toBe(expected);
  });

  test('a range or a Strength that the player states replaces the chart’s (W-44)', () => {
    expect(dice(volley({ strength: 4 }))).toBe('4 3');
    expect(dice(volley({ weapon: 'crossbow', distance: 15, strength: 5 }))).toBe('4 2');
    expect(dice(volley({ distance: 12, range: 24 }))).toBe('4 4');
  });

  test('S3/4 under the three options of W-8, against heavy cavalry with 4+', () => {
    const shots = (batch: Facts) => volley({ weapon: 'crossbow', ...batch }, { troop: 'cavalry', armour: 'heavy' });
    const options = ['by-range', 'wound-3-save-4', 'grades'];
    expect(options.map((two) => dice(shots({ distance: 15 }), { 'W-8': two }))).toEqual(['4 3 5', '4 4 5', '4 4 4']);
    expect(options.map((two) => dice(shots({ distance: 16 }), { 'W-8': two }))).toEqual(['5 4 4', '5 4 5', '5 4 4']);
    expect(dice(shots({ distance: 16, heavier: true }), { 'W-8': 'grades' })).toBe('5 3 5');
  });
});

describe('refusals', () => {
  const javelins = { weapon: 'javelins', distance: 9 };
  const bows = (models: number) => ({ models, weapon: 'short-bow', distance: 9 });
  test.each<[string, object]>([
    ['out of range: 9 inches, range 8', volley(javelins)],
    ['out of range: 50 inches, range 48', volley({ weapon: 'other', range: 48, strength: 5, distance: 50 })],
    ['another weapon needs its range and Strength stated', volley({ weapon: 'other', range: 48 })],
    ['another weapon needs its range and Strength stated', volley({ weapon: 'other', strength: 4 })],
    ['a BS of 0 does not shoot', volley({ ballisticSkill: 0 })],
    ['no cataphract armour for infantry', volley({}, { armour: 'cataphract' })],
    [
      'wounds noted (2) on models with 2 Wounds: one of them should be gone already',
      volley({}, { wounds: 2, carried: 2 }),
    ],
    [
      'a combat has two sides: state a unit of the shooters’ side',
      volley({}, {}, { melee: [{ models: 5, side: 'enemy' }] }),
    ],
    ['three units a side at most', volley({}, {}, { melee: [1, 2, 3, 4].map(() => ({ models: 5 })) })],
    ['stated range of 15: an even number of inches is needed, so that half of it can be told', volley({ range: 15 })],
    ['201 shots: 200 dice at once at most', { ...volley(), shooters: [100, 101].map(bows) }],
    ['barding needs a mount', volley({}, {}, { melee: [{ models: 5, barding: 'full-metal' }] })],
  ])('%s', (message, situation) => {
    expect(shooting.refusal(situation)).toBe(message);
  });

  test('a heavier pattern where there is none (W-8)', () => {
    const heavier = (batch: Facts) => volley({ heavier: true, ...batch });
    const refused = expect.stringMatching(/handgun and crossbow.*W-8/);
    expect(shooting.refusal(heavier({}), { 'W-8': 'grades' })).toEqual(refused);
    expect(shooting.refusal(heavier({ weapon: 'crossbow' }))).toEqual(refused);
    expect(shooting.refusal(heavier({ weapon: 'crossbow', strength: 5 }), { 'W-8': 'grades' })).toEqual(refused);
    expect(shooting.refusal(heavier({ weapon: 'handgun' }), { 'W-8': 'grades' })).toBeUndefined();
  });

  test('200 shots are allowed, in one batch or in eight', () => {
    expect(shooting.refusal({ ...volley(), shooters: [bows(200)] })).toBeUndefined();
    expect(shooting.refusal({ ...volley(), shooters: Array.from({ length: 8 }, () => bows(25)) })).toBeUndefined();
  });

  test('cataphract armour on foot is not asked about where the profile has a save (W-35)', () => {
    expect(shooting.refusal(volley({}, { armour: 'cataphract', profileSave: 4 }))).toBeUndefined();
    expect(dice(volley({}, { armour: 'cataphract', barding: 'full-metal', profileSave: 4 }))).toBe('4 4 4');
  });
});

describe('casualties', () => {
  // Sure hits and wounds as far as dice allow: S10 without a save, four shots, typed as successes.
  const four = (target: Facts) =>
    volley({ models: 4, weapon: 'other', range: 48, strength: 10, piercing: 'no-save' }, target);
  const after = (wounds: number, target: Facts) =>
    runWithTypedDice(shooting.procedure.resolve, shooting.resolvable(four(target)).assessment.input, [
      { passed: 4 },
      { passed: wounds },
    ]);

  test.each<[string, number, Facts, object]>([
    ['one Wound: one model each', 3, { models: 20 }, { lost: 3, carried: 0 }],
    ['two Wounds: the odd one is noted', 3, { models: 20, wounds: 2 }, { lost: 1, carried: 1 }],
    ['what was noted before counts', 3, { models: 20, wounds: 2, carried: 1 }, { lost: 2, carried: 0 }],
    ['three Wounds', 4, { models: 20, wounds: 3, carried: 2 }, { lost: 2, carried: 0 }],
    ['never more than there are', 4, { models: 2 }, { lost: 2, carried: 0 }],
    ['surplus wounds are lost, nothing is carried (W-30)', 4, { models: 1, wounds: 3 }, { lost: 1, carried: 0 }],
    ['none', 0, { models: 5, wounds: 2, carried: 1 }, { lost: 0, carried: 1 }],
  ])('%s', (_, wounds, target, losses) => {
    expect(after(wounds, target)).toMatchObject({ outcome: { units: [losses] } });
  });

  test('told with what is left', () => {
    const guard = four({ models: 5, wounds: 2, name: 'Guard' });
    const told = (lost: number, carried: number) => shooting.told(guard, { units: [{ lost, carried }] });
    expect(told(0, 0)).toEqual(['Guard: no model lost']);
    expect(told(1, 1)).toEqual([
      'Guard: remove 1 model from the rear ranks, or the ends of a single rank; 4 left',
      'Guard: note 1 wound for later',
    ]);
    expect(told(5, 0)).toEqual(['Guard: remove every model: none is left']);
  });
});

describe('what casualties do, as data', () => {
  const source = (row: string) => ({ chart: 'casualties', row });
  const [who, first] = [['target'], 'rear-or-ends'];
  const effects = (wounds: number, lost: number, carried: number) =>
    shooting.effects(volley({}, { models: 5, wounds }), { units: [{ lost, carried }] });

  test.each<[string, number, number, number, object[]]>([
    ['nobody', 1, 0, 0, [{ kind: 'none', who, source: source('rear-first') }]],
    ['one', 1, 1, 0, [{ kind: 'remove', who, models: 1, left: 4, first, source: source('rear-first') }]],
    ['all but one', 1, 4, 0, [{ kind: 'remove', who, models: 4, left: 1, first, source: source('rear-first') }]],
    ['the last', 1, 5, 0, [{ kind: 'remove', who, models: 5, left: 0, first, source: source('rear-first') }]],
    [
      'a wound noted, nobody lost',
      2,
      0,
      1,
      [
        { kind: 'none', who, source: source('rear-first') },
        { kind: 'wound', who, carried: 1, source: source('several-wounds') },
      ],
    ],
    [
      'one lost, two wounds noted',
      3,
      1,
      2,
      [
        { kind: 'remove', who, models: 1, left: 4, first, source: source('rear-first') },
        { kind: 'wound', who, carried: 2, source: source('several-wounds') },
      ],
    ],
  ])('%s', (_, wounds, lost, carried, expected) => {
    expect(effects(wounds, lost, carried)).toEqual(expected);
  });

  test('in a melee: unit by unit, the target first, those in contact last', () => {
    const into = volley({}, {}, { melee: [{ models: 3 }, { models: 4, side: 'enemy' }] });
    const gone = (unit: string, left: number) => ({
      kind: 'remove',
      who: [unit],
      models: 1,
      left,
      first: 'rear-before-contact',
      source: source('contact-last'),
    });
    expect(shooting.effects(into, { units: [1, 1, 1].map((lost) => ({ lost, carried: 0 })) })).toEqual([
      gone('target', 19),
      gone('melee[1]', 2),
      gone('melee[2]', 3),
    ]);
  });
});

describe('typed dice', () => {
  const situation = volley({ models: 3 }, { armour: 'light' });
  const { input } = shooting.resolvable(situation).assessment;
  const play = (typed: Parameters<typeof runWithTypedDice>[2]) =>
    runWithTypedDice(shooting.procedure.resolve, input, typed);

  test('as faces, stage by stage', () => {
    expect(play([4, 5, 1, 4, 2, 5])).toMatchObject({
      state: 'done',
      unused: 0,
      outcome: { units: [{ lost: 1, carried: 0 }] },
    });
    expect(play([4, 5, 1, 4, 2, 6])).toMatchObject({
      state: 'done',
      unused: 0,
      outcome: { units: [{ lost: 0, carried: 0 }] },
    });
  });

  test('as numbers of successes, and mixed', () => {
    expect(play([{ passed: 2 }, { passed: 2 }, { passed: 1 }])).toMatchObject({
      state: 'done',
      outcome: { units: [{ lost: 1, carried: 0 }] },
    });
    expect(play([{ passed: 2 }, 4, 6, { passed: 2 }])).toMatchObject({
      state: 'done',
      outcome: { units: [{ lost: 2, carried: 0 }] },
    });
  });

  test('asks for what is missing, and for whom', () => {
    expect(play([])).toMatchObject({ state: 'wanting', wanted: { dice: 3, purpose: { why: { en: 'to hit, 4+' } } } });
    expect(play([4, 4, 1])).toMatchObject({
      state: 'wanting',
      wanted: { dice: 2, purpose: { why: { en: 'to wound (target), 4+' } } },
    });
    expect(play([4, 4, 1, 6, 1])).toMatchObject({
      wanted: { dice: 1, purpose: { who: 'target', why: { en: 'saves, 6+' }, counted: { en: 'failed' } } },
    });
    expect(play([7])).toMatchObject({ state: 'impossible' });
    expect(play([{ passed: 4 }])).toMatchObject({ state: 'impossible' });
  });
});

test('several batches of one volley have their own tallies', () => {
  const two = {
    shooters: [
      { models: 5, weapon: 'longbow', distance: 15 },
      { models: 3, weapon: 'longbow', distance: 16, moved: true },
    ],
    target: { models: 9 },
  };
  const hits = shooting.resolvable(two).assessment.tallies.filter(({ title }) => title.en.endsWith('die to hit'));
  expect(hits.map(({ total }) => total)).toEqual([0, -2]);
  expect(shooting.resolvable(two).assessment.needs.en).toBe(
    'shooters 1, 5 d6: 4+ hits, 4+ wounds, no save; shooters 2, 3 d6: 6+ hits, 4+ wounds, no save',
  );
});

test('a shot that cannot wound: no die, the reason, and no save', () => {
  const { assessment } = shooting.resolvable(volley({}, { toughness: 7, armour: 'heavy' }));
  expect(assessment.needs).toEqual({
    fr: 'tireurs : aucun dé, F3 ne peut blesser E7',
    en: 'shooters: no die, S3 cannot wound T7',
  });
  expect(assessment.readings.filter(({ text }) => text.en.includes('save'))).toEqual([]);
  expect(assessment.tallies).toHaveLength(1);
});

describe('facets', () => {
  const ids = (situation: object) =>
    shooting.procedure.facets(shooting.resolvable(situation).assessment).map(({ id }) => id);

  test('casualties first; wounds noted only where a model has several', () => {
    expect(ids(volley())).toEqual(['casualties', 'remaining']);
    expect(ids(volley({}, { wounds: 2 }))).toEqual(['casualties', 'remaining', 'carried']);
    expect(ids(volley({}, {}, { melee: [{ models: 3, wounds: 2 }] }))).toEqual([
      'casualties',
      'remaining',
      'casualties-2',
      'remaining-2',
      'carried-2',
    ]);
  });

  test('what they are worth to the shooters: harm to the enemy, not to their own', () => {
    const into = volley({}, { wounds: 2 }, { melee: [{ models: 3 }] });
    const worths = shooting.procedure
      .facets(shooting.resolvable(into).assessment)
      .map((facet) => [facet.id, worthOf(facet, '0'), worthOf(facet, '1')]);
    expect(worths).toEqual([
      ['casualties', 0, 1],
      ['remaining', 20, 19],
      ['carried', 0, 1],
      ['casualties-2', 0, -1],
      ['remaining-2', -3, -2],
    ]);
  });

  test('those of a target in the open are kept from one calculation to the next', () => {
    const facets = () => shooting.procedure.facets(shooting.resolvable(volley()).assessment);
    expect(facets()[0]).toBe(facets()[0]);
  });

  test('two shots at two Wounds: 1/4 each comes through', () => {
    const two = volley({ models: 2 }, { wounds: 2, models: 3 });
    expect(shooting.chances(two, 'casualties')).toEqual({ 0: '15/16', 1: '1/16' });
    expect(shooting.chances(two, 'remaining')).toEqual({ 2: '1/16', 3: '15/16' });
    expect(shooting.chances(two, 'carried')).toEqual({ 0: '5/8', 1: '3/8' });
  });
});
