import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyOfPackages } from './support/copied.ts';

let folder: string;
beforeEach(() => {
  folder = copyOfPackages();
  npmIs('echo "npm $*"');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program of ours in npm's place. */
function npmIs(script: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin', 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

type Packages = Record<string, { version: string; integrity: string }>;

function changeLock(change: (packages: Packages) => void): void {
  const path = join(folder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages };
  change(lock.packages);
  writeFileSync(path, JSON.stringify(lock));
}

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: join(folder, 'bin') + delimiter + process.env['PATH'] },
  });
  return { status, stdout, stderr };
};

const INSTALLS = 'grognard: installing packages…\nnpm ci --no-audit --no-fund --loglevel=error\n';

describe.skipIf(process.platform === 'win32')('scripts/run.mjs', () => {
  test('installs nothing where the lock file is followed', () =>
    expect(run('echo', 'done')).toEqual({ status: 0, stdout: 'done\n', stderr: '' }));

  test('installs by npm ci where nothing is installed', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(run('echo', 'done')).toEqual({ status: 0, stdout: 'done\n', stderr: INSTALLS });
  });

  test('… where a package is not there', () => {
    unlinkSync(join(folder, 'node_modules', 'valibot'));
    expect(run('echo', 'done').stderr).toBe(INSTALLS);
  });

  test.each(['version', 'integrity'] as const)('… where the lock file has another %s', (key) => {
    changeLock((packages) => (packages['node_modules/valibot']![key] += '0'));
    expect(run('echo', 'done').stderr).toBe(INSTALLS);
  });

  test('… where a package is too many', () => {
    changeLock((packages) => delete packages['node_modules/mitata']);
    expect(run('echo', 'done').stderr).toBe(INSTALLS);
  });

  test('says that npm has failed, and goes no further', () => {
    npmIs('exit 7');
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { status, stdout, stderr } = run('echo', 'done');
    expect({ status, stdout }).toEqual({ status: 7, stdout: '' });
    expect(stderr).toContain('npm could not install the packages');
  });

  test('runs one command after the other, on the project’s own Node, until one fails', () => {
    const node = (script: string): string[] => ['node', '-p', script];
    expect(run('echo', 'one', '--then', ...node('process.versions.node'))).toEqual({
      status: 0,
      stdout: `one\n${process.versions.node}\n`,
      stderr: '',
    });
    expect(run(...node('process.exit(3)'), '--then', 'echo', 'two')).toEqual({ status: 3, stdout: '', stderr: '' });
    expect(run('no-such-command', '--then', 'echo', 'two')).toMatchObject({ status: 1, stdout: '' });
  });
});
