import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '../kernel/text.ts';
import { Fixed, REVALIDATED } from './fixed.ts';
import { langOf } from './language.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const keyOf = ({ routeOptions, params }: FastifyRequest, lang?: Lang): string =>
  JSON.stringify([routeOptions.url, params, lang]);

/** Answers that depend on nothing but the address, and perhaps the language: made once, when they are first asked for. */
export class Shelf {
  readonly #kept = new Map<string, Fixed>();

  /** A route's handler. What it throws is not kept, so that only what there is takes room. */
  json<R extends FastifyRequest>(make: (request: R) => object | Promise<object>) {
    return (request: R, reply: FastifyReply) => this.#send(request, reply, () => make(request), undefined);
  }

  /** The same, in the caller's language. */
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
    const key = keyOf(request, lang);
    let fixed = this.#kept.get(key);
    if (fixed === undefined) {
      const about = { type: JSON_TYPE, caching: REVALIDATED };
      const content = Buffer.from(JSON.stringify(await make()));
      fixed = new Fixed(content, lang === undefined ? about : { ...about, vary: 'Accept-Language', language: lang });
      this.#kept.set(key, fixed);
    }
    return reply.send(await fixed.prepare(request, reply));
  }

  /** An `onSend` hook for routes that are not ours and always give the same. */
  keepSent = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const key = keyOf(request);
    let fixed = this.#kept.get(key);
    if (fixed === undefined) {
      const about = { type: String(reply.getHeader('content-type')), caching: REVALIDATED };
      this.#kept.set(key, (fixed = new Fixed(Buffer.from(payload), about)));
    }
    // The framework takes undefined for what it had before.
    return (await fixed.prepare(request, reply)) ?? null;
  };
}
