import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ARCHERS, post, problemOf, testApp, testRuleset } from './testing.ts';

const app = await testApp();
const FIRE = 'alexandre/procedures/fire';
const french = { 'accept-language': 'fr' };

it.each([
  [
    { situation: { ...ARCHERS, firers: [{ type: 'Xx', strength: 4 }] } },
    'situation.firers[1].type',
    /^"Xx" does not fit; expected one of Ph/,
    /^« Xx » ne convient pas ; attendu : une valeur parmi Ph/,
  ],
  [
    { situation: { ...ARCHERS, firers: [{ type: 'Ar', strength: 31 }] } },
    'situation.firers[1].strength',
    /whole number from 1 to 30/,
    /nombre entier de 1 à 30/,
  ],
  [
    { situation: { ...ARCHERS, weather: 'rain' } },
    'situation.weather',
    /^unknown field; possible fields: firers, target/,
    /^champ inconnu ; champs possibles : firers, target/,
  ],
  [
    { situation: [] },
    'situation',
    /an object with the fields firers, target/,
    /un objet avec les champs firers, target/,
  ],
  [{}, 'situation', /^is missing/, /^manque/],
  [
    { situation: ARCHERS, rulings: { 'A-23': 'maybe' } },
    'rulings.A-23',
    /^one of .* is expected/,
    /^une valeur parmi .* est attendue/,
  ],
  [{ situation: ARCHERS, rulings: 3 }, 'rulings', /an object is expected/, /un objet est attendu/],
  [{ situation: ARCHERS, seed: 'x' }, 'seed', /^unknown field; possible fields: situation, rulings$/, /^champ inconnu/],
  [[], 'body', /a JSON object is expected/, /un objet JSON est attendu/],
])('names the field of %j', async (body, path, inEnglish, inFrench) => {
  const english = problemOf(await post(app, `${FIRE}/odds`, body), 422);
  expect(english).toMatchObject({ type: '/api/problems/bad-input', title: 'Input does not fit' });
  expect(english.errors).toHaveLength(1);
  expect(english.errors[0]).toEqual({ path, message: expect.stringMatching(inEnglish) });
  expect(english.detail).toContain(path);
  const response = await post(app, `${FIRE}/odds`, body, french);
  expect(response.headers['content-language']).toBe('fr');
  expect(problemOf(response, 422).errors[0]).toEqual({ path, message: expect.stringMatching(inFrench) });
});

it('tells all fields that do not fit at once', async () => {
  const situation = { firers: [{ type: 'Ar', strength: 0 }], target: { units: [] } };
  const problem = problemOf(await post(app, `${FIRE}/odds`, { situation, rulings: { 'A-1': 'x' } }), 422);
  expect(problem.errors.map(({ path }) => path)).toEqual([
    'rulings.A-1',
    'situation.firers[1].strength',
    'situation.target.units',
  ]);
});

it.each(['', 7, 'x'.repeat(101)])('refuses the seed %j', async (seed) => {
  const { errors } = problemOf(await post(app, `${FIRE}/roll`, { situation: ARCHERS, seed }), 422);
  expect(errors).toEqual([{ path: 'seed', message: 'a text of 1 to 100 characters is expected' }]);
});

it.each(['{"situation":', '', '{"__proto__":{"x":1}}'])('says that %j is no JSON', async (payload) => {
  expect(problemOf(await post(app, `${FIRE}/odds`, payload), 400)).toMatchObject({
    type: '/api/problems/bad-json',
    title: 'Unreadable JSON',
  });
  expect(problemOf(await post(app, `${FIRE}/odds`, payload, french), 400).title).toBe('JSON illisible');
});

it('wants JSON', async () => {
  const response = await post(app, `${FIRE}/odds`, 'situation=archers', { 'content-type': 'text/csv' });
  expect(problemOf(response, 415).type).toBe('/api/problems/media-type');
});

it('wants a body', async () => {
  const response = await app.inject({ method: 'POST', url: `/api/rulesets/${FIRE}/odds` });
  expect(problemOf(response, 422).errors[0]!.path).toBe('body');
});

it.each([
  ['/api/nothing', 'GET /api/rulesets'],
  ['/api', 'GET /api/rulesets'],
  ['/nothing', 'the page is at /'],
])('leads on from %s', async (url, detail) => {
  expect(problemOf(await app.inject(url), 404).detail).toContain(detail);
});

