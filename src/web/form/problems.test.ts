import { expect, it } from 'vitest';
import { parse, whole } from '../../kernel/schema.ts';
import { same } from '../../kernel/text.ts';
import { byPath, tryMake } from './problems.ts';

const strength = whole(same('strength'), 1, 30);

it('gives what was made of input that fits', () => {
  expect(tryMake(() => parse(strength, 9))).toEqual({ made: 9 });
});

it('gives the problems of input that does not, by path', () => {
  const read = tryMake(() => parse(strength, 99));
  expect('problems' in read && [...byPath(read.problems).keys()]).toEqual(['situation']);
});

it('lets a bug through', () => {
  const bug = new TypeError('a bug');
  expect(() =>
    tryMake(() => {
      throw bug;
    }),
  ).toThrow(bug);
});
