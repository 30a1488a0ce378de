import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Lang } from '../kernel/text.ts';

/** The first is for callers who ask for a language that we do not have. */
const OFFERED: readonly Lang[] = ['en', 'fr'];

const ours = (value: unknown): Lang | undefined => OFFERED.find((lang) => lang === value);

/** The caller's language: `?lang=` if it says one of ours, else `Accept-Language`, else English. */
export function langOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return ours(lang) ?? ours(new Negotiator({ headers }).language(OFFERED)) ?? 'en';
}
