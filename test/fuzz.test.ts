import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../src/kernel/schema.ts';
import { same } from '../src/kernel/text.ts';
import { checkRefusal, checkText } from './fuzz/checks.ts';
import { faultOf, fuzz, TARGET_IDS } from './fuzz/targets.ts';

/** The same everywhere a change is judged, new ones elsewhere. */
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 1_000_000);

describe(`a short run of every fuzzer, from seed ${seed}`, () => {
  test.each(TARGET_IDS)(
    '%s',
    async (target) => expect(await fuzz(target, { seed, runs: target === 'journals' ? 300 : 100 })).toBeUndefined(),
    120_000,
  );
});

describe('the fuzzers can fail', () => {
  const property = fc.property(fc.nat(1_000), (n) => {
    if (n >= 10) throw new Error(`ten or more: ${n}`);
  }) as fc.IRawProperty<unknown>;

  test('with the smallest case, which can be tried again', async () => {
    const fault = await faultOf('numbers', property, { seed: 1, runs: 100 });
    expect(fault).toContain('ten or more: 10');
    expect(fault).toContain('smallest case: [10]');
    const [, path] = /--what numbers --seed 1 --path (\S+)$/.exec(fault!)!;
    expect(await faultOf('numbers', property, { seed: 1, runs: 100, path: path! })).toContain('smallest case: [10]');
  });

  test.each<[string, () => void]>([
    ['an answer without end', () => checkText('x'.repeat(101), 100)],
    ['a stack trace', () => checkText('Error: x\n    at run (file:///src/cli/run.ts:1:2)', 1_000)],
    ['another error', () => checkRefusal(new TypeError('x'))],
    ['a refusal without a reason', () => checkRefusal(new BadInput([]))],
    ['a refusal without words', () => checkRefusal(new BadInput([{ path: 'x', text: same('') }]))],
  ])('for %s', (_, call) => expect(call).toThrow());
});
