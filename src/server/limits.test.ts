import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerOf, ARCHERS, post, problemOf, testApp } from './testing.ts';
import { ComputingTime } from './computing/computing-time.ts';

it('refuses a body of more than 64 kB', async () => {
  const app = await testApp();
  const body = { situation: { ...ARCHERS, note: 'x'.repeat(64 * 1024) } };
  expect(problemOf(await post(app, 'alexandre/procedures/fire/odds', body), 413)).toMatchObject({
    type: '/api/problems/too-large',
    detail: 'at most 64 kB',
  });
  expect(problemOf(await post(app, 'alexandre/procedures/fire/odds?lang=fr', body), 413).detail).toBe('au plus 64 ko');
});

describe('requests of one address', () => {
  const ask = (app: FastifyInstance, remoteAddress: string, url = '/api/rulesets', method: 'GET' | 'OPTIONS' = 'GET') =>
    app.inject({ method, url, remoteAddress });

  it('are refused when they are too many, and only those', async () => {
    const app = await testApp({ limits: { rate: 2 } });
    for (const remaining of ['1', '0'])
      expect((await ask(app, '10.0.0.1')).headers['x-ratelimit-remaining']).toBe(remaining);
    const refused = await ask(app, '10.0.0.1');
    expect(problemOf(refused, 429)).toMatchObject({
      type: '/api/problems/too-many',
      detail: expect.stringMatching(/^try again in \d+ s$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(problemOf(await ask(app, '10.0.0.1', '/api/rulesets?lang=fr'), 429).detail).toMatch(
      /^réessayer dans \d+ s$/,
    );
    expect((await ask(app, '10.0.0.2')).statusCode).toBe(200);
    expect((await ask(app, '10.0.0.1', '/healthz')).statusCode).toBe(200);
  });

  it.each([
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/reference/', 200],
    ['GET', '/api/reference/js/scalar.js', 200],
    ['GET', '/api/none', 404],
    ['GET', '/none', 404],
    ['GET', '/api/rulesets/%c0%af', 400],
    ['OPTIONS', '/api/rulesets', 204],
    ['OPTIONS', '/api/none', 404],
  ] as const)('count, whatever is asked for: %s %s', async (method, url, status) => {
    const app = await testApp({ limits: { rate: 1 } });
    expect((await ask(app, '10.0.0.1', url, method)).statusCode).toBe(status);
    const refused = await ask(app, '10.0.0.1', url, method);
    problemOf(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(app, '10.0.0.2', url, method)).statusCode).toBe(status);
  });

  it('count, when a browser asks first whether it may', async () => {
    const app = await testApp({ limits: { rate: 1 } });
    const preflight = { origin: 'https://club.example', 'access-control-request-method': 'POST' };
    const may = () => app.inject({ method: 'OPTIONS', url: '/api/rulesets', headers: preflight });
    expect([(await may()).statusCode, (await may()).statusCode]).toEqual([204, 429]);
  });

  it('for files of the page count apart, ten for one: a whole club may open it', async () => {
    const app = await testApp({ limits: { rate: 1 } });
    for (let i = 0; i < 10; i++) expect((await ask(app, '10.0.0.1', '/')).statusCode).toBe(200);
    problemOf(await ask(app, '10.0.0.1', '/'), 429);
    expect((await ask(app, '10.0.0.1')).statusCode).toBe(200);
  });
});

it('simulates odds with too many paths, and says how often and how closely', async () => {
  const app = await testApp({ limits: { paths: 2_000 } });
  const situation = { dice: 12 };
  const { odds, simulation } = answerOf(await post(app, 'bench/procedures/single/odds', { situation }), 'WithOdds');
  expect(odds).toBeNull();
  expect(simulation).toMatchObject({ runs: 20_000, facets: [{ id: 'sum' }] });
  const { mean, classes } = simulation!.facets[0]!;
  expect(mean).toBeCloseTo(54, 0);
  expect(classes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const { margin } of classes) expect(margin).toBeGreaterThan(0);
  const rolled = answerOf(await post(app, 'bench/procedures/single/roll', { situation, seed: 's' }), 'Rolled');
  expect(rolled.odds).toBeNull();
  expect(rolled.throws).toHaveLength(12);
  const dice = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2];
  expect(answerOf(await post(app, 'bench/procedures/single/resolve', { situation, dice }), 'Resolved').outcome).toEqual(
    dice,
  );
  answerOf(await post(app, 'bench/procedures/single/assess', { situation }), 'Assessed');
  answerOf(await post(app, 'bench/procedures/single/sentence', { situation }), 'Sentence');
});

it('refuses what would change odds with too many paths, and says that roll still works', async () => {
  const app = await testApp({ limits: { paths: 2_000 } });
  const asked = (lang: string) => post(app, `bench/procedures/single/levers?lang=${lang}`, { situation: { dice: 12 } });
  const problem = problemOf(await asked('en'), 422);
  expect(problem.type).toBe('/api/problems/too-long');
  expect(problem.detail).toContain('roll and resolve still answer');
  expect(problemOf(await asked('fr'), 422).detail).toContain('roll et resolve répondent');
});

it('lists no more outcomes than allowed', async () => {
  const app = await testApp({ limits: { outcomes: 99 } });
  const asked = async (dice: number) =>
    answerOf(await post(app, 'bench/procedures/single/odds', { situation: { dice } }), 'WithOdds');
  expect((await asked(1)).odds!.outcomes).toHaveLength(10);
  expect(await asked(2)).toMatchObject({ odds: null, simulation: { runs: 20_000 } });
});

it('bounds the cost of a table', async () => {
  const app = await testApp({ limits: { matrixPaths: 900 } });
  const refused = await post(app, 'bench/procedures/single/matrix', { filters: { more: 1 } });
  expect(problemOf(refused, 422).type).toBe('/api/problems/too-long');
});

it('stops working for an address that has had its share of the minute', () => {
  let now = 0;
  const work = new ComputingTime(1_000, () => now);
  const long = (ip: string) => work.do(ip, () => (now += 600));
  long('10.0.0.1');
  long('10.0.0.1');
  expect(() => long('10.0.0.1')).toThrow('too many long calculations from this address; try again in 59 s');
  long('10.0.0.2');
  now = 60_000;
  expect(long('10.0.0.1')).toBe(60_600);
});

it('counts the work of requests', async () => {
  const app = await testApp({ limits: { work: 0 } });
  const refused = await post(app, 'alexandre/procedures/fire/odds', { situation: ARCHERS });
  expect(problemOf(refused, 429).detail).toContain('too many long calculations');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('gives up on a request that does not arrive', async () => {
  const app = await testApp({ limits: { timeout: 200 } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const raw = await new Promise<string>((resolve, reject) => {
    let text = '';
    connect(Number(port), '127.0.0.1')
      .on('data', (data) => (text += data.toString()))
      .on('close', () => resolve(text))
      .on('error', reject)
      .write(
        'POST /api/rulesets/alexandre/procedures/fire/odds HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
  });
  await app.close();
  expect(raw).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  expect(raw).toContain('Request too slow / Requête trop lente');
});
