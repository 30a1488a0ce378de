import { describe, expect, test } from 'vitest';
import { MELEE_MODIFIERS, QUALITY_MODIFIERS } from '../../charts/melee-modifiers.ts';
import { board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';
import { FLAG, has } from '../position/state.ts';

/*
 * Around 0404: north-west 0403, north-east 0503, east 0504, south-east 0505, south-west 0405, west 0304. Who stands
 * there facing north has 0403 and 0503 in front; 0404 lies in front of a unit in 0403 that faces south, on the flank of
 * one that faces north-east, behind one that faces north.
 */
const A = 'A Ca 4/5 0404 N';

interface Case {
  readonly units: readonly string[];
  readonly more?: Omit<Sketch, 'units'>;
  readonly from?: readonly string[];
  readonly on?: readonly string[];
  readonly fired?: readonly string[];
}

const PLAIN = ['0 types', '+1 ratio'];

const MELEES: readonly [string, Case, string[]][] = [
  ['Ca on Ca, equal', { units: [A, 'B Ca 4/5 0403 S'] }, PLAIN],
  ['types: Ca on In', { units: [A, 'B In 4/5 0403 S'] }, ['+4 types', '+1 ratio']],
  ['types: Ca on Ph', { units: [A, 'B Ph 4/5 0403 S'] }, ['-2 types', '+1 ratio']],
  [
    'types: the worst pair of two stacks',
    { units: [A, 'B In 4/5 0403 S', 'B Ph 4/5 0503 S'], on: ['0403', '0503'] },
    ['-2 types', '0 ratio'],
  ],
  ['ratio 2/1', { units: ['A Ca 8/5 0404 N', 'B Ca 4/5 0403 S'] }, ['0 types', '+2 ratio']],
  ['ratio 7 to 4 is 1/1', { units: ['A Ca 7/5 0404 N', 'B Ca 4/5 0403 S'] }, PLAIN],
  ['ratio 2 to 4 is 1/2', { units: ['A Ca 2/5 0404 N', 'B Ca 4/5 0403 S'] }, ['0 types', '0 ratio']],
  ['ratio 2 to 5 is 1/3', { units: ['A Ca 2/5 0404 N', 'B Ca 5/5 0403 S'] }, ['0 types', '-1 ratio']],
  ['ratio 2 to 7 is less', { units: ['A Ca 2/5 0404 N', 'B Ca 7/5 0403 S'] }, ['0 types', '-2 ratio']],
  ['a stack adds up', { units: [A, 'A Ca 4/5 0404 N', 'B Ca 4/5 0403 S'] }, ['0 types', '+2 ratio']],
  ['a fatigued unit shows one less', { units: ['A Ca 4/5 0404 N - f', 'B Ca 4/4 0403 S'] }, ['0 types', '0 ratio']],
  ['better quality', { units: [A, 'B Ca 4/4 0403 S'] }, [...PLAIN, '+1 better']],
  ['worse quality', { units: [A, 'B Ca 4/6 0403 S'] }, [...PLAIN, '-1 worse']],
  [
    'quality of a Ph beside its namesake',
    { units: ['A Ph 4/4 0404 N P', 'A Ph 4/4 0504 N P', 'B Ph 4/4 0403 S'] },
    [...PLAIN, '+1 better'],
  ],
  ['a namesake with another facing', { units: ['A Ph 4/4 0404 N P', 'A Ph 4/4 0504 NE P', 'B Ph 4/4 0403 S'] }, PLAIN],
  ['beside a Ph of another name', { units: ['A Ph 4/4 0404 N P', 'A Ph 4/4 0504 N Q', 'B Ph 4/4 0403 S'] }, PLAIN],
  [
    'defender in a ford 1',
    { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0403': 'ford-1' } } },
    [...PLAIN, '+1 terrain'],
  ],
  [
    'defender in a ford 3',
    { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0403': 'ford-3' } } },
    [...PLAIN, '+2 terrain'],
  ],
  [
    'defender on a bridge',
    { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0403': 'bridge' } } },
    [...PLAIN, '-1 terrain'],
  ],
  ['attacker in a ford', { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0404': 'ford-3' } } }, PLAIN],
  ['uphill', { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0403': '1' } } }, [...PLAIN, '-1 terrain']],
  ['downhill', { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0404': '1' } } }, [...PLAIN, '+1 terrain']],
  ['level on a height', { units: [A, 'B Ca 4/5 0403 S'], more: { ground: { '0403': '1', '0404': '1' } } }, PLAIN],
  ['across a stream', { units: [A, 'B Ca 4/5 0403 S'], more: { streams: ['0404-0403'] } }, PLAIN],
  [
    'leaders with both',
    { units: [A, 'B Ca 4/5 0403 S'], more: { leaders: ['A Alexander 3 0404', 'B Spithridates 1 0403'] } },
    [...PLAIN, '+2 leaders'],
  ],
  ['a leader in the next hex', { units: [A, 'B Ca 4/5 0403 S'], more: { leaders: ['A Alexander 3 0405'] } }, PLAIN],
  ['offensive fire', { units: ['A Cl 4/5 0404 N', 'B Cl 4/5 0403 S'], fired: ['0404'] }, [...PLAIN, '-2 fired']],
  ['through a flank hex', { units: [A, 'B Ca 4/5 0403 NE'] }, [...PLAIN, '+2 flank']],
  ['through the other flank hex', { units: [A, 'B Ca 4/5 0403 SW'] }, [...PLAIN, '+2 flank']],
  ['one vertex on, it is a front hex', { units: [A, 'B Ca 4/5 0403 SE'] }, PLAIN],
  ['through a rear hex', { units: [A, 'B Ca 4/5 0403 N'] }, [...PLAIN, '+3 rear']],
  [
    'through rear and front',
    { units: [A, 'A Ca 4/5 0302 SE', 'B Ca 4/5 0403 N'], from: ['0404', '0302'] },
    ['0 types', '+2 ratio', '+4 rear-and-other'],
  ],
  ['two stacks: the lowest facing', { units: [A, 'B Ca 2/5 0403 N', 'B Ca 2/5 0503 S'], on: ['0403', '0503'] }, PLAIN],
  [
    'a Ph beside two Ph',
    { units: ['A Ph 4/5 0404 N P', 'A Ph 4/5 0504 N Q', 'A Ph 4/5 0304 N R', 'B Ph 4/5 0403 S'] },
    [...PLAIN, '+1 phalanx-line'],
  ],
  ['a Ph beside one', { units: ['A Ph 4/5 0404 N P', 'A Ph 4/5 0504 N Q', 'B Ph 4/5 0403 S'] }, PLAIN],
  [
    'both flanks of a defending Ph held',
    { units: ['A Ph 4/5 0404 N P', 'B Ph 4/5 0403 S S', 'B Ph 4/5 0303 S T', 'B Ph 4/5 0503 S U'] },
    [...PLAIN, '-1 phalanx-flanks-held'],
  ],
  [
    'one flank held, one Ph behind',
    { units: ['A Ph 4/5 0404 N P', 'B Ph 4/5 0403 S S', 'B Ph 4/5 0303 S T', 'B Ph 4/5 0402 S U'] },
    PLAIN,
  ],
  [
    'two Ph of one name attack together',
    { units: ['A Ph 4/5 0404 N P', 'A Ph 4/5 0504 N P', 'B Ph 8/6 0503 S'], from: ['0404', '0504'], on: ['0503'] },
    [...PLAIN, '+1 phalanx-pair'],
  ],
  [
    'two Ph of two names',
    { units: ['A Ph 4/5 0404 N P', 'A Ph 4/5 0504 N Q', 'B Ph 8/5 0503 S'], from: ['0404', '0504'], on: ['0503'] },
    PLAIN,
  ],
  [
    'two Ph of one name that are not adjacent',
    { units: ['A Ph 4/5 0404 N P', 'A Ph 4/5 0302 SE P', 'B Ph 8/5 0403 S'], from: ['0404', '0302'] },
    [...PLAIN, '+4 rear-and-other'],
  ],
  [
    'one of two attackers discouraged',
    { units: [A, 'A Ca 4/5 0404 N - d', 'B Ca 4/5 0403 S'] },
    ['0 types', '+1 ratio', '-1 attacker-discouraged'],
  ],
  [
    'all attackers discouraged',
    { units: ['A Ca 5/6 0404 N - d', 'B Ca 4/5 0403 S'] },
    [...PLAIN, '-2 attackers-all-discouraged'],
  ],
  ['an attacker fatigued', { units: ['A Ca 5/6 0404 N - f', 'B Ca 4/5 0403 S'] }, PLAIN],
  [
    'one of two defenders discouraged',
    { units: [A, 'B Ca 2/5 0403 S', 'B Ca 3/5 0403 S - d'] },
    [...PLAIN, '+1 defender-discouraged'],
  ],
  ['all defenders discouraged', { units: [A, 'B Ca 5/6 0403 S - d'] }, [...PLAIN, '+2 defenders-shaken']],
  [
    'one stack of two routed',
    { units: [A, 'B Ca 2/5 0403 S', 'B Ca 3/6 0503 S - r'], on: ['0403', '0503'] },
    [...PLAIN, '+2 defenders-shaken'],
  ],
  ['all routed: +5, and no facing', { units: [A, 'B Ca 5/6 0403 N - r'] }, [...PLAIN, '+5 defenders-routed']],
];

describe('rows of the melee, each with a position where it counts and one beside it where it does not', () => {
  test.each(MELEES)('%s', (_, { units, more, from = ['0404'], on = ['0403'], fired }, expected) =>
    expect(board({ units, ...more }).melee(from, on, fired)).toEqual(expected),
  );

  test('none is missing', () => {
    const rows = [...QUALITY_MODIFIERS.rows, ...MELEE_MODIFIERS.rows].map(({ id }) => id);
    const missing = (expected: string[], row: string): boolean => !expected.some((line) => line.split(' ')[1] === row);
    expect(rows.filter((row) => MELEES.every(([, , expected]) => missing(expected, row)))).toEqual([]);
    expect(rows.filter((row) => !MELEES.some(([, , expected]) => missing(expected, row)))).toEqual([]);
  });
});

describe('who may attack whom', () => {
  const legal = (
    units: readonly string[],
    from: readonly string[],
    on: readonly string[],
    more?: Omit<Sketch, 'units'>,
  ) => {
    const position = board({ units, ...more });
    return position.game.legal(position.state).has(position.attack(from, on));
  };
  const ROW = ['0403', '0503', '0603', '0703'];
  const inARow = (many: number): string[] => ROW.slice(0, many).map((hex) => `B Ca 4/5 ${hex} S`);
  test.each<[string, boolean, Parameters<typeof legal>]>([
    ['into a front hex', true, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403']]],
    ['not into a flank hex', false, [[A, 'B Ca 4/5 0504 S'], ['0404'], ['0504']]],
    ['two enemies of the front at once', true, [[A, 'B Ca 4/5 0403 S', 'B Ca 4/5 0503 S'], ['0404'], ['0403', '0503']]],
    ['two stacks on one', true, [[A, 'A Ca 4/5 0304 N', 'B Ca 4/5 0403 S'], ['0404', '0304'], ['0403']]],
    [
      'two that share nobody are two melees',
      false,
      [
        [A, 'A Ca 4/5 0604 N', 'B Ca 4/5 0403 S', 'B Ca 4/5 0703 S'],
        ['0404', '0604'],
        ['0403', '0703'],
      ],
    ],
    ['one level up', true, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { ground: { '0403': '1' } }]],
    ['not two levels up', false, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { ground: { '0403': '2' } }]],
    ['not when it has attacked', false, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { flags: { 0: 'attacked' } }]],
    [
      'not who was attacked in this activation',
      false,
      [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { flags: { 1: 'defended' } }],
    ],
    ['three stacks in a row', true, [[A, 'A Ca 4/5 0504 N', ...inARow(3)], ['0404', '0504'], ROW.slice(0, 3)]],
    ['not four', false, [[A, 'A Ca 4/5 0504 N', 'A Ca 4/5 0604 N', ...inARow(4)], ['0404', '0504', '0604'], ROW]],
    ['not who has fled', false, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { flags: { 0: 'fled' } }]],
    ['not a routed unit', false, [['A Ca 4/5 0404 N - r', 'B Ca 4/5 0403 S'], ['0404'], ['0403']]],
    ['not in the step of fire', false, [[A, 'B Ca 4/5 0403 S'], ['0404'], ['0403'], { step: 'fire' }]],
    ['not the side whose turn it is not', false, [[A, 'B Ca 4/5 0403 S'], ['0403'], ['0404']]],
  ])('%s', (_, expected, given) => expect(legal(...given)).toBe(expected));

  test('only the active units of a stack: the other one neither attacks nor counts', () => {
    const given = board({ units: [A, 'A Ca 4/5 0404 N', 'B Ca 4/5 0403 S'] });
    const half = given.but({ command: [...given.state.command].fill(0, 1, 2) });
    expect(half.melee(['0404'], ['0403'])).toEqual(PLAIN);
    const fighting = half.play([half.attack(['0404'], ['0403'])]);
    expect([has(fighting.state, 0, FLAG.attacked), has(fighting.state, 1, FLAG.attacked)]).toEqual([true, false]);
  });
});
