/**
 * Says where the minutes of the tests go: `node scripts/test-times.ts [--alone] [files or names of projects…]`, after a build.
 * Seconds of the clock, and of the processor in the process of the tests and those it started. Browser and server are shared by
 * files: theirs are counted with the project only, unless files run one at a time (`--alone`), which also counts every test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['core', 'page', 'browser'];
const MOST_LINES = 40;

interface Report {
  readonly numTotalTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
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

const secondsText = (seconds: number | undefined): string =>
  (seconds === undefined ? '' : seconds.toFixed(1)).padStart(8);
const print = ({ name, seconds, processor }: Row): void =>
  console.log(`${secondsText(seconds)} ${secondsText(processor)}  ${name}`);
const costOf = ({ seconds, processor }: Row): number => processor ?? seconds;
const printDearest = (rows: readonly Row[]): void =>
  rows
    .toSorted((a, b) => costOf(b) - costOf(a))
    .slice(0, MOST_LINES)
    .forEach(print);

/** Runs the tests of a project, and prints what they took: together, by file, by test. */
function tell(project: string, only: readonly string[], folder: string): void {
  const report = join(folder, `${project}-report.json`);
  const times = join(folder, `${project}-times.jsonl`);
  const before = processorBelow();
  const start = performance.now();
  const words = ['run', '--project', project, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, TEST_TIMES: times, TEST_TIMES_ALONE: alone ? '1' : '0' };
  spawnSync('vitest', [...words, ...(alone ? ['--maxWorkers=1'] : []), ...only], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const seconds = (performance.now() - start) / 1000;
  const after = processorBelow();
  if (!existsSync(report)) return;
  const { testResults, numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length === 0) return;
  const keyOf = (file: string, test = ''): string => `${file}\0${test.replaceAll(' > ', ' ')}`;
  const lines = existsSync(times) ? readFileSync(times, 'utf8').trim().split('\n') : [];
  const processor = new Map(
    lines.map((line) => {
      const time = JSON.parse(line) as { readonly file: string; readonly test?: string; readonly processor: number };
      return [keyOf(time.file, time.test), time.processor] as const;
    }),
  );
  console.log(`\n   clock processor`);
  print({
    name: `${project}: ${testResults.length} files, ${numTotalTests} tests, ${numFailedTests} of them failed`,
    seconds,
    processor: before === undefined || after === undefined ? undefined : after - before,
  });
  printDearest(
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
      processor: processor.get(keyOf(name)),
    })),
  );
  console.log(`\n   clock processor  by test`);
  printDearest(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(ROOT, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        processor: processor.get(keyOf(name, fullName)),
      })),
    ),
  );
}

const {
  values: { alone },
  positionals,
} = parseArgs({ options: { alone: { type: 'boolean', default: false } }, allowPositionals: true });
const only = positionals.filter((word) => !PROJECTS.includes(word));
const named = PROJECTS.filter((project) => positionals.includes(project));
const folder = mkdtempSync(join(tmpdir(), 'grognard-times-'));
process.env['PATH'] = `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH']}`;
for (const project of named.length === 0 ? PROJECTS : named) tell(project, only, folder);
rmSync(folder, { recursive: true, force: true });
