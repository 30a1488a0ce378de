import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { StaticContent, IMMUTABLE } from './static-content.ts';

const TEXT = JSON.stringify(Array.from({ length: 400 }, (_, i) => `phalanx ${i}`));
const fixed = new StaticContent(Buffer.from(TEXT), {
  type: 'application/json',
  caching: IMMUTABLE,
  vary: 'Accept-Language',
  language: 'fr',
});
const image = new StaticContent(Buffer.alloc(4_000), { type: 'image/png', caching: IMMUTABLE });

const sent: unknown[] = [];
const app = fastify();
app.get('/text', async (request, reply) => {
  const content = await fixed.prepare(request, reply);
  sent.push(content);
  return reply.send(content);
});
app.get('/image', async (request, reply) => reply.send(await image.prepare(request, reply)));

const get = (headers: Record<string, string> = {}, url = '/text') => app.inject({ url, headers });

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['br', 'br;q=0.5, gzip', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, *', gunzipSync],
])('sends %s to who takes %j', async (encoding, accepted, unpack) => {
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json',
    'content-language': 'fr',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Language, Accept-Encoding',
  });
  expect(unpack(response.rawPayload).toString()).toBe(TEXT);
});

it.each(['', 'identity', 'gzip;q=0', 'zstd'])('sends it is to who takes %j', async (accepted) => {
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['vary']).toBe('Accept-Language, Accept-Encoding');
  expect(response.body).toBe(TEXT);
});

it('compresses once', async () => {
  sent.length = 0;
  await Promise.all([1, 2, 3].map(() => get({ 'accept-encoding': 'br' })));
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
});

it('leaves what is compressed already as it is', async () => {
  const response = await get({ 'accept-encoding': 'br' }, '/image');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['vary']).toBeUndefined();
});

it('sends nothing again to who has it, in that encoding', async () => {
  const tagOf = async (accepted: string) => String((await get({ 'accept-encoding': accepted })).headers['etag']);
  const [brotli, plain] = [await tagOf('br'), await tagOf('identity')];
  expect(brotli).not.toBe(plain);
  for (const known of [brotli, `W/${brotli}`, `"other", ${brotli}`, '*']) {
    const response = await get({ 'accept-encoding': 'br', 'if-none-match': known });
    expect([response.statusCode, response.body]).toEqual([304, '']);
    expect(response.headers).toMatchObject({ etag: brotli, vary: 'Accept-Language, Accept-Encoding' });
    expect(response.headers['content-type']).toBeUndefined();
  }
  expect((await get({ 'accept-encoding': 'br', 'if-none-match': plain })).statusCode).toBe(200);
});

it('tells the size to who asks for the headers only', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/text' });
  expect([response.body, response.headers['content-length']]).toEqual(['', String(TEXT.length)]);
});
