import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce, servedAddress, withdraw } from './server-notice.ts';

let env: { XDG_STATE_HOME: string };
beforeEach(() => (env = { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'grognard-notice-')) }));
afterEach(() => rmSync(env.XDG_STATE_HOME, { recursive: true }));

const written = (text: string): void => {
  announce('http://localhost:1/', env);
  writeFileSync(join(env.XDG_STATE_HOME, 'grognard', 'served.json'), text);
};

test('a server that runs is found until it ends', () => {
  expect(servedAddress(env)).toBeUndefined();
  announce('http://localhost:4321/', env);
  expect(servedAddress(env)).toBe('http://localhost:4321/');
  withdraw(env);
  expect(servedAddress(env)).toBeUndefined();
});

test('one that ended without a word is not', async () => {
  const ended = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => ended.once('exit', resolve));
  written(JSON.stringify({ address: 'http://localhost:4321/', pid: ended.pid }));
  expect(servedAddress(env)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"address":"javascript:alert(1)/","pid":1}', '{"address":"http://x/","pid":"1"}'])(
  'a damaged notice is none: %s',
  (text) => {
    written(text);
    expect(servedAddress(env)).toBeUndefined();
  },
);

test('nobody takes away the notice of another', () => {
  const other = JSON.stringify({ address: 'http://localhost:4321/', pid: process.ppid });
  written(other);
  withdraw(env);
  expect(servedAddress(env)).toBe('http://localhost:4321/');
});

test('a folder that cannot be written is no fault', () =>
  expect(() => announce('http://localhost:4321/', { XDG_STATE_HOME: '/dev/null' })).not.toThrow());
