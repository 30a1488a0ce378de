import { describe, expect, test } from 'vitest';
import { FIGHT, PASS } from '../turn/orders.ts';
import { facingOf, FLAG, has } from '../position/state.ts';
import { A, B, board, type Board, afterMelee } from '../fixtures/board.ts';

describe('each line of the results chart', () => {
  test('1 to 3: defenders F, attackers R, to a hex of their choice', () => {
    const position = afterMelee([2]);
    expect(position.unit(1)).toBe('0403 fatigued');
    expect(position.owes).toBe('retreat');
    expect(position.game.legal(position.state).side).toBe(0);
    expect(position.game.legal(position.state).sample()).toEqual([
      { do: 'retreat', to: position.hex('0504') },
      { do: 'retreat', to: position.hex('0505') },
      { do: 'retreat', to: position.hex('0405') },
    ]);
    const after = position.play([{ do: 'retreat', to: position.hex('0405') }]);
    expect(after.unit(0)).toBe('0405');
    expect(facingOf(after.state, 0)).toBe(0);
  });

  test('4: no effect, and the stack has attacked', () => {
    const position = afterMelee([3]);
    expect([position.unit(0), position.unit(1), position.owes]).toEqual(['0404', '0403', undefined]);
  });

  test('5 and 6: defenders R, attackers must advance', () => {
    const position = afterMelee([5]);
    expect(position.owes).toBe('retreat');
    expect(position.game.legal(position.state).side).toBe(1);
    const after = position.play([{ do: 'retreat', to: position.hex('0302') }]);
    expect(after.unit(1)).toBe('0302');
    expect(after.owes).toBe('advance');
    expect(after.game.legal(after.state).has({ do: 'pass' })).toBe(false);
    const advanced = after.play([{ do: 'advance', units: [0], to: after.hex('0403'), facing: 5 }]);
    expect([advanced.unit(0), facingOf(advanced.state, 0)]).toEqual(['0403', 5]);
  });

  test('7 to 9: defenders F + R', () =>
    expect(
      afterMelee([8])
        .play([{ do: 'retreat', to: board({ units: [A, B] }).hex('0402') }])
        .unit(1),
    ).toBe('0402 fatigued'));

  test('10 to 13: defenders D + R', () => {
    const position = afterMelee([9]);
    expect(position.unit(1)).toBe('0403 discouraged');
    expect(position.owes).toBe('retreat');
  });

  test('14 to 16: defenders Dr + R, two hexes and then one', () => {
    const given = board({ units: ['A Ca 8/5 0406 N', 'B In 4/4 0405 N'] });
    const position = given.play([given.attack(['0406'], ['0405'])], [FIGHT, 9]);
    expect(position.unit(1)).toBe('0405 routed');
    expect(position.owes).toBe('flee');
    expect(position.ends).toEqual(['0202', '0302', '0402', '0502']);
    const fled = position.play([{ do: 'flee', unit: 1, to: position.hex('0402') }]);
    expect(fled.unit(1)).toBe('0402 routed');
    expect(has(fled.state, 1, FLAG.fled)).toBe(true);
    expect(fled.owes).toBe('advance');
  });

  test('-3 to 0: attackers F + R', () => {
    const position = afterMelee([0], { units: ['A Ca 4/4 0404 N', 'B Ph 4/5 0403 S'] });
    expect(position.unit(0)).toBe('0404 fatigued');
    expect(position.owes).toBe('retreat');
    expect(position.unit(1)).toBe('0403');
  });

  test('-7 to -4: attackers D + R, defenders may advance', () => {
    const position = afterMelee([0], { units: ['A In 2/1 0404 N', 'B Ph 7/5 0403 S'] }).play([
      { do: 'retreat', to: board({ units: [A, B] }).hex('0405') },
    ]);
    expect(position.unit(0)).toBe('0405 discouraged');
    expect(position.owes).toBe('advance');
    expect(position.game.legal(position.state).side).toBe(1);
    expect(position.game.legal(position.state).has({ do: 'pass' })).toBe(true);
  });
});

describe('the ladder on the board', () => {
  test.each([
    ['F on a fatigued unit', 7, 'B Ca 5/6 0403 S - f', 'discouraged'],
    ['D on a discouraged unit: it routs', 9, 'B Ca 5/6 0403 S - d', 'routed', 'south'],
  ])('%s', (_, die, defender, state, edge = 'north') => {
    const sides = ['south', edge].map((one) => ({ name: { fr: one, en: one }, edge: one }));
    expect(afterMelee([die], { units: [A, defender], scenario: { sides } }).unit(1)).toBe(`0403 ${state}`);
  });

  test('Dr on a routed unit: eliminated', () =>
    expect(afterMelee([9], { units: ['A Ca 8/5 0404 N', 'B Ca 4/4 0403 S - r'] }).unit(1)).toBe('eliminated'));
});

describe('fire in a melee', () => {
  const UNITS = ['A Cl 4/5 0404 N', 'B Ar 4/5 0403 S'];
  const declared = (units: readonly string[]): Board => {
    const position = board({ units });
    return position.play([position.attack(['0404'], ['0403'])]);
  };

  test('the defender first, then the attacker, then the chart', () => {
    const first = declared(UNITS);
    expect([first.owes, first.game.legal(first.state).side]).toEqual(['defensive-fire', 1]);
    const second = first.play([{ do: 'pass' }]);
    expect([second.owes, second.game.legal(second.state).side]).toEqual(['offensive-fire', 0]);
    const third = second.play([{ do: 'fire', units: [0], at: second.hex('0403') }, 0]);
    expect(third.owes).toBe('fight');
    const prepared = third.game.prepare(third.state, FIGHT);
    expect(
      'explain' in prepared && prepared.explain()!.tallies[0]!.lines.find(({ row }) => row.id === 'fired')!.standing,
    ).toBe('counts');
  });

  test('an attacker routed by it drops out', () => {
    const position = declared(['A Ja 4/5 0404 N', 'B Ar 4/5 0403 S']);
    const after = position.play([{ do: 'fire', units: [1], at: position.hex('0404') }, 9]);
    expect(after.unit(0)).toBe('0404 routed');
    expect(after.owes).toBe('flee');
    const fled = after.first();
    expect(fled.owes).toBeUndefined();
  });

  test('a defender gone by offensive fire leaves his hex to who likes', () => {
    const position = declared(['A Ar 7/5 0404 N', 'B Pe 4/5 0403 N']);
    expect(position.owes).toBe('offensive-fire');
    const after = position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, 8]);
    const fled = after.first();
    expect(fled.owes).toBe('advance');
    expect(fled.game.legal(fled.state).has({ do: 'pass' })).toBe(true);
  });

  test('a stack attacked from behind does not fire back', () =>
    expect(declared(['A Ca 4/5 0404 N', 'B Ar 4/5 0403 N']).owes).toBe('fight'));

  test('out of command a unit uses no offensive fire, but defends itself with fire', () => {
    const given = board({ units: ['A Ho 4/5 0404 N', 'A Ar 4/5 0404 N', 'B Ar 4/5 0403 S'] });
    const position = given.but({ command: [...given.state.command].fill(0, 1) });
    const declared = position.play([position.attack(['0404'], ['0403'])]);
    expect(declared.owes).toBe('defensive-fire');
    expect(declared.play([PASS]).owes).toBe('fight');
    expect(given.play([given.attack(['0404'], ['0403'])], [PASS]).owes).toBe('offensive-fire');
  });
});
