import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announce } from '../../server/server-notice.ts';
import { addressFor } from './address.ts';
import { grognard, MELEE } from '../testing.ts';

test('what the environment says comes first, and must be an address', () => {
  const env = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'grognard-address-')) };
  announce('http://localhost:4321/', env);
  expect(addressFor({ ...env, GROGNARD_URL: 'https://example.org/g' })).toBe('https://example.org/g/');
  expect(addressFor(env)).toBe('http://localhost:4321/');
  expect(() => addressFor({ GROGNARD_URL: 'example' })).toThrow('GROGNARD_URL: an address such as');
  rmSync(env.XDG_STATE_HOME, { recursive: true });
});

test('a link is a whole address where one is known; otherwise it says what opens it', async () => {
  expect((await grognard(['odds', ...MELEE], { address: 'http://localhost:4321/' })).out).toContain(
    'Link: http://localhost:4321/#/alexandre/melee?s=2.',
  );
  expect((await grognard(['odds', ...MELEE])).out).toMatch(
    /^Link: #\/alexandre\/melee\?s=2\.\S+ \(.*grognard serve.*\)$/m,
  );
});
