import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ended, launch, PATIENCE, refused, serve } from './process.ts';

it('serves the page, the charts and the odds over loopback', { timeout: PATIENCE }, async () => {
  const { line, url } = await serve({ PORT: '0' });
  expect(line).toMatch(/^Grognard: http:\/\/localhost:\d+\/ \(API: http:\/\/localhost:\d+\/api\/reference\/\)\n$/);
  expect(await (await fetch(`${url}healthz`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
  const charts = (await (await fetch(`${url}api/rulesets/alexandre/charts`)).json()) as unknown[];
  expect(charts.length).toBeGreaterThan(5);
  const odds = await fetch(`${url}api/rulesets/alexandre/procedures/fire/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      situation: { firers: [{ type: 'Ar', strength: 4, range: 2 }], target: { units: [{ type: 'In', strength: 8 }] } },
    }),
  });
  expect(await odds.json()).toMatchObject({ odds: { total: '1' } });
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s finishes the request under way, then ends well',
  { timeout: PATIENCE },
  async (signal) => {
    const { process: child, url } = await serve({ PORT: '0' });
    await (await fetch(`${url}healthz`)).text();
    const body = JSON.stringify({ situation: { mover: 'Ar', path: [{}] } });
    const sending = request(`${url}api/rulesets/alexandre/procedures/movement/odds`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answer = once(sending, 'response');
    sending.flushHeaders();
    await once(sending, 'continue');
    sending.write(body.slice(0, 10));
    child.kill(signal);
    await refused(url);
    sending.end(body.slice(10));
    const [response] = (await answer) as [NodeJS.ReadableStream & { statusCode: number }];
    const chunks: string[] = [];
    for await (const chunk of response) chunks.push(String(chunk));
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(chunks.join(''))).toMatchObject({ procedure: 'movement' });
    expect(await ended(child)).toBe(0);
  },
);

it('says that a chosen port is taken, and ends', { timeout: PATIENCE }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  for (const [lang, text] of [
    ['en', 'this port is taken'],
    ['fr_FR.UTF-8', 'ce port est déjà pris'],
  ] as const) {
    const child = launch({ PORT: String(port), LC_ALL: lang });
    const [told] = (await once(child.stderr!, 'data')) as [Buffer];
    expect(told.toString()).toContain(text);
    expect(await ended(child)).toBe(1);
  }
  other.close();
});

it('takes the next free port where none was chosen', { timeout: PATIENCE }, async () => {
  const [first, second] = [await serve({}), await serve({})];
  const [a, b] = [first, second].map(({ url }) => Number(new URL(url).port));
  expect(a).toBeGreaterThanOrEqual(4321);
  expect(b).toBeGreaterThan(a!);
});

it.each([
  [{ PORT: 'harbour' }, 'PORT: “harbour”: a whole number from 0 to 65535 is expected'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: “true”: the number of proxies in front of this server (0 to 10), or'],
  [{ TRUST_PROXY: '10.0.0.1/64', LC_ALL: 'fr' }, 'TRUST_PROXY : « 10.0.0.1/64 » : le nombre de serveurs mandataires'],
])('names a setting that does not fit: %j', { timeout: PATIENCE }, async (env, text) => {
  const child = launch(env);
  const [told] = (await once(child.stderr!, 'data')) as [Buffer];
  expect(told.toString()).toContain(text);
  expect(await ended(child)).toBe(1);
});
