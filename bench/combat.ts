import { type Distribution, enumerate, odds } from '../src/kernel/odds.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { assess, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { ratio } from '../src/calculate/number.ts';
import { sharesOf } from '../src/calculate/shares.ts';
import { closeCombat, type CloseCombatOutcome, dbm } from '../src/rulesets/dbm/index.ts';
import { type Contest, timesSlower } from './harness.ts';

const SITUATION = { friend: { type: 'Kn', grade: 'S' }, enemy: { type: 'Bd' } };
const THROWS = 100_000;

const found = assess(calculationOf(dbm, closeCombat, SITUATION));
if (!isResolvable(found)) throw new Error('this combat can be fought');
const { input } = found.assessment;
const RULE = ruleOf(closeCombat);
const FACET = closeCombat.facets(found.assessment).find(({ id }) => id === 'balance')!;

/** Knights (S) against blades on good ground, 3 and 3: beaten knights gain a point after the dice. */
const SHARES = new Float64Array(3);
function limit(): Float64Array {
  SHARES.fill(0);
  for (let friend = 1; friend <= 6; friend++)
    for (let enemy = 1; enemy <= 6; enemy++) {
      const margin = friend < enemy ? friend + 1 - enemy : friend - enemy;
      SHARES[margin < 0 ? 0 : margin === 0 ? 1 : 2]! += 1 / 36;
    }
  return SHARES;
}

/** Recoils, nothing moves, wins. */
const CLASSES = ['recoils', 'tie', 'wins'];

const sharesIn = (distribution: Distribution<CloseCombatOutcome>): number[] => {
  const { shares } = sharesOf(FACET, distribution);
  return CLASSES.map((id) => {
    const share = shares.find((s) => s.id === id);
    return share === undefined ? 0 : ratio(share.weight, share.total);
  });
};

const unlike = (got: readonly number[], tolerance: number): string | undefined => {
  const wanted = [...limit()];
  return got.every((chance, i) => Math.abs(chance - wanted[i]!) <= tolerance)
    ? undefined
    : `${got} instead of ${wanted}`;
};

function monteCarlo(): number[] {
  const dice = unloggedDice(seededChance('combat'));
  const counts = CLASSES.map(() => 0);
  for (let i = 0; i < THROWS; i++) counts[CLASSES.indexOf(FACET.classOf(RULE(input, dice)))]!++;
  return counts.map((count) => count / THROWS);
}

export const combatContest = (): Contest => ({
  title: 'DBM close combat, 2 d6, class factors after',
  contenders: [
    {
      who: 'ours, warm',
      run: () => odds(RULE, input),
      wrong: () => unlike(sharesIn(odds(RULE, input)), 1e-12),
      goal: timesSlower(3, 'limit'),
    },
    {
      who: 'ours, cold',
      run: () => enumerate(RULE, input),
      wrong: () => unlike(sharesIn(enumerate(RULE, input)), 1e-12),
    },
    { who: '100k Monte-Carlo', run: monteCarlo, wrong: () => unlike(monteCarlo(), 0.01) },
    { who: 'limit', run: limit, wrong: () => unlike([...limit()], 0) },
  ],
});
