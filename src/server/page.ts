import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Ruleset } from '../kernel/ruleset.ts';
import { t, type Text } from '../kernel/text.ts';
import { sendProblem } from './errors.ts';
import { RequestProblem } from './problems.ts';
import { isApi } from './security.ts';

/** Vite and Workbox put a hash of the content into these names: what they hold never changes. */
const HASHED = /(?:[/\\]assets[/\\][^/\\]+|[/\\]workbox-[0-9a-f]{8})\.\w+$/;

/** Serves the built page; without one, a plain page that leads on. */
export async function servePage(app: FastifyInstance, folder: string, rulesets: readonly Ruleset[]): Promise<void> {
  if (existsSync(join(folder, 'index.html')))
    await app.register(serveFiles, {
      root: folder,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  else
    app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(plainPage(rulesets)),
    );

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isApi(request.url) && request.headers.accept?.includes('text/html');
    if (wantsPage === true) return reply.code(404).type('text/html; charset=utf-8').send(lostPage());
    return sendProblem(request, reply, new RequestProblem('unknown', isApi(request.url) ? API_HINT : PAGE_HINT));
  });
}

const API_HINT = t(
  'rien à cette adresse ; commencer par GET /api/rulesets, tout est décrit dans /api/reference',
  'nothing at this address; start with GET /api/rulesets, all is described in /api/reference',
);
const PAGE_HINT = t('rien à cette adresse ; la page est à /', 'nothing at this address; the page is at /');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const both = ({ fr, en }: Text): string =>
  fr === en ? escaped(en) : `<span lang="fr">${escaped(fr)}</span> · <span lang="en">${escaped(en)}</span>`;

const page = (content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>Grognard</title></head><body>${content}</body></html>\n`;

const REFERENCE = `<p><a href="/api/reference/">${both(t('L’API', 'The API'))}</a></p>`;

const lostPage = (): string =>
  page(
    `<h1>404</h1><p>${both(t('Rien à cette adresse.', 'Nothing at this address.'))}</p><p><a href="/">Grognard</a></p>${REFERENCE}`,
  );

function plainPage(rulesets: readonly Ruleset[]): string {
  const build = t('La page n’est pas encore construite :', 'The page has not been built yet:');
  const charts = rulesets.map(({ id, title, charts }) => {
    const items = charts.map(
      (chart) => `<li><a href="/api/rulesets/${id}/charts/${chart.id}">${both(chart.title)}</a></li>`,
    );
    return `<h2>${both(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return page(
    `<h1>Grognard</h1><p>${both(build)} <code>npm run build</code></p>${REFERENCE}` +
      `<p>${both(t('Les tables, en JSON :', 'The charts, as JSON:'))}</p>${charts.join('')}`,
  );
}
