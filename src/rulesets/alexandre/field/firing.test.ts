import { describe, expect, test } from 'vitest';
import { FIRE_MODIFIERS } from '../charts/fire.ts';
import type { Command } from './commands.ts';
import { targetsOf } from './firing.ts';
import { screenBetween } from './sight.ts';
import { board, type Sketch } from './testing.ts';

type More = Omit<Sketch, 'units'>;

/* Straight north of 0408: 0406, 0404. North-east along the row of hexes: 0507, 0506, 0605. */
const AR = 'A Ar 4/5 0408 N';

const FIRES: readonly [string, readonly string[], string[], number[]?, More?][] = [
  ['archers of 4 at peltasts of 4', [AR, 'B Pe 4/5 0406 S'], ['-1 weak-fire']],
  ['7 SP are neither weak nor strong', [AR, 'A Ar 3/5 0508 N', 'B Pe 4/5 0406 S'], [], [0, 1]],
  ['8 SP are strong', [AR, 'A Ar 4/5 0508 N', 'B Pe 4/5 0406 S'], ['+1 strong-fire'], [0, 1]],
  ['a target of 3', [AR, 'B Pe 3/5 0406 S'], ['-1 weak-fire', '-1 thin-target']],
  ['a fatigued target of 4 counts 3', [AR, 'B Pe 4/5 0406 S - f'], ['-1 weak-fire', '-1 thin-target']],
  ['a target of 8', [AR, 'B Pe 4/5 0406 S', 'B Pe 4/5 0406 S'], ['-1 weak-fire', '+1 dense-target']],
  ['a target of 7', [AR, 'B Pe 4/5 0406 S', 'B Pe 3/5 0406 S'], ['-1 weak-fire']],
  ['Ho on top', [AR, 'B Ho 4/5 0406 S', 'B Pe 3/5 0406 S'], ['-1 weak-fire', '-1 armoured-target']],
  ['Ho below', [AR, 'B Pe 4/5 0406 S', 'B Ho 3/5 0406 S'], ['-1 weak-fire']],
  ['heavy cavalry', [AR, 'B Ca 4/5 0406 S'], ['-1 weak-fire', '-2 heavy-cavalry-target']],
  ['a firer that has moved', [AR, 'B Pe 4/5 0406 S'], ['-1 weak-fire', '-1 moved'], [0], { flags: { 0: 'moved' } }],
  ['a discouraged firer', ['A Ar 4/5 0408 N - d', 'B Pe 4/5 0406 S'], ['-1 weak-fire', '-1 discouraged-firer']],
  ['a fatigued firer', ['A Ar 4/5 0408 N - f', 'B Pe 4/5 0406 S'], ['-1 weak-fire']],
  [
    'a target in a ford 2',
    [AR, 'B Pe 4/5 0406 S'],
    ['+1 target-terrain', '-1 weak-fire'],
    [0],
    { ground: { '0406': 'ford-2' } },
  ],
  ['a target in a ford 1', [AR, 'B Pe 4/5 0406 S'], ['-1 weak-fire'], [0], { ground: { '0406': 'ford-1' } }],
];

describe('rows of fire, each with a position where it counts and one beside it where it does not', () => {
  test.each(FIRES)('%s', (_, units, expected, firers = [0], more = {}) =>
    expect(board({ units, step: 'fire', ...more }).fire(firers, '0406')).toEqual(expected),
  );

  test('none is missing', () => {
    const rows = FIRE_MODIFIERS.rows.map(({ id }) => id);
    const shown = FIRES.flatMap(([, , expected]) => expected.map((line) => line.split(' ')[1]!));
    expect(rows.filter((row) => !shown.includes(row))).toEqual([]);
    expect(rows.filter((row) => FIRES.every(([, , expected]) => expected.some((line) => line.endsWith(row))))).toEqual(
      [],
    );
  });
});

