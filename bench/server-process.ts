import { fastify } from 'fastify';
import { settingsOf, start } from '../src/server/start.ts';

const ours = async (env: Record<string, string> = {}) =>
  new URL((await start(settingsOf({ PORT: '0', RATE_LIMIT: '1000000', ...env }))).address).port;

/** A server in a process of its own: ours, alone or behind a proxy, or the least that answers a POST. */
const SERVERS = {
  ours,
  proxied: () => ours({ TRUST_PROXY: '1' }),
  echo: async () => {
    const app = fastify();
    app.post('*', ({ body }, reply) => reply.send(body));
    return new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
  },
} as const;

export type ServerId = keyof typeof SERVERS;

/** Asked for by any message: microseconds of processor time so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!(user + system);
});
process.send!(Number(await SERVERS[process.argv[2] as ServerId]()));
