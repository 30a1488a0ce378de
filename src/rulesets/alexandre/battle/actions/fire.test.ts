import { describe, expect, test } from 'vitest';
import { FIRE_MODIFIERS } from '../../charts/fire.ts';
import { type Command, PASS } from '../turn/orders.ts';
import { targetsOf } from './fire.ts';
import { screenBetween } from '../situation/sight.ts';
import { board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';

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
    expect(JSON.stringify(given.game.legal(given.state).sample()).includes(JSON.stringify(both))).toBe(given.may(both));
    return given.may(both);
  };
  expect([together('A Ar 4/5 0507 N'), together('A Ar 4/5 0508 N')]).toEqual([true, false]);
});

describe('fire in a melee goes as far as in the fire step, by front, range and sight', () => {
  /** The melee declared; what fire is listed, firers and target, and why other fire is refused. */
  const fires = (units: readonly string[], from: readonly string[], on: readonly string[], ground = {}) => {
    const given = board({ units, ground });
    let position = given.play([given.attack(from, on)]);
    const listed: string[] = [];
    const refused: string[] = [];
    for (; position.owes?.endsWith('fire'); position = position.play([PASS])) {
      const { game, state } = position;
      for (const command of game.legal(state).sample())
        if (command.do === 'fire') listed.push(`${command.units.join('+')} ${position.number(command.at)}`);
      for (const [unit] of units.entries())
        for (const number of [...from, ...on]) {
          const answer = game.prepare(state, { do: 'fire', units: [unit], at: position.hex(number) });
          if ('refused' in answer) refused.push(`${unit} ${number}: ${answer.refused.en}`);
        }
    }
    return { listed, refused };
  };
  /* 0402 and 0403 attack 0404 and 0503: the line from 0402 to 0404 runs between 0403 and 0503. */
  const ATTACKERS = ['0402', '0403'];
  const DEFENDERS = ['0404', '0503'];
  const STACKS = ['A In 4/5 0403 SE', 'B In 4/5 0404 S', 'B In 4/5 0503 S'];

  test('archers do not fire at another defender through two stacks', () => {
    const { listed, refused } = fires(['A Ar 4/5 0402 S', ...STACKS], ATTACKERS, DEFENDERS);
    expect(listed).toEqual(['0 0503']);
    expect(refused).toContain('0 0404: the line of sight is blocked');
  });

  test('from a height they do', () => {
    const { listed } = fires(['A Ar 4/5 0402 S', ...STACKS], ATTACKERS, DEFENDERS, { '0402': '1' });
    expect(listed).toEqual(['0 0404', '0 0503']);
  });

  test('nor does a defender fire at another attacker through two stacks', () => {
    const units = ['A In 4/5 0402 S', 'A In 4/5 0403 SE', 'B Ar 4/5 0404 N', 'B In 4/5 0503 S'];
    const { listed, refused } = fires(units, ATTACKERS, DEFENDERS);
    expect(listed).toEqual(['2 0403']);
    expect(refused).toContain('2 0402: the line of sight is blocked');
  });

  test('of a stack only those fire who reach the target: javelins two hexes, archers three', () => {
    const attackers = ['A Ja 4/5 0402 S', 'A Ar 4/5 0402 S', 'A In 4/5 0404 NE', 'A In 4/5 0604 SW'];
    const units = [...attackers, 'B In 4/5 0503 S', 'B In 4/5 0504 S', 'B In 4/5 0605 S'];
    const defenders = ['0503', '0504', '0605'];
    const { listed, refused } = fires(units, ['0402', '0404', '0604'], defenders, { '0402': '1' });
    const near = ['0+1 0503', '0 0503', '1 0503', '0+1 0504', '0 0504', '1 0504'];
    expect(listed).toEqual([...near, '1 0605']);
    expect(refused).toContain('0 0605: out of range');
  });
});

describe('sight along the edge of the map: its one hex decides (A-78)', () => {
  /* Of 0105 and 0103, and of 1204 and 1202, only 0104 or 1203 lies beside the line. */
  test.each<[string, readonly string[], boolean, Record<string, string>?]>([
    ['open ground', ['A Ar 4/5 0105 N', 'B Pe 4/5 0103 S'], true],
    ['a unit beside the line', ['A Ar 4/5 0105 N', 'B Pe 4/5 0103 S', 'A In 4/1 0104 N'], false],
    ['a height beside the line', ['A Ar 4/5 0105 N', 'B Pe 4/5 0103 S'], false, { '0104': '1' }],
    ['a unit lower than the firers', ['A Ar 4/5 0105 N', 'B Pe 4/5 0103 S', 'A In 4/1 0104 N'], true, { '0105': '1' }],
    ['the other edge, open', ['A Ar 4/5 1204 N', 'B Pe 4/5 1202 S'], true],
    ['the other edge, a unit', ['A Ar 4/5 1204 N', 'B Pe 4/5 1202 S', 'A In 4/1 1203 N'], false],
  ])('%s', (_, units, expected, ground = {}) => {
    const given = board({ units, ground, step: 'fire' });
    const at = given.hex(units[1]!.split(' ')[3]!);
    expect(given.may({ do: 'fire', units: [0], at })).toBe(expected);
    expect(targetsOf(given.game.field, given.state, 0)).toEqual(expected ? [at] : []);
  });
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
