/**
 * Finds seeds for the whole battles in the browser (`test/browser/battle.test.ts`): short battles in which every kind of deed is done
 * and every face falls, and those with the shortest way to go from the latest point before all kinds:
 * `node scripts/short-battles.ts [how many seeds]`.
 */
import { facesIn, laid, lateIn, wholeBattle } from '../test/browser/commanders.ts';

const seeds = Array.from({ length: Number(process.argv[2] ?? 120) }, (_, i) => `s${i}`);
const MOST_SHOWN = 3;

for (const [ruleset, scenario] of [
  ['alexandre', 'the-ford'],
  ['jours-de-gloire', 'maida'],
] as const) {
  const on = await laid(ruleset, scenario);
  const battles = seeds.map((seed) => {
    const { match, lastOf } = wholeBattle(on, seed);
    const whole = match.entries.length;
    const late = whole - lateIn(on, seed).entries.length;
    return { seed, kinds: lastOf.size, faces: facesIn(match).length, whole, late };
  });
  const most = Math.max(...battles.map(({ kinds }) => kinds));
  const rich = battles.filter(({ kinds, faces }) => kinds >= most - 1 && faces === 10);
  console.log(`${scenario}: ${rich.length} of ${seeds.length} have every face and at least ${most - 1} kinds of deeds`);
  for (const length of ['whole', 'late'] as const)
    console.table(rich.toSorted((a, b) => a[length] - b[length]).slice(0, MOST_SHOWN));
}
