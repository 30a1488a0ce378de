import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Ruleset } from '../kernel/ruleset.ts';
import { t } from '../kernel/text.ts';
import { handleErrors, refuseConnection, sendProblem } from './errors.ts';
import { LIMITS, type Limits } from './limits.ts';
import { collectRoutes, describeRoutes } from './openapi.ts';
import { servePage } from './page.ts';
import { RequestProblem } from './problems.ts';
import { PAGE_FOLDER } from './root.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import type { Context } from './routes/common.ts';
import { procedureRoutes } from './routes/procedures.ts';
import { healthRoutes, linkRoutes, problemRoutes } from './routes/service.ts';
import { secure } from './security.ts';
import { Work } from './work.ts';

export interface AppOptions {
  readonly rulesets: readonly Ruleset[];
  readonly limits?: Partial<Limits>;
  /** Where the built page is. */
  readonly pageFolder?: string;
  /** Silent where it is not given. */
  readonly logger?: Exclude<FastifyServerOptions['logger'], undefined>;
  /** Whether callers' addresses are those that a proxy in front reports. */
  readonly trustProxy?: boolean;
}

/** The whole server but its port: tests send requests straight into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { rulesets, pageFolder = PAGE_FOLDER, logger = false, trustProxy = false } = options;
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    logger,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    requestTimeout: limits.timeout,
    // Node heeds the time of a whole request only where that of its headers is no longer.
    http: { headersTimeout: limits.timeout, connectionsCheckingInterval: Math.min(limits.timeout, 5_000) },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) => sendProblem(request, reply, new RequestProblem('bad-request')),
  });
  logRequests(app);
  endConnectionsOnClosing(app);
  handleErrors(app);
  await secure(app);
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await collectRoutes(app, rulesets);
  healthRoutes(app);
  await app.register((api) => apiRoutes(api, { rulesets, limits, work: new Work(limits.work) }), { prefix: '/api' });
  await describeRoutes(app);
  await servePage(app, pageFolder, rulesets);
  return app;
}

async function apiRoutes(api: FastifyInstance, context: Context): Promise<void> {
  await api.register(rateLimit, {
    max: context.limits.rate,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RequestProblem('too-many', t(`réessayer dans ${seconds} s`, `try again in ${seconds} s`));
    },
  });
  catalogueRoutes(api, context);
  procedureRoutes(api, context);
  linkRoutes(api, context);
  problemRoutes(api);
}

/** One line per request: no address of a caller, no body, and no query, which may hold a situation with its names. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?', 1);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

/** Answers sent while the server closes are the last of their connection, so that it need not wait for idle callers. */
function endConnectionsOnClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
