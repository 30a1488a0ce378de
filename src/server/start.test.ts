import { expect, it } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { languageOf } from '../kernel/text.ts';
import { settingsOf } from './start.ts';
import { testApp } from './testing.ts';

it('listens to this machine only, unless told otherwise', () => {
  expect(settingsOf({})).toEqual({
    host: '127.0.0.1',
    port: undefined,
    rate: 600,
    logLevel: 'info',
    proxies: 0,
  });
  expect(settingsOf({ HOST: '0.0.0.0', PORT: '80', RATE_LIMIT: '5', LOG_LEVEL: 'warn', TRUST_PROXY: '1' })).toEqual({
    host: '0.0.0.0',
    port: 80,
    rate: 5,
    logLevel: 'warn',
    proxies: 1,
  });
});

it.each([
  [{ PORT: 'x' }, ['PORT']],
  [{ PORT: '65536' }, ['PORT']],
  [{ RATE_LIMIT: '0', LOG_LEVEL: 'loud', TRUST_PROXY: 'true' }, ['LOG_LEVEL', 'TRUST_PROXY', 'RATE_LIMIT']],
])('names the variable of %j', (env, names) => {
  expect.assertions(1);
  try {
    settingsOf(env);
  } catch (error) {
    expect((error as BadInput).problems.map(({ path }) => path)).toEqual(names);
  }
});

it('takes the addresses of proxies', () => {
  expect(settingsOf({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).proxies).toEqual(['10.0.0.1', '192.168.0.0/16']);
  expect(settingsOf({ TRUST_PROXY: '' }).proxies).toBe(0);
});

it('speaks the language of the system', () => {
  expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
  expect(languageOf({ LC_ALL: 'C', LANG: 'fr_FR' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

it('logs one line per request, without address, query or body', async () => {
  const lines: string[] = [];
  const app = await testApp({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  await app.inject({ url: '/api/rulesets?lang=fr&name=Xenophon', remoteAddress: '10.1.2.3' });
  await app.inject('/healthz');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, method: 'GET', path: '/api/rulesets', status: 200 });
  expect(lines[0]).not.toMatch(/Xenophon|10\.1\.2\.3/);
});
