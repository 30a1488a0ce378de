import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Our page needs nothing but its own files: no inline script or style, no other site. */
const PAGE_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
};

/** The API reference starts itself with an inline script and styles; it too loads from nowhere else. */
const REFERENCE_POLICY = {
  useDefaults: false,
  directives: {
    ...PAGE_POLICY.directives,
    scriptSrc: ["'self'", "'unsafe-inline'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", 'data:'],
  },
};

export async function secure(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: PAGE_POLICY,
    // A club's server is plain HTTP on a local network; whoever adds TLS in front adds this there.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', shareApi);
}

export async function relaxedForReference(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await reply.helmet({ contentSecurityPolicy: REFERENCE_POLICY });
}

/** Pages of other sites may call the API: it knows no cookie and no account, so there is nothing to protect. */
async function shareApi(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isApi(request.url)) return;
  reply.header('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') return;
  await reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'Content-Type, Accept-Language',
      'access-control-max-age': '86400',
    })
    .code(204)
    .send();
}

export const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
