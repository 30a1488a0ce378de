import { describe, expect, test } from 'vitest';
import { FIGHT } from '../turn/orders.ts';
import { facingOf } from '../position/state.ts';
import { A, B, board, afterMelee } from '../fixtures/board.ts';

describe('retreats', () => {
  test('an empty hex before one with friends', () => {
    const position = afterMelee([5], { units: [A, B, 'B Ca 4/5 0402 S'] });
    expect(position.ends).toEqual(['0302', '0303']);
  });

  test('a friendly hex before one in front of the enemy, with its facing', () => {
    const units = [A, B, 'B Ca 4/5 0402 SE', 'A Ca 4/5 0202 NE'];
    const position = afterMelee([5], { units, ground: { '0303': 'sea-river' } });
    expect(position.unit(1)).toBe('0402');
    expect(facingOf(position.state, 1)).toBe(2);
  });

  test('into the front of an enemy only as the last one, with a D', () => {
    const position = afterMelee([5], { units: [A, B, 'A Ca 4/5 0401 S'], ground: { '0303': 'sea-river' } });
    expect(position.ends).toEqual(['0302', '0402']);
    expect(position.play([{ do: 'retreat', to: position.hex('0402') }]).unit(1)).toBe('0402 discouraged');
  });

  test('nowhere: one state worse in place, and nobody advances', () => {
    const river = Object.fromEntries(['0303', '0302', '0402', '0503', '0304'].map((hex) => [hex, 'sea-river']));
    const position = afterMelee([5], { ground: river });
    expect(position.unit(1)).toBe('0403 fatigued');
    expect([position.unit(0), position.owes]).toEqual(['0404', undefined]);
  });

  test('nowhere for a discouraged unit: it routs and flees, and nobody advances', () => {
    const full = ['0302', '0402', '0303', '0503', '0304'].flatMap((hex) => [`B Ca 5/5 ${hex} S`, `B Ca 4/5 ${hex} S`]);
    const position = afterMelee([3], { units: [A, 'B Ca 4/5 0403 S - d', ...full] });
    expect([position.unit(1), position.owes]).toEqual(['0403 routed', 'flee']);
    expect([position.first().unit(0), position.first().owes]).toEqual(['0404', undefined]);
  });

  test('nowhere for one stack of two: the hex of the other one is entered all the same', () => {
    const river = Object.fromEntries(['0303', '0302', '0402', '0304'].map((hex) => [hex, 'sea-river']));
    const given = board({ units: ['A Ca 9/5 0404 N', B, 'B Ca 6/5 0503 S'], ground: river });
    const position = given.play([given.attack(['0404'], ['0403', '0503'])], [FIGHT, 5]);
    expect([position.unit(1), position.owes]).toEqual(['0403 fatigued', 'retreat']);
    const left = position.play([{ do: 'retreat', to: position.hex('0603') }]);
    expect([left.owes, left.ends]).toEqual(['advance', ['0503']]);
  });

  test('a routed unit with no way at all is eliminated', () => {
    const river = Object.fromEntries(['0303', '0302', '0402', '0503', '0304'].map((hex) => [hex, 'sea-river']));
    expect(afterMelee([9], { units: ['A Ca 8/5 0404 N', 'B In 4/4 0403 N'], ground: river }).unit(1)).toBe(
      'eliminated',
    );
  });

  test('off the map is eliminated', () => {
    const given = board({ units: ['A Ca 8/5 0402 N', 'B In 4/4 0401 N'] });
    const position = given.play([given.attack(['0402'], ['0401'])], [FIGHT, 9]);
    expect(position.unit(1)).toBe('eliminated');
  });

  test.each([
    ['9 SP', ['B Ca 5/5 0402 S'], '0402'],
    ['not 10 SP', ['B In 6/1 0402 S'], '0403 fatigued'],
    ['not a third unit', ['B Ca 2/5 0402 S', 'B Ca 2/5 0402 S'], '0403 fatigued'],
    ['not a routed one', ['B Ca 4/5 0402 S - r'], '0403 fatigued'],
  ])('to friends: %s', (_, friends, expected) => {
    const river = Object.fromEntries(['0303', '0302', '0503', '0304'].map((hex) => [hex, 'sea-river']));
    expect(afterMelee([5], { units: [A, B, ...friends], ground: river }).unit(1)).toBe(expected);
  });

  test('a flight does not end with friends: it goes on to a free hex', () => {
    const friends = ['01', '02', '03', '04', '05', '06', '07'].map((column) => `B In 4/1 ${column}02 S`);
    const given = board({ units: ['A Ca 8/5 0406 N', 'B In 4/4 0405 N', ...friends] });
    const position = given.play([given.attack(['0406'], ['0405'])], [FIGHT, 9]);
    expect(position.owes).toBe('flee');
    for (const hex of position.ends) expect(hex.slice(2)).toBe('01');
  });
});
