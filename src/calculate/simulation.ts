import type { Rule } from '../kernel/dice.ts';
import type { Distribution } from '../kernel/odds.ts';
import { equalJson, hashJson } from '../kernel/json-hash.ts';
import { seededChance } from '../kernel/seed.ts';
import { unloggedDice } from '../kernel/rolled-dice.ts';
import { type Resolvable, ruleOf } from './calculation.ts';
import { exactFacets, type FacetShares, sharesOf } from './shares.ts';

/** How often a rule is played where its exact odds would take too long. */
export const SIMULATED_RUNS = 20_000;
/** How many runs are played between two pauses. */
const RUNS_AT_ONCE = 200;

/** The outcomes of a rule that was played many times: counts, not chances. */
export interface Simulation<O> {
  readonly runs: number;
  readonly seed: string;
  readonly distribution: Distribution<O>;
}

export function simulate<I, O>(rule: Rule<I, O>, input: I, seed: string, runs = SIMULATED_RUNS): Simulation<O> {
  const playing = simulateInSlices(rule, input, seed, runs);
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
  }
}

/** The same, some runs at each turn, saying how many are done: a page draws in between. */
export function* simulateInSlices<I, O>(
  rule: Rule<I, O>,
  input: I,
  seed: string,
  runs = SIMULATED_RUNS,
): Generator<number, Simulation<O>> {
  const dice = unloggedDice(seededChance(seed));
  const entries: { value: O; weight: bigint }[] = [];
  const byHash = new Map<number, { value: O; weight: bigint }[]>();
  for (let run = 0; run < runs; run++) {
    if (run % RUNS_AT_ONCE === 0) yield run;
    const value = rule(input, dice);
    const place = hashJson(value, 17);
    const alikes = byHash.get(place) ?? [];
    const known = alikes.find((entry) => equalJson(entry.value, value));
    if (known !== undefined) known.weight++;
    else {
      const entry = { value, weight: 1n };
      byHash.set(place, [...alikes, entry]);
      entries.push(entry);
    }
  }
  return { runs, seed, distribution: { total: BigInt(runs), entries } };
}

/** For an answer whose exact odds would take too long, and for no other: the rule played many times over. */
export const simulationFor = (answer: Resolvable, runs = SIMULATED_RUNS): Simulation<unknown> | undefined =>
  exactFacets(answer) === undefined
    ? simulate(ruleOf(answer.calculation.procedure), answer.assessment.input, 'odds', runs)
    : undefined;

/** Every facet with its shares of the runs. */
export const simulatedFacets = (
  { calculation, assessment }: Resolvable,
  { distribution }: Simulation<unknown>,
): readonly FacetShares[] => calculation.procedure.facets(assessment).map((facet) => sharesOf(facet, distribution));

/** Half the width of the 95 % interval (Wilson) around a share that was counted in so many runs. */
export function marginOf(share: number, runs: number): number {
  const z = 1.96;
  const spread = (share * (1 - share)) / runs + (z * z) / (4 * runs * runs);
  return (z * Math.sqrt(spread)) / (1 + (z * z) / runs);
}
