import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentAbout, StaticContent } from './static-content.ts';
import type { Sent } from './slices.ts';

/** A host name or address with an optional port; nothing else is written into a page. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
/** After so many host names callers get the page as it was built. */
const MOST_HOSTS = 20;

/** The page with the absolute address of its picture, which previews of shared links need: that of the request. */
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
