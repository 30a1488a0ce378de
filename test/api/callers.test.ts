import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask as askBy, type Asked } from './ask.ts';
import { ended, PATIENCE, refused, serve } from './process.ts';

/** On a connection of its own. */
const ask = (url: string, asked: Asked) => askBy(url, new Agent({ keepAlive: false }), asked);

const SMALL = {
  path: 'api/rulesets/alexandre/procedures/fire/odds',
  body: {
    situation: { firers: [{ type: 'Ar', strength: 4, range: 2 }], target: { units: [{ type: 'In', strength: 8 }] } },
  },
};

const leaders = (count: number) => Array.from({ length: count }, () => ({ bonus: 1 }));

/** Some seven thousand outcomes. */
const COSTLY = {
  path: 'api/rulesets/alexandre/procedures/melee/odds',
  body: {
    situation: {
      attackers: [{ units: [{ type: 'Ca', strength: 7, quality: 8 }], leaders: leaders(8) }],
      defenders: [{ units: [{ type: 'Ca', strength: 6, quality: 6 }], leaders: leaders(5) }],
    },
  },
};

it('behind a proxy, callers who forge their address are still told apart', { timeout: PATIENCE }, async () => {
  const { url } = await serve({ PORT: '0', TRUST_PROXY: '1', RATE_LIMIT: '3' });
  const rulesets = (from: string) => ask(url, { path: 'api/rulesets', from });
  const statuses: number[] = [];
  for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
    statuses.push((await rulesets(`${forged}, 192.0.2.7`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await rulesets('192.0.2.7, 192.0.2.8')).headers['x-ratelimit-remaining']).toBe('2');
});

it('without a proxy, what callers say of their address is not believed', { timeout: PATIENCE }, async () => {
  const { url } = await serve({ PORT: '0', RATE_LIMIT: '1' });
  const rulesets = (from: string) => ask(url, { path: 'api/rulesets', from });
  expect([(await rulesets('192.0.2.7')).status, (await rulesets('192.0.2.8')).status]).toEqual([200, 429]);
});

describe('while others ask for what takes long', () => {
  it(
    'small things are answered first, and whoever asks for much waits for himself',
    { timeout: PATIENCE },
    async () => {
      const { url } = await serve({ PORT: '0', TRUST_PROXY: '1' });
      const done: string[] = [];
      const note = async (name: string, asked: Asked, from: string) => {
        const { status } = await ask(url, { ...asked, from });
        done.push(status === 200 ? name : `${name} ${status}`);
      };
      // Until both threads have started and met the question, one of them is slower than the other.
      await Promise.all([6, 7].map((n) => ask(url, { ...COSTLY, from: `192.0.2.${n}` })));
      const greedy = Array.from({ length: 8 }, () => note('greedy', COSTLY, '192.0.2.2'));
      const others = [3, 4, 5].map((n) => note('other', COSTLY, `192.0.2.${n}`));
      await note('health', { path: 'healthz' }, '192.0.2.1');
      await note('odds', SMALL, '192.0.2.1');
      await Promise.all([...greedy, ...others]);
      expect(done).toHaveLength(13);
      expect(done.at(-1)).toBe('greedy');
      expect(done.slice(0, -1).sort()).toEqual([
        ...Array.from({ length: 7 }, () => 'greedy'),
        'health',
        'odds',
        'other',
        'other',
        'other',
      ]);
    },
  );

  it('a caller who asks for too much at once is refused, and others are not', { timeout: PATIENCE }, async () => {
    const { url } = await serve({ PORT: '0', TRUST_PROXY: '1' });
    const greedy = Array.from({ length: 12 }, () => ask(url, { ...COSTLY, from: '192.0.2.2' }));
    const other = ask(url, { ...COSTLY, from: '192.0.2.3' });
    const answers = await Promise.all(greedy);
    const refusals = answers.filter(({ status }) => status === 429);
    expect(refusals).toHaveLength(4);
    expect(refusals[0]!.headers['retry-after']).toBe('2');
    expect(JSON.parse(refusals[0]!.text).detail).toBe('8 calculations of this address are running or waiting already');
    expect((await other).status).toBe(200);
  });

  it('stopping waits for their answers', { timeout: PATIENCE }, async () => {
    const { process: child, url } = await serve({ PORT: '0', TRUST_PROXY: '1' });
    const pending = [1, 2, 3].map(() => ask(url, COSTLY));
    await ask(url, { path: 'healthz' });
    child.kill('SIGTERM');
    for (const { status, headers, text } of await Promise.all(pending)) {
      expect([status, headers['connection']]).toEqual([200, 'close']);
      expect(JSON.parse(text).odds.outcomes.length).toBeGreaterThan(6_000);
    }
    expect(await ended(child)).toBe(0);
  });
});

it('a caller who never ends his request does not keep the server from ending well', { timeout: PATIENCE }, async () => {
  const { process: child, url } = await serve({ PORT: '0' });
  const sending = request(`${url}${SMALL.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
  });
  sending.on('error', () => {});
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write('{"situation":');
  child.kill('SIGTERM');
  await refused(url);
  expect(child.exitCode).toBeNull();
  expect(await ended(child)).toBe(0);
});
