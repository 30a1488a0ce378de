import { expect, it } from 'vitest';
import { TooLong } from './too-long.ts';

it('remembers so many questions, and forgets the oldest', () => {
  const tooLong = new TooLong(2);
  for (const question of ['a', 'b', 'b', 'c']) tooLong.add(question);
  expect(['a', 'b', 'c'].map((question) => tooLong.has(question))).toEqual([false, true, true]);
});
