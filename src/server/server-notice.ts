import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a server says that it runs, for the command line of the same person. */
const fileIn = (env: Environment): string =>
  join(env['XDG_STATE_HOME'] || env['LOCALAPPDATA'] || join(homedir(), '.local', 'state'), 'grognard', 'served.json');

interface Notice {
  readonly address: string;
  readonly pid: number;
}

function noticeIn(env: Environment): Notice | undefined {
  try {
    const { address, pid } = JSON.parse(readFileSync(fileIn(env), 'utf8')) as Partial<Notice>;
    return typeof address === 'string' && /^https?:\/\/\S+\/$/.test(address) && Number.isInteger(pid)
      ? { address, pid: pid! }
      : undefined;
  } catch {
    return undefined;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The address of the server that runs; undefined where none does, even if one ended without a word. */
export function servedAddress(env: Environment): string | undefined {
  const notice = noticeIn(env);
  return notice !== undefined && isAlive(notice.pid) ? notice.address : undefined;
}

/** Writes down where the page is served. The server goes on where the folder cannot be written. */
export function announce(address: string, env: Environment): void {
  try {
    mkdirSync(dirname(fileIn(env)), { recursive: true });
    writeFileSync(fileIn(env), JSON.stringify({ address, pid: process.pid } satisfies Notice));
  } catch {
    return;
  }
}

/** Takes one's own notice away, and nobody else's. */
export function withdraw(env: Environment): void {
  if (noticeIn(env)?.pid === process.pid) rmSync(fileIn(env), { force: true });
}
