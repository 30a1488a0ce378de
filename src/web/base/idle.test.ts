import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSlices } from './idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Work whose every turn takes ten milliseconds. */
function* slow(turns: { done: number }): Generator<undefined, string> {
  for (let i = 0; i < 10; i++) {
    vi.setSystemTime(Date.now() + 10);
    vi.spyOn(performance, 'now').mockReturnValue(Date.now());
    turns.done++;
    yield;
  }
  return 'done';
}

it('does long work in slices and hands over its result', () => {
  const turns = { done: 0 };
  const results: string[] = [];
  inSlices(slow(turns), (result) => results.push(result));
  vi.advanceTimersByTime(250);
  expect(turns.done).toBeLessThan(5);
  vi.runAllTimers();
  expect(results).toEqual(['done']);
});

it('stops when it is cancelled between two slices', () => {
  const turns = { done: 0 };
  const cancel = inSlices(slow(turns), () => expect.unreachable());
  vi.advanceTimersByTime(250);
  const before = turns.done;
  cancel();
  vi.runAllTimers();
  expect(turns.done).toBe(before);
});
