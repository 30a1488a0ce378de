import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');
const SHELL = existsSync('/bin/sh');

/** The program in a shell, as people chain it. */
const shell = (line: string) =>
  spawnSync('/bin/sh', ['-c', line.replaceAll('grognard', `'${process.execPath}' '${MAIN}'`)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });

describe.runIf(SHELL)('the program and what surrounds it', () => {
  test('a reader that stops early ends it quietly', () => {
    const { stdout, stderr } = shell('{ grognard charts dbm; echo $? >&2; } | head -1');
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('0\n');
  });

  test.runIf(existsSync('/dev/full'))('a full disk ends it with one line and exit code 3', () => {
    const { status, stderr } = shell('grognard charts dbm > /dev/full');
    expect([status, stderr]).toEqual([3, 'grognard: ENOSPC: no space left on device, write\n']);
    expect(shell('grognard fly 2> /dev/full').status).toBe(2);
  });

  test('a stack trace never reaches a user', () => {
    const { status, stderr } = shell('grognard constructor; grognard toString; grognard __proto__');
    expect(status).toBe(2);
    expect(stderr.split('\n')).toHaveLength(4);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('standard input is read no further than its limit', async () => {
    const program = spawn(process.execPath, [MAIN, 'odds', 'alexandre', 'melee', '--json', '-', '--lang', 'en'], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let sent = 0;
    let said = '';
    program.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
    // Sends for as long as anybody reads.
    program.stdin.on('error', () => {});
    const send = (): void => {
      while (program.stdin.writable && program.stdin.write('['.repeat(65_536))) sent += 65_536;
    };
    program.stdin.on('drain', send);
    send();
    const code = await new Promise((resolve) => program.once('exit', resolve));
    expect([code, said]).toEqual([2, 'grognard: --json: at most 1000000 characters\n']);
    expect(sent).toBeLessThan(4_000_000);
  });
});
