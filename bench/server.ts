import { median, quantile, type Timing, timesSlower } from './harness.ts';
import type { Asked } from '../test/api/ask.ts';
import { Caller, type Others } from './server-caller.ts';

/** Archers of more or fewer men: the answers differ, so that no single one can be kept. */
const SMALL: readonly Asked[] = Array.from({ length: 16 }, (_, i) => ({
  path: 'api/rulesets/alexandre/procedures/fire/odds',
  body: {
    situation: {
      firers: [{ type: 'Ar', strength: i + 1, range: 2 }],
      target: { units: [{ type: 'In', strength: 8 }] },
    },
  },
}));

const WARM_UP = 12_000;
const ROUNDS = 15;
const REQUESTS = 1_500;

/** What is wrong with an answer, if anything. */
function wrongOdds(text: string): string | undefined {
  const { odds } = JSON.parse(text) as { odds: { facets: { classes: { probability: number }[] }[] } };
  const sums = odds.facets.map(({ classes }) => classes.reduce((sum, { probability }) => sum + probability, 0));
  return sums.length > 0 && sums.every((sum) => Math.abs(sum - 1) < 1e-12) ? undefined : `chances sum to ${sums}`;
}

interface Result {
  readonly title: string;
  readonly wrong: readonly string[];
  readonly timings: readonly Timing[];
}

/** A small request to our server beside an echo: processor time of the two processes, which take turns. */
export async function measureServer(): Promise<Result> {
  const title = 'POST of a small odds request, processor time';
  const [ours, echo] = [await Caller.of('ours'), await Caller.of('echo')];
  try {
    const wrong: string[] = [];
    for (const asked of SMALL) {
      const complaint = wrongOdds(await ours.ask(asked));
      if (complaint !== undefined) wrong.push(`ours: ${complaint}`);
      if ((await echo.ask(asked)) !== JSON.stringify(asked.body)) wrong.push('Fastify echo: says something else');
    }
    if (wrong.length > 0) return { title, wrong, timings: [] };
    const entered = [
      { contender: { who: 'ours', goal: timesSlower(6, 'Fastify echo') }, caller: ours, rounds: [] as number[] },
      { contender: { who: 'Fastify echo' }, caller: echo, rounds: [] as number[] },
    ];
    for (const { caller } of entered) await caller.cost(SMALL, WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      for (let turn = 0; turn < entered.length; turn++) {
        const { caller, rounds } = entered[(round + turn) % entered.length]!;
        rounds.push(await caller.cost(SMALL, REQUESTS));
      }
    return { title, wrong, timings: entered };
  } finally {
    await Promise.all([ours.stop(), echo.stop()]);
  }
}

const leaders = (count: number) => Array.from({ length: count }, () => ({ bonus: 1 }));
const melee = (attacking: number, defending: number) => ({
  situation: {
    attackers: [{ units: [{ type: 'Ca', strength: 7, quality: 8 }], leaders: leaders(attacking) }],
    defenders: [{ units: [{ type: 'Ca', strength: 6, quality: 6 }], leaders: leaders(defending) }],
  },
});

/** About the most that one request may cost: two hundred large calculations, the longest list, the largest table. */
const COSTLIEST: readonly Asked[] = [
  { path: 'api/rulesets/alexandre/procedures/melee/levers', body: melee(6, 2) },
  { path: 'api/rulesets/alexandre/procedures/melee/odds', body: melee(8, 7) },
  { path: 'api/rulesets/dbm/procedures/close-combat/matrix', body: {} },
];
/** The largest file there is: whoever opens the reference of the API asks for it. */
const SCRIPT: Asked = { path: 'api/reference/js/scalar.js' };

/** What others ask for meanwhile, each from an address of its own and one thing after the other. */
const LOADS = [
  { title: 'four addresses ask for the costliest', addresses: 4, times: 6, asked: COSTLIEST },
  { title: 'twenty addresses ask for the script of the reference', addresses: 20, times: 20, asked: [SCRIPT] },
] as const;

const PROBES = 100;
const LONGEST_MS = 20_000;
const PAUSE_MS = 20;
/** At the median, and at worst. */
const GOALS_MS = [20, 200] as const;

const PROBED = [
  { title: '/healthz', asked: [{ path: 'healthz' }] },
  { title: 'small odds', asked: SMALL },
] as const;

const ms = (time: number): string => `${time.toFixed(1)} ms`;

/** Milliseconds that each of `PROBED` took, asked again and again until enough is known or `others` are done. */
async function waits(caller: Caller, others: Pick<Others, 'isDone'>): Promise<number[][]> {
  const times: number[][] = PROBED.map(() => []);
  const end = performance.now() + LONGEST_MS;
  for (let probe = 0; probe < PROBES && !others.isDone && performance.now() < end; probe++)
    for (const [i, { asked }] of PROBED.entries()) {
      const start = performance.now();
      await caller.ask(asked[probe % asked.length]!);
      times[i]!.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  return times;
}

function waitLine(title: string, times: readonly number[]): string {
  const found = [median(times), Math.max(...times)];
  const isMet = found.every((time, i) => time <= GOALS_MS[i]!);
  return [
    title.padEnd(12),
    `median ${ms(found[0]!)}`.padEnd(16),
    `p95 ${ms(quantile(times, 0.95))}`.padEnd(14),
    `worst ${ms(found[1]!)}`.padEnd(16),
    `${times.length} times, goals ${GOALS_MS[0]} and ${GOALS_MS[1]} ms: ${isMet ? 'met' : 'MISSED'}`,
  ].join('  ');
}

/** How long small requests wait while other addresses ask for much. */
export async function measureWaiting(): Promise<string> {
  const caller = await Caller.of('proxied');
  try {
    for (const asked of [...COSTLIEST, SCRIPT, ...SMALL]) await caller.ask(asked);
    const lines: string[] = [];
    for (const load of LOADS) lines.push(...(await waitingWhile(caller, load)));
    return lines.join('\n');
  } finally {
    await caller.stop();
  }
}

async function waitingWhile(caller: Caller, { title, ...load }: (typeof LOADS)[number]): Promise<string[]> {
  const others = await caller.load(load);
  const times = await waits(caller, others);
  const answered = await others.answered();
  await others.ended;
  return [
    `how long small requests wait while ${title} (${answered} answered meanwhile)`,
    ...PROBED.map(({ title }, i) => waitLine(title, times[i]!)),
  ];
}
