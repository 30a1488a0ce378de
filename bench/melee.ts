import { PMF } from '@yipe/dice';
import { type Distribution, enumerate, odds } from '../src/kernel/odds.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { ratio } from '../src/calculate/number.ts';
import { FATES, type Fate } from '../src/rulesets/alexandre/charts/leaders.ts';
import { MELEE_RESULTS } from '../src/rulesets/alexandre/charts/melee.ts';
import { melee } from '../src/rulesets/alexandre/melee/index.ts';
import type { MeleeInput } from '../src/rulesets/alexandre/melee/resolve.ts';
import type { MeleeOutcome } from '../src/rulesets/alexandre/shapes.ts';
import { type Contest, differs, differsBeyondSampling, SAMPLES, timesFaster } from './harness.ts';

/**
 * Chances of a melee: one per line of the results chart for a natural 1 to 8, then one per combination of fates of
 * the attackers' leaders (natural 0), then of the defenders' (natural 9). Fates count in base 3, first leader last.
 */
export type Chances = Float64Array;

const LINES = 8;
/** Unharmed, wounded, killed. */
const CHECK = [0.7, 0.2, 0.1] as const;
/** The line of the results chart for every modified die from -7 to 16. */
// oxfmt-ignore
const LINE_AT = Uint8Array.of(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7);
export const lineAt = (modified: number): number => LINE_AT[modified + 7]!;

const combinations = (leaders: number): number => CHECK.length ** leaders;

export const places = (leaders: number): number => LINES + 2 * combinations(leaders);

/** The same numbers and nothing else, as one would write them by hand, into an array that is already there. */
export function limit(total: number, leaders: number, chances: Chances): Chances {
  for (let line = 0; line < LINES; line++) chances[line] = 0;
  for (let natural = 1; natural <= 8; natural++) chances[LINE_AT[natural + total + 7]!]! += 0.1;
  chances[LINES] = 0.1;
  let fates = 1;
  for (let leader = 0; leader < leaders; leader++) {
    for (let i = LINES; i < LINES + fates; i++) {
      const chance = chances[i]!;
      chances[i] = chance * CHECK[0];
      chances[i + fates] = chance * CHECK[1];
      chances[i + 2 * fates] = chance * CHECK[2];
    }
    fates *= 3;
  }
  for (let i = LINES; i < LINES + fates; i++) chances[i + fates] = chances[i]!;
  return chances;
}

export const noChances = (leaders: number): Chances => new Float64Array(places(leaders));

/** Both sides have as many leaders. */
export const inputOf = (total: number, leaders: number): MeleeInput => {
  const stacks = [{ units: [], leaders }];
  return {
    total,
    attackers: stacks,
    defenders: stacks,
    ladder: { fatiguedAgain: 'escalates', discouragedAgain: 'escalates', routedAgain: 'escalates' },
  };
};

const LINE_IDS = MELEE_RESULTS.lines.map(({ id }) => id);
const inBase3 = (fates: readonly Fate[]): number =>
  fates.reduceRight((sum, fate) => sum * FATES.length + FATES.indexOf(fate), 0);

/** Where an outcome stands among the chances. */
function place({ line, attackingLeaders, defendingLeaders }: MeleeOutcome, { total, attackers }: MeleeInput): number {
  const index = LINE_IDS.indexOf(line);
  if (attackingLeaders.length > 0) return index === lineAt(total) ? LINES + inBase3(attackingLeaders) : NaN;
  if (defendingLeaders.length > 0)
    return index === lineAt(total + 9) ? LINES + combinations(attackers[0]!.leaders) + inBase3(defendingLeaders) : NaN;
  return index;
}

export function chancesOf({ entries, total }: Distribution<MeleeOutcome>, input: MeleeInput): Chances {
  const chances = noChances(input.attackers[0]!.leaders);
  for (const { value, weight } of entries) chances[place(value, input)]! += ratio(weight, total);
  return chances;
}

function sample(input: MeleeInput, dice: ReturnType<typeof unloggedDice>): Chances {
  const chances = noChances(input.attackers[0]!.leaders);
  for (let i = 0; i < SAMPLES; i++) chances[place(melee.resolve(input, dice), input)]! += 1 / SAMPLES;
  return chances;
}

const mass = (chances: Iterable<[number, number]>): PMF => PMF.fromMap(new Map(chances));
const NATURAL_1_TO_8 = mass([1, 2, 3, 4, 5, 6, 7, 8].map((natural) => [natural, 1 / 8]));
const CHECKED = [0, 1].map((leader) => mass(CHECK.map((chance, fate) => [fate * 3 ** leader, chance])));

/** The quickest of several ways to say it with this library: three exclusive branches, leaders convolved. */
export function withYipe(total: number, leaders: number): PMF {
  const fates = CHECKED.slice(0, leaders).reduce((some, one) => some.convolve(one));
  const defenders = LINES + combinations(leaders);
  return PMF.exclusive([
    [fates.mapDamage((fate) => LINES + fate), 0.1],
    [NATURAL_1_TO_8.mapDamage((natural) => lineAt(natural + total)), 0.8],
    [fates.mapDamage((fate) => defenders + fate), 0.1],
  ]);
}

export const chancesOfYipe = (pmf: PMF, leaders: number): Chances =>
  noChances(leaders).map((_, value) => pmf.pAt(value));

const TOTAL = +2;

export function meleeContest(leaders: number): Contest {
  const input = inputOf(TOTAL, leaders);
  const expected = limit(TOTAL, leaders, noChances(leaders));
  const ready = noChances(leaders);
  const dice = unloggedDice(seededChance('melee'));
  const warm = () => odds(melee.resolve, input);
  const cold = () => enumerate(melee.resolve, input);
  const yipe = () => withYipe(TOTAL, leaders);
  const yipeCold = () => {
    PMF.clearCache();
    return yipe();
  };
  const yipeDiffers = (pmf: PMF) => differs(chancesOfYipe(pmf, leaders), expected);
  return {
    title: `melee odds, ${leaders} leader${leaders > 1 ? 's' : ''} a side`,
    contenders: [
      {
        who: 'ours, warm',
        run: warm,
        wrong: () => differs(chancesOf(warm(), input), expected),
        goal: timesFaster(10, '@yipe/dice, warm'),
      },
      {
        who: 'ours, cold',
        run: cold,
        wrong: () => differs(chancesOf(cold(), input), expected),
        goal: timesFaster(1, '@yipe/dice, cold'),
      },
      { who: '@yipe/dice, warm', run: yipe, wrong: () => yipeDiffers(yipe()) },
      { who: '@yipe/dice, cold', run: yipeCold, wrong: () => yipeDiffers(yipeCold()) },
      {
        who: '100k Monte-Carlo',
        run: () => sample(input, dice),
        wrong: () => differsBeyondSampling(sample(input, dice), expected),
      },
      { who: 'limit', run: () => limit(TOTAL, leaders, ready), wrong: () => sumDiffers(expected) },
    ],
  };
}

const sumDiffers = (chances: Chances): string | undefined =>
  differs([chances.reduce((sum, chance) => sum + chance)], [1]);
