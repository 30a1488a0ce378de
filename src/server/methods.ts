import type { FastifyInstance, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { t } from '../kernel/text.ts';
import { RequestProblem } from './problems.ts';
import { notFound } from './not-found.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says what is wrong with addresses that no other route knows: takes every method and answers none. */
    readonly fallback?: boolean;
  }
}

/** Answers a method that an address does not take, and `OPTIONS`, with the methods that it does take. */
export function checkMethods(app: FastifyInstance): void {
  const known = knownMethods(app);

  app.addHook('onRequest', (request, reply, next) => {
    if (isAnswered(request)) return next();
    const methods = known(pathOf(request));
    const asksOptions = request.method === 'OPTIONS';
    const plain = asksOptions && !isPreflight(request);
    if (methods === undefined) return next(plain ? notFound(request.url) : undefined);
    const allowed = [...methods, 'OPTIONS'].join(', ');
    reply.header('allow', allowed);
    if (plain) return void reply.code(204).send();
    next(asksOptions ? undefined : wrongMethod(request.method, allowed));
  });
}

/** Methods answered by a route of its own. */
const isAnswered = ({ method, is404, routeOptions }: FastifyRequest): boolean =>
  method !== 'OPTIONS' && !is404 && routeOptions.config.fallback !== true;

function knownMethods(app: FastifyInstance): (path: string) => ReadonlySet<string> | undefined {
  const router = findMyWay({ ignoreTrailingSlash: true });
  const byUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.fallback === true || method === 'OPTIONS') return;
    let methods = byUrl.get(url);
    if (methods === undefined) {
      byUrl.set(url, (methods = new Set()));
      router.on('GET', url, () => {}, methods);
    }
    for (const one of [method].flat()) methods.add(one);
  });
  return (path) => router.find('GET', path)?.store as ReadonlySet<string> | undefined;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]!;

const isPreflight = ({ headers }: FastifyRequest): boolean => headers['access-control-request-method'] !== undefined;

const wrongMethod = (method: string, allowed: string): RequestProblem =>
  new RequestProblem(
    'method',
    t(
      `${method} ne convient pas à cette adresse ; possible : ${allowed}`,
      `this address does not take ${method}; it takes: ${allowed}`,
    ),
  );
