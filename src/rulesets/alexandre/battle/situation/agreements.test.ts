import { expect, test } from 'vitest';
import { A, B, board } from '../fixtures/board.ts';

/** The melee of these, with facts changed before it is thrown. */
const agreed = (facts: object, units = [A, B], from = ['0404'], on = ['0403']) => {
  const given = board({ units });
  const { game, state } = given.play([given.attack(from, on)]);
  return game.prepare(state, { do: 'fight', agreed: { facts: { ...facts }, reason: 'the counter had slipped' } });
};

const ASPECT = 'attackers[1].approaches[1].aspect';

test('a fact may be changed by agreement', () => {
  const prepared = agreed({ [ASPECT]: 'rear' });
  expect('input' in prepared && (prepared.input as { total: number }).total).toBe(4);
});

test.each([
  [{ [ASPECT]: 'top' }, ASPECT],
  [{ 'defenders[1].units[1].strength': 99 }, 'a whole number'],
  [{ attackers: true }, 'a list'],
  [{ 'attackers[3].fired': true }, 'no such fact'],
  [{ 'attackers.length': 1 }, 'no such fact'],
  [{ 'attackers[1].hasOwnProperty': true }, 'no such fact'],
  [{ 'attackers[1].fired.valueOf': true }, 'no such fact'],
  [{ '': true }, 'no such fact'],
])('what is changed is checked as a form checks it: %j', (facts, problem) =>
  expect(() => agreed(facts)).toThrow(problem),
);

test('a melee of more stacks than a form holds may be changed too', () => {
  const around = ['0302 S', '0402 S', '0502 S', '0603 NW', '0504 N', '0404 N', '0304 N', '0303 NE'];
  const units = [...around.map((place) => `A Ca 4/5 ${place}`), B, 'B Ca 4/5 0503 S'];
  const from = around.map((place) => place.split(' ')[0]!);
  expect('input' in agreed({ 'attackers[8].units[1].quality': 4 }, units, from, ['0403', '0503'])).toBe(true);
});
