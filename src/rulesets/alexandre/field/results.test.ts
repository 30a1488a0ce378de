import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { facingOf, fateOf, is, leaderHex, NOWHERE } from './state.ts';
import { board, type Board, type Sketch } from './testing.ts';

/* A attacks from 0404, facing north, into 0403. B flees north (0402 and 0302 behind it), A south (0405, 0505). */
const A = 'A Ca 4/5 0404 N';
const B = 'B Ca 4/5 0403 S';
const FIGHT: Command = { do: 'fight' };

const fought = (die: readonly number[], sketch: Partial<Sketch> = {}): Board => {
  const position = board({ units: [A, B], ...sketch });
  return position.play([position.attack(['0404'], ['0403'])], [FIGHT, ...die]);
};

/** Where the choice that waits may lead. */
const hexesOf = (position: Board): string[] =>
  position.game
    .legal(position.state)
    .all()
    .map((command) => position.number((command as { to: number }).to))
    .toSorted();

/** Ca on Ca of equal worth is +1: a die of 0 to 9 reads 1 to 10. */
describe('each line of the results chart', () => {
  test('1 to 3: defenders F, attackers R, to a hex of their choice', () => {
    const position = fought([2]);
    expect(position.unit(1)).toBe('0403 fatigued');
    expect(position.owes).toBe('retreat');
    expect(position.game.legal(position.state).side).toBe(0);
    expect(position.game.legal(position.state).all()).toEqual([
      { do: 'retreat', to: position.hex('0504') },
      { do: 'retreat', to: position.hex('0505') },
      { do: 'retreat', to: position.hex('0405') },
    ]);
    const after = position.play([{ do: 'retreat', to: position.hex('0405') }]);
    expect(after.unit(0)).toBe('0405');
    expect(facingOf(after.state, 0)).toBe(0);
  });

  test('4: no effect, and the stack has attacked', () => {
    const position = fought([3]);
    expect([position.unit(0), position.unit(1), position.owes]).toEqual(['0404', '0403', undefined]);
  });

  test('5 and 6: defenders R, attackers must advance', () => {
    const position = fought([5]);
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
      fought([8])
        .play([{ do: 'retreat', to: board({ units: [A, B] }).hex('0402') }])
        .unit(1),
    ).toBe('0402 fatigued'));

  test('10 to 13: defenders D + R', () => {
    const position = fought([9]);
    expect(position.unit(1)).toBe('0403 discouraged');
    expect(position.owes).toBe('retreat');
  });

  test('14 to 16: defenders Dr + R, two hexes and then one', () => {
    const given = board({ units: ['A Ca 8/5 0406 N', 'B In 4/4 0405 N'] });
    const position = given.play([given.attack(['0406'], ['0405'])], [FIGHT, 9]);
    expect(position.unit(1)).toBe('0405 routed');
    expect(position.owes).toBe('flee');
    expect(hexesOf(position)).toEqual(['0202', '0302', '0402', '0502']);
    const fled = position.play([{ do: 'flee', unit: 1, to: position.hex('0402') }]);
    expect(fled.unit(1)).toBe('0402 routed');
    expect(is(fled.state, 1, 'fled')).toBe(true);
    expect(fled.owes).toBe('advance');
  });

  test('-3 to 0: attackers F + R', () => {
    const position = fought([0], { units: ['A Ca 4/4 0404 N', 'B Ph 4/5 0403 S'] });
    expect(position.unit(0)).toBe('0404 fatigued');
    expect(position.owes).toBe('retreat');
    expect(position.unit(1)).toBe('0403');
  });

  test('-7 to -4: attackers D + R, defenders may advance', () => {
    const position = fought([0], { units: ['A In 2/1 0404 N', 'B Ph 7/5 0403 S'] }).play([
      { do: 'retreat', to: board({ units: [A, B] }).hex('0405') },
    ]);
    expect(position.unit(0)).toBe('0405 discouraged');
    expect(position.owes).toBe('advance');
    expect(position.game.legal(position.state).side).toBe(1);
    expect(position.game.legal(position.state).has({ do: 'pass' })).toBe(true);
  });
});

