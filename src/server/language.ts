import type { FastifyRequest } from 'fastify';
import { type Lang, LANGS } from '../kernel/text.ts';

const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

/** The caller's language: `?lang=` if it says one of ours, else `Accept-Language`, else English. */
export function langOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return isLang(lang) ? lang : preferred(request.headers['accept-language'] ?? '');
}

/** `fr-CA,fr;q=0.9,en;q=0.5`: the one of ours with the highest weight, the first of equals. */
export function preferred(header: string): Lang {
  let best: { lang: Lang; weight: number } | undefined;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const lang = tag.split('-')[0];
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (isLang(lang) && weight > (best?.weight ?? 0)) best = { lang, weight };
  }
  return best?.lang ?? 'en';
}
