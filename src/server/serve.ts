import { BadInput, type Problem } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { announce, withdraw } from './server-notice.ts';
import { type Environment, type Running, settingsOf, start } from './start.ts';

const GRACE = 5_000;
const ECHO = 1_000;
const PARENT_WATCH = 500;

/** Starts the server, says where it is, and ends it on a signal. Throws `BadInput` that names the setting at fault. */
export async function serve(env: Environment, say: (line: string) => void): Promise<void> {
  const running = await start(settingsOf(env)).catch((error: NodeJS.ErrnoException) => {
    const fault = faultOf(error.code);
    throw fault === undefined ? error : new BadInput([fault]);
  });
  stopOnSignal(running, env);
  announce(running.address, env);
  running.app.server.once('close', () => withdraw(env));
  say(`Grognard: ${running.address} (API: ${running.address}api/reference/)`);
}

const FAULTS: Readonly<Record<string, Problem>> = {
  EADDRINUSE: {
    path: 'PORT',
    text: t('ce port est déjà pris ; en choisir un autre', 'this port is taken; choose another'),
  },
  EACCES: {
    path: 'PORT',
    text: t('ce port est réservé au système ; en choisir un autre', 'this port is reserved; choose another'),
  },
};
const NO_SUCH_HOST: Problem = {
  path: 'HOST',
  text: t(
    'cette machine n’a pas cette adresse ; par exemple 127.0.0.1, ou 0.0.0.0 pour le réseau local',
    'this machine has no such address; for example 127.0.0.1, or 0.0.0.0 for the local network',
  ),
};
const HOST_FAULTS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND'];

const faultOf = (code = ''): Problem | undefined =>
  FAULTS[code] ?? (HOST_FAULTS.includes(code) ? NO_SUCH_HOST : undefined);

/**
 * Takes no new requests, finishes those under way, then lets the process end. Who is still sending or reading after a
 * while is cut off. A second signal ends it at once, unless it is the echo of the first: Ctrl-C comes from the terminal,
 * and again from npm.
 */
function stopOnSignal({ app }: Running, env: Environment): void {
  let since: number | undefined;
  const stop = (): void => {
    if (since === undefined) {
      since = performance.now();
      setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
      void app.close();
    } else if (performance.now() - since > ECHO) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (env['npm_lifecycle_event'] !== undefined) stopWithParent(stop);
}

/** npm and npx pass signals to a shell, which dies of them and tells nobody; whoever is killed outright cannot. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_WATCH).unref();
}
