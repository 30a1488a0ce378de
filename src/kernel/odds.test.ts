import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomial } from './binomial.ts';
import { band, bands } from './chart.ts';
import { type Purpose, atLeast, below, d10, d6, type Dice, die, withKey, type Rule, type Stage, sum } from './dice.ts';
import { enumerate, odds, TooManyPaths } from './odds.ts';
import { same } from './text.ts';

const ask: Purpose = { who: 'x', why: same('y') };
const asWeights = <V>(rule: Rule<null, V>) => {
  const { total, entries } = enumerate(rule, null);
  return { total, weights: entries.map(({ value, weight }) => [value, weight]) };
};

const LOW_HIGH = bands<string>({
  id: 'low-high',
  title: same('t'),
  heading: same('h'),
  columns: [],
  lines: [band(-Infinity, 2, 'low'), band(3, 9, 'high'), band(10, Infinity, 'beyond')],
  show: () => [],
});

describe('odds', () => {
  test('of one die: every face, each as likely', () => {
    expect(asWeights((_, dice) => dice.roll(d6, ask)).weights).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 1n]));
    expect(asWeights((_, dice) => dice.roll(d10, ask)).weights[0]).toEqual([0, 1n]);
  });

  test('of two dice: equal outcomes are added up', () =>
    expect(asWeights((_, dice) => dice.roll(d6, ask) + dice.roll(d6, ask))).toEqual({
      total: 36n,
      weights: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum, i) => [sum, BigInt(6 - Math.abs(5 - i))]),
    }));

  test('of a chart: one branch per line that can come up, none for the others', () => {
    const read = (plus: number) => asWeights((_, dice) => dice.read(d10, LOW_HIGH, ask, plus));
    expect(read(0)).toEqual({
      total: 10n,
      weights: [
        ['low', 3n],
        ['high', 7n],
      ],
    });
    expect(read(5)).toEqual({
      total: 10n,
      weights: [
        ['high', 5n],
        ['beyond', 5n],
      ],
    });
    let runs = 0;
    asWeights((_, dice) => {
      runs++;
      return dice.read(d10, LOW_HIGH, ask);
    });
    expect(runs).toBe(2);
  });

  test('paths of different depth share one total', () => {
    const twice = asWeights((_, dice) => (dice.roll(d6, ask) === 6 ? dice.roll(d10, ask) : -1));
    expect(twice.total).toBe(60n);
    expect(twice.weights[0]).toEqual([-1, 50n]);
    expect(twice.weights.slice(1).map(([, weight]) => weight)).toEqual(Array.from({ length: 10 }, () => 1n));
  });

  test('impossible branches are never entered', () => {
    const seen: number[] = [];
    asWeights((_, dice) => {
      const passed = dice.count(3, atLeast(d6, 7, ask));
      seen.push(passed);
      return passed;
    });
    expect(seen).toEqual([0]);
  });

  test('a pool equals its dice thrown one by one', () => {
    const stage = atLeast(d6, 5, ask);
    const oneByOne = (_: null, dice: Dice) => [1, 2, 3, 4].filter(() => dice.roll(d6, ask) >= 5).length;
    const pool = enumerate((_: null, dice) => dice.count(4, stage), null);
    const single = enumerate(oneByOne, null);
    for (const { value, weight } of single.entries) {
      const same = pool.entries.find((entry) => entry.value === value)!;
      expect(same.weight * single.total).toBe(weight * pool.total);
    }
  });

  test('a chain equals its stages thrown one after the other', () => {
    const stages = [atLeast(d6, 4, ask), atLeast(d6, 5, ask), below(d6, 5, ask)];
    const staged = (n: number) => (_: null, dice: Dice) =>
      stages.reduce((left: number, stage: Stage) => dice.count(left, stage), n);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (n) => {
        const chained = enumerate((_: null, dice) => dice.chain(n, stages), null);
        const apart = enumerate(staged(n), null);
        for (const { value, weight } of apart.entries)
          expect(chained.entries.find((entry) => entry.value === value)!.weight * apart.total).toBe(
            weight * chained.total,
          );
      }),
    );
  });

  test('a rule inside a rule: its equal results are merged before the outer one goes on', () => {
    const even = (_: null, dice: Dice) => dice.roll(d10, ask) % 2 === 0;
    let runs = 0;
    const { total, entries } = enumerate((_: null, dice) => {
      runs++;
      return [dice.step(even, null), dice.step(even, null)];
    }, null);
    expect(runs).toBe(4);
    expect(entries.every(({ weight }) => weight * 4n === total)).toBe(true);
  });

  test('are remembered per rule and key', () => {
    let runs = 0;
    const rule = withKey(
      ({ n }: { n: number; name: string }, dice: Dice) => {
        runs++;
        return dice.roll(d6, ask) >= n;
      },
      ({ n }) => String(n),
    );
    const first = odds(rule, { n: 3, name: 'a' });
    expect(odds(rule, { n: 3, name: 'b' })).toBe(first);
    expect(runs).toBe(6);
    expect(odds(rule, { n: 4, name: 'a' })).not.toBe(first);
  });

  test('are refused beyond the budget rather than approximated', () => {
    const many = (_: null, dice: Dice) => Array.from({ length: 5 }, () => dice.roll(d10, ask));
    expect(() => enumerate(many, null, 99_999)).toThrow(TooManyPaths);
    expect(enumerate(many, null, 100_000).total).toBe(100_000n);
  });
});

