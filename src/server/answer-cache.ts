import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../kernel/text.ts';
import { type ContentAbout, StaticContent, REVALIDATED } from './static-content.ts';
import { langOf } from './language.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface FreshAnswer {
  readonly text: string;
  readonly about: ContentAbout;
}

const keyOf = ({ routeOptions, params }: FastifyRequest, lang?: Lang): string =>
  JSON.stringify([routeOptions.url, params, lang]);

/** Keeps answers that depend only on the address and the language: each is made when it is first asked for. */
export class AnswerCache {
  readonly #kept = new Map<string, StaticContent>();

  /** A route's handler. What it throws is not kept, so that only what there is takes room. */
  json<R extends FastifyRequest>(make: (request: R) => object | Promise<object>) {
    return (request: R, reply: FastifyReply) => this.#send(request, reply, () => make(request), undefined);
  }

  /** The same handler, in the caller's language. */
  jsonIn<R extends FastifyRequest>(make: (request: R, lang: Lang) => object | Promise<object>) {
    return (request: R, reply: FastifyReply) => {
      const lang = langOf(request);
      return this.#send(request, reply, () => make(request, lang), lang);
    };
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => object | Promise<object>,
    lang: Lang | undefined,
  ): Promise<FastifyReply> {
    const inLanguage = lang === undefined ? {} : { vary: 'Accept-Language', language: lang };
    const fixed = await this.#take(keyOf(request, lang), async () => ({
      text: JSON.stringify(await make()),
      about: { type: JSON_TYPE, caching: REVALIDATED, ...inLanguage },
    }));
    return reply.send(await fixed.prepare(request, reply));
  }

  /** An `onSend` hook for routes that are not ours and always give the same. */
  keepSent = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const type = String(reply.getHeader('content-type'));
    const fixed = await this.#take(keyOf(request), () => ({ text: payload, about: { type, caching: REVALIDATED } }));
    // The framework takes undefined for what it had before.
    return (await fixed.prepare(request, reply)) ?? null;
  };

  async #take(key: string, make: () => FreshAnswer | Promise<FreshAnswer>): Promise<StaticContent> {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const { text, about } = await make();
    const fixed = new StaticContent(Buffer.from(text), about);
    this.#kept.set(key, fixed);
    return fixed;
  }
}
