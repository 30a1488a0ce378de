import { describe, expect, test } from 'vitest';
import { FLAG, has } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const FIGHT = { do: 'fight' } as const;
const TEST = { do: 'test' } as const;
const PASS = { do: 'pass' } as const;
const EVEN = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];

describe('an assault, stage by stage', () => {
  const RIDERS = ['A C 4/5 0406 N', 'B I 4/5 0404 S'];
  const charged = (units: readonly string[], more: Partial<Sketch> = {}): Board => {
    const position = board({ units, ...more });
    return position.play([position.shockBy([], '0404', [[0, '0406', '0405']])]);
  };
  test('charged foot may form square', () => {
    const after = charged(RIDERS);
    expect([after.owes, after.unit(0)]).toEqual(['square', '0405']);
    const square = after.play([TEST, 5]);
    expect([square.owes, square.shock([], '0404', [0])]).toEqual(['fight', ['+1 terrain', '-2 charge-on-square']]);
  });
  test('one test for the hex, all its foot together (J-110)', () => {
    const after = charged([...RIDERS, 'B I 4/5 0404 S']);
    expect(after.due).toBe('B square');
    const [formed, failed] = [after.play([TEST, 5]), after.play([TEST, 6])];
    expect([1, 2].map((unit) => has(formed.state, unit, FLAG.square))).toEqual([true, true]);
    expect([1, 2].map((unit) => failed.unit(unit))).toEqual(['0404 disordered', '0404 disordered']);
  });
  test('foot already in an enemy zone forms none, nor in a village, nor routed (J-96)', () => {
    expect(charged([...RIDERS, 'A I 4/5 0503 S']).due).toBe('A fight');
    expect(charged([...RIDERS, 'A I 4/5 0503 S d']).due).toBe('B square');
    // Only by the switch of J-13 a charge comes into one.
    const options = { 'J-13': 'hexsides-only' };
    expect(charged(RIDERS, { options, ground: { '0404': 'town' } }).due).toBe('A fight');
    expect(charged(RIDERS, { options, ground: { '0404': 'woods' } }).due).toBe('B square');
    expect(charged(['A C 4/5 0406 N', 'B I 4/5 0404 S r']).due).toBe('A fight');
    expect(charged(['A C 4/5 0406 N', 'B I 4/5 0404 S q']).due).toBe('A fight');
  });
  test('a zone that does not reach across a river or over a bridge keeps nobody from his square (J-85)', () => {
    const river = { river: ['0404-0503'] };
    const due = (sides: Sketch['sides']) => charged([...RIDERS, 'A I 4/5 0503 S'], { sides: sides! }).due;
    expect([due({}), due(river), due({ ...river, bridge: ['0404-0503'] })]).toEqual([
      'A fight',
      'B square',
      'B square',
    ]);
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
    expect(after.due).toBe('B counter-charge');
    const [met, failed, declined] = [after.play([TEST, 5]), after.play([TEST, 6]), after.play([PASS])];
    expect([met, failed, declined].map(({ state }) => state.assault?.counterCharge)).toEqual([true, false, false]);
    expect([met.due, failed.due, declined.due]).toEqual(['A fight', 'A fight', 'A fight']);
  });
  test('not from behind, nor disordered (J-97)', () => {
    expect(charged(['A C 4/5 0406 N', 'B C 4/5 0404 N']).due).toBe('A fight');
    expect(charged(['A C 4/5 0406 N', 'B C 4/5 0404 S d']).due).toBe('A fight');
  });
  test('light against heavy adds two', () => {
    const after = charged(['A L 4/5 0406 N', 'B C 4/5 0404 S']);
    expect(after.owes).toBe('refuse');
    expect(after.play([PASS], [TEST, 4]).state.assault?.counterCharge).toBe(false);
    expect(after.play([PASS], [TEST, 3]).state.assault?.counterCharge).toBe(true);
  });
  test('nobody else adds anything, nor where the heavy do not charge', () => {
    const met = (position: Board): boolean | undefined => position.play([TEST, 5]).state.assault?.counterCharge;
    expect(met(charged(['A L 4/5 0406 N', 'B L 4/5 0404 S']))).toBe(true);
    expect(met(charged(['A C 4/5 0406 N', 'B L 4/5 0404 S']))).toBe(true);
    const position = board({ units: ['A C 4/5 0406 N', 'B C 4/5 0404 S', 'A L 4/5 0505 N'] });
    expect(met(position.play([position.shockBy([2], '0404', [[0, '0406', '0405']])]))).toBe(true);
  });
  test('neither guns nor foot counter-charge, and nobody where the charge comes from behind and others from the front', () => {
    expect(charged(['A C 4/5 0406 N', 'B H 4/5 0404 S']).due).toBe('B reaction');
    expect(charged([...RIDERS, 'A I 4/5 0503 S']).due).toBe('A fight');
    const position = board({ units: ['A C 4/5 0502 S', 'B C 4/5 0404 S', 'A I 4/5 0504 NW'] });
    expect(position.play([position.shockBy([2], '0404', [[0, '0502', '0503']])]).due).toBe('A fight');
  });
  test('a charge whose way the enemy blocks meanwhile is not ridden (J-109)', () => {
    const units = ['A C 4/5 0407 N', 'B I 4/5 0404 S', 'A I 4/5 0606 NW', 'B I 4/5 0506 S d'];
    const position = board({ units, ground: { '0505': 'water', '0507': 'water' } });
    const ride = position.shockBy([], '0404', [[0, '0407', '0406', '0405']]);
    const blocked = position.play([position.shockBy([2], '0506')], [ride], [FIGHT, 9]);
    expect([blocked.unit(3), blocked.due]).toEqual(['0406 routed', 'A advance']);
    const after = blocked.play([PASS]);
    expect([after.unit(0), after.due, after.state.assault]).toEqual(['0407', undefined, null]);
  });
  test('nor one whose end friends have filled', () => {
    const units = ['A C 4/5 0306 N', 'B I 4/5 0404 S', 'A I 1/5 0505 N', 'B I 4/5 0504 S'];
    const position = board({ units, ground: { '0406': 'water', '0506': 'water' } });
    const ride = position.shockBy([], '0404', [[0, '0306', '0405']]);
    const driven = position.play([position.shockBy([2], '0504')], [ride], [FIGHT, 0, 6]);
    expect([driven.unit(2), driven.due]).toEqual(['0405 routed', 'B right']);
    const after = driven.play([PASS]);
    expect([after.unit(0), after.state.assault]).toEqual(['0306', null]);
  });
  test('who may refuse whom (J-94)', () => {
    const due = (attacker: string, ...defenders: readonly string[]): string | undefined => {
      const position = board({ units: [attacker, ...defenders] });
      return position.play([position.shockBy([0], '0404')]).due;
    };
    expect(due('A I 4/5 0405 N', 'B C 4/5 0404 S')).toBe('B refuse');
    expect(due('A I 4/5 0405 N', 'B L 4/5 0404 S')).toBe('B refuse');
    expect(due('A I 4/5 0405 N', 'B H 4/5 0404 S')).toBe('B refuse');
    expect(due('A L 4/5 0405 N', 'B C 4/5 0404 S')).toBe('B refuse');
    expect(due('A I 4/5 0405 N', 'B I 4/5 0404 S')).toBe('A fight');
    expect(due('A C 4/5 0405 N', 'B C 4/5 0404 S')).toBe('A fight');
    expect(due('A L 4/5 0405 N', 'B L 4/5 0404 S')).toBe('A fight');
    expect(due('A I 4/5 0405 N', 'B A 4/5 0404 S')).toBe('B reaction');
    expect(due('A I 4/5 0405 N', 'B C 4/5 0404 S', 'B A 4/5 0404 S')).toBe('B reaction');
    expect(due('A L 4/5 0405 N', 'B H 4/5 0404 S')).toBe('B refuse');
    expect(due('A C 4/5 0405 N', 'B H 4/5 0404 S')).toBe('B reaction');
    expect(due('A I 4/5 0405 N', 'B C 4/5 0404 S d')).toBe('B refuse');
    expect(due('A I 4/5 0405 N', 'B C 4/5 0404 S r')).toBe('A fight');
    expect(due('A I 4/5 0405 N', 'B H 4/5 0404 S r')).toBe('A fight');
  });
  test('only where they may refuse every attacker', () => {
    const due = (other: string, defender: string): string | undefined => {
      const position = board({ units: ['A I 4/5 0405 N', defender, other] });
      return position.play([position.shockBy([0, 2], '0404')]).due;
    };
    expect(due('A I 4/5 0505 N', 'B C 4/5 0404 S')).toBe('B refuse');
    expect(due('A L 4/5 0505 N', 'B C 4/5 0404 S')).toBe('B refuse');
    expect(due('A C 4/5 0505 N', 'B C 4/5 0404 S')).toBe('A fight');
    expect(due('A L 4/5 0505 N', 'B L 4/5 0404 S')).toBe('A fight');
    const riding = board({ units: ['A C 4/5 0406 N', 'B C 4/5 0404 S', 'A I 4/5 0505 N'] });
    expect(riding.play([riding.shockBy([2], '0404', [[0, '0406', '0405']])]).due).toBe('B counter-charge');
  });
  test('two hexes at most', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B C 4/5 0404 S'] });
    const after = position.play([position.shockBy([0], '0404')]);
    expect(after.refusal({ do: 'refuse', to: after.hex('0401'), facing: 3 })).toBe('out of reach');
  });
  test('whoever refuses over a side that disorders is disordered (J-46)', () => {
    const redoubt = ['0404-0403', '0304-0403', '0503-0403'];
    const refused = (horse: string, sides: Sketch['sides']): string => {
      const position = board({ units: ['A I 4/5 0405 N', horse], sides: sides! });
      return position
        .play([position.shockBy([0], '0404')], [{ do: 'refuse', to: position.hex('0403'), facing: 3 }])
        .unit(1);
    };
    expect(refused('B H 4/5 0404 S', { redoubt })).toBe('0403 disordered');
    expect(refused('B H 4/5 0404 S', {})).toBe('0403');
  });
  test('light cavalry that flees a heavy charge tests its cohesion', () => {
    const after = charged(['A L 4/5 0406 N', 'B C 4/5 0404 S']);
    const gone = after.play([{ do: 'refuse', to: after.hex('0402'), facing: 3 }]);
    expect(gone.due).toBe('B steady');
    expect([gone.play([TEST, 5]).unit(1), gone.play([TEST, 6]).unit(1)]).toEqual(['0402', '0402 disordered']);
  });
  test('without orders, on its own initiative: who fails the engagement test stays out (J-93)', () => {
    const units = ['A I 4/5 0405 N o', 'B I 4/5 0404 S', 'A I 4/5 0505 N o'];
    const given = board({ units });
    const position = given.with({ ...given.state, impulse: 'passed' });
    const asked = position.play([position.shockBy([0, 2], '0404')]);
    expect(asked.due).toBe('A engage');
    const one = asked.play([TEST, 5], [TEST, 6]);
    expect([one.due, one.state.assault?.units]).toEqual(['A fight', [0]]);
    const none = asked.play([TEST, 6], [TEST, 6]);
    expect([none.due, none.state.assault]).toEqual([undefined, null]);
    expect(asked.refusal(PASS)).toBe('not now');
  });
  test('an assault goes on without those whom the one before it drove off (J-109)', () => {
    const units = ['A I 1/5 0405 N', 'B I 4/5 0404 S', 'A I 1/5 0405 N', 'B I 4/5 0304 S'];
    const position = board({ units });
    const declared = position.play([position.shockBy([0], '0404')], [position.shockBy([2], '0304')]);
    const back = declared.play([FIGHT, 0, 5]);
    const again = { do: 'again', option: 'counter-shock', on: back.hex('0405'), units: [1], charges: [] } as const;
    const driven = back.play([again], [FIGHT, 9], [{ do: 'recoil', to: back.hex('0406') }]);
    expect([driven.due, driven.unit(2)]).toEqual(['B advance', '0406 disordered']);
    const after = driven.play([PASS]);
    expect([after.state.assault, after.state.declared, after.unit(3)]).toEqual([null, [], '0304']);
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
    expect(after.due).toBe('B reaction');
    const fired = after.play([{ do: 'fire', units: [2], at: after.hex('0405') }, 9]);
    expect([fired.unit(0), fired.state.assault]).toEqual(['0405 disordered', null]);
  });
});

test('whoever recoils before a counter-shock no longer strikes where he had declared to', () => {
  const stack = board({ units: ['A I 2/3 0505 N', 'A I 2/3 0505 N', 'B I 8/9 0504 S', 'B I 4/5 0404 S'] });
  const struck = stack
    .play([stack.shockBy([0], '0504')], [stack.shockBy([1], '0404')], [FIGHT, 0, 0])
    .play([{ do: 'again', option: 'counter-shock', on: stack.hex('0505'), units: [2], charges: [] }], [FIGHT, 9]);
  let after = struck;
  while (after.owes === 'recoil') after = after.play([after.game.legal(after.state).sample()[0]!]);
  after = after.play([PASS]);
  expect(after.unit(1)).not.toContain('0505');
  expect(after.state.declared).toEqual([]);
  expect(after.owes).not.toBe('fight');
});
