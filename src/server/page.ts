import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import mime from 'mime';
import type { Ruleset } from '../kernel/ruleset.ts';
import { t, type Text } from '../kernel/text.ts';
import { sendProblem } from './errors.ts';
import { PageWithAddress } from './page-with-address.ts';
import { StaticContent, IMMUTABLE, REVALIDATED } from './static-content.ts';
import { notFound } from './not-found.ts';
import { isApi } from './security.ts';

/** Vite and Workbox put a hash of the content into these names: what they hold never changes. */
const HASHED = /^(?:assets\/[^/]+|workbox-[0-9a-f]{8})\.\w+$/;

const HTML = 'text/html; charset=utf-8';

type ServedFile = Pick<StaticContent, 'prepare'>;

/** Serves the built page as it is at the start; without one, a plain page that leads on. */
export function servePage(app: FastifyInstance, folder: string, rulesets: readonly Ruleset[]): void {
  const files = existsSync(join(folder, 'index.html')) ? filesIn(folder) : new Map<string, ServedFile>();
  if (files.size === 0)
    files.set(
      'index.html',
      new StaticContent(Buffer.from(pageWithoutBuild(rulesets)), { type: HTML, caching: REVALIDATED }),
    );
  for (const [path, file] of files) {
    if (path !== 'index.html') serve(app, `/${path}`, file);
    else for (const url of ['/', '/index.html']) serve(app, url, file);
  }

  app.setNotFoundHandler((request, reply) => {
    if (!isApi(request.url)) reply.header('vary', 'Accept');
    if (wantsPage(request)) return reply.code(404).type(HTML).send(notFoundPage());
    return sendProblem(request, reply, notFound(request.url));
  });
}

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !isApi(url) && headers.accept?.includes('text/html') === true;

function filesIn(folder: string): Map<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/');
      const type = mime.getType(name) ?? 'application/octet-stream';
      const content = readFileSync(join(parentPath, name));
      const about = {
        type: /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type,
        caching: HASHED.test(path) ? IMMUTABLE : REVALIDATED,
      };
      return [path, path === 'index.html' ? new PageWithAddress(content, about) : new StaticContent(content, about)];
    }),
  );
}

function serve(app: FastifyInstance, url: string, file: ServedFile): void {
  app.get(url, { schema: { hide: true }, config: { counts: 'file' } }, async (request, reply) =>
    reply.send(await file.prepare(request, reply)),
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const both = ({ fr, en }: Text): string =>
  fr === en ? escapeHtml(en) : `<span lang="fr">${escapeHtml(fr)}</span> · <span lang="en">${escapeHtml(en)}</span>`;

const page = (content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>Grognard</title></head><body>${content}</body></html>\n`;

const REFERENCE = `<p><a href="/api/reference/">${both(t('L’API', 'The API'))}</a></p>`;

const notFoundPage = (): string =>
  page(
    `<h1>404</h1><p>${both(t('Rien à cette adresse.', 'Nothing at this address.'))}</p><p><a href="/">Grognard</a></p>${REFERENCE}`,
  );

function pageWithoutBuild(rulesets: readonly Ruleset[]): string {
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
