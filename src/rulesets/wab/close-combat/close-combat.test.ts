import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { worthOf } from '../../../kernel/facet.ts';
import { parse } from '../../../kernel/schema.ts';
import { runWithTypedDice, type TypedDie } from '../../../kernel/rolled-dice.ts';
import { wab } from '../index.ts';
import { TENS } from '../types.ts';
import { type Fighters, type CloseCombatInput, stillFighting } from './blows.ts';

const combat = on(wab, 'close-combat');

type Facts = Record<string, unknown>;

const fight = (attacker: Facts = {}, defender: Facts = {}, rest: Facts = {}) => ({
  attackers: [{ models: 10, fighting: 5, ...attacker }],
  defenders: [{ models: 10, fighting: 5, ...defender }],
  ...rest,
});

const inputOf = (situation: object, rulings?: Record<string, string>): CloseCombatInput =>
  combat.resolvable(situation, rulings).assessment.input as CloseCombatInput;

/** The dice of the attackers’ first blow: `4 4 5` is hit on 4+, wound on 4+, save on 5+. */
const dice = (situation: object, rulings?: Record<string, string>): string => {
  const { rolls } = inputOf(situation, rulings).orders[0]!.find(({ side }) => side === 'attackers')!;
  return rolls === null ? 'cannot wound' : rolls.map(({ face }) => face).join(' ');
};

const lost = (situation: object, typed: readonly TypedDie[], rulings?: Record<string, string>) => {
  const done = runWithTypedDice(combat.procedure.resolve, inputOf(situation, rulings), typed);
  if (done.state !== 'done' || done.unused > 0) throw new Error(JSON.stringify(done));
  const { attackers, defenders } = done.outcome as { attackers: { lost: number }[]; defenders: { lost: number }[] };
  return [attackers.map((l) => l.lost), defenders.map((l) => l.lost)];
};

const all = (n: number): TypedDie => ({ passed: n });

describe('the dice of a blow', () => {
  test.each<[string, Facts, Facts, string]>([
    ['like against like', {}, {}, '4 4'],
    ['a better fighter', { weaponSkill: 4 }, {}, '3 4'],
    ['a much worse one', { weaponSkill: 3 }, { weaponSkill: 7 }, '6 4'],
    ['WS 2 against 4 is a 5, not the fantasy 4', { weaponSkill: 2 }, { weaponSkill: 4 }, '5 4'],
    ['stronger', { strength: 5 }, {}, '4 2'],
    ['against heavy armour and large shield', {}, { armour: 'heavy', shield: 'large-shield' }, '4 4 3'],
    ['Strength 5 against it', { strength: 5 }, { armour: 'heavy', shield: 'large-shield' }, '4 2 5'],
    ['S1 against T5: N', { strength: 1 }, { toughness: 5 }, 'cannot wound'],
    ['half cloth from the front', {}, { troop: 'cavalry', armour: 'light', barding: 'half-cloth' }, '4 4 4'],
    [
      'half cloth into the flank',
      { into: 'side' },
      { troop: 'cavalry', armour: 'light', barding: 'half-cloth' },
      '4 4 5',
    ],
    ['buckler', {}, { shield: 'buckler' }, '4 4 6'],
    ['pavise is no help', {}, { pavise: true }, '4 4'],
    ['behind an obstacle, −2: still 6', { hitModifier: -2 }, {}, '6 4'],
    ['−3 needs a 7 (W-27): 6 with S2', { hitModifier: -3 }, {}, '6 5'],
    ['−4 needs an 8: S1', { hitModifier: -4 }, {}, '6 6'],
    ['−5 needs a 9: S0 cannot wound', { hitModifier: -5 }, {}, 'cannot wound'],
    ['+3 stops at 2 (W-1)', { hitModifier: 3 }, {}, '2 4'],
    ['no save', { piercing: 'no-save' }, { armour: 'heavy' }, '4 4'],
  ])('%s', (_, attacker, defender, expected) => {
    expect(dice(fight(attacker, defender))).toBe(expected);
  });
});

