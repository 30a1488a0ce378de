/**
 * Says where the minutes of the tests go: `node scripts/test-times.ts [files or names of projects…]`, after a build. Seconds of
 * the clock, and of the processor in the process of the tests and those it started; browser and server are shared by files,
 * so that theirs are counted with the project only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['core', 'page', 'browser'];
const MOST_FILES = 40;

interface Report {
  readonly numTotalTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

interface Row {
  readonly name: string;
  readonly seconds: number;
  readonly processor: number | undefined;
}

/** Seconds of processor of all processes that have ended below this one. */
function processorBelow(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const shown = (seconds: number | undefined): string => (seconds === undefined ? '' : seconds.toFixed(1)).padStart(8);
const print = ({ name, seconds, processor }: Row): void =>
  console.log(`${shown(seconds)} ${shown(processor)}  ${name}`);

/** Runs the tests of a project; a row for each of its files, and what they took together. */
function timesOf(project: string, only: readonly string[], folder: string): readonly Row[] {
  const [report, times] = ['report.json', 'times.jsonl'].map((name) => join(folder, `${project}-${name}`)) as [
    string,
    string,
  ];
  const before = processorBelow();
  const start = performance.now();
  spawnSync(
    'vitest',
    ['run', '--project', project, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`, ...only],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TEST_TIMES: times } },
  );
  const seconds = (performance.now() - start) / 1000;
  const after = processorBelow();
  if (!existsSync(report)) return [];
  const { testResults, numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length === 0) return [];
  const lines = existsSync(times) ? readFileSync(times, 'utf8').trim().split('\n') : [];
  const processor = new Map(
    lines.map((line) => {
      const time = JSON.parse(line) as { readonly file: string; readonly processor: number };
      return [time.file, time.processor] as const;
    }),
  );
  console.log(`\n   clock processor`);
  const faults = numFailedTests > 0 ? `, ${numFailedTests} of them failed` : '';
  print({
    name: `${project}: ${testResults.length} files, ${numTotalTests} tests${faults}`,
    seconds,
    processor: before === undefined || after === undefined ? undefined : after - before,
  });
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
    processor: processor.get(name),
  }));
}

const words = process.argv.slice(2);
const only = words.filter((word) => !PROJECTS.includes(word));
const projects = PROJECTS.filter((project) => words.length === only.length || words.includes(project));
const folder = mkdtempSync(join(tmpdir(), 'grognard-times-'));
process.env['PATH'] = `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH']}`;
for (const project of projects) {
  const rows = timesOf(project, only, folder).toSorted((a, b) => b.seconds - a.seconds);
  for (const row of rows.slice(0, MOST_FILES)) print(row);
}
rmSync(folder, { recursive: true, force: true });
