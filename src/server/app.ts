import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Calculators, calculatorThreads } from './computing/calculators.ts';
import { Dispatcher } from './computing/dispatcher.ts';
import { handleErrors, refuseConnection, sendProblem } from './errors.ts';
import { LIMITS, type Limits } from './limits.ts';
import { checkMethods } from './methods.ts';
import { collectRoutes, describeRoutes } from './openapi.ts';
import { servePage } from './page.ts';
import { RequestProblem } from './problems.ts';
import { type Proxies, trustProxyOf } from './proxies.ts';
import { limitRates } from './rate-limit.ts';
import { PAGE_FOLDER } from './package-root.ts';
import { armyRoutes } from './routes/armies.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import type { Context } from './routes/context.ts';
import { procedureRoutes } from './routes/procedures.ts';
import { healthRoutes, linkRoutes, problemRoutes } from './routes/service.ts';
import { secure, shareApi } from './security.ts';
import { AnswerCache } from './answer-cache.ts';

export interface AppOptions {
  readonly rulesets: readonly Ruleset[];
  readonly limits?: Partial<Limits>;
  /** Who answers what takes long; threads of the rulesets in the catalogue where it is not said. */
  readonly calculators?: (limits: Limits) => Calculators;
  /** Where the built page is. */
  readonly pageFolder?: string;
  /** No log is written where this is absent. */
  readonly logger?: Exclude<FastifyServerOptions['logger'], undefined>;
  /** The proxies in front that report callers' addresses. */
  readonly proxies?: Proxies;
}

/** The whole server but its port: tests send requests straight into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { rulesets, calculators = calculatorThreads, pageFolder = PAGE_FOLDER, logger = false, proxies = 0 } = options;
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    logger,
    trustProxy: trustProxyOf(proxies),
    // No logger for each request: our one line needs none.
    childLoggerFactory: (parent, bindings, options) =>
      options.level === undefined ? parent : parent.child(bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    requestTimeout: limits.timeout,
    // Node heeds the time of a whole request only where that of its headers is no longer.
    http: { headersTimeout: limits.timeout, connectionsCheckingInterval: Math.min(limits.timeout, 5_000) },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_error, request, reply) => void refuseMalformed(request, reply),
  });
  logRequests(app);
  endConnectionsOnClosing(app);
  handleErrors(app);
  secure(app);
  const limitRate = await limitRates(app, limits);
  checkMethods(app);
  await collectRoutes(app, rulesets);
  healthRoutes(app);
  const dispatcher = new Dispatcher(rulesets, limits, calculators(limits));
  app.addHook('onClose', () => dispatcher.close());
  const context = { rulesets, limits, dispatcher, cache: new AnswerCache() };
  await app.register((api) => apiRoutes(api, context), { prefix: '/api' });
  servePage(app, pageFolder, rulesets);
  return app;

  /** An address that cannot be read reaches no route and no hook. */
  async function refuseMalformed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const problem = await limitRate(request, reply).then(
      () => new RequestProblem('bad-request'),
      (refused: RequestProblem) => refused,
    );
    await sendProblem(request, reply, problem);
  }
}

async function apiRoutes(api: FastifyInstance, context: Context): Promise<void> {
  await shareApi(api);
  catalogueRoutes(api, context);
  procedureRoutes(api, context);
  armyRoutes(api, context);
  linkRoutes(api, context);
  problemRoutes(api, context);
  await describeRoutes(api, context.cache);
}

/** One line per request: no address of a caller, no body, and no query, which may hold a situation with its names. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const [path] = request.url.split('?', 1);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    next();
  });
}

/** Answers sent while the server closes are the last of their connection, so that it need not wait for idle callers. */
function endConnectionsOnClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (closing) reply.header('connection', 'close');
    next();
  });
}
