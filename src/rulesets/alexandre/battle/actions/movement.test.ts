import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../../space/hex.ts';
import { type FacingName, facingOfName } from '../../../../hex-battle/counters/facing-names.ts';
import { leaderReach, pathOf, reachOf } from './movement.ts';
import { board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';

type More = Omit<Sketch, 'units'>;

/** Points that the first unit needs to a hex and a facing; -1 where that is out of reach. */
const cost = (units: readonly string[], to: string, facing: FacingName, more?: More): number => {
  const position = board({ units, step: 'move', ...more });
  const reach = reachOf(position.game.field, position.state, [0]);
  const halves = reach.costOf(reach.placeOf(position.hex(to), facingOfName(facing)));
  return halves < 0 ? -1 : halves / 2;
};

const CA = 'A Ca 4/5 0406 N';
const AR = 'A Ar 4/5 0406 N';
const PH = 'A Ph 4/5 0406 N';
const EL = 'A El 3/5 0406 N';

/* Around 0406: 0405 NW, 0505 NE, 0506 E, 0507 SE, 0407 SW, 0306 W. North of it again: 0404. */
describe('what a move costs', () => {
  test.each<[string, number, Parameters<typeof cost>]>([
    ['one clear hex ahead', 1, [[PH], '0405', 'N']],
    ['four clear hexes ahead', 4, [[PH], '0402', 'N']],
    ['five are too far for a Ph', -1, [[PH], '0401', 'N']],
    ['a turn by one vertex', 1, [[PH], '0406', 'NE']],
    ['a turn by two', 2, [[PH], '0406', 'SE']],
    ['a turn by three', 3, [[PH], '0406', 'S']],
    ['a flank hex needs a turn', 2, [[PH], '0506', 'NE']],
    ['a rear hex needs two vertices', 3, [[PH], '0507', 'SE']],
    ['any turn of light troops is 1', 1, [[AR], '0406', 'S']],
    ['light troops to the rear: 2', 2, [[AR], '0507', 'S']],
    ['peltasts too turn for 1', 1, [['A Pe 4/5 0406 N'], '0406', 'S']],
    ['chariots turn for 2', 2, [['A Ch 2/5 0406 N'], '0406', 'NE']],
    ['chariots half about pay 4', 4, [['A Ch 2/5 0406 N'], '0406', 'SE']],
    ['an elephant turns for 2', 2, [[EL], '0406', 'NE']],
    ['an elephant half about is 4', 4, [[EL], '0406', 'SE']],
    ['a ford 1', 2, [[CA], '0405', 'N', { ground: { '0405': 'ford-1' } }]],
    ['a ford 2 mounted', 2, [[CA], '0405', 'N', { ground: { '0405': 'ford-2' } }]],
    ['a ford 2 on foot', 3, [[PH], '0405', 'N', { ground: { '0405': 'ford-2' } }]],
    ['a ford 3', 3, [[CA], '0405', 'N', { ground: { '0405': 'ford-3' } }]],
    ['a river may not be entered', -1, [[CA], '0405', 'N', { ground: { '0405': 'sea-river' } }]],
    ['a bridge is free', 0, [[CA], '0405', 'N', { ground: { '0405': 'bridge' } }]],
    ['a stream on foot', 2, [[PH], '0405', 'N', { streams: ['0406-0405'] }]],
    ['a stream mounted', 1, [[CA], '0405', 'N', { streams: ['0406-0405'] }]],
    ['a stream beside the way', 1, [[PH], '0405', 'N', { streams: ['0406-0505'] }]],
    ['up on foot', 2, [[PH], '0405', 'N', { ground: { '0405': '1' } }]],
    ['up mounted', 3, [[CA], '0405', 'N', { ground: { '0405': '1' } }]],
    ['down on foot', 1, [[PH], '0405', 'N', { ground: { '0406': '1' } }]],
    ['down mounted', 2, [[CA], '0405', 'N', { ground: { '0406': '1' } }]],
    ['level on a height', 1, [[CA], '0405', 'N', { ground: { '0406': '1', '0405': '1' } }]],
    ['two levels up', -1, [[CA], '0405', 'N', { ground: { '0405': '2' } }]],
    ['out of an enemy’s front hex', 2, [[CA, 'B Ca 4/5 0505 SW'], '0405', 'N']],
    ['the same, read otherwise', 1, [[CA, 'B Ca 4/5 0505 SW'], '0405', 'N', { options: { 'A-49': 'free' } }]],
    ['out of the flank hex of an enemy', 1, [[CA, 'B Ca 4/5 0505 NW'], '0405', 'N']],
    ['out of the front of a routed enemy', 1, [[CA, 'B Ca 4/5 0505 SW - r'], '0405', 'N']],
    ['around an enemy’s front', 2, [[CA, 'B Ca 4/5 0304 SE'], '0404', 'N']],
    ['contact does not stop', 3, [[CA, 'B Ca 4/5 0304 SE', 'B Ca 4/5 0504 SW'], '0404', 'N']],
    ['an enemy is not entered', -1, [[CA, 'B Ca 4/5 0405 S'], '0405', 'N']],
    ['through a friend', 2, [[CA, 'A Ca 4/5 0405 N', 'A Ca 4/5 0505 N'], '0404', 'N']],
    ['turns of light troops, read otherwise', 3, [[AR], '0406', 'S', { options: { 'A-48': 'one-a-vertex' } }]],
  ])('%s: %i', (_, expected, given) => expect(cost(...given)).toBe(expected));
});

describe('where a move may end', () => {
  const ends = (units: readonly string[], to: string, facing: FacingName, group = [0], more?: More): boolean => {
    const position = board({ units, step: 'move', ...more });
    const command = {
      do: 'move',
      units: group,
      leaders: [],
      to: position.hex(to),
      facing: facingOfName(facing),
    } as const;
    return position.game.legal(position.state).has(command);
  };
  test.each<[string, boolean, Parameters<typeof ends>]>([
    ['with a friend of the same facing, 8 SP', true, [[CA, 'A Ca 4/5 0405 N'], '0405', 'N']],
    ['not with another facing', false, [[CA, 'A Ca 4/5 0405 NE'], '0405', 'N']],
    ['with 9 SP', true, [[CA, 'A In 5/1 0405 N'], '0405', 'N']],
    ['not with more than 9 SP', false, [[CA, 'A In 6/1 0405 N'], '0405', 'N']],
    ['not as the third', false, [[CA, 'A Ca 2/5 0405 N', 'A Ca 2/5 0405 N'], '0405', 'N']],
    ['not with a routed friend', false, [[CA, 'A Ca 4/5 0405 N - r'], '0405', 'N']],
    ['a stack goes together', true, [[CA, 'A Ca 4/5 0406 N'], '0404', 'N', [0, 1]]],
    ['a stack turns as a whole', true, [[CA, 'A Ca 4/5 0406 N'], '0406', 'NE', [0, 1]]],
    ['and not in part', false, [[CA, 'A Ca 4/5 0406 N'], '0406', 'NE', [0]]],
    ['together at the pace of the slowest', false, [[CA, 'A Ph 4/5 0406 N'], '0401', 'N', [0, 1]]],
    ['nobody moves twice', false, [[CA], '0405', 'N', [0], { flags: { 0: 'moved' } }]],
    ['nor after its flight', false, [[CA], '0405', 'N', [0], { flags: { 0: 'fled' } }]],
    ['a routed unit does not move', false, [['A Ca 4/5 0406 N - r'], '0405', 'N']],
    ['it must go somewhere', false, [[CA], '0406', 'N']],
  ])('%s', (_, expected, given) => expect(ends(...given)).toBe(expected));
});

test('a leader has 8 points and no facing', () => {
  const position = board({ units: [CA], leaders: ['A Alexander 3 0406'], step: 'move', ground: { '0405': 'ford-3' } });
  const reach = leaderReach(position.game.field, position.state, 0);
  expect(reach.costThrough(position.hex('0405'))).toBe(6);
  expect(reach.costThrough(position.hex('0407'))).toBe(2);
  expect(reach.costThrough(position.hex('1206'))).toBe(16);
});

test('a leader pays 1 point more to leave an enemy’s front hex', () => {
  const sketch = { units: [CA, 'B Ca 4/5 0505 SW'], leaders: ['A Alexander 3 0406'], step: 'move' } as const;
  const costOf = (more?: More): number => {
    const position = board({ ...sketch, ...more });
    return leaderReach(position.game.field, position.state, 0).costThrough(position.hex('0407'));
  };
  expect([costOf(), costOf({ options: { 'A-49': 'free' } })]).toEqual([4, 2]);
});

test('of ways as cheap, always the one with the lowest hexes', () => {
  const position = board({ units: [CA], step: 'move', ground: { '0405': 'bridge', '0404': 'bridge' } });
  const path = (to: string): string[] =>
    pathOf(position.game.field, position.state, {
      do: 'move',
      units: [0],
      leaders: [],
      to: position.hex(to),
      facing: 0,
    }).map((hex) => position.number(hex));
  expect(path('0404')).toEqual(['0406', '0405', '0404']);
  const open = board({ units: [CA], step: 'move' });
  const command = { do: 'move', units: [0], leaders: [], to: open.hex('0404'), facing: 0 } as const;
  expect(pathOf(open.game.field, open.state, command).map((hex) => open.number(hex))).toEqual(['0406', '0405', '0404']);
});

test('a path asked for after another one is its own, by hex and by facing', () => {
  const position = board({ units: [CA], step: 'move' });
  const path = (to: string, facing: Facing): readonly number[] =>
    pathOf(position.game.field, position.state, { do: 'move', units: [0], leaders: [], to: position.hex(to), facing });
  const first = path('0404', 0);
  expect(path('0405', 0)).toHaveLength(2);
  expect(path('0405', 1)).toHaveLength(2);
  expect(path('0404', 0)).toEqual(first);
});

describe('out of command', () => {
  const board2 = () =>
    board({
      units: [CA],
      leaders: ['A Alexander 3 1201'],
      step: 'move',
    });
  test('a unit turns one vertex and no more', () => {
    const position = board2();
    const outside = position.with({ ...position.state, command: [0] });
    const legal = outside.game.legal(outside.state);
    const turn = (facing: FacingName) =>
      legal.has({ do: 'move', units: [0], leaders: [], to: outside.hex('0406'), facing: facingOfName(facing) });
    expect(turn('NE')).toBe(true);
    expect(turn('NW')).toBe(true);
    expect(turn('SE')).toBe(false);
    expect(legal.has({ do: 'move', units: [0], leaders: [], to: outside.hex('0405'), facing: 0 })).toBe(false);
    expect(legal.of(0)).toHaveLength(2);
  });

  test('it turns in the activation of its own leader only', () => {
    const leaders = [
      { id: 'own', side: 1, formation: 'all', rank: 'army' },
      { id: 'other', side: 1, formation: 'horse', rank: 'formation' },
      { id: 'enemy', side: 2, formation: 'all', rank: 'army' },
    ].map((leader) => ({
      ...leader,
      name: { fr: leader.id, en: leader.id },
      bonus: 0,
      value: 2,
      radius: 1,
      hex: '1201',
    }));
    const given = board({ units: [CA], step: 'move', scenario: { leaders } });
    const turn = { do: 'move', units: [0], leaders: [], to: given.hex('0406'), facing: 1 } as const;
    expect([0, 1, 2].map((active) => given.but({ active }).may(turn))).toEqual([true, false, false]);
  });
});
