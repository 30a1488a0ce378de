import { describe, expect, test } from 'vitest';
import { FIGHT } from '../turn/orders.ts';
import { Draft } from '../position/draft.ts';
import { captureIn } from './leaders.ts';
import { fateOf, leaderHex, OFF_MAP } from '../position/state.ts';
import { A, B, board, type Board, afterMelee } from '../fixtures/board.ts';

describe('leaders in a melee', () => {
  const WITH = { leaders: ['A Alexander 3 0404', 'B Spithridates 1 0403'] };

  test('a natural 9 checks the defender’s, a natural 0 the attacker’s', () => {
    expect(fateOf(afterMelee([9, 7], WITH).state, 1)).toBe('wounded');
    expect(
      fateOf(afterMelee([0, 9], { units: [A, 'B Ca 4/5 0403 S'], leaders: ['A Alexander 0 0404'] }).state, 0),
    ).toBe('killed');
  });

  test('he goes along on a retreat', () => {
    const position = afterMelee([6], { leaders: ['A Alexander 0 0405', 'B Spithridates 1 0403'] });
    const after = position.play([{ do: 'retreat', to: position.hex('0302') }]);
    expect(after.number(leaderHex(after.state, 1))).toBe('0302');
  });

  test('whose stack is eliminated is checked, and joins the nearest friend', () => {
    const position = afterMelee([9, 0], {
      units: ['A Ca 8/5 0404 N', 'B Ca 4/4 0403 S - r', 'B Ca 4/4 0602 S'],
      leaders: ['A Alexander 0 0405', 'B Spithridates 1 0403'],
    });
    expect(position.owes).toBe('check');
    const after = position.play([{ do: 'check' }, 3]);
    expect(after.number(leaderHex(after.state, 1))).toBe('0602');
    expect(leaderHex(position.play([{ do: 'check' }, 9]).state, 1)).toBe(OFF_MAP);
  });

  test('alone in a hex that the enemy enters he is taken, for 3 × (bonus + 1) points', () => {
    const given = board({
      units: ['A Ca 4/5 0406 N'],
      leaders: ['A Alexander 3 0406', 'B Memnon 1 0404'],
      step: 'move',
    });
    const after = given.play([{ do: 'move', units: [0], leaders: [], to: given.hex('0404'), facing: 0 }]);
    expect([after.leader(1), after.state.taken]).toEqual(['captured', [6, 0]]);
  });

  test('a substitute is worth 3', () => {
    const given = board({ units: [A], leaders: ['A Alexander 3 0406', 'B Memnon 1 0402 s'], step: 'move' });
    const after = given.play([{ do: 'move', units: [0], leaders: [], to: given.hex('0402'), facing: 0 }]);
    expect([after.leader(1), after.state.taken]).toEqual(['captured', [3, 0]]);
  });

  test('killed by the fire that eliminates his stack he is not tested again', () => {
    const given = board({
      units: ['A Ar 7/5 0404 N', 'B Pe 4/5 0403 N - r', 'B Pe 4/5 0701 S'],
      leaders: ['A Alexander 3 0408', 'B Memnon 1 0403'],
    });
    const after = given.play(
      [given.attack(['0404'], ['0403'])],
      [{ do: 'fire', units: [0], at: given.hex('0403') }, 9, 9],
    );
    expect([after.leader(1), after.state.taken, after.owes]).toEqual(['killed', [6, 0], 'advance']);
  });

  test('unharmed by it he is tested as one whose stack is lost', () => {
    const given = board({
      units: ['A Ar 7/5 0404 N', 'B Pe 4/5 0403 N - r', 'B Pe 4/5 0701 S'],
      leaders: ['A Alexander 3 0408', 'B Memnon 1 0403'],
    });
    const after = given.play(
      [given.attack(['0404'], ['0403'])],
      [{ do: 'fire', units: [0], at: given.hex('0403') }, 9, 0],
    );
    expect(after.owes).toBe('check');
    expect(after.play([{ do: 'check' }, 0]).leader(1)).toBe('0701');
  });

  test('killed, he is worth 3 × (bonus + 1) points; a second wound kills', () => {
    const killed = afterMelee([9, 9], WITH);
    expect([killed.leader(1), killed.state.taken]).toEqual(['killed', [6, 0]]);
    const again = afterMelee([9, 7], { leaders: ['A Alexander 3 0404', 'B Spithridates 1 0403 w'] });
    expect([again.leader(1), again.state.taken]).toEqual(['killed', [6, 0]]);
    expect(afterMelee([9, 7], WITH).state.taken).toEqual([0, 0]);
  });

  test('wounded, or a substitute, he has no bonus', () => {
    const lines = (leader: string) => board({ units: [A, B], leaders: [leader] }).melee(['0404'], ['0403']);
    expect(lines('A Alexander 3 0404')).toContain('+3 leaders');
    for (const more of ['w', 's']) expect(lines(`A Alexander 3 0404 ${more}`)).not.toContain('+3 leaders');
  });

  test('he flees along; off the map he has fled, and nobody scores', () => {
    const rout = (from: string, on: string): Board => {
      const given = board({
        units: [`A Ca 8/5 ${from} N`, `B In 4/4 ${on} N`],
        leaders: ['A Alexander 0 0110', `B Memnon 1 ${on}`],
      });
      return given.play([given.attack([from], [on])], [FIGHT, 9, 0]);
    };
    const near = rout('0406', '0405');
    expect(near.play([{ do: 'flee', unit: 1, to: near.hex('0402') }]).leader(1)).toBe('0402');
    const off = rout('0402', '0401');
    expect([off.leader(1), off.state.taken]).toEqual(['fled', [0, 0]]);
  });

  test('a survivor joins nobody who is routed', () => {
    const position = afterMelee([9, 0], {
      units: ['A Ca 8/5 0404 N', 'B Ca 4/4 0403 S - r', 'B Ca 4/4 0602 S - r', 'B Ca 4/4 0901 S'],
      leaders: ['A Alexander 0 0405', 'B Spithridates 1 0403'],
    });
    expect(position.play([{ do: 'check' }, 3]).leader(1)).toBe('0901');
  });

  test('with friends he is not taken', () => {
    const given = board({ units: [A, B], leaders: ['A Alexander 0 0404', 'B Memnon 1 0403', 'B Bessus 1 0402'] });
    const draft = new Draft(given.game.field, given.state);
    captureIn(draft, 0, [given.hex('0403'), given.hex('0402')]);
    expect(draft.events).toEqual([{ is: 'leader', leader: 2, fate: 'captured', points: 6 }]);
  });
});