describe('what may be fired at', () => {
  const targets = (units: readonly string[], more: More = {}): string[] => {
    const position = board({ units, step: 'fire', ...more });
    return targetsOf(position.game.field, position.state, 0).map((hex) => position.number(hex));
  };
  test.each<[string, readonly string[], string[], More?]>([
    ['two hexes ahead', [AR, 'B Pe 4/5 0406 S'], ['0406']],
    ['three hexes ahead, archers', [AR, 'B Pe 4/5 0405 S'], ['0405']],
    ['four are too far', [AR, 'B Pe 4/5 0404 S'], []],
    ['three are too far for javelins', ['A Ja 4/5 0408 N', 'B Pe 4/5 0405 S'], []],
    ['two are not', ['A Ja 4/5 0408 N', 'B Pe 4/5 0406 S'], ['0406']],
    ['along the ray of a front hex', [AR, 'B Pe 4/5 0506 S'], ['0506']],
    ['not beyond it', [AR, 'B Pe 4/5 0607 S'], []],
    ['not past a unit that blocks the view', [AR, 'B Pe 4/5 0506 S', 'A In 4/1 0507 N'], []],
    ['not behind', [AR, 'B Pe 4/5 0410 N'], []],
    ['not beside an enemy', [AR, 'B Pe 4/5 0406 S', 'B Pe 4/5 0409 N'], []],
    [
      'unless that ruling is chosen',
      [AR, 'B Pe 4/5 0406 S', 'B Pe 4/5 0409 N'],
      ['0406'],
      { options: { 'A-52': 'free' } },
    ],
    ['hoplites do not fire', ['A Ho 4/5 0408 N', 'B Pe 4/5 0406 S'], []],
    ['nor does who has fired', [AR, 'B Pe 4/5 0406 S'], [], { flags: { 0: 'fired' } }],
    ['nor a routed unit', ['A Ar 4/5 0408 N - r', 'B Pe 4/5 0406 S'], []],
  ])('%s', (_, units, expected, more) => expect(targets(units, more)).toEqual(expected));
});

test('with others fires only who reaches as far as the farthest of them', () => {
  /* Javelins two hexes away may fire alone, but not with archers three hexes away. */
  const together = (archers: string): boolean => {
    const given = board({ units: ['A Ja 4/5 0407 N', archers, 'B Pe 4/5 0405 S'], step: 'fire' });
    expect([[0], [1]].every((units) => given.may({ do: 'fire', units, at: given.hex('0405') }))).toBe(true);
    const both: Command = { do: 'fire', units: [0, 1], at: given.hex('0405') };
    expect(JSON.stringify(given.game.legal(given.state).all()).includes(JSON.stringify(both))).toBe(given.may(both));
    return given.may(both);
  };
  expect([together('A Ar 4/5 0507 N'), together('A Ar 4/5 0508 N')]).toEqual([true, false]);
});

describe('sight from 0408', () => {
  const screen = (to: string, units: readonly string[], ground: Record<string, string> = {}) => {
    const position = board({ units: [AR, ...units], ground });
    const { game, state } = position;
    const found = screenBetween(game.field, state, position.hex('0408'), position.hex(to));
    return found === undefined ? 'open' : `${found.why} ${found.hexes.map((hex) => position.number(hex)).join(' ')}`;
  };
  /* The line to 0406 runs along the side between 0407 and 0507; that to 0506 goes through 0507. */
  test.each<[string, string, readonly string[], string, Record<string, string>?]>([
    ['over open ground', '0506', [], 'open'],
    ['past a unit on the way', '0506', ['A In 4/1 0507 N'], 'unit 0507'],
    ['along a side, one unit', '0406', ['A In 4/1 0507 N'], 'open'],
    ['along a side, units in both hexes', '0406', ['A In 4/1 0507 N', 'A In 4/1 0407 N'], 'unit 0407 0507'],
    ['over a height', '0506', [], 'height 0507', { '0507': '1' }],
    ['from a height over a unit below', '0506', ['A In 4/1 0507 N'], 'open', { '0408': '1' }],
    ['from a height to a height, a unit below', '0506', ['A In 4/1 0507 N'], 'open', { '0408': '1', '0506': '1' }],
    ['all on one height', '0506', ['A In 4/1 0507 N'], 'unit 0507', { '0408': '1', '0507': '1', '0506': '1' }],
    ['a height no higher than one end', '0506', [], 'open', { '0408': '1', '0507': '1' }],
  ])('%s', (_, to, units, expected, ground) => expect(screen(to, units, ground)).toBe(expected));
});
