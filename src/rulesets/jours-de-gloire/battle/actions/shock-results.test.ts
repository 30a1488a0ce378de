import { describe, expect, test } from 'vitest';
import { distance, numberOf } from '../../../../space/hex.ts';
import { facingOf, hexOf, stateOf, waiting } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const FIGHT = { do: 'fight' } as const;
const TEST = { do: 'test' } as const;
const PASS = { do: 'pass' } as const;

const fought = (sketch: Sketch | readonly string[], ...faces: number[]): Board => {
  const position = board('units' in sketch ? sketch : { units: sketch });
  return position.play([position.shockBy([0], '0404')], [FIGHT, ...faces]);
};
const EVEN = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];

const rightsIn = ({ state }: Board): readonly string[] => {
  const owed = waiting(state);
  return owed?.owes === 'right' ? owed.rights.map(({ option }) => option) : [];
};

const hexes = (position: Board): string[] =>
  position.game
    .legal(position.state)
    .sample()
    .flatMap((command) => ('to' in command ? [numberOf(position.game.field.grid, command.to)] : []))
    .sort();

describe('each line of the table of shocks, 4 against 4 in the open: the die and one', () => {
  test('10: the defender recoils, disordered; the attacker may advance', () => {
    const after = fought(EVEN, 9);
    expect(after.due).toBe('B recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect([back.unit(1), back.due]).toEqual(['0403 disordered', 'A advance']);
    const advanced = back.play([{ do: 'advance', units: [0], facing: 0 }]);
    expect([advanced.unit(0), advanced.due]).toEqual(['0404', 'A right']);
    expect(rightsIn(advanced)).toEqual(['breakthrough']);
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
  test('he need not advance (J-114)', () => {
    const after = fought(EVEN, 9);
    const stays = after.play([{ do: 'recoil', to: after.hex('0403') }], [PASS]);
    expect([stays.unit(0), stays.due, stays.state.assault]).toEqual(['0405', undefined, null]);
  });
  test('5: recoil and a test, passed; foot has no further right', () => {
    const after = fought(EVEN, 4, 5);
    expect(after.due).toBe('B recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect([back.unit(1), back.due]).toEqual(['0403', 'A advance']);
    expect(back.play([{ do: 'advance', units: [0], facing: 0 }]).due).toBeUndefined();
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
    expect(after.due).toBe('A recoil');
    expect(after.play([{ do: 'recoil', to: after.hex('0406') }]).unit(0)).toBe('0406 disordered');
  });
  test('below 0: the defender may counter-shock, in place', () => {
    const after = fought({ units: ['A I 2/5 0405 N', 'B I 4/5 0404 S'], ground: { '0404': 'woods' } }, 0, 5);
    expect(after.due).toBe('B right');
    expect(rightsIn(after)).toEqual(['counter-shock']);
    const again = after.play([
      { do: 'again', option: 'counter-shock', on: after.hex('0405'), units: [1], charges: [] },
    ]);
    expect([again.due, again.unit(1)]).toEqual(['B fight', '0404']);
    expect(again.play([FIGHT, 9]).due).toBe('A recoil');
  });
  test('below 0: declined, it is over', () => {
    const after = fought(['A I 1/5 0405 N', 'B I 4/5 0404 S'], 0, 5).play([PASS]);
    expect([after.due, after.state.assault]).toEqual([undefined, null]);
  });
  test('below 0, and the attacker recoils: the counter-shock comes after one step (J-112)', () => {
    const after = fought(['A I 1/5 0405 N', 'B I 4/5 0404 S'], 0, 6);
    expect(after.due).toBe('A recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0406') }]);
    expect(back.due).toBe('B right');
    const again = back.play([{ do: 'again', option: 'counter-shock', on: back.hex('0406'), units: [1], charges: [] }]);
    expect([again.due, again.unit(1)]).toEqual(['B fight', '0505']);
  });
  test('it steps into no hex where somebody stands', () => {
    const stepped = (...others: readonly string[]): string => {
      const after = fought(['A I 1/5 0405 N', 'B I 4/5 0404 S', ...others], 0, 6);
      const back = after.play([{ do: 'recoil', to: after.hex('0406') }]);
      if (back.due !== 'B right') return 'none';
      return back
        .play([{ do: 'again', option: 'counter-shock', on: back.hex('0406'), units: [1], charges: [] }])
        .unit(1);
    };
    expect(stepped('B I 4/5 0505 N')).toBe('0405');
    expect(stepped('B I 4/5 0505 N', 'A I 1/5 0405 N')).toBe('none');
  });
  test('below 0, cavalry that was attacked: counter-shock, or pursuit in its place (J-72)', () => {
    const position = board({ units: ['A I 1/5 0405 N', 'B C 4/5 0404 S'] });
    const after = position.play([position.shockBy([0], '0404')], [PASS], [FIGHT, 0, 5]);
    expect([after.due, rightsIn(after)]).toEqual(['B right', ['counter-shock', 'pursuit']]);
    const charge = { unit: 1, path: [after.hex('0404')] };
    const again = after.play([{ do: 'again', option: 'pursuit', on: after.hex('0405'), units: [], charges: [charge] }]);
    // In its zone already, the foot forms no square.
    expect([again.due, again.state.assault?.kind]).toEqual(['B fight', 'pursuit']);
  });
});

describe('pursuit (J-111): one further charge, without modifier, and disorder after it', () => {
  const ridden = (units: readonly string[], ...faces: number[]): Board => {
    const position = board({ units });
    return position.play([position.shockBy([], '0404', [[0, '0406', '0405']])], [PASS], [FIGHT, ...faces]);
  };
  const chase = (position: Board) =>
    position.game
      .legal(position.state)
      .sample()
      .find((command) => command.do === 'again' && command.option === 'pursuit')!;
  test('after 10: cavalry may break through or pursue', () => {
    const after = ridden(['A C 4/5 0406 N', 'B I 4/5 0404 S'], 8);
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }], [{ do: 'advance', units: [0], facing: 0 }]);
    expect([back.due, rightsIn(back)]).toEqual(['A right', ['breakthrough', 'pursuit']]);
    const met = back.play([chase(back)]);
    expect([met.due, met.state.assault?.kind]).toEqual(['A fight', 'pursuit']);
    expect(met.shock([], '0403', [0])).toEqual(['+1 terrain', '+1 charge']);
    // D on D: rout; and no right comes of a pursuit.
    const end = met.play([FIGHT, 9]);
    const over = end.due === 'B recoil' ? end.play([end.game.legal(end.state).sample()[0]!]) : end;
    expect(over.due).toBe('A advance');
    expect(over.play([PASS]).unit(0)).toMatch(/disordered$/);
  });
  test('it may meet a square', () => {
    const after = ridden(['A C 4/5 0406 N', 'B I 4/5 0404 S', 'B I 4/5 0402 S'], 8);
    const back = after.play([{ do: 'recoil', to: after.hex('0504') }], [{ do: 'advance', units: [0], facing: 0 }]);
    const charges = [{ unit: 0, path: [back.hex('0404'), back.hex('0403')] }];
    const met = back.play([{ do: 'again', option: 'pursuit', on: back.hex('0402'), units: [], charges }]);
    expect(met.due).toBe('B square');
    expect(met.play([TEST, 5]).shock([], '0402', [0])).toContain('-2 charge-on-square');
  });
  test('after 5 to 9: pursuit alone', () => {
    const after = ridden(['A C 4/5 0406 N', 'B I 4/5 0404 S'], 4, 5);
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }], [PASS]);
    expect([back.due, rightsIn(back)]).toEqual(['A right', ['pursuit']]);
  });
  const met = (...faces: number[]): Board => {
    const position = board({ units: ['A C 4/5 0406 N', 'B C 4/5 0404 S'] });
    const charged = position.play([position.shockBy([], '0404', [[0, '0406', '0405']])]);
    expect(charged.due).toBe('B counter-charge');
    return charged.play([TEST, 5], [FIGHT, ...faces]);
  };
  test('after 0 to 4, counter-charge and recoil of the attacker: the defender pursues', () => {
    const after = met(3, 6);
    expect(after.due).toBe('A recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0406') }]);
    expect([back.due, rightsIn(back)]).toEqual(['B right', ['pursuit']]);
  });
  test('where the attacker holds he does not; both end disordered (J-99)', () => {
    const after = met(3, 5);
    expect([after.due, after.unit(0), after.unit(1)]).toEqual([undefined, '0405 disordered', '0404 disordered']);
  });
  test('without a counter-charge neither', () => {
    const position = board({ units: ['A C 4/5 0406 N', 'B C 4/5 0404 S'] });
    const charged = position.play([position.shockBy([], '0404', [[0, '0406', '0405']])], [PASS], [FIGHT, 2, 6]);
    const back = charged.play([{ do: 'recoil', to: charged.hex('0406') }]);
    expect([back.due, back.unit(1)]).toEqual([undefined, '0404']);
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
  test('away from the attackers, facing kept; its owner chooses (J-100)', () => {
    const after = fought(EVEN, 9);
    expect([after.due, hexes(after)]).toEqual(['B recoil', ['0403', '0503', '0504']]);
    const back = after.play([{ do: 'recoil', to: after.hex('0504') }]);
    expect([back.unit(1), facingOf(back.state, 1)]).toEqual(['0504 disordered', 3]);
    expect(after.refusal({ do: 'recoil', to: after.hex('0505') })).toBe('no hex to recoil to');
  });
  test('a free hex goes before one with friends', () => {
    const after = fought([...EVEN, 'B I 4/5 0403 S'], 9);
    expect(hexes(after)).toEqual(['0503', '0504']);
  });
  const water = (...around: readonly string[]) => Object.fromEntries(around.map((hex) => [hex, 'water']));
  test('one with friends goes before one beyond them', () => {
    const units = [...EVEN, 'B I 4/5 0403 S', 'B I 4/5 0503 S', 'B I 4/5 0503 S'];
    const after = fought({ units, ground: water('0304', '0504') }, 9);
    expect([after.unit(1), after.due]).toEqual(['0403 disordered', 'A advance']);
  });
  test('a routed unit does not join good friends', () => {
    const units = ['A I 4/5 0405 N', 'B I 4/5 0404 S d', 'B I 4/5 0403 S'];
    const after = fought({ units, ground: water('0304', '0503', '0504', '0505') }, 9);
    expect([after.due, hexes(after)]).toEqual(['B recoil', ['0302', '0303', '0402']]);
  });
  test('of a group with no way together, whoever has one alone goes', () => {
    const units = [...EVEN, 'B A 4/5 0404 S', 'B I 4/5 0403 S', 'B I 4/5 0403 S'];
    const ground = water('0304', '0503', '0504', '0505', '0302', '0303', '0402');
    const position = board({ units, ground });
    const after = position.play([position.shockBy([0], '0404')], [PASS], [FIGHT, 9]);
    expect([after.unit(1), after.unit(2)]).toEqual(['eliminated', '0403 disordered']);
  });
  test('the best cohesion of several attackers advances (J-98)', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 0404 S', 'A I 4/6 0505 N'] });
    const after = position.play([position.shockBy([0, 2], '0404')], [FIGHT, 9]);
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect(back.refusal({ do: 'advance', units: [0], facing: 0 })).toBe('this advance is not possible');
    expect(back.play([{ do: 'advance', units: [2], facing: 0 }]).unit(2)).toBe('0404');
  });
  test('friends without room are passed, and test', () => {
    const rear = ['0403', '0503', '0304', '0504'].flatMap((hex) => [`B I 4/5 ${hex} S`, `B I 4/5 ${hex} S`]);
    // One of them has a rear hex of the attacker in its front: 9 in all.
    const after = fought([...EVEN, ...rear], 9, 5);
    expect(after.owes).toBe('recoil');
    const [way] = after.game.legal(after.state).sample();
    const passing = after.play([way!]);
    expect(passing.due).toBe('B steady');
    const shaken = passing.play([TEST, 6]);
    expect(shaken.state.units.filter((_, unit) => stateOf(shaken.state, unit) === 'disordered')).toHaveLength(1);
  });
  test('a routed unit of a stack leaves it at once', () => {
    const after = fought(['A I 8/5 0405 N', 'B I 4/5 0404 S d', 'B I 4/5 0404 S'], 9);
    expect(after.due).toBe('B recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0403') }]);
    expect(back.due).toBe('B recoil');
    const apart = back.play([{ do: 'recoil', to: back.hex('0503') }]);
    expect([apart.unit(1), apart.unit(2), apart.due]).toEqual(['0503 routed', '0403 disordered', 'A advance']);
  });
  test('two routed beside a third recoil one hex each', () => {
    const units = ['A I 9/9 0405 N', 'B I 4/5 0404 S d', 'B I 4/5 0404 S d', 'B A 2/5 0404 S', 'A I 9/9 0505 N'];
    const position = board({ units });
    let after = position.play([position.shockBy([0, 4], '0404')], [PASS], [FIGHT, 9]);
    while (after.owes === 'recoil') after = after.play([after.game.legal(after.state).sample()[0]!]);
    const far = (unit: number) => distance(after.game.field.grid, after.hex('0404'), hexOf(after.state, unit));
    expect([1, 2, 3].map(far)).toEqual([1, 1, 1]);
  });
});

