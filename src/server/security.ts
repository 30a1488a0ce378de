import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { RequestProblem } from './problems.ts';

type Headers = Readonly<Record<string, string>>;

/** The one style sheet that Observable Plot writes into every plot whose class is `plot` (web/simulation/plots.ts). */
const STYLE_OF_PLOTS = "'sha256-+TfQir1nvDucAdvE6XUQBt4ayUjpAWkbw2kCdSfekHM='";

/** Our page needs nothing but its own files: no inline script, no style but that one, no other site. */
const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", STYLE_OF_PLOTS],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** The API reference starts itself with an inline script and styles; it too loads from nowhere else. */
const REFERENCE_POLICY = {
  ...PAGE_POLICY,
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
};

/** Data is neither shown as a page nor put into one. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

const COMMON = {
  // A club's server is plain HTTP on a local network; whoever adds TLS in front adds this there.
  strictTransportSecurity: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
} as const;

/** What only matters to pages, and whether one may show them in a frame. */
const NO_PAGE = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: { action: 'deny' },
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** What helmet would set on each answer, found out once. */
function headersOf(directives: Record<string, string[]>, more: object = {}): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ ...COMMON, ...more, contentSecurityPolicy: { useDefaults: false, directives } })(
    request,
    response,
    () => {},
  );
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

const PAGE = headersOf(PAGE_POLICY);
const REFERENCE = headersOf(REFERENCE_POLICY);
const DATA = headersOf(DATA_POLICY, NO_PAGE);

const EXPOSED = [
  'Retry-After',
  'ETag',
  'Content-Language',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** What an answer needs even where no hook has seen it: a malformed address, too long a header. */
const SHARED_DATA: Headers = {
  ...DATA,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(', '),
};

export const headersFor = (url: string): Headers => (isApi(url) ? SHARED_DATA : PAGE);

export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, next) => {
    reply.headers(isApi(url) ? DATA : PAGE);
    next();
  });
}

/** For the pages of the API reference, which read the name that they were called by. */
export function relaxedForReference(
  { hostname }: FastifyRequest,
  reply: FastifyReply,
  next: (error?: Error) => void,
): void {
  reply.headers(REFERENCE);
  next(URL.canParse(`http://${hostname}`) ? undefined : new RequestProblem('bad-request'));
}

/** Pages of other sites may call the API: it knows no cookie and no account, so there is nothing to protect. */
export async function shareApi(api: FastifyInstance): Promise<void> {
  await api.register(cors, {
    origin: '*',
    methods: 'GET, HEAD, POST',
    allowedHeaders: 'Content-Type, Accept-Language, If-None-Match',
    exposedHeaders: EXPOSED.join(', '),
    maxAge: 86_400,
    strictPreflight: false,
  });
}

export const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
