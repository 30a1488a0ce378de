import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { wab } from '../index.ts';

const who = on(wab, 'who-shoots');

const tellOf = (situation: object, rulings?: Record<string, string>): string[] => {
  return who.told(situation, who.outcomeOf(situation, [], rulings), rulings);
};

const shots = (situation: object, rulings?: Record<string, string>): number =>
  Number(Object.keys(who.chances(situation, 'shots', rulings))[0]);

const at = (distance: number, files = 6, more: object = {}) => ({ files, distance, ...more });

describe('range and sight', () => {
  test.each<[string, object, number]>([
    ['the whole front rank', { weapon: 'sling', front: [at(10)] }, 6],
    ['at the very range', { weapon: 'sling', front: [at(18)] }, 6],
    ['beyond it', { weapon: 'sling', front: [at(19)] }, 0],
    ['part of the front', { weapon: 'sling', front: [at(17, 4), at(19, 3)] }, 4],
    ['beyond it, but the list gives more (W-44)', { weapon: 'sling', range: 24, front: [at(19)] }, 6],
    ['view blocked for some', { weapon: 'sling', front: [at(9, 4, { blocked: true }), at(9, 3)] }, 3],
    ['another weapon with its range', { weapon: 'other', range: 48, troops: 'artillery', front: [at(48, 1)] }, 1],
  ])('%s', (_, situation, expected) => {
    expect(shots(situation)).toBe(expected);
  });

  test.each([
    ['infantry', ['front']],
    ['artillery', ['front']],
    ['cavalry', ['front', 'side', 'rear']],
    ['elephants', ['front', 'side', 'rear']],
    ['chariots', ['front', 'side', 'rear']],
  ])('%s shoot into %j', (troops, arcs) => {
    const seen = ['front', 'side', 'rear'].filter(
      (arc) => shots({ weapon: 'javelins', troops, front: [at(5, 6, { arc })] }) > 0,
    );
    expect(seen).toEqual(arcs);
  });
});

describe('rear ranks', () => {
  const bows = { weapon: 'longbow', front: [at(10, 5)] };
  test.each<[string, object, number]>([
    ['one rank of five', bows, 5],
    ['two ranks: 5 + 3', { ...bows, models: 10 }, 8],
    ['three ranks: 5 + 3 + 3', { ...bows, models: 15 }, 11],
    ['an incomplete rank fills the first files: 5 + 1', { ...bows, models: 7 }, 6],
    ['darts too', { weapon: 'darts', front: [at(10, 5)], models: 10 }, 8],
    ['not slings', { weapon: 'sling', front: [at(10, 5)], models: 10 }, 5],
    ['not crossbows', { weapon: 'crossbow', front: [at(10, 5)], models: 10 }, 5],
    ['only behind those who may shoot: 4 + 2', { weapon: 'short-bow', front: [at(19, 3), at(18, 4)], models: 14 }, 6],
    ['three able files: 3 + 2', { weapon: 'short-bow', front: [at(19, 3), at(18, 3)], models: 12 }, 5],
  ])('%s', (_, situation, expected) => {
    expect(shots(situation)).toBe(expected);
  });

  test('the four options of W-13', () => {
    const three = { ...bows, models: 15 };
    expect(
      ['every-rank-up', 'every-rank-down', 'second-rank-up', 'second-rank-down'].map((massed) =>
        shots(three, { 'W-13': massed }),
      ),
    ).toEqual([11, 9, 8, 7]);
  });

  test('every model is accounted for, with its reason', () => {
    expect(tellOf({ weapon: 'longbow', models: 20, front: [at(15, 5), at(31, 3)] })).toEqual([
      'shooters: 10 shots at 15 inches (short range)',
      'front rank, files 6-8: 3 models without a shot: out of range (31 inches, range 30)',
      'rank 2: 2 models without a shot: only every alternate model',
      'rank 2: 3 models without a shot: the front rank model cannot shoot',
      'rank 3: 2 models without a shot: only every alternate model',
    ]);
    expect(tellOf({ weapon: 'sling', front: [at(9, 1)], models: 2, targetInCombat: true, movement: 'moved' })).toEqual([
      'shooters: 1 shot at 9 inches (short range), having moved',
      'shooters: both sides share the hits equally',
      'rank 2: 1 model without a shot: rear rank: massed missiles are for bows and darts only',
    ]);
    expect(tellOf({ weapon: 'longbow', front: [at(15, 5)], models: 15 }, { 'W-13': 'second-rank-up' })).toContain(
      'rank 3: 5 models without a shot: only the second rank shoots with the first',
    );
  });
});

