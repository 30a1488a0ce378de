import { describe, expect, test } from 'vitest';
import { board, type Board, type Sketch } from './testing.ts';

const FIGHT = { do: 'fight' } as const;
const TEST = { do: 'test' } as const;
const PASS = { do: 'pass' } as const;

const fought = (sketch: Sketch | readonly string[], ...faces: number[]): Board => {
  const position = board('units' in sketch ? sketch : { units: sketch });
  return position.play([position.shockBy([0], '0404')], [FIGHT, ...faces]);
};
const EVEN = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];

describe('each line of the table of shocks, 4 against 4 in the open: the die and one', () => {
  test('10: the defender recoils, disordered; the attacker may advance', () => {
    const after = fought(EVEN, 9);
    expect(after.owes).toBe('recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect([back.unit(1), back.owes]).toEqual(['0403 disordered', 'advance']);
    const advanced = back.play([{ do: 'advance', units: [0], facing: 0 }]);
    expect([advanced.unit(0), advanced.owes]).toEqual(['0404', 'right']);
    const again = advanced.play([
      { do: 'again', option: 'breakthrough', on: advanced.hex('0403'), units: [0], charges: [] },
    ]);
    expect(again.owes).toBe('fight');
    // The second shock brings no right.
    expect(again.play([FIGHT, 9]).owes).not.toBe('right');
  });
  test('who turns as he advances does not break through', () => {
    const after = fought(EVEN, 9);
    const turned = after.play([{ do: 'recoil', to: after.hex('0403') }], [{ do: 'advance', units: [0], facing: 3 }]);
    expect(turned.owes).toBeUndefined();
  });
  test('5: recoil and a test, passed', () => {
    const after = fought(EVEN, 4, 5);
    expect(after.play([{ do: 'recoil', to: after.hex('0403') }]).unit(1)).toBe('0403');
  });
  test('5: failed', () => {
    const after = fought(EVEN, 4, 6);
    expect(after.play([{ do: 'recoil', to: after.hex('0403') }]).unit(1)).toBe('0403 disordered');
  });
  test('4: the attacker is disordered, and holds', () => {
    const after = fought(EVEN, 3, 5);
    expect([after.unit(0), after.unit(1)]).toEqual(['0405 disordered', '0404']);
  });
  test('4: and recoils', () => {
    const after = fought(EVEN, 3, 6);
    expect(after.owes).toBe('recoil');
    expect(after.play([{ do: 'recoil', to: after.hex('0406') }]).unit(0)).toBe('0406 disordered');
  });
  test('below 0: the defender may counter-shock, in place', () => {
    const after = fought({ units: ['A I 2/5 0405 N', 'B I 4/5 0404 S'], ground: { '0404': 'woods' } }, 0, 5);
    expect(after.owes).toBe('right');
    const again = after.play([
      { do: 'again', option: 'counter-shock', on: after.hex('0405'), units: [1], charges: [] },
    ]);
    expect(again.owes).toBe('fight');
  });
});

describe('states and ways back', () => {
  test('a disordered defender routs', () => {
    const after = fought(['A I 4/5 0405 N', 'B I 4/5 0404 S d'], 9);
    expect(after.play([{ do: 'recoil', to: after.hex('0403') }]).unit(1)).toBe('0403 routed');
  });
  test('a routed defender is lost', () =>
    expect(fought(['A I 4/5 0405 N', 'B I 4/5 0404 S r'], 7).unit(1)).toBe('eliminated'));
  test('guns alone are lost (J-58)', () =>
    expect(fought(['A I 4/5 0405 N', 'B A 4/5 0404 N'], 0).unit(1)).toBe('eliminated'));
  test('before enemy fronts all round, recoil is rout', () => {
    const around = ['A I 4/5 0403 N', 'A I 4/5 0503 S', 'A I 4/5 0304 NE', 'A I 4/5 0504 NW', 'A I 4/5 0605 SW'];
    const after = fought([...EVEN, ...around], 9);
    expect(after.unit(1)).toBe('0505 routed');
  });
  test('with no way at all it is lost', () => {
    const around = ['0403', '0503', '0504', '0505', '0304'];
    const ground = Object.fromEntries(around.map((hex) => [hex, 'water']));
    expect(fought({ units: EVEN, ground }, 9).unit(1)).toBe('eliminated');
  });
  test('friends without room are passed, and test', () => {
    const rear = ['0403', '0503', '0304', '0504'].flatMap((hex) => [`B I 4/5 ${hex} S`, `B I 4/5 ${hex} S`]);
    // One of them has a rear hex of the attacker in its front: 9 in all.
    const after = fought([...EVEN, ...rear], 9, 5);
    expect(after.owes).toBe('recoil');
    const [way] = after.game.legal(after.state).all();
    expect(after.play([way!]).owes).toBe('steady');
  });
});

describe('an assault, stage by stage', () => {
  const RIDERS = ['A C 4/5 0406 N', 'B I 4/5 0404 S'];
  const charged = (units: readonly string[]): Board => {
    const position = board({ units });
    return position.play([position.shockBy([], '0404', [[0, '0406', '0405']])]);
  };
  test('charged foot may form square', () => {
    const after = charged(RIDERS);
    expect([after.owes, after.unit(0)]).toEqual(['square', '0405']);
    const square = after.play([TEST, 5]);
    expect([square.owes, square.shock([], '0404', [0])]).toEqual(['fight', ['+1 terrain', '-2 charge-on-square']]);
  });
  test('failing, it is disordered', () => expect(charged(RIDERS).play([TEST, 6]).unit(1)).toBe('0404 disordered'));
  test('the charge leaves its cavalry disordered', () => {
    const after = charged(RIDERS).play([PASS], [FIGHT, 8]);
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect([back.owes, back.unit(0)]).toEqual(['advance', '0405']);
    expect(back.play([PASS], [PASS]).unit(0)).toBe('0405 disordered');
  });
  test('charged cavalry may counter-charge', () => {
    const after = charged(['A C 4/5 0406 N', 'B C 4/5 0404 S']);
    expect(after.owes).toBe('counter-charge');
    expect(after.play([TEST, 5]).state.assault?.counterCharge).toBe(true);
  });
  test('light against heavy adds two', () => {
    const after = charged(['A L 4/5 0406 N', 'B C 4/5 0404 S']);
    expect(after.owes).toBe('refuse');
    expect(after.play([PASS], [TEST, 4]).state.assault?.counterCharge).toBe(false);
    expect(after.play([PASS], [TEST, 3]).state.assault?.counterCharge).toBe(true);
  });
  test('cavalry may refuse foot', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B C 4/5 0404 S'] });
    const after = position.play([position.shockBy([0], '0404')]);
    expect(after.owes).toBe('refuse');
    const gone = after.play([{ do: 'refuse', to: after.hex('0402'), facing: 3 }]);
    expect([gone.unit(1), gone.state.assault]).toEqual(['0402', null]);
  });
  test('guns in the hex fire first; foot disordered by it does not attack', () => {
    const position = board({ units: [...EVEN, 'B A 4/5 0404 S'] });
    const after = position.play([position.shockBy([0], '0404')]);
    expect(after.owes).toBe('reaction');
    const fired = after.play([{ do: 'fire', units: [2], at: after.hex('0405') }, 9]);
    expect([fired.unit(0), fired.state.assault]).toEqual(['0405 disordered', null]);
  });
});
