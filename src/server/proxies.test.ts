import { expect, it } from 'vitest';
import { proxiesOf } from './proxies.ts';
import { testApp } from './testing.ts';

it.each([
  ['0', 0],
  ['1', 1],
  ['10', 10],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('takes %j', (text, proxies) => {
  expect(proxiesOf(text)).toEqual(proxies);
});

it.each([
  'true',
  '-1',
  '11',
  '1.5',
  'proxy.example',
  '10.0.0.1/33',
  '10.0.0.0/0',
  '10.0.0',
  '10.0.0.1,,',
  '::1/129',
  '/8',
])('refuses %j', (text) => {
  expect(proxiesOf(text)).toBeUndefined();
});

/** How many requests of a minute are left to whoever the server takes the caller for. */
async function remaining(proxies: number | string[], forwarded: string[]): Promise<string[]> {
  const app = await testApp({ proxies, limits: { rate: 10 } });
  const left: string[] = [];
  for (const header of forwarded) {
    const headers = { 'x-forwarded-for': header };
    const { headers: answered } = await app.inject({ url: '/api/rulesets', remoteAddress: '10.0.0.9', headers });
    left.push(String(answered['x-ratelimit-remaining']));
  }
  return left;
}

it.each([
  ['nobody', 0, ['192.0.2.1', '192.0.2.2'], ['9', '8']],
  ['one proxy', 1, ['forged, 192.0.2.1', 'other, 192.0.2.1', 'forged, 192.0.2.2'], ['9', '8', '9']],
  ['two proxies', 2, ['forged, 192.0.2.1, 10.0.0.8', 'other, 192.0.2.1, 10.0.0.8'], ['9', '8']],
  ['a network', ['10.0.0.0/24'], ['forged, 192.0.2.1, 10.0.0.8', 'x, 192.0.2.1', '192.0.2.2'], ['9', '8', '9']],
  ['a network that did not call', ['172.16.0.0/12'], ['192.0.2.1', '192.0.2.2'], ['9', '8']],
])('behind %s, forged addresses change nothing', async (_, proxies, forwarded, left) => {
  expect(await remaining(proxies, forwarded)).toEqual(left);
});
