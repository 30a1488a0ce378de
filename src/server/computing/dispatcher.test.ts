import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { LIMITS, type Limits } from '../limits.ts';
import { alexandre, testRuleset } from '../testing.ts';
import { type ActionId } from './actions.ts';
import { type Calculators, calculatorsInThisThread, type Reply } from './calculators.ts';
import { Dispatcher } from './dispatcher.ts';
import type { Question } from './question.ts';

const RULESETS = [alexandre, testRuleset];

function dispatcherWith(given: Partial<Limits> = {}, calculators?: Calculators) {
  const limits = { ...LIMITS, ...given };
  const pool = calculators ?? calculatorsInThisThread(RULESETS, limits);
  const handedOver = vi.spyOn(pool, 'answer');
  return { dispatcher: new Dispatcher(RULESETS, limits, pool), handedOver };
}

const single = (dice: number, action: ActionId = 'odds'): Question => ({
  ruleset: 'bench',
  procedure: 'single',
  action,
  body: action === 'matrix' ? {} : { situation: { dice } },
  gzip: false,
});

const here = new AbortController().signal;

it('answers at once what has few paths', () => {
  const { dispatcher } = dispatcherWith();
  const { content } = dispatcher.atOnce('a', single(1))!;
  expect(JSON.parse(String(content)).odds.outcomes).toHaveLength(10);
});

it('hands over what has more, after following only a few of them', async () => {
  const { dispatcher } = dispatcherWith({ quickPaths: 64 });
  const runs = vi.spyOn(testRuleset.procedures[1]!, 'resolve');
  expect(dispatcher.atOnce('a', single(2))).toBeUndefined();
  expect(runs.mock.calls.length).toBeLessThanOrEqual(65);
  runs.mockRestore();
  const { content } = await dispatcher.atLength('a', single(2), here);
  expect(JSON.parse(Buffer.from(content as Uint8Array).toString()).odds.outcomes).toHaveLength(100);
});

it.each(['levers', 'matrix'] as const)('hands %s over, small or not', (action) => {
  const { dispatcher } = dispatcherWith();
  const question = { ...single(1, action), ...(action === 'matrix' && { ruleset: 'alexandre', procedure: 'melee' }) };
  expect(dispatcher.atOnce('a', question)).toBeUndefined();
});

it('remembers what takes too long: asked again, by anybody, nothing is handed over', async () => {
  const { dispatcher, handedOver } = dispatcherWith({ paths: 500, leverPaths: 500 });
  expect(dispatcher.atOnce('a', single(3, 'levers'))).toBeUndefined();
  await expect(dispatcher.atLength('a', single(3, 'levers'), here)).rejects.toThrow('too many sequences of dice');
  expect(() => dispatcher.atOnce('b', single(3, 'levers'))).toThrow('too many sequences of dice');
  expect(handedOver).toHaveBeenCalledTimes(1);
});

it('counts no second time what was found too long: it is simulated at once', async () => {
  const { dispatcher } = dispatcherWith({ paths: 500 });
  const rule = vi.spyOn(testRuleset.procedures[1]!, 'resolve');
  const runs = async () => {
    rule.mockClear();
    const { content } = await dispatcher.atLength('a', single(3), here);
    expect(JSON.parse(Buffer.from(content as Uint8Array).toString())).toMatchObject({ odds: null, simulation: {} });
    return rule.mock.calls.length;
  };
  expect(await runs()).toBe(500 + 20_000);
  expect(await runs()).toBe(20_000);
  rule.mockRestore();
});

it('remembers a table that takes too long', async () => {
  const { dispatcher } = dispatcherWith({ matrixPaths: 900 });
  const table = (more: number) => ({ ...single(0, 'matrix'), body: { filters: { more } } });
  await expect(dispatcher.atLength('a', table(1), here)).rejects.toThrow('table of match-ups');
  expect(() => dispatcher.atOnce('a', table(1))).toThrow('table of match-ups');
  expect(dispatcher.atOnce('a', table(2))).toBeUndefined();
});

it('counts the time of calculators against the caller, and refuses him before he waits', async () => {
  const content = new TextEncoder().encode('{}');
  const reply: Reply = { content, gzipped: false, took: 600, tooLong: [] };
  const { dispatcher, handedOver } = dispatcherWith(
    { work: 1_000 },
    { answer: async () => reply, close: async () => {} },
  );
  for (let i = 0; i < 2; i++) expect(await dispatcher.atLength('a', single(9), here)).toMatchObject({ content });
  await expect(dispatcher.atLength('a', single(9), here)).rejects.toThrow('too many long calculations');
  expect(() => dispatcher.atOnce('a', single(1))).toThrow('too many long calculations');
  await dispatcher.atLength('b', single(9), here);
  expect(handedOver).toHaveBeenCalledTimes(3);
});

it('counts writing and compressing as work', () => {
  const limits = { ...LIMITS, work: 1 };
  const dispatcher = new Dispatcher(RULESETS, limits, calculatorsInThisThread(RULESETS, limits));
  const slow = vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
    for (const end = performance.now() + 2; performance.now() < end;);
    return '{}';
  });
  dispatcher.atOnce('a', single(1));
  slow.mockRestore();
  expect(() => dispatcher.atOnce('a', single(1))).toThrow('too many long calculations');
});

it('compresses for callers who take it', () => {
  const { dispatcher } = dispatcherWith();
  const plain = dispatcher.atOnce('a', single(1))!;
  const packed = dispatcher.atOnce('a', { ...single(1), gzip: true })!;
  expect([plain.gzipped, packed.gzipped]).toEqual([false, true]);
  expect(gunzipSync(packed.content).toString()).toBe(plain.content);
});
