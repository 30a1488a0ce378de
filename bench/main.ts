import { answerContest, rollContest } from './answer.ts';
import { commandContest, gameContest, journalContest, legalContest } from './battle.ts';
import { measureBoard } from './board.ts';
import { cliContest } from './cli.ts';
import { combatContest } from './combat.ts';
import { type Contest, measure, median, ratio, spread, type Timing, wrongAnswers } from './harness.ts';
import { matrixContest } from './matrix.ts';
import { meleeContest } from './melee.ts';
import { decisionContest, mindsContest } from './minds.ts';
import { measureArrival } from './arrival.ts';
import { measurePage } from './page.ts';
import { PEERS_ARE_HERE } from './peers.ts';
import { acrossContest, reachContest } from './reach.ts';
import { measureServer, measureWaiting } from './server.ts';
import { volleyContest } from './volley.ts';

const CONTESTS: readonly (Contest | { readonly id: string; readonly skipped: string })[] = [
  meleeContest(1),
  meleeContest(2),
  volleyContest(),
  combatContest(),
  answerContest(),
  rollContest(),
  matrixContest(),
  reachContest(4, 1.1),
  reachContest(8, 2.2),
  reachContest(16, 3.5),
  acrossContest(),
  commandContest(),
  legalContest(),
  gameContest(),
  journalContest(),
  await mindsContest(),
  await decisionContest(),
  cliContest(),
];

const UNITS = [
  ['ns', 1],
  ['µs', 1e3],
  ['ms', 1e6],
  ['s', 1e9],
] as const;

function duration(ns: number): string {
  const [unit, size] = UNITS.findLast(([, size]) => ns >= size) ?? UNITS[0];
  return `${(ns / size).toPrecision(3)} ${unit}`;
}

/** Two digits that count: `0.26×`, `5.3×`, `110,000×`. */
const times = (n: number): string =>
  `${Number(n.toPrecision(2)).toLocaleString('en', { maximumSignificantDigits: 2, minimumSignificantDigits: n < 10 ? 2 : 1 })}×`;

/** How far a goal is met: our gain over the rival, or our cost where the goal allows one. */
function verdict(timing: Timing, all: readonly Timing[]): string {
  const { goal } = timing.contender;
  if (goal === undefined) return '';
  const cost = ratio(
    timing,
    all.find(({ contender }) => contender.who === goal.against)!,
  );
  return `${cost <= goal.atMost ? 'met' : 'MISSED'}: ${times(goal.atMost > 1 ? cost : 1 / cost)}`;
}

const HEADINGS = ['workload', 'who', 'least', 'median', 'spread', 'ratio to ours', 'goal', 'met'];

const rowsOf = (title: string, timings: readonly Timing[]): string[][] =>
  timings.map((timing, i) => [
    i === 0 ? title : '',
    timing.contender.who,
    duration(Math.min(...timing.rounds)),
    duration(median(timing.rounds)),
    `± ${(spread(timing.rounds) * 100).toFixed(1)} %`,
    times(ratio(timing, timings[0]!)),
    timing.contender.goal?.text ?? '',
    verdict(timing, timings),
  ]);

const NUMERIC = new Set([2, 3, 4, 5]);

function table(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (NUMERIC.has(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

const PAGE = 'page';
const BOARD = 'board';
const ARRIVAL = 'arrival';
const SERVER = 'server';

function failed(complaints: readonly string[]): number {
  for (const complaint of complaints) console.error(`FAILED ${complaint}`);
  return 1;
}

async function main(filters: readonly string[]): Promise<number> {
  const asked = (id: string): boolean => filters.length === 0 || filters.some((filter) => id.includes(filter));
  const chosen = CONTESTS.filter(({ id }) => asked(id));
  if (chosen.length === 0 && ![SERVER, PAGE, BOARD, ARRIVAL].some(asked)) {
    console.error(
      `no such workload; there are: ${[...CONTESTS.map(({ id }) => id), SERVER, PAGE, BOARD, ARRIVAL].join(', ')}`,
    );
    return 2;
  }
  const contests = chosen.filter((contest) => 'contenders' in contest);
  const wrong = contests.flatMap(wrongAnswers);
  if (wrong.length > 0) return failed(wrong);
  const blank = HEADINGS.map(() => '');
  if (contests.length > 0)
    console.log(
      table([HEADINGS, ...contests.flatMap((contest) => [blank, ...rowsOf(contest.title, measure(contest))])]),
    );
  if (!PEERS_ARE_HERE && contests.some(({ id }) => id.startsWith('battle') || id.startsWith('minds')))
    console.log(
      '\nOther engines of whole games are not installed, and goals beside them not shown: npm run bench installs them.',
    );
  for (const skipped of chosen) if ('skipped' in skipped) console.log(`\n${skipped.id}: ${skipped.skipped}`);
  if (asked(SERVER)) {
    const { title, wrong, timings } = await measureServer();
    if (wrong.length > 0) return failed(wrong.map((complaint) => `${title}: ${complaint}`));
    console.log(`\n${table([HEADINGS, blank, ...rowsOf(title, timings)])}\n\n${await measureWaiting()}`);
  }
  if (asked(PAGE)) console.log(`\n${await measurePage()}`);
  if (asked(BOARD)) console.log(`\n${await measureBoard()}`);
  if (asked(ARRIVAL)) console.log(`\n${await measureArrival()}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
