import { expect, it } from 'vitest';
import { SlowQuestions } from './slow-questions.ts';

it('remembers so many questions, and forgets the oldest', () => {
  const tooLong = new SlowQuestions(2);
  for (const question of ['a', 'b', 'b', 'c']) tooLong.add(question);
  expect(['a', 'b', 'c'].map((question) => tooLong.has(question))).toEqual([false, true, true]);
});
