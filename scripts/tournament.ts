/**
 * Minds against each other, both sides swapped, with 95 % intervals: `node scripts/tournament.ts the-ford 400
 * conscript,plain conscript,random`. Battles are kept in a file (`--kept=…`, by default tournament.json) and the same
 * command goes on where it was; `--seconds=170` stops in time; all cores play unless `--jobs=1`. Whoever tunes a mind
 * takes other dice than those of the tables: `--seed=tuning`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playAll } from '../src/cli/commands/simulate/threads.ts';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { t } from '../src/kernel/text.ts';
import { LEVEL_IDS, type LevelId } from '../src/minds/levels.ts';
import { tasksOf } from '../src/sim/batch.ts';
import { wilson } from '../src/sim/statistics.ts';

const words = process.argv.slice(2);
const flag = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const [id = 'the-ford', games = '400', ...pairings] = words.filter((word) => !word.startsWith('--'));
const seed = flag('seed') ?? 'tournament';
const kept = flag('kept') ?? 'tournament.json';
const jobs = Number(flag('jobs') ?? availableParallelism());
const until = performance.now() + 1000 * Number(flag('seconds') ?? Infinity);

/** By seed, scenario, first mind, second mind and battle: the side that won. */
const winners: Record<string, number> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, number>)
  : {};
const listed = (await allScenarios()).find(({ card }) => card.id === id);
if (listed?.battles.computerPlays !== true) throw new Error(`no scenario that minds play is called ${id}`);
const variants = [{ label: t('', ''), scenario: await listed.card.load(), options: OUR_OPTIONS }];

/** So many battles are played one way, then as many the other: an early end has compared like with like. */
const STRETCH = 10;

for (const pairing of pairings) {
  const [a, b] = pairing.split(',') as [LevelId, LevelId];
  if (![a, b].every((mind) => LEVEL_IDS.includes(mind))) throw new Error(`minds are: ${LEVEL_IDS.join(', ')}`);
  const half = Math.ceil(Number(games) / 2);
  let [played, won] = [0, 0];
  for (let first = 0; first < half; first += STRETCH)
    for (const minds of [
      [a, b],
      [b, a],
    ] as const) {
      const key = (battle: number): string => `${seed} ${id} ${minds.join(' ')} ${battle}`;
      const stretch = tasksOf(1, Math.min(half, first + STRETCH), []).slice(first);
      const todo = stretch.filter(({ battle }) => winners[key(battle)] === undefined);
      if (todo.length > 0)
        await playAll({ ruleset: listed.ruleset, variants, minds, seed }, todo, {
          jobs,
          stopped: () => performance.now() > until,
          see: ({ battle, fought }) => {
            winners[key(battle)] = fought.winner;
            writeFileSync(kept, JSON.stringify(winners));
          },
        });
      for (const { battle } of stretch) {
        const winner = winners[key(battle)];
        if (winner === undefined) continue;
        played++;
        if (winner >= 0 && minds[winner] === a && (a !== b || winner === 0)) won++;
      }
    }
  const { value, low, high } = wilson(won, played);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(`| ${id} | ${a} | ${b} | ${played} | ${percent(value)} | ${percent(low)} – ${percent(high)} |`);
}
