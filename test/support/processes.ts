import { type ChildProcess, execFileSync, spawn, type SpawnOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach } from 'vitest';

const started: Entry[] = [];

afterEach(() => {
  for (const { pid } of living(started.splice(0))) process.kill(pid, 'SIGKILL');
});

interface Entry {
  readonly pid: number;
  readonly parent: number;
  readonly line: string;
}

export interface Listening {
  readonly process: ChildProcess;
  /** The process and all that it has started, directly or not. */
  readonly family: readonly Entry[];
  /** With a slash at its end, reached over IPv4. */
  readonly address: string;
}

/** Starts a command that serves, and waits until it prints its address. */
export async function listening(command: string, words: readonly string[], options: SpawnOptions): Promise<Listening> {
  const child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (part: string): void => {
      const found = /^Grognard: (\S+)/m.exec((said += part));
      if (found) resolve(found[1]!.replace('localhost', '127.0.0.1'));
    };
    child.stdout!.setEncoding('utf8').on('data', hear);
    child.stderr!.setEncoding('utf8').on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  const family = familyOf(child.pid!);
  started.push(...family);
  return { process: child, family, address };
}

export const waitForEnd = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

function familyOf(pid: number): Entry[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((row) => {
      const [, own, parent, line] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
      return own === undefined ? [] : [{ pid: Number(own), parent: Number(parent), line: line! }];
    });
  const below = (id: number): Entry[] =>
    all.filter(({ parent }) => parent === id).flatMap((entry) => [entry, ...below(entry.pid)]);
  return [...all.filter((entry) => entry.pid === pid), ...below(pid)];
}

/** Those that still run; one that has ended and whose parent has not asked how does not. */
export const living = (family: readonly Entry[]): Entry[] => family.filter(({ pid }) => /^[^Z]/.test(stateOf(pid)));

const stateOf = (pid: number): string =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
