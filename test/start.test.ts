import { appendFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfRepository } from './support/copied.ts';
import { waitForEnd, type Listening, listening, living } from './support/processes.ts';

const minutes = 60_000;
const folder = copyOfRepository();
afterAll(() => rmSync(folder, { recursive: true, force: true }), minutes);

const start = async () => {
  const served = await listening('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
    detached: true,
  });
  expect((await fetch(served.address)).status).toBe(200);
  expect(served.family.map(({ line }) => line)).toContainEqual(expect.stringContaining('src/server/main.ts'));
  return served;
};

const page = join(folder, 'dist', 'web', 'index.html');

const nothingIsLeft = async ({ address, family }: Listening): Promise<void> => {
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(living(family)).toEqual([]);
};

describe.skipIf(process.platform === 'win32')('npm start, ended by its process id, leaves nothing behind', () => {
  const pidOf = ({ process, family }: Listening, whom: 'npm' | 'scripts/run.mjs'): number =>
    whom === 'npm' ? process.pid! : family.find(({ line }) => /^\S*node scripts\/run\.mjs/.test(line))!.pid;

  test.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['scripts/run.mjs', 'SIGTERM'],
    ['scripts/run.mjs', 'SIGINT'],
  ] as const)('%s, %s', { timeout: 2 * minutes }, async (whom, signal) => {
    const served = await start();
    process.kill(pidOf(served, whom), signal);
    expect(await waitForEnd(served.process)).toBe(0);
    await nothingIsLeft(served);
  });

  test('Ctrl-C, which every process of the terminal hears', { timeout: 2 * minutes }, async () => {
    const served = await start();
    process.kill(-served.process.pid!, 'SIGINT');
    await waitForEnd(served.process);
    await expect.poll(() => living(served.family), { timeout: 2 * minutes }).toEqual([]);
    await nothingIsLeft(served);
  });

  test.each(['npm', 'scripts/run.mjs'] as const)(
    '%s killed outright, which can tell nobody',
    { timeout: 2 * minutes },
    async (whom) => {
      const served = await start();
      process.kill(pidOf(served, whom), 'SIGKILL');
      await expect.poll(() => living(served.family), { timeout: 2 * minutes }).toEqual([]);
      await nothingIsLeft(served);
    },
  );
});

test('a page is built anew only where its sources have changed', { timeout: 2 * minutes }, async () => {
  const built = async (): Promise<number> => {
    const { process } = await start();
    process.kill('SIGTERM');
    await waitForEnd(process);
    return statSync(page).mtimeMs;
  };
  const first = await built();
  expect(await built()).toBe(first);
  appendFileSync(join(folder, 'src', 'web', 'index.html'), '<!-- another -->\n');
  expect(await built()).toBeGreaterThan(first);
});
