import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentAbout, StaticContent } from './static-content.ts';
import type { Sent } from './slices.ts';

/** A name or an address, perhaps with a port: nothing else gets into a page. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
/** Whoever sends many names for this server gets the page as it was built. */
const MOST_HOSTS = 20;

/** Whoever shows a shared link asks for its picture by a whole address: the page has that under which it was asked for. */
export class PageWithAddress {
  readonly #content: Buffer;
  readonly #about: ContentAbout;
  readonly #built: StaticContent;
  readonly #pages = new Map<string, StaticContent>();

  constructor(content: Buffer, about: ContentAbout) {
    this.#content = content;
    this.#about = about;
    this.#built = new StaticContent(content, about);
  }

  prepare(request: FastifyRequest, reply: FastifyReply): Promise<Sent | undefined> {
    return this.#at(request).prepare(request, reply);
  }

  #at({ protocol, host }: FastifyRequest): StaticContent {
    const origin = `${protocol}://${host}`;
    const known = this.#pages.get(origin);
    if (known !== undefined) return known;
    if (!HOST.test(host) || this.#pages.size >= MOST_HOSTS) return this.#built;
    const html = this.#content
      .toString()
      .replaceAll('property="og:image" content="/', (found) => found.slice(0, -1) + `${origin}/`);
    const page = new StaticContent(Buffer.from(html), this.#about);
    this.#pages.set(origin, page);
    return page;
  }
}
