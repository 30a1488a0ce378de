import { expect, test } from 'vitest';
import { BadInput } from '../../kernel/problem.ts';
import { coloursOf, mustDifferInColour, withoutColours } from './colours.ts';

test('as usual the first side is red and the second blue', () => {
  expect(coloursOf([{ colour: 'usual' }, { colour: 'usual' }])).toEqual(['red', 'blue']);
  expect(coloursOf([{ colour: 'green' }, { colour: 'usual' }])).toEqual(['green', 'blue']);
});

test('both sides of one colour are refused, whoever chose it', () => {
  expect(() => mustDifferInColour([{ colour: 'blue' }, { colour: 'usual' }])).toThrow(BadInput);
  expect(() => mustDifferInColour([{ colour: 'grey' }, { colour: 'grey' }])).toThrow(/sides\[2\]\.colour/);
  expect(() => mustDifferInColour([{ colour: 'blue' }, { colour: 'red' }])).not.toThrow();
});

test('what is hashed of a scenario knows no colours', () =>
  expect(
    withoutColours({
      id: 'x',
      sides: [
        { name: 'a', colour: 'green' },
        { name: 'b', colour: 'usual' },
      ],
    }),
  ).toEqual({
    id: 'x',
    sides: [{ name: 'a' }, { name: 'b' }],
  }));
