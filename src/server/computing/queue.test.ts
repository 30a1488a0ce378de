import { describe, expect, it } from 'vitest';
import { RequestProblem } from '../problems.ts';
import { CallerGone, FairQueue, type Places } from './queue.ts';

/** Jobs that end when they are told to, and the order in which they started. */
function bench(places: Partial<Places>) {
  const queue = new FairQueue({ places: 1, perCaller: 8, waiting: 64, ...places });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, gone?: AbortSignal): Promise<string> => {
    const task = () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return queue.run(name[0]!, task, gone);
  };
  /** Ends a job and lets the next one start. */
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, ask, end };
}

const refusal = (asked: Promise<unknown>): Promise<RequestProblem> =>
  asked.then(
    () => expect.unreachable('was not refused'),
    (problem: RequestProblem) => problem,
  );

describe('turns', () => {
  it('go round between callers, however much one of them has asked for', async () => {
    const { started, ask, end } = bench({});
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void ask(name);
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      expect(started.at(-1)).toBe(name);
      await end(name);
    }
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('come next to a caller who has just arrived, once', async () => {
    const { started, ask, end } = bench({});
    for (const name of ['a1', 'a2', 'b1', 'b2']) void ask(name);
    await end('a1');
    void ask('c1');
    await end('b1');
    void ask('c2');
    for (const name of ['c1', 'a2', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('do not come sooner to a caller who asks for one thing after the other', async () => {
    const { started, ask, end } = bench({});
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void ask(name);
    void ask('c1');
    for (const name of ['a1', 'b1', 'c1']) await end(name);
    void ask('c2');
    for (const name of ['a2', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('never give all places to one caller', async () => {
    const { started, ask, end } = bench({ places: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
    expect(started).toEqual(['a1', 'a2']);
    void ask('b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('go on after a job that fails', async () => {
    const { queue, ask, started } = bench({});
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    void ask('b1');
    expect(started).toEqual(['b1']);
  });
});

describe('a queue that is full', () => {
  it('refuses a caller with too much of his own, and no other', async () => {
    const { ask, end, started } = bench({ perCaller: 2 });
    const first = ask('a1');
    void ask('a2');
    const problem = await refusal(ask('a3'));
    expect(problem).toMatchObject({ kind: 'too-many', headers: { 'retry-after': '2' } });
    expect(problem.detail.fr).toBe('déjà 2 calculs en cours ou en attente pour cette adresse');
    void ask('b1');
    await end('a1');
    expect(await first).toBe('a1');
    void ask('a3');
    expect(started).toEqual(['a1', 'b1']);
  });

  it('is busy for everybody once each waits with as little', async () => {
    const { ask } = bench({ waiting: 2 });
    for (const name of ['a1', 'b1', 'c1']) void ask(name);
    const problem = await refusal(ask('d1'));
    expect(problem).toMatchObject({ kind: 'busy', headers: { 'retry-after': '2' } });
  });

  it('lets whoever waits with the most give way', async () => {
    const { ask, end, started } = bench({ waiting: 3 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    const last = refusal(ask('a4'));
    void ask('b1');
    expect(await last).toMatchObject({ kind: 'busy' });
    for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });
});

it('forgets a job whose caller has gone before his turn', async () => {
  const { ask, end, started } = bench({ waiting: 1 });
  void ask('a1');
  const gone = new AbortController();
  const left = ask('b1', gone.signal);
  gone.abort();
  await expect(left).rejects.toBeInstanceOf(CallerGone);
  void ask('c1');
  await end('a1');
  expect(started).toEqual(['a1', 'c1']);
});

it('finishes a job whose caller has gone once it runs', async () => {
  const { ask, end } = bench({});
  const gone = new AbortController();
  const running = ask('a1', gone.signal);
  gone.abort();
  await end('a1');
  expect(await running).toBe('a1');
});
