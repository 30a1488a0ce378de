import { BadInput } from '../kernel/schema.ts';
import { languageOf, t } from '../kernel/text.ts';
import { type Running, settingsOf, start } from './start.ts';

const GRACE = 5_000;
const lang = languageOf(process.env);

/**
 * Takes no new requests, finishes those under way, then lets the process end. Who is still sending or reading after a
 * while is cut off. A second signal ends it at once.
 */
function stopOnSignal({ app }: Running): void {
  const stop = (): void => {
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
    void app.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

function explain(error: unknown): string {
  if (error instanceof BadInput) return error.problems.map(({ path, text }) => `${path} : ${text[lang]}`).join('\n');
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return t('ce port est déjà pris ; en choisir un autre avec PORT', 'this port is taken; choose another with PORT')[
      lang
    ];
  if (code === 'EACCES')
    return t(
      'ce port est réservé au système ; en choisir un autre avec PORT',
      'this port is reserved; choose another with PORT',
    )[lang];
  return message;
}

try {
  const running = await start(settingsOf(process.env));
  stopOnSignal(running);
  console.log(`Grognard: ${running.address} (API: ${running.address}api/reference/)`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
