import { CONTESTS } from './contests.ts';
import { measure, type Skipped, type Timing, wrongAnswers } from './harness.ts';

export type Report =
  | Skipped
  | { readonly wrong: readonly string[] }
  | { readonly title: string; readonly timings: readonly Timing[] };

/** Times one workload after its answers were checked. */
async function report(id: string): Promise<Report> {
  const contest = await CONTESTS[id]!();
  if ('skipped' in contest) return contest;
  const wrong = wrongAnswers(contest);
  if (wrong.length > 0) return { wrong };
  const timings = measure(contest).map(({ contender: { who, goal }, rounds }) => ({
    contender: { who, ...(goal && { goal }) },
    rounds,
  }));
  return { title: contest.title, timings };
}

console.log(JSON.stringify(await report(process.argv[2]!)));
