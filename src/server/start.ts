import type { FastifyInstance } from 'fastify';
import { BadInput, type Problem } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { buildApp } from './app.ts';
import { LIMITS } from './limits.ts';
import { MOST_HOPS, type Proxies, proxiesOf } from './proxies.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const FIRST_PORT = 4321;
const PORTS_TRIED = 50;

export interface Settings {
  readonly host: string;
  /** Undefined: the usual one, or the next that is free. */
  readonly port: number | undefined;
  readonly rate: number;
  readonly logLevel: string;
  readonly proxies: Proxies;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws `BadInput` that names the variable. */
export function settingsOf(env: Environment): Settings {
  const problems: Problem[] = [];
  const whole = (name: string, min: number, max: number): number | undefined => {
    const given = env[name];
    if (given === undefined || given === '') return undefined;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    const text = t(
      `« ${given} » : un entier de ${min} à ${max} est attendu`,
      `“${given}”: a whole number from ${min} to ${max} is expected`,
    );
    problems.push({ path: name, text });
    return undefined;
  };
  const logLevel = env['LOG_LEVEL'] || 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    const levels = LOG_LEVELS.join(', ');
    problems.push({
      path: 'LOG_LEVEL',
      text: t(`une valeur parmi ${levels} est attendue`, `one of ${levels} is expected`),
    });
  }
  const proxies = proxiesOf(env['TRUST_PROXY'] || '0');
  if (proxies === undefined)
    problems.push({
      path: 'TRUST_PROXY',
      text: t(
        `« ${env['TRUST_PROXY']} » : le nombre de serveurs mandataires devant celui-ci (0 à ${MOST_HOPS}), ou leurs adresses séparées par des virgules (10.0.0.1, 192.168.0.0/16), est attendu`,
        `“${env['TRUST_PROXY']}”: the number of proxies in front of this server (0 to ${MOST_HOPS}), or their addresses with commas between (10.0.0.1, 192.168.0.0/16), is expected`,
      ),
    });
  const settings: Settings = {
    host: env['HOST'] || '127.0.0.1',
    port: whole('PORT', 0, 65_535),
    rate: whole('RATE_LIMIT', 1, 1_000_000) ?? LIMITS.rate,
    logLevel,
    proxies: proxies ?? 0,
  };
  if (problems.length > 0) throw new BadInput(problems);
  return settings;
}

export interface Running {
  readonly app: FastifyInstance;
  /** `http://localhost:4321/` */
  readonly address: string;
}

export async function start({ host, port, rate, logLevel, proxies }: Settings): Promise<Running> {
  const app = await buildApp({
    rulesets: await Promise.all(CATALOGUE.map((card) => card.load())),
    limits: { rate },
    proxies,
    // The log goes where it does not mix with what the command says.
    logger: { level: 'warn', base: null, stream: process.stderr },
  });
  await app.ready();
  // Makes the description now, so that no caller has to wait for it.
  app.swagger();
  const openPort = await listen(app, host, port).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  app.log.level = logLevel;
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return { app, address: `http://${shown.includes(':') ? `[${shown}]` : shown}:${openPort}/` };
}

async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<number> {
  if (port !== undefined) return portOf(await app.listen({ host, port }));
  for (let candidate = FIRST_PORT; ; candidate++)
    try {
      return portOf(await app.listen({ host, port: candidate }));
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || candidate >= FIRST_PORT + PORTS_TRIED) throw error;
    }
}

const portOf = (address: string): number => Number(new URL(address).port || 80);
