import { describe, expect, test } from 'vitest';
import { board, type Sketch } from './testing.ts';

const GUNS = 'A A 4/5 0405 N';
const at = (hex: string, more: Partial<Sketch> = {}, ...others: readonly string[]): [string, Sketch] => [
  hex,
  { units: [GUNS, `B I 4/5 ${hex} S`, ...others], step: 'fire', ...more },
];

describe('every row of the fire modifiers on a position, and a near one without it', () => {
  test.each<[string, [string, Sketch], readonly string[]]>([
    ['next to it', at('0404'), ['+1 adjacent']],
    ['two hexes', at('0403'), ['0 efficient']],
    ['three, its efficient range', at('0402'), ['0 efficient']],
    ['four', at('0401'), ['-2 long']],
    ['at woods', at('0403', { ground: { '0403': 'woods' } }), ['-1 target-terrain', '0 efficient']],
    ['at a village', at('0403', { ground: { '0403': 'town' } }), ['-2 target-terrain', '0 efficient']],
    ['at an orchard', at('0403', { ground: { '0403': 'orchard' } }), ['0 efficient']],
    ['uphill, next to it', at('0404', { ground: { '0404': 'clear 1' } }), ['-1 target-level', '+1 adjacent']],
    ['uphill, farther off', at('0403', { ground: { '0403': 'clear 1' } }), ['0 efficient']],
    ['downhill, next to it', at('0404', { ground: { '0405': 'clear 1' } }), ['+1 adjacent']],
    [
      'over a crest, next to it',
      at('0404', { sides: { crest: ['0405-0404'] } }),
      ['no adjacent fire across that hexside (Crest)'],
    ],
    ['at a redoubt', at('0404', { sides: { redoubt: ['0404-0405'] } }), ['-1 work', '+1 adjacent']],
    ['at two units', at('0403', {}, 'B I 4/5 0403 S'), ['+1 massed', '0 efficient']],
    ['at a unit and guns', at('0403', {}, 'B A 4/5 0403 S'), ['0 efficient']],
    ['out of a village', at('0403', { ground: { '0405': 'town' } }), ['-1 six-fronts', '0 efficient']],
    ['out of woods', at('0403', { ground: { '0405': 'woods' } }), ['0 efficient']],
  ])('%s', (_, [hex, sketch], expected) => expect(board(sketch).fire([0], hex)).toEqual(expected));

  test('at a square', () =>
    expect(board({ units: [GUNS, 'B I 4/5 0403 S q'] }).fire([0], '0403')).toEqual(['+1 square', '0 efficient']));
  test('two batteries of a stack', () =>
    expect(board({ units: [GUNS, 'B I 4/5 0403 S', GUNS] }).fire([0, 2], '0403')).toEqual([
      '+2 combined',
      '0 efficient',
    ]));
  test('in reaction, at two units', () =>
    expect(board({ units: [GUNS, 'B I 4/5 0404 S', 'B I 4/5 0404 S'] }).fire([0], '0404', 'reaction')).toEqual([
      '-1 answering',
      '+1 adjacent',
    ]));
});

describe('what guns may fire at (J-88, J-89)', () => {
  test.each<[string, [string, Sketch], string | undefined]>([
    ['in front', at('0403'), undefined],
    ['behind', at('0408'), 'not in its front'],
    [
      'beyond woods',
      at('0402', { ground: { '0403': 'woods', '0404': 'woods', '0304': 'woods', '0503': 'woods' } }),
      'the line of sight is blocked',
    ],
    [
      'with an enemy next to it in front',
      at('0403', {}, 'B I 4/5 0404 S'),
      'an enemy next to it, in front, is the only target',
    ],
    ['with an enemy behind it', at('0403', {}, 'B I 4/5 0406 N'), undefined],
    [
      'in fog',
      at('0402', { scenario: { special: [{ rule: 'fog', turn: 1, hexes: 2 }] } }),
      'the line of sight is blocked',
    ],
    ['in fog that has gone', at('0402', { scenario: { special: [{ rule: 'fog', turn: 1, hexes: 3 }] } }), undefined],
  ])('%s', (_, [hex, sketch], expected) => {
    const position = board(sketch);
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex(hex) })).toBe(expected);
  });
  test('not disordered', () => {
    const position = board({ units: ['A A 4/5 0405 N d', 'B I 4/5 0403 S'], step: 'fire' });
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex('0403') })).toBe('this unit does not fire now');
  });
});

describe('results of fire', () => {
  const fired = (units: readonly string[], ...faces: number[]) => {
    const position = board({ units, step: 'fire' });
    return position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, ...faces]);
  };
  test('4 SP: 4 is nothing', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 4).unit(1)).toBe('0403'));
  test('5 is a test, passed', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 5, 5).unit(1)).toBe('0403'));
  test('failed', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 5, 6).unit(1)).toBe('0403 disordered'));
  test('9 is disorder', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 9).unit(1)).toBe('0403 disordered'));
  test('on a disordered unit, rout', () => expect(fired([GUNS, 'B I 4/5 0403 S d'], 9).unit(1)).toBe('0403 routed'));
  test('guns that were fired at may answer, once', () => {
    const after = fired([GUNS, 'B A 4/5 0403 S'], 4);
    expect(after.owes).toBe('counter-battery');
    const answered = after.play([{ do: 'fire', units: [1], at: after.hex('0405') }, 9, 6]);
    expect([answered.unit(0), answered.owes]).toEqual(['0405 disordered', undefined]);
  });
  test('disordered by it, they do not', () =>
    expect(fired([GUNS, 'B A 4/5 0403 S'], 9).owes).not.toBe('counter-battery'));
});
