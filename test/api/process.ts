import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
export const PATIENCE = 180_000;
const started: ChildProcess[] = [];

afterEach(() => {
  for (const process of started.splice(0)) if (process.exitCode === null) process.kill('SIGKILL');
});

export interface Served {
  readonly process: ChildProcess;
  readonly line: string;
  /** With a slash at its end. */
  readonly url: string;
}

export function launch(env: Record<string, string>): ChildProcess {
  const { PORT: _port, HOST: _host, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, LOG_LEVEL: 'warn', LANG: 'en', LC_ALL: 'en', ...env },
  });
  started.push(child);
  return child;
}

export async function serve(env: Record<string, string>): Promise<Served> {
  const child = launch(env);
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  const line = chunk.toString();
  return { process: child, line, url: /http:\S+/.exec(line)![0].replace('localhost', '127.0.0.1') };
}

/** Its exit code. */
export const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

/** Resolves once the server takes no new connections. */
export async function refused(url: string): Promise<void> {
  for (;;) {
    try {
      await (await fetch(`${url}healthz`, { headers: { connection: 'close' } })).text();
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