describe('routed by fire (J-113)', () => {
  const fired = (units: readonly string[], face: number, more: Partial<Sketch> = {}): Board => {
    const position = board({ units: ['A A 6/5 0405 N', ...units], step: 'fire', ...more });
    return position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, face]);
  };
  test('15: alone, it stays until it flees', () => {
    const after = fired(['B I 4/5 0403 S'], 9);
    expect([after.unit(1), after.due]).toEqual(['0403 routed', undefined]);
  });
  test('14 is disorder', () => expect(fired(['B I 4/5 0403 S'], 8).unit(1)).toBe('0403 disordered'));
  test('with others in its hex, it recoils at once', () => {
    // 13 on two units: D on each, on the disordered one rout.
    const after = fired(['B I 4/5 0403 S d', 'B I 4/5 0403 S'], 6);
    expect(after.due).toBe('B recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0402') }]);
    expect([back.unit(1), back.unit(2)]).toEqual(['0402 routed', '0403 disordered']);
  });
  const TWO = ['B I 4/5 0403 S d', 'B I 4/5 0403 S d'];
  test('of two routed together, one stays and one recoils', () => {
    const after = fired(TWO, 6);
    expect(after.due).toBe('B recoil');
    const back = after.play([{ do: 'recoil', to: after.hex('0402') }]);
    expect([back.unit(1), back.unit(2), back.due]).toEqual(['0403 routed', '0402 routed', undefined]);
  });
  test('at need, both stay', () => {
    const around = ['0402', '0302', '0303', '0304', '0404', '0503'];
    const ground = Object.fromEntries(around.map((hex) => [hex, 'water']));
    const after = fired(TWO, 6, { ground });
    expect([after.unit(1), after.unit(2), after.due]).toEqual(['0403 routed', '0403 routed', undefined]);
  });
  test('two who were routed before and are missed stay as they are', () => {
    const after = fired(['B I 4/5 0403 S r', 'B I 4/5 0403 S r'], 0);
    expect([after.unit(1), after.unit(2), after.due]).toEqual(['0403 routed', '0403 routed', undefined]);
  });
});