describe('who shoots and who does not, as data', () => {
  const targets = (row: string) => ({ chart: 'targets', row });
  const effects = (situation: object, rulings?: Record<string, string>) =>
    who.effects(situation, who.outcomeOf(situation, [], rulings), rulings);
  const idle = (rank: number, files: number[], reason: object, source: object) => ({
    kind: 'idle',
    who: [`ranks[${rank}].files[${files.join()}]`],
    rank,
    files,
    reason,
    source,
  });
  const nobody = { kind: 'hold', who: ['shooters'], source: targets('range-and-sight') };

  test('every model by rank and file', () => {
    expect(effects({ weapon: 'longbow', models: 7, front: [at(15, 2), at(31, 1)], movement: 'moved' })).toEqual([
      {
        kind: 'shoot',
        who: ['front[1]'],
        shots: 4,
        distance: 15,
        long: false,
        moved: true,
        models: [
          { rank: 1, files: [1, 2] },
          { rank: 2, files: [1] },
          { rank: 3, files: [1] },
        ],
        source: { chart: 'weapons', row: 'longbow' },
      },
      idle(1, [3], { code: 'out-of-range', distance: 31, range: 30 }, { chart: 'weapons', row: 'longbow' }),
      idle(2, [2], { code: 'alternate' }, targets('massed')),
      idle(2, [3], { code: 'front-cannot' }, targets('massed')),
    ]);
  });

  test.each<[string, object, Record<string, string>, object[]]>([
    [
      'too fast',
      { front: [at(6, 2)], movement: 'beyond' },
      {},
      [nobody, idle(1, [1, 2], { code: 'too-fast' }, targets('skirmishers'))],
    ],
    [
      'blind',
      { front: [at(6, 2, { arc: 'rear' })] },
      {},
      [nobody, idle(1, [1, 2], { code: 'blind' }, { chart: 'sight', row: 'infantry' })],
    ],
    [
      'blocked',
      { front: [at(6, 1, { blocked: true })] },
      {},
      [nobody, idle(1, [1], { code: 'blocked' }, targets('range-and-sight'))],
    ],
  ])('%s', (_, facts, rulings, expected) => {
    expect(effects({ weapon: 'sling', ...facts }, rulings)).toEqual(expected);
  });

  test('rear ranks: not with slings, nor beyond the second where W-13 says so', () => {
    expect(effects({ weapon: 'sling', models: 2, front: [at(6, 1)] }).at(-1)).toEqual(
      idle(2, [1], { code: 'not-massed' }, targets('massed')),
    );
    expect(effects({ weapon: 'darts', models: 3, front: [at(6, 1)] }, { 'W-13': 'second-rank-up' }).at(-1)).toEqual(
      idle(3, [1], { code: 'too-deep' }, targets('massed')),
    );
  });

  test('hits on a melee will be shared, where anybody shoots', () => {
    const kinds = (distance: number) =>
      effects({ weapon: 'sling', front: [at(distance, 1)], targetInCombat: true }).map(({ kind }) => kind);
    expect(kinds(18)).toEqual(['shoot', 'share']);
    expect(kinds(19)).toEqual(['hold', 'idle']);
  });
});

describe('movement', () => {
  test.each<[string, object, number]>([
    ['skirmishers that moved', { skirmishers: true, movement: 'moved' }, 6],
    ['skirmishers that went further', { skirmishers: true, movement: 'beyond' }, 0],
    ['formed troops that marched (W-38)', { movement: 'beyond' }, 0],
  ])('%s', (_, facts, expected) => {
    expect(shots({ weapon: 'javelins', front: [at(6)], ...facts })).toBe(expected);
  });

  test('W-38 lets formed troops shoot, never skirmishers', () => {
    const fast = { weapon: 'javelins', front: [at(6)], movement: 'beyond' };
    expect(shots(fast, { 'W-38': 'skirmishers-only' })).toBe(6);
    expect(shots({ ...fast, skirmishers: true }, { 'W-38': 'skirmishers-only' })).toBe(0);
    expect(tellOf(fast)).toEqual([
      'shooters: nobody shoots',
      'front rank, files 1-6: 6 models without a shot: went beyond their basic move',
    ]);
  });
});

test('half range is short, unless W-9 says otherwise', () => {
  const half = { weapon: 'longbow', front: [at(15), at(16)] };
  expect(tellOf(half).map((line) => line.includes('long'))).toEqual([false, true]);
  expect(tellOf(half, { 'W-9': 'from-half' }).map((line) => line.includes('long'))).toEqual([true, true]);
});

test.each<[string, object]>([
  ['another weapon needs its range stated', { weapon: 'other', front: [at(10)] }],
  ['6 files of 4 models', { weapon: 'sling', models: 4, front: [at(10)] }],
  [
    'skirmishers have no ranks: give the place of each',
    { weapon: 'sling', models: 7, skirmishers: true, front: [at(10)] },
  ],
  [
    'a unit aims at one target only',
    { weapon: 'sling', front: [at(10, 3, { target: 'Gauls' }), at(10, 3, { target: 'Celts' })] },
  ],
])('refused: %s', (message, situation) => {
  expect(who.refusal(situation)).toBe(message);
});

test('one named target is no division of shots', () => {
  expect(shots({ weapon: 'sling', front: [at(10, 3, { target: 'Gauls' }), at(10, 3)] })).toBe(6);
});