it('says which actions there are', async () => {
  expect(problemOf(await post(app, `${FIRE}/charge`, {}), 404).detail).toBe(
    'there is no action “charge”; there are: schema, assess, odds, roll, resolve, sentence, levers',
  );
});

it('says when an address cannot be read', async () => {
  expect(problemOf(await app.inject('/api/rulesets/%c0%af'), 400).type).toBe('/api/problems/bad-request');
});

it('tells nothing of its inside when it fails', async () => {
  const [pool] = testRuleset.procedures;
  const broken = {
    ...pool!,
    assess: () => {
      throw new Error('secret of src/rulesets');
    },
  };
  const failing = await testApp({ rulesets: [{ ...testRuleset, procedures: [broken] }] });
  const response = await post(failing, 'bench/procedures/pool/odds', { situation: { dice: 1 } });
  expect(problemOf(response, 500)).toMatchObject({ type: '/api/problems/internal', title: 'Server error' });
  expect(response.body).not.toContain('secret');
});

/** What comes back on a connection that says `text`, headers in lower case. */
async function raw(text: string): Promise<string> {
  const listening = await testApp();
  const { port } = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    connect(Number(port), '127.0.0.1')
      .on('data', (data) => (heard += data.toString()))
      .on('close', () => resolve(heard))
      .on('error', reject)
      .end(text);
  });
  await listening.close();
  return answer;
}

it.each([
  ['nonsense\r\n\r\n', '400 Bad Request', 'Bad request / Requête incorrecte'],
  [
    `GET /api/rulesets HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Headers too long / En-têtes trop longs',
  ],
])('answers what no route will see in both languages, with every header: %.20j', async (text, status, title) => {
  const answer = await raw(text);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  for (const header of [
    'content-type: application/problem+json; charset=utf-8',
    'access-control-allow-origin: *',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
  ])
    expect(answer).toContain(`\r\n${header}\r\n`);
  expect(answer).toContain(title);
});

describe('the framework’s own errors', () => {
  const url = `/api/rulesets/${FIRE}/odds`;
  const json = { 'content-type': 'application/json' };

  it.each([
    ['an address that cannot be read', 400, { url: '/api/rulesets/%c0%af' }],
    ['unreadable JSON', 400, { method: 'POST', url, payload: '{', headers: json }],
    ['a body that is too large', 413, { method: 'POST', url, payload: ' '.repeat(70_000), headers: json }],
    ['another format', 415, { method: 'POST', url, payload: 'a', headers: { 'content-type': 'text/csv' } }],
    ['nothing there', 404, { url: '/api/none' }],
    ['a wrong method', 405, { method: 'PUT', url }],
  ] as const)('have the headers of every answer: %s', async (_, status, asked) => {
    const response = await app.inject({ ...asked });
    problemOf(response, status);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-RateLimit-Remaining'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-ratelimit-limit': '600',
      'content-language': 'en',
      vary: 'Accept-Language',
    });
  });

  it('leave the policy of pages to pages', async () => {
    const response = await app.inject({ url: '/none', headers: { accept: 'text/html' } });
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.headers['vary']).toBe('Accept');
    expect((await app.inject('/none')).headers['vary']).toBe('Accept, Accept-Language');
  });
});

describe('many problems', () => {
  const units = Array.from({ length: 30 }, () => ({}));
  const fields = Object.fromEntries(units.map((_, i) => [`field${i}`, i]));
  const rulings = Object.fromEntries(units.map((_, i) => [`X-${i}`, 'x']));

  it.each([
    ['fields', { ...fields }],
    ['readings', { situation: ARCHERS, rulings }],
    ['both', { situation: { ...ARCHERS, ...fields }, rulings }],
  ])('are not all told: %s', async (_, body) => {
    const { errors, detail } = problemOf(await post(app, `${FIRE}/odds`, body), 422);
    expect(errors).toHaveLength(21);
    expect(errors.at(-1)!.message).toMatch(/^and \d+ more$/);
    expect(detail.length).toBeLessThan(2_000);
    const french = problemOf(await post(app, `${FIRE}/odds`, body, { 'accept-language': 'fr' }), 422);
    expect(french.errors.at(-1)!.message).toMatch(/^et \d+ autres$/);
  });

  it('are not all told of dice', async () => {
    const { errors } = problemOf(await post(app, `${FIRE}/resolve`, { situation: ARCHERS, dice: units }), 422);
    expect(errors.map(({ path }) => path).slice(-2)).toEqual(['dice[20]', '…']);
    expect(errors.at(-1)!.message).toBe('and 10 more');
  });
});
