import { parseArgs } from 'node:util';
import { fuzz, TARGET_IDS, type TargetId } from './targets.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    seconds: { type: 'string', default: '30' },
    /** Instead of seconds: at least so many. */
    cases: { type: 'string' },
    what: { type: 'string' },
    path: { type: 'string' },
  },
});

const isTarget = (name: string): name is TargetId => TARGET_IDS.some((id) => id === name);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const whole = (name: string, text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`--${name}: a whole number is expected`);

const [seed, seconds] = [whole('seed', values.seed), whole('seconds', values.seconds)];
if (values.what !== undefined && !isTarget(values.what)) fail(`--what: one of ${TARGET_IDS.join(', ')} is expected`);
const cases = values.cases === undefined ? undefined : whole('cases', values.cases);
const targets = values.what === undefined ? TARGET_IDS : [values.what];
const RUNS = 200;

/** Batches, each from a seed of its own, until the time is over: a batch that fails is shrunk to its end. */
async function batches(target: TargetId): Promise<void> {
  const end = performance.now() + (seconds * 1000) / targets.length;
  const goesOn = (batch: number): boolean => (cases === undefined ? performance.now() < end : batch * RUNS < cases);
  let batch = 0;
  do {
    const fault = await fuzz(target, { seed: seed + batch, runs: RUNS });
    if (fault !== undefined) fail(fault);
    batch++;
  } while (goesOn(batch));
  console.log(`${target}: ${batch * RUNS} cases from seed ${seed}, no fault`);
}

for (const target of targets)
  if (values.path === undefined) await batches(target);
  else console.log((await fuzz(target, { seed, runs: RUNS, path: values.path })) ?? `${target}: no fault any more`);
process.exit(0);
