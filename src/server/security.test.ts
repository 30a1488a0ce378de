import { expect, it } from 'vitest';
import { post, testApp } from './testing.ts';

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
    'access-control-allow-headers': 'Content-Type, Accept-Language',
  });
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  for (const response of [
    await app.inject('/api/rulesets'),
    await app.inject('/api/none'),
    await post(app, 'x/procedures/y/odds', '{'),
  ])
    expect(response.headers['access-control-allow-origin']).toBe('*');
  expect((await app.inject('/')).headers['access-control-allow-origin']).toBeUndefined();
});
