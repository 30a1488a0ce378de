import { expect, it } from 'vitest';
import { post, problemOf, testApp } from './testing.ts';

const app = await testApp();
const ODDS = '/api/rulesets/alexandre/procedures/fire/odds';

it.each([
  ['POST', '/api/rulesets', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/rulesets/alexandre/charts/terrain', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/api/rulesets/alexandre', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/rulesets/alexandre/procedures/fire/schema', 'GET, HEAD, OPTIONS'],
  ['GET', ODDS, 'POST, OPTIONS'],
  ['HEAD', ODDS, 'POST, OPTIONS'],
  ['PATCH', `${ODDS}/?lang=en`, 'POST, OPTIONS'],
  ['POST', '/', 'GET, HEAD, OPTIONS'],
  ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
])('refuses %s %s and says what it takes', async (method, url, allow) => {
  const response = await app.inject({ method: method as 'POST', url });
  expect([response.statusCode, response.headers['allow']]).toEqual([405, allow]);
  if (method === 'HEAD') return;
  expect(problemOf(response, 405)).toMatchObject({
    type: '/api/problems/method',
    detail: `this address does not take ${method}; it takes: ${allow}`,
  });
});

it('says so in French, whatever the body is', async () => {
  const headers = { 'content-type': 'text/csv', 'accept-language': 'fr' };
  const response = await app.inject({ method: 'POST', url: '/api/rulesets', headers, payload: 'a;b' });
  expect(problemOf(response, 405)).toMatchObject({
    title: 'Méthode inadaptée',
    detail: 'POST ne convient pas à cette adresse ; possible : GET, HEAD, OPTIONS',
  });
});

it.each([
  [ODDS, 'POST, OPTIONS'],
  ['/api/problems', 'GET, HEAD, OPTIONS'],
  ['/', 'GET, HEAD, OPTIONS'],
])('answers OPTIONS %s', async (url, allow) => {
  const response = await app.inject({ method: 'OPTIONS', url });
  expect([response.statusCode, response.body, response.headers['allow']]).toEqual([204, '', allow]);
});

it.each(['/api/none', '/none', '/api/rulesets/alexandre/procedures/fire/charge'])(
  'finds nothing at OPTIONS %s',
  async (url) => {
    problemOf(await app.inject({ method: 'OPTIONS', url }), 404);
  },
);

it('gives HEAD what GET has, without the body', async () => {
  for (const url of ['/', '/healthz', '/api/rulesets', '/api/rulesets/alexandre/charts', '/api/openapi.json']) {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
      expect(head.headers[name], `${url} ${name}`).toEqual(get.headers[name]);
  }
});

it('knows that nothing is there whatever the method', async () => {
  problemOf(await app.inject({ method: 'DELETE', url: '/api/none' }), 404);
  problemOf(await post(app, 'alexandre/procedures/fire/charge', {}), 404);
});
