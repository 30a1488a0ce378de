import { PMF } from '@yipe/dice';
import { binomial } from '../src/kernel/binomial.ts';
import { type Purpose, atLeast, below, d6, type Rule, type Stage } from '../src/kernel/dice.ts';
import { type Distribution, enumerate, odds } from '../src/kernel/odds.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { same } from '../src/kernel/text.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { ratio } from '../src/calculate/number.ts';
import { type Contest, differs, differsBeyondSampling, SAMPLES, timesFaster } from './harness.ts';

interface Volley {
  readonly shots: number;
  readonly hit: number;
  readonly wound: number;
  readonly save: number;
}

const VOLLEY: Volley = { shots: 40, hit: 4, wound: 5, save: 5 };
const { shots } = VOLLEY;

const purpose: Purpose = { who: 'archers', why: same('volley') };

const stagesOf = ({ hit, wound, save }: Volley): Stage[] => [
  atLeast(d6, hit, purpose),
  atLeast(d6, wound, purpose),
  below(d6, save, purpose),
];

const casualties: Rule<Volley, number> = (volley, dice) => dice.chain(volley.shots, stagesOf(volley));

/**
 * A fourth stage that every die passes, of another number of faces each time: the chance stays the same and the work
 * too, but the key under which binomials are remembered is a new one until their memory has been emptied in between.
 */
const neverSeen: Rule<Volley & { readonly fourth: Stage }, number> = (volley, dice) =>
  dice.chain(volley.shots, [...stagesOf(volley), volley.fourth]);
const everyFace = (faces: number): Stage => ({ die: { ...d6, highest: faces }, from: 1, to: faces, purpose });
const MOST_FACES = 5000;

const stillForgets = (): boolean => binomial(1, 1n, 9n) !== binomial(1, 2n, 18n);

/** Exactly the chances of n chances of 1 in 9: C(n, k) · 8^(n - k) out of 9^n, by Pascal's triangle. */
function inexact({ entries, total }: Distribution<number>): string | undefined {
  let row = [1n];
  for (let n = 1; n <= shots; n++) row = [1n, ...row.slice(1).map((ways, k) => ways + row[k]!), 1n];
  if (entries.length !== row.length) return `${entries.length} entries instead of ${row.length}`;
  const wrong = entries.find(
    ({ value, weight }) => weight * 9n ** BigInt(shots) !== row[value]! * 8n ** BigInt(shots - value) * total,
  );
  return wrong === undefined ? undefined : `the chance of ${wrong.value} is not exact`;
}

const chancesOf = ({ entries, total }: Distribution<number>): Float64Array => {
  const chances = new Float64Array(shots + 1);
  for (const { value, weight } of entries) chances[value] = ratio(weight, total);
  return chances;
};

/** The closed form, each chance from the one before, into an array that is already there. */
function limit(n: number, pass: number, chances: Float64Array): Float64Array {
  const step = pass / (1 - pass);
  let chance = (1 - pass) ** n;
  for (let k = 0; k <= n; k++) {
    chances[k] = chance;
    chance *= (step * (n - k)) / (k + 1);
  }
  return chances;
}

function sample(dice: ReturnType<typeof unloggedDice>): Float64Array {
  const chances = new Float64Array(shots + 1);
  for (let i = 0; i < SAMPLES; i++) chances[casualties(VOLLEY, dice)]! += 1 / SAMPLES;
  return chances;
}

export function volleyContest(): Contest {
  const pass = 1 / 9;
  const expected = limit(shots, pass, new Float64Array(shots + 1));
  const ready = expected.slice();
  const dice = unloggedDice(seededChance('volley'));
  const warm = () => odds(casualties, VOLLEY);
  let faces = 1;
  const cold = () => {
    faces = faces === MOST_FACES ? 1 : faces + 1;
    return enumerate(neverSeen, { ...VOLLEY, fourth: everyFace(faces) });
  };
  const oneShot = PMF.branch(PMF.delta(1), PMF.delta(0), pass);
  const yipe = () => oneShot.power(shots);
  const yipeCold = () => {
    PMF.clearCache();
    return yipe();
  };
  const oursDiffers = (found: Distribution<number>) => inexact(found) ?? differs(chancesOf(found), expected);
  const yipeDiffers = (pmf: PMF) =>
    differs(
      Float64Array.from(expected, (_, value) => pmf.pAt(value)),
      expected,
    );
  return {
    title: 'volley of 40: hit 4+, wound 5+, save 5+',
    contenders: [
      {
        who: 'ours, warm',
        run: warm,
        wrong: () => oursDiffers(warm()),
        goal: timesFaster(5, '@yipe/dice, warm'),
      },
      {
        who: 'ours, cold',
        run: cold,
        wrong: () => (stillForgets() ? oursDiffers(cold()) : 'it is remembered: its time would not be a cold one'),
        goal: timesFaster(5, '@yipe/dice, cold'),
      },
      { who: '@yipe/dice, warm', run: yipe, wrong: () => yipeDiffers(yipe()) },
      { who: '@yipe/dice, cold', run: yipeCold, wrong: () => yipeDiffers(yipeCold()) },
      {
        who: '100k Monte-Carlo',
        run: () => sample(dice),
        wrong: () => differsBeyondSampling(sample(dice), expected),
      },
      {
        who: 'limit',
        run: () => limit(shots, pass, ready),
        wrong: () => differs([expected.reduce((sum, chance) => sum + chance)], [1]),
      },
    ],
  };
}