describe('advance after combat', () => {
  test('of two Ph nobody must', () => {
    const position = fought([5], { units: ['A Ph 4/5 0404 N P', 'B Ph 4/5 0403 S'] }).play([
      { do: 'retreat', to: board({ units: [A] }).hex('0302') },
    ]);
    expect(position.owes).toBe('advance');
    expect(position.game.legal(position.state).has({ do: 'pass' })).toBe(true);
  });

  test('a discouraged unit does not', () => {
    const position = fought([7], { units: ['A Ca 5/6 0404 N - d', B] }).play([
      { do: 'retreat', to: board({ units: [A] }).hex('0302') },
    ]);
    expect(position.owes).toBeUndefined();
    expect(position.unit(0)).toBe('0404 discouraged');
  });

  test('one stack to a hex, together or in part', () => {
    const position = fought([5], { units: [A, 'B Ca 4/5 0403 S', 'A Ca 4/5 0404 N'] });
    const after = position.play([{ do: 'retreat', to: position.hex('0302') }]);
    const { game, state } = after;
    const advance = (units: number[]): Command => ({ do: 'advance', units, to: after.hex('0403'), facing: 0 });
    for (const units of [[0], [2], [0, 2]]) expect(game.legal(state).has(advance(units))).toBe(true);
    expect(after.play([advance([0, 2])]).unit(2)).toBe('0403');
    expect(after.play([advance([2])]).unit(0)).toBe('0404');
  });
});

describe('retreats', () => {
  test('an empty hex before one with friends', () => {
    const position = fought([5], { units: [A, B, 'B Ca 4/5 0402 S'] });
    expect(hexesOf(position)).toEqual(['0302', '0303']);
  });

  test('a friendly hex before one in front of the enemy, with its facing', () => {
    const units = [A, B, 'B Ca 4/5 0402 SE', 'A Ca 4/5 0202 NE'];
    const position = fought([5], { units, ground: { '0303': 'sea-river' } });
    expect(position.unit(1)).toBe('0402');
    expect(facingOf(position.state, 1)).toBe(2);
  });

  test('into the front of an enemy only as the last one, with a D', () => {
    const position = fought([5], { units: [A, B, 'A Ca 4/5 0401 S'], ground: { '0303': 'sea-river' } });
    expect(hexesOf(position)).toEqual(['0302', '0402']);
    expect(position.play([{ do: 'retreat', to: position.hex('0402') }]).unit(1)).toBe('0402 discouraged');
  });

  test('nowhere: one state worse in place, and nobody advances', () => {
    const river = Object.fromEntries(['0303', '0302', '0402', '0503', '0304'].map((hex) => [hex, 'sea-river']));
    const position = fought([5], { ground: river });
    expect(position.unit(1)).toBe('0403 fatigued');
    expect([position.unit(0), position.owes]).toEqual(['0404', undefined]);
  });

  test('a routed unit with no way at all is eliminated', () => {
    const river = Object.fromEntries(['0303', '0302', '0402', '0503', '0304'].map((hex) => [hex, 'sea-river']));
    expect(fought([9], { units: ['A Ca 8/5 0404 N', 'B In 4/4 0403 N'], ground: river }).unit(1)).toBe('eliminated');
  });

  test('off the map is eliminated', () => {
    const given = board({ units: ['A Ca 8/5 0402 N', 'B In 4/4 0401 N'] });
    const position = given.play([given.attack(['0402'], ['0401'])], [FIGHT, 9]);
    expect(position.unit(1)).toBe('eliminated');
  });
});

describe('the ladder on the board', () => {
  test.each([
    ['F on a fatigued unit', 7, 'B Ca 5/6 0403 S - f', 'discouraged'],
    ['D on a discouraged unit: it routs', 9, 'B Ca 5/6 0403 S - d', 'routed', 'south'],
  ])('%s', (_, die, defender, state, edge = 'north') => {
    const sides = ['south', edge].map((one) => ({ name: { fr: one, en: one }, edge: one }));
    expect(fought([die], { units: [A, defender], scenario: { sides } }).unit(1)).toBe(`0403 ${state}`);
  });

  test('Dr on a routed unit: eliminated', () =>
    expect(fought([9], { units: ['A Ca 8/5 0404 N', 'B Ca 4/4 0403 S - r'] }).unit(1)).toBe('eliminated'));
});