describe('order', () => {
  /** `a0 d1`: the attackers strike with those who stand before any blow, the defenders with those left after one. */
  const order = (situation: object, rulings?: Record<string, string>) =>
    inputOf(situation, rulings).orders.map((blows) => blows.map(({ side, counted }) => side[0]! + counted).join(' '));
  test.each<[string, object, string[]]>([
    ['chargers before a higher Initiative', fight({ charged: true }, { initiative: 9 }), ['a0 d1']],
    ['then Initiative', fight({}, { initiative: 4 }), ['d0 a1']],
    ['both charge: Initiative', fight({ charged: true }, { charged: true, initiative: 4 }), ['d0 a1']],
    ['equal: a die', fight(), ['a0 d1', 'd0 a1']],
    ['equal: the last winner', fight({}, {}, { wonLastRound: 'defenders' }), ['d0 a1']],
    ['all together', fight({}, { initiative: 4 }, { order: 'simultaneous' }), ['a0 d0']],
    ['who does not fight does not strike', fight({}, { fighting: 0 }), ['a0']],
    [
      'mounts on their own Initiative',
      fight({ initiative: 5, beside: [{ fighting: 5, initiative: 3 }] }, { initiative: 4 }),
      ['a0 d1 a2'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(order(situation)).toEqual(expected);
  });

  test('a d6 for equal Initiative: 1-3 attackers, 4-6 defenders', () => {
    // The first to strike kills five: nobody is left to strike back.
    expect(lost(fight(), [3, all(5), all(5)])).toEqual([[0], [5]]);
    expect(lost(fight(), [4, all(5), all(5)])).toEqual([[5], [0]]);
  });

  test('the winner of the last round needs no die', () => {
    expect(lost(fight({}, {}, { wonLastRound: 'defenders' }), [all(5), all(5)])).toEqual([[5], [0]]);
  });

  test('together, by W-39 or by the situation: all strike', () => {
    expect(lost(fight(), [all(5), all(5), all(5), all(5)], { 'W-39': 'together' })).toEqual([[5], [5]]);
    expect(lost(fight({ charged: true }, {}, { order: 'simultaneous' }), [all(5), all(5), all(5), all(5)])).toEqual([
      [5],
      [5],
    ]);
  });

  test('W-39 together counts those who stood when their moment came', () => {
    // Horses of Initiative 5 kill two of five defenders; then both sides strike at 3 with those who stand.
    const mounted = fight({ beside: [{ fighting: 5, initiative: 5 }] });
    const typed = [all(5), all(2), all(5), all(3), all(3), all(3)];
    expect(lost(mounted, typed, { 'W-39': 'together' })).toEqual([[3], [5]]);
  });
});

describe('losses and striking back (W-40)', () => {
  const charge = (defender: Facts) => fight({ charged: true }, defender);

  test('each model lost takes a fighter away', () => {
    expect(lost(charge({}), [all(5), all(2), all(3), all(1)])).toEqual([[1], [2]]);
    expect(runWithTypedDice(combat.procedure.resolve, inputOf(charge({})), [all(5), all(2)])).toMatchObject({
      wanted: { dice: 3 },
    });
  });

  test('unless the ranks behind step up', () => {
    const stepping = inputOf(charge({ stepUp: true }));
    expect(runWithTypedDice(combat.procedure.resolve, stepping, [all(5), all(2)])).toMatchObject({
      wanted: { dice: 5 },
    });
  });

  test('stepping up needs models behind', () => {
    const thin = inputOf(charge({ models: 6, stepUp: true }));
    expect(runWithTypedDice(combat.procedure.resolve, thin, [all(5), all(2)])).toMatchObject({ wanted: { dice: 4 } });
  });

  test('a wounded model that is not lost still strikes', () => {
    const tough = inputOf(charge({ wounds: 3 }));
    expect(runWithTypedDice(combat.procedure.resolve, tough, [all(5), all(5)])).toMatchObject({ wanted: { dice: 4 } });
  });

  test('attacks are per fighter', () => {
    const twice = inputOf(charge({ attacks: 2 }));
    expect(runWithTypedDice(combat.procedure.resolve, twice, [all(5), all(2)])).toMatchObject({ wanted: { dice: 6 } });
  });

  test.each([
    [false, 10, 5, 0, 5],
    [false, 10, 5, 5, 0],
    [false, 10, 5, 7, 0],
    [true, 10, 5, 5, 5],
    [true, 10, 5, 6, 4],
    [true, 10, 5, 10, 0],
  ])('step up %s: of %i models %i fight; after %i losses %i', (stepUp, models, fighting, gone, left) => {
    const body: Fighters = { models, wounds: 1, carried: 0, stepUp };
    expect(stillFighting(body, fighting, gone)).toBe(left);
  });
});

describe('crew (W-45)', () => {
  const elephant = fight(
    { models: 1, fighting: 1, wounds: 6, profileSave: 4, beside: [{ fighting: 4, name: 'crew' }] },
    { models: 20, fighting: 5, initiative: 4 },
  );

  test('a crew may outnumber what carries it', () => {
    const { assessment } = combat.resolvable(elephant);
    expect(assessment.rulings).toContain('W-45');
    expect(assessment.needs.en).toContain('crew, 4 d6: 4+ hits');
    expect(combat.resolvable(fight()).assessment.rulings).not.toContain('W-45');
  });

  test('it falls with its elephant, and not before', () => {
    const last = fight({ models: 1, fighting: 1, beside: [{ fighting: 4 }] }, { fighting: 5, initiative: 4 });
    expect(lost(last, [all(5), all(1)])).toEqual([[1], [0]]);
    expect(lost(elephant, [all(5), all(5), all(5), all(1), all(0), all(4), all(4)])).toEqual([[0], [4]]);
  });

  test.each([
    [12, 3, 1, 8],
    [10, 3, 1, 7],
    [10, 3, 2, 4],
    [10, 3, 3, 0],
  ])('%i on %i models: after %i losses %i', (crew, models, gone, left) => {
    for (const stepUp of [false, true])
      expect(stillFighting({ models, wounds: 1, carried: 0, stepUp }, crew, gone)).toBe(left);
  });
});

describe('blows beside have a side of their own', () => {
  const barded = { troop: 'cavalry', armour: 'light', barding: 'half-cloth' };
  const saves = (into: string, beside: Facts) => {
    const situation = fight({ into, beside: [{ fighting: 5, initiative: 2, ...beside }] }, barded);
    const blows = inputOf(situation).orders[0]!.filter(({ side }) => side === 'attackers');
    return blows.map(({ rolls }) => rolls!.at(-1)!.face);
  };
  test.each<[string, string, Facts, number[]]>([
    ['the body’s, where nothing is said', 'side', {}, [5, 5]],
    ['the front, beside a blow into the flank', 'side', { into: 'front' }, [5, 4]],
    ['the rear, beside a blow to the front', 'front', { into: 'rear' }, [4, 5]],
  ])('%s', (_, into, beside, expected) => {
    expect(saves(into, beside)).toEqual(expected);
  });
});

test('a blow that cannot wound: no die, the reason, and no save', () => {
  const { assessment } = combat.resolvable(fight({ strength: 1 }, { toughness: 5, armour: 'heavy', fighting: 0 }));
  expect(assessment.needs.en).toBe('attackers: no die, S1 cannot wound T5');
  expect(assessment.readings.filter(({ text }) => text.en.includes('save'))).toEqual([]);
});

test('the order of blows cites the chart of close combat and W-39', () => {
  const order = combat.resolvable(fight()).assessment.readings.find(({ text }) => text.en === 'order of attacks')!;
  expect(order.source).toEqual({ chart: 'to-hit' });
  expect(order.rulings).toContain('W-39');
  expect(wab.charts.find(({ id }) => id === 'to-hit')!.rulings).toContain('W-39');
});

describe('several bodies', () => {
  const withGeneral = {
    attackers: [
      { models: 10, fighting: 4, charged: true },
      { models: 1, fighting: 1, attacks: 3, wounds: 3, initiative: 6, charged: true, name: 'general' },
    ],
    defenders: [{ models: 10, fighting: 5, against: 2 }],
  };

  test('a character strikes as a body of his own, and may be struck', () => {
    // The general: three attacks, one kill. His men: four, one kill. Three hoplites strike back at him.
    expect(lost(withGeneral, [all(3), all(1), all(4), all(1), all(3), all(3)])).toEqual([[0, 1], [2]]);
  });

  test('never more than there are, blow after blow', () => {
    const last = { ...withGeneral, defenders: [{ models: 2, fighting: 2 }] };
    expect(lost(last, [all(3), all(1), all(4), all(4)])).toEqual([[0, 0], [2]]);
  });

  test('blows at a body already destroyed are lost, and not thrown for (W-41)', () => {
    const spent = { ...withGeneral, defenders: [{ models: 1, fighting: 1 }] };
    expect(lost(spent, [all(3), all(3)])).toEqual([[0, 0], [1]]);
    expect(combat.resolvable(spent).assessment.rulings).toContain('W-41');
  });

  test('a facet and a line for each', () => {
    const ids = combat.procedure.facets(combat.resolvable(withGeneral).assessment).map(({ id }) => id);
    expect(ids).toEqual([
      'defenders-lost',
      'attackers-lost',
      'balance',
      'defenders-1-left',
      'attackers-1-lost',
      'attackers-1-left',
      'attackers-2-lost',
      'attackers-2-left',
      'attackers-2-carried',
    ]);
    const none = { lost: 0, carried: 0 };
    const told = combat.told(withGeneral, {
      attackers: [none, { lost: 0, carried: 2 }],
      defenders: [{ lost: 10, carried: 0 }],
    });
    expect(told).toEqual([
      'defenders: remove every model: none is left',
      'attackers 1: no model lost',
      'general: no model lost',
      'general: note 2 wounds for later',
    ]);
  });
});

test('casualties as data: the defenders’ bodies, then the attackers’', () => {
  const two = {
    attackers: [
      { models: 4, fighting: 1 },
      { models: 1, fighting: 1, wounds: 3 },
    ],
    defenders: [{ models: 2, fighting: 1 }],
  };
  const source = (row: string) => ({ chart: 'casualties', row });
  const losses = {
    attackers: [
      { lost: 1, carried: 0 },
      { lost: 0, carried: 2 },
    ],
    defenders: [{ lost: 2, carried: 0 }],
  };
  const first = 'rear-before-contact';
  expect(combat.effects(two, losses)).toEqual([
    { kind: 'remove', who: ['defenders[1]'], models: 2, left: 0, first, source: source('contact-last') },
    { kind: 'remove', who: ['attackers[1]'], models: 1, left: 3, first, source: source('contact-last') },
    { kind: 'none', who: ['attackers[2]'], source: source('contact-last') },
    { kind: 'wound', who: ['attackers[2]'], carried: 2, source: source('several-wounds') },
  ]);
});

describe('who throws', () => {
  const mounted = {
    attackers: [
      { models: 2, fighting: 2, charged: true, name: 'Companions', beside: [{ fighting: 2, initiative: 1 }] },
      { models: 1, fighting: 0 },
    ],
    defenders: [{ models: 2, fighting: 1, name: 'Gauls', armour: 'light' }],
  };
  const { input, cast } = combat.resolvable(mounted).assessment;
  const asked = (...typed: TypedDie[]) => {
    const tried = runWithTypedDice(combat.procedure.resolve, input, typed);
    if (tried.state !== 'wanting') throw new Error(JSON.stringify(tried));
    const { who, why } = tried.wanted.purpose;
    return `${who}, ${cast[who]!.en}: ${why.en}`;
  };

  test('bodies, the blows beside them, and whoever saves; no name in what is thrown for', () => {
    expect(asked()).toBe('attackers[1], Companions: to hit, 4+');
    expect(asked(all(2))).toBe('attackers[1], Companions: to wound (defenders), 4+');
    expect(asked(all(2), all(2))).toBe('defenders[1], Gauls: saves, 6+');
    expect(asked(all(2), all(2), all(0))).toBe('attackers[1].beside[1], Companions, other attacks: to hit, 4+');
    expect(asked(all(0), all(0), all(1))).toBe('defenders[1], Gauls: to wound (attackers 1), 4+');
  });
});

test.each<[string, object]>([
  ['nobody strikes', fight({ fighting: 0 }, { fighting: 0 })],
  ['attackers: 11 fighters of 10 models', fight({ fighting: 11 })],
  ['attackers: 4 fighters of 1 model', fight({ models: 1, fighting: 4 })],
  [
    'attackers: 201 attacks; 200 dice a side at most',
    fight({ models: 100, fighting: 100, attacks: 2, beside: [{ fighting: 1 }] }),
  ],
  [
    'defenders: 1000 attacks; 200 dice a side at most',
    fight({}, { models: 200, fighting: 100, attacks: 10, wounds: 10 }),
  ],
  ['defenders: there is no enemy unit no. 2; there is 1', fight({}, { against: 2 })],
  ['no cataphract armour for infantry', fight({}, { armour: 'cataphract' })],
  ['wounds noted (1) on models with 1 Wound: one of them should be gone already', fight({ carried: 1 })],
])('refused: %s', (message, situation) => {
  expect(combat.refusal(situation)).toBe(message);
});

test('what facets are worth to the attackers', () => {
  const facets = combat.procedure.facets(combat.resolvable(fight({ wounds: 2 })).assessment);
  const worths = facets.map((facet) =>
    facet.id === 'balance'
      ? ['defenders', 'even', 'attackers'].map((id) => worthOf(facet, id))
      : [facet.id, worthOf(facet, '0'), worthOf(facet, '1')],
  );
  expect(worths).toEqual([
    ['defenders-lost', 0, 1],
    ['attackers-lost', 0, -1],
    [1, 0, -1],
    ['defenders-1-left', 10, 9],
    ['attackers-1-left', -10, -9],
    ['attackers-1-carried', 0, -1],
  ]);
});

test('names change no chances: they are remembered once', () => {
  const [a, b] = ['A', 'B'].map((name) =>
    combat.resolvable(fight({ name }, { name, beside: [{ fighting: 2, name }] })),
  );
  expect(a!.assessment.input).toEqual(b!.assessment.input);
  expect(a!.distribution).toBe(b!.distribution);
});

describe('balance', () => {
  const one = { models: 1, fighting: 1 };
  test('one against one, the charger first', () => {
    // 1/4 to kill; if not, the other has 1/4.
    expect(combat.chances(fight({ ...one, charged: true }, one), 'balance')).toEqual({
      defenders: '1/4',
      even: '9/16',
      attackers: '3/16',
    });
  });

  test('together: both may fall', () => {
    expect(combat.chances(fight(one, one, { order: 'simultaneous' }), 'balance')).toEqual({
      defenders: '3/16',
      even: '5/8',
      attackers: '3/16',
    });
  });

  test('a die for equal Initiative evens the chances', () => {
    expect(combat.chances(fight(one, one), 'balance')).toEqual({ defenders: '7/32', even: '9/16', attackers: '7/32' });
  });

  test('wounds noted count, those noted before do not', () => {
    const tough = { ...one, wounds: 3, carried: 1 };
    expect(combat.chances(fight({ ...one, charged: true }, { ...tough, fighting: 0 }), 'balance')).toEqual({
      defenders: '1/4',
      even: '3/4',
    });
  });
});

describe('match-ups', () => {
  const { rows, columns, filters, situation, facet } = combat.procedure.matchups!;

  test('every pair of WS gives a situation that is resolved', () => {
    const standard = parse(filters, {});
    expect([rows.length, columns.length]).toEqual([10, 10]);
    for (const row of TENS)
      for (const column of TENS)
        expect(Object.keys(combat.chances(situation(row, column, standard) as object, facet))).not.toHaveLength(0);
  });

  test('the largest choices stay within 200 dice a side (W-46)', () => {
    const largest = parse(filters, { models: 60, fighting: 40, attacks: 5 });
    expect(combat.refusal(situation('3', '3', largest) as object)).toBeUndefined();
    expect(combat.resolvable(situation('3', '3', largest) as object).distribution).toBeDefined();
  });

  test('struck together, a pair and its mirror image mirror each other', () => {
    const together = parse(filters, { charged: 'nobody' });
    const [here, there] = [
      ['3', '6'],
      ['6', '3'],
    ].map(([a, b]) => combat.chances(situation(a!, b!, together) as object, facet));
    expect([here!.attackers, here!.even, here!.defenders]).toEqual([there!.defenders, there!.even, there!.attackers]);
  });

  test('filters are heard', () => {
    const cell = (f: object) => combat.chances(situation('3', '3', parse(filters, f)) as object, facet);
    const plain = JSON.stringify(cell({}));
    const changes: object[] = [
      { fighting: 9 },
      { attacks: 2 },
      { attackerStrength: 4 },
      { defenderStrength: 4 },
      { toughness: 4 },
      { troop: 'cavalry' },
      { armour: 'heavy' },
      { shield: 'large-shield' },
      { charged: 'defenders' },
      { charged: 'nobody' },
      { stepUp: true },
    ];
    // Six models of which six fight lose no more than sixteen would: that filter shows once more fight.
    for (const change of changes) expect(JSON.stringify(cell(change)), JSON.stringify(change)).not.toBe(plain);
    expect(cell({ models: 6, stepUp: true })).not.toEqual(cell({ stepUp: true }));
  });
});
