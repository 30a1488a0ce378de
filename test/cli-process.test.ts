import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';

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

describe.runIf(SHELL)('a simulation that is interrupted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const FORD = ['simulate', 'the-ford', '--jobs', '1', '--seed', 'a', '--lang', 'en'];

  /** Interrupts the program a while after it has begun to play: its file is there by then. */
  async function interrupted(line: readonly string[], file: string, playing: number) {
    const program = spawn(process.execPath, [MAIN, ...line, '--resume', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    program.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    program.stderr.setEncoding('utf8').on('data', (part: string) => (err += part));
    const ended = new Promise((resolve) => program.once('close', resolve));
    await vi.waitUntil(() => existsSync(file), { timeout: 120_000 });
    await setTimeout(playing);
    program.kill('SIGINT');
    const code = await ended;
    return { code, out, err };
  }

  test('reports what it has played and goes on to the same report as one run', async () => {
    const random = [...FORD, '--minds', 'random'];
    let [file, played] = ['', 0];
    // A machine that is busy needs longer for its first battle.
    for (let playing = 250; played === 0; playing *= 2) {
      file = join(folder, `ford-${playing}.json`);
      const { code, out, err } = await interrupted([...random, '--games', '100000'], file, playing);
      played = Number(/^The Ford · (\d+) of 100000 battles · seed a$/m.exec(out)?.[1]);
      expect([code, err]).toEqual([0, `interrupted after ${played} of 100000 battles; the same command goes on\n`]);
    }
    const games = ['--games', String(played + 3), '--format', 'json'];
    const run = (...more: string[]) =>
      spawnSync(process.execPath, [MAIN, ...random, ...games, ...more], { encoding: 'utf8' }).stdout;
    expect(JSON.parse(run('--resume', file))).toEqual(JSON.parse(run()));
  });

  test('ends at once in the middle of a long battle', async () => {
    const line = ['simulate', 'gaugamela', '--jobs', '1', '--minds', 'grognard', '--games', '1', '--lang', 'en'];
    const { code, out } = await interrupted(line, join(folder, 'long.json'), 1000);
    // Whoever waits for the battle to end has played one.
    expect([code, out]).toEqual([0, expect.stringContaining('Gaugamela · 0 of 1 battles')]);
  });
});
