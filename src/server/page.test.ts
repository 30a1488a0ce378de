import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { testApp } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
const script = 'console.log("phalanx");'.repeat(200);
for (const [name, text] of Object.entries({
  'index.html': '<!doctype html><title>Grognard</title><meta property="og:image" content="/card.png" />',
  'sw.js': '// service worker',
  'workbox-9c191d2f.js': '// workbox',
  'assets/index-CnvpAr4u.js': script,
}))
  writeFileSync(join(folder, name), text);

const built = await testApp({ pageFolder: folder });
const unbuilt = await testApp();

it.each([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/workbox-9c191d2f.js', 'public, max-age=31536000, immutable'],
  ['/assets/index-CnvpAr4u.js', 'public, max-age=31536000, immutable'],
])('keeps %s in caches: %s', async (url, caching) => {
  const response = await built.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe(caching);
});

it('compresses, and sends nothing twice', async () => {
  const asked = { url: '/assets/index-CnvpAr4u.js', headers: { 'accept-encoding': 'gzip' } };
  const response = await built.inject(asked);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(response.rawPayload).toString()).toBe(script);
  const headers = { ...asked.headers, 'if-none-match': String(response.headers['etag']) };
  expect((await built.inject({ ...asked, headers })).statusCode).toBe(304);
});

it.each([
  ['grognard.example', 'http://grognard.example/card.png'],
  ['[::1]:4321', 'http://[::1]:4321/card.png'],
  ['x"><script>', '/card.png'],
])('asked for as %s, the picture of a shared link is %s', async (host, picture) => {
  expect((await built.inject({ url: '/', headers: { host } })).body).toContain(`content="${picture}"`);
});

it('does not leave its folder', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    expect((await built.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});

it('without a built page says how to build it, in both languages, and leads to every chart', async () => {
  const { body, headers } = await unbuilt.inject('/');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('npm run build');
  expect(body).toContain('La page n’est pas encore construite');
  expect(body).toContain('The page has not been built yet');
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
  expect(links.length).toBeGreaterThan(8);
  for (const url of links) expect((await unbuilt.inject(url)).statusCode).toBe(200);
});

it('shows a way back to whoever is lost', async () => {
  const response = await built.inject({ url: '/melee', headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<a href="/">Grognard</a>');
});