describe('leaders in a melee', () => {
  const WITH = { leaders: ['A Alexander 3 0404', 'B Spithridates 1 0403'] };

  test('a natural 9 checks the defender’s, a natural 0 the attacker’s', () => {
    expect(fateOf(fought([9, 7], WITH).state, 1)).toBe('wounded');
    expect(fateOf(fought([0, 9], { units: [A, 'B Ca 4/5 0403 S'], leaders: ['A Alexander 0 0404'] }).state, 0)).toBe(
      'killed',
    );
  });

  test('he goes along on a retreat', () => {
    const position = fought([6], { leaders: ['A Alexander 0 0405', 'B Spithridates 1 0403'] });
    const after = position.play([{ do: 'retreat', to: position.hex('0302') }]);
    expect(after.number(leaderHex(after.state, 1))).toBe('0302');
  });

  test('whose stack is eliminated is checked, and joins the nearest friend', () => {
    const position = fought([9, 0], {
      units: ['A Ca 8/5 0404 N', 'B Ca 4/4 0403 S - r', 'B Ca 4/4 0602 S'],
      leaders: ['A Alexander 0 0405', 'B Spithridates 1 0403'],
    });
    expect(position.owes).toBe('check');
    const after = position.play([{ do: 'check' }, 3]);
    expect(after.number(leaderHex(after.state, 1))).toBe('0602');
    expect(leaderHex(position.play([{ do: 'check' }, 9]).state, 1)).toBe(NOWHERE);
  });

  test('alone in a hex that the enemy enters he is taken, for 3 × (bonus + 1) points', () => {
    const given = board({
      units: ['A Ca 4/5 0406 N'],
      leaders: ['A Alexander 3 0406', 'B Memnon 1 0404'],
      step: 'move',
    });
    const after = given.play([{ do: 'move', units: [0], leaders: [], to: given.hex('0404'), facing: 0 }]);
    expect(fateOf(after.state, 1)).toBe('captured');
    expect(after.state.taken).toEqual([6, 0]);
  });
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
    const fled = after.play([after.game.legal(after.state).all()[0]!] as [Command]);
    expect(fled.owes).toBeUndefined();
  });

  test('a defender gone by offensive fire leaves his hex to who likes', () => {
    const position = declared(['A Ar 7/5 0404 N', 'B Pe 4/5 0403 N']);
    expect(position.owes).toBe('offensive-fire');
    const after = position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, 8]);
    const fled = after.play([after.game.legal(after.state).all()[0]!] as [Command]);
    expect(fled.owes).toBe('advance');
    expect(fled.game.legal(fled.state).has({ do: 'pass' })).toBe(true);
  });

  test('a stack attacked from behind does not fire back', () =>
    expect(declared(['A Ca 4/5 0404 N', 'B Ar 4/5 0403 N']).owes).toBe('fight'));
});

test('a fact may be changed by agreement, checked as a form checks it', () => {
  const given = board({ units: [A, B] });
  const position = given.play([given.attack(['0404'], ['0403'])]);
  const agreed = (facts: Record<string, string | number | boolean>): Command => ({
    do: 'fight',
    agreed: { facts, reason: 'the counter had slipped' },
  });
  const prepared = position.game.prepare(position.state, agreed({ 'attackers[1].approaches[1].aspect': 'rear' }));
  expect('input' in prepared && (prepared.input as { total: number }).total).toBe(4);
  expect(() => position.game.prepare(position.state, agreed({ 'attackers[1].approaches[1].aspect': 'top' }))).toThrow(
    'attackers[1].approaches[1].aspect',
  );
  expect(() => position.game.prepare(position.state, agreed({ 'attackers[3].fired': true }))).toThrow('no such fact');
});
