import { describe, expect, test } from 'vitest';
import { board, type Sketch } from './testing.ts';

const GUNS = 'A A 4/5 0405 N';
const at = (hex: string, more: Partial<Sketch> = {}, ...others: readonly string[]): [string, Sketch] => [
  hex,
  { units: [GUNS, `B I 4/5 ${hex} S`, ...others], step: 'fire', ...more },
];

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

describe('after firing (J-88)', () => {
  const fired = (guns: string, to: string, ...others: readonly string[]): string | undefined => {
    const units = [guns, 'B I 4/5 0402 S', ...others];
    const position = board({ units, step: 'fire', roads: { road: ['0405', '0505', '0605', '0705'] } });
    const after = position.play([{ do: 'fire', units: [0], at: position.hex('0402') }, 0]);
    return (after.state.step === 'fire' ? after.play([{ do: 'pass' }]) : after).refusal(after.moveTo([0], to));
  };
  const END = 'the move may not end there';
  test('with orders, half the allowance', () => {
    expect(fired(GUNS, '0605')).toBeUndefined();
    expect(fired(GUNS, '0705')).toBe(END);
  });
  test('without orders, none', () =>
    expect(fired('A A 4/5 0405 N o', '0505', 'A I 4/5 0108 N')).toBe('this unit may not move any more'));
  test('never beside an enemy', () => {
    expect(fired(GUNS, '0605', 'B A 4/5 0704 N')).toBeUndefined();
    expect(fired(GUNS, '0605', 'B A 4/5 0604 N')).toBe(END);
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