test('binomial weights sum to their total, for large pools too', () => {
  for (const [n, num, den] of [
    [0, 1n, 6n],
    [1, 0n, 6n],
    [7, 6n, 6n],
    [200, 5n, 36n],
    [40, 24n, 216n],
  ] as const) {
    const { weights, total } = binomial(n, num, den);
    expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total);
  }
  expect(binomial(3, 1n, 2n)).toEqual({ weights: [1n, 3n, 3n, 1n], total: 8n });
});

describe('dice of any kind', () => {
  test('a die has the faces it is made with', () => {
    expect(die(20)).toEqual({ id: 'd20', lowest: 1, highest: 20 });
    expect(asWeights((_, dice) => dice.roll(die(3, 0), ask))).toEqual({
      total: 3n,
      weights: [0, 1, 2].map((n) => [n, 1n]),
    });
  });

  test('several dice added up: each total with its number of ways, in one branch a total', () => {
    const twoDice = sum(2, d6);
    let runs = 0;
    const found = asWeights((_, dice) => {
      runs++;
      return dice.roll(twoDice, ask);
    });
    expect(found).toEqual(asWeights((_, dice) => dice.roll(d6, ask) + dice.roll(d6, ask)));
    expect(runs).toBe(11);
  });

  test('a chart read with 2d6 + 1', () =>
    expect(asWeights((_, dice) => dice.read(sum(2, d6), LOW_HIGH, ask, 1))).toEqual({
      total: 36n,
      weights: [
        ['high', 26n],
        ['beyond', 10n],
      ],
    }));
});

describe('what odds promise is asserted', () => {
  const ZERO_TO_NINE = bands<string>({
    id: 'zero-to-nine',
    title: same('t'),
    heading: same('h'),
    columns: [],
    lines: [band(0, 4, 'low'), band(5, 9, 'high')],
    show: () => [],
  });

  test('a chart holds every number that may be thrown', () => {
    expect(asWeights((_, dice) => dice.read(d10, ZERO_TO_NINE, ask)).total).toBe(10n);
    const beyond = (plus: number) => () => asWeights((_, dice) => dice.read(d10, ZERO_TO_NINE, ask, plus));
    expect(beyond(3)).toThrow('zero-to-nine has no line for 10');
    expect(beyond(-1)).toThrow('zero-to-nine has no line for -1');
  });

  const LATER: Rule<number, string> = (n, dice) => `${n}${dice.roll(d6, ask)}`;
  test.each<[string, (run: number, dice: Dice) => unknown]>([
    ['another die', (run, dice) => dice.roll(run === 1 ? d6 : d10, ask)],
    ['another modifier', (run, dice) => dice.read(d10, LOW_HIGH, ask, run)],
    ['another chart', (run, dice) => dice.read(d10, run === 1 ? LOW_HIGH : ZERO_TO_NINE, ask)],
    ['a chart instead of a die', (run, dice) => (run === 1 ? dice.roll(d10, ask) : dice.read(d10, LOW_HIGH, ask))],
    ['more dice', (run, dice) => dice.count(run + 1, atLeast(d6, 4, ask))],
    ['other faces', (run, dice) => dice.count(3, atLeast(d6, run + 1, ask))],
    ['another step', (run, dice) => dice.step(LATER, run)],
    ['no die at all', (run, dice) => (run === 1 ? dice.roll(d6, ask) : 0)],
  ])('a rule that asks for %s on its second run is found out', (_, rule) => {
    let run = 0;
    expect(() => enumerate((_input: null, dice) => rule(++run, dice), null)).toThrow('another question');
  });

  test('the same question in words of its own is the same question', () =>
    expect(asWeights((_, dice) => dice.count(2, atLeast(d6, 4, { ...ask }))).total).toBe(4n));
});

describe('what is remembered', () => {
  const counting = <I>(rule: Rule<I, number>) => {
    const counted = { runs: 0 };
    return { counted, rule: Object.assign((input: I, dice: Dice) => (counted.runs++, rule(input, dice)), rule) };
  };

  test('an input that is alike, whatever object it is', () => {
    const { counted, rule } = counting(
      (input: { readonly plus: readonly number[] }, dice) => input.plus[0]! + dice.roll(d6, ask),
    );
    const first = odds(rule, { plus: [1] });
    expect(odds(rule, { plus: [1] })).toBe(first);
    expect(counted.runs).toBe(6);
    expect(odds(rule, { plus: [2] }).entries[0]!.value).toBe(3);
  });

  test('inputs with the same hash are told apart', () => {
    const { rule } = counting((input: readonly string[], dice) => input[0]!.length + dice.roll(d6, ask));
    const lengths = ['aXb', 'aYb'].map((text) => odds(rule, [text]));
    expect(lengths[0]).not.toBe(lengths[1]);
  });
});
