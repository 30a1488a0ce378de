import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '../kernel/text.ts';
import { FILES_PER_REQUEST, type Limits } from './limits.ts';
import { RequestProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What counts against a caller: a request, a file of the page, or nothing at all. */
    readonly counts?: 'file' | 'nothing';
  }
}

type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Counts all that is answered, whatever it is. What it gives counts a request that never reached a route. */
export async function limitRates(app: FastifyInstance, { rate }: Limits): Promise<Limiter> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RequestProblem('too-many', t(`réessayer dans ${seconds} s`, `try again in ${seconds} s`));
    },
  });
  const limiter = (max: number): Limiter => app.rateLimit({ max }).bind(app);
  const [ofRequests, ofFiles] = [limiter(rate), limiter(rate * FILES_PER_REQUEST)];
  const limiters = { request: ofRequests, file: ofFiles, nothing: async () => {} };
  app.addHook('onRequest', (request, reply) =>
    limiters[request.routeOptions.config.counts ?? 'request'](request, reply),
  );
  return ofRequests;
}
