import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { testApp } from './testing.ts';
import { sliceContent } from './slices.ts';

const LARGE = Buffer.from(Array.from({ length: 5_000_003 }, (_, i) => i % 251));

it('leaves small contents whole', () => {
  for (const content of ['{}', 'x'.repeat(200_000), Buffer.alloc(200_000)]) expect(sliceContent(content)).toBe(content);
});

it('gives large ones byte by byte as they were, texts too', async () => {
  const bytes = async (content: string | Uint8Array) => {
    const sent = sliceContent(content);
    expect(sent).toBeInstanceOf(Readable);
    return Buffer.concat((await (sent as Readable).toArray()) as Buffer[]);
  };
  expect(LARGE.equals(await bytes(LARGE))).toBe(true);
  const text = 'é'.repeat(300_000);
  expect((await bytes(text)).toString()).toBe(text);
});

it('lets others be served between slices', async () => {
  let turns = 0;
  let isGoing = true;
  const turn = () => {
    turns++;
    if (isGoing) setImmediate(turn);
  };
  setImmediate(turn);
  let slices = 0;
  for await (const slice of sliceContent(LARGE) as Readable) slices += Number((slice as Buffer).length > 0);
  isGoing = false;
  expect(slices).toBeGreaterThan(50);
  expect(turns).toBeGreaterThanOrEqual(slices);
});

it('a large page says how long it is, to HEAD as well', async () => {
  const app = await testApp();
  const script = { url: '/api/reference/js/scalar.js' } as const;
  const [whole, head] = [await app.inject(script), await app.inject({ ...script, method: 'HEAD' })];
  expect(whole.rawPayload.length).toBeGreaterThan(1_000_000);
  expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length));
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});
