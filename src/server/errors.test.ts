import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { ARCHERS, post, problemOf, testApp, testRuleset } from './testing.ts';

const app = await testApp();
const FIRE = 'alexandre/procedures/fire';
const french = { 'accept-language': 'fr' };

it.each([
  [
    { situation: { ...ARCHERS, firers: [{ type: 'Xx', strength: 4 }] } },
    'situation.firers[1].type',
    /^"Xx" does not fit; expected one of Ph/,
    /^"Xx" ne convient pas ; attendu : une valeur parmi Ph/,
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

it('says which actions there are, and that they want POST', async () => {
  expect(problemOf(await post(app, `${FIRE}/charge`, {}), 404).detail).toBe(
    'there is no action “charge”; there are: schema, assess, odds, roll, resolve, sentence, levers',
  );
  const response = await app.inject(`/api/rulesets/${FIRE}/odds`);
  expect(problemOf(response, 405).detail).toBe('odds wants POST with a JSON body');
  expect(response.headers['allow']).toBe('POST');
  expect(problemOf(await app.inject({ url: `/api/rulesets/${FIRE}/odds`, headers: french }), 405).title).toBe(
    'Méthode inadaptée',
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

it('answers what is not HTTP in both languages', async () => {
  const listening = await testApp();
  const { port } = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }));
  const raw = await new Promise<string>((resolve, reject) => {
    let text = '';
    connect(Number(port), '127.0.0.1')
      .on('data', (data) => (text += data.toString()))
      .on('close', () => resolve(text))
      .on('error', reject)
      .end('nonsense\r\n\r\n');
  });
  await listening.close();
  expect(raw).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/);
  expect(raw).toContain('Bad request / Requête incorrecte');
});
