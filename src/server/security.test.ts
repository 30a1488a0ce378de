import { expect, it } from 'vitest';
import { post, problemOf, testApp } from './testing.ts';

const app = await testApp();

it('lets the page load its own files and nothing else', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

it('relaxes that for the API reference only, which loads from here', async () => {
  const response = await app.inject('/api/reference/');
  expect(response.statusCode).toBe(200);
  const policy = String(response.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain('http');
  expect(response.body).not.toMatch(/(?:src|href)="https?:/);
  const [, script] = /<script[^>]*src="([^"]+)"/.exec(response.body)!;
  expect((await app.inject(`/api/reference/${script}`)).headers['content-type']).toContain('javascript');
});

it('answers pages of other sites', async () => {
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/rulesets/alexandre/procedures/fire/odds',
    headers: { origin: 'https://club.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'Content-Type, Accept-Language, If-None-Match',
    'access-control-max-age': '86400',
  });
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  for (const response of [
    await app.inject('/api/rulesets'),
    await app.inject('/api/none'),
    await post(app, 'x/procedures/y/odds', '{'),
  ])
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'Retry-After, ETag, Content-Language, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
    });
  expect((await app.inject('/')).headers['access-control-allow-origin']).toBeUndefined();
});

it('says of data that it is no page', async () => {
  for (const response of [await app.inject('/api/rulesets'), await app.inject('/api/openapi.json')])
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
});

it('refuses the API reference under a name that is none', async () => {
  const response = await app.inject({ url: '/api/reference/', headers: { host: 'a%%b' } });
  expect(problemOf(response, 400).type).toBe('/api/problems/bad-request');
});
