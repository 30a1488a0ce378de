import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { measureArrival } from './arrival.ts';
import { measureBoard } from './board.ts';
import { CONTESTS } from './contests.ts';
import { leastRatio, median, ratio, spread, type Timing } from './harness.ts';
import { measurePage } from './page.ts';
import { PEERS_ARE_HERE } from './peers.ts';
import type { Report } from './process.ts';
import { measureServer, measureWaiting } from './server.ts';

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

interface Measured {
  readonly title: string;
  readonly timings: readonly Timing[];
}

/** How far a goal is met: our gain over the rival, or our cost where the goal allows one. */
function verdict(timing: Timing, { timings }: Measured): string {
  const { goal } = timing.contender;
  if (goal === undefined) return '';
  const rival = timings.find(({ contender }) => contender.who === goal.against)!;
  const cost = leastRatio(timing, rival);
  return `${cost <= goal.atMost ? 'met' : 'MISSED'}: ${times(goal.atMost > 1 ? cost : 1 / cost)}`;
}

const HEADINGS = ['workload', 'who', 'least', 'median', 'spread', 'ratio to ours', 'goal', 'met'];

const rowsOf = (measured: Measured): string[][] =>
  measured.timings.map((timing, i) => [
    i === 0 ? measured.title : '',
    timing.contender.who,
    duration(Math.min(...timing.rounds)),
    duration(median(timing.rounds)),
    `± ${(spread(timing.rounds) * 100).toFixed(1)} %`,
    times(ratio(timing, measured.timings[0]!)),
    timing.contender.goal?.text ?? '',
    verdict(timing, measured),
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

function printComplaints(complaints: readonly string[]): number {
  for (const complaint of complaints) console.error(`FAILED ${complaint}`);
  return 1;
}

const PROCESSES = 3;

/** What one workload came to in a process of its own: what others have taught the compiler does not count. */
function reportOf(id: string): Report {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'process.ts'), id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${id} ended with ${status}`);
  return JSON.parse(stdout) as Report;
}

/** All rounds of several processes. */
const together = (reports: readonly Measured[]): Measured => ({
  ...reports[0]!,
  timings: reports[0]!.timings.map(({ contender }, i) => ({
    contender,
    rounds: reports.flatMap(({ timings }) => timings[i]!.rounds),
  })),
});

async function main(filters: readonly string[]): Promise<number> {
  const isAsked = (id: string): boolean => filters.length === 0 || filters.some((filter) => id.includes(filter));
  const chosen = Object.keys(CONTESTS).filter(isAsked);
  if (chosen.length === 0 && ![SERVER, PAGE, BOARD, ARRIVAL].some(isAsked)) {
    console.error(
      `no such workload; there are: ${[...Object.keys(CONTESTS), SERVER, PAGE, BOARD, ARRIVAL].join(', ')}`,
    );
    return 2;
  }
  const blank = HEADINGS.map(() => '');
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const id of chosen) {
    const reports: Measured[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      const report = reportOf(id);
      if ('wrong' in report) return printComplaints(report.wrong);
      if ('skipped' in report) {
        notes.push(`${id}: ${report.skipped}`);
        break;
      }
      reports.push(report);
    }
    if (reports.length > 0) rows.push(blank, ...rowsOf(together(reports)));
  }
  if (rows.length > 0) console.log(table([HEADINGS, ...rows]));
  if (!PEERS_ARE_HERE && chosen.some((id) => id.startsWith('battle') || id.startsWith('minds')))
    notes.push(
      'Other engines of whole games are not installed, and goals beside them not shown: npm run bench installs them.',
    );
  for (const note of notes) console.log(`\n${note}`);
  if (isAsked(SERVER)) {
    const { title, wrong, timings } = await measureServer();
    if (wrong.length > 0) return printComplaints(wrong.map((complaint) => `${title}: ${complaint}`));
    const measured = { title, timings };
    console.log(`\n${table([HEADINGS, blank, ...rowsOf(measured)])}\n\n${await measureWaiting()}`);
  }
  if (isAsked(PAGE)) console.log(`\n${await measurePage()}`);
  if (isAsked(BOARD)) console.log(`\n${await measureBoard()}`);
  if (isAsked(ARRIVAL)) console.log(`\n${await measureArrival()}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
