import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Sent, sliceContent } from './slices.ts';

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, BROTLI),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Smaller ones fit in one packet anyway. */
const WORTH_COMPRESSING = 1_024;
const COMPRESSIBLE = /^text\/|[/+](?:json|javascript|xml)\b/;

export const encodingsOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string[] =>
  headers['accept-encoding'] === undefined ? [] : new Negotiator({ headers }).encodings(ENCODINGS);

export interface ContentAbout {
  readonly type: string;
  readonly caching: string;
  readonly vary?: string;
  readonly language?: string;
}

/** Callers ask before each use, and mostly learn that they have it already. */
export const REVALIDATED = 'no-cache';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Content that does not change while the server runs, compressed once, when it is first asked for. */
export class StaticContent {
  readonly #content: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #tag: string;
  readonly #compressible: boolean;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(content: Buffer, { type, caching, vary, language }: ContentAbout) {
    this.#content = content;
    this.#tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    this.#compressible = content.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
    const varying = [vary, this.#compressible ? 'Accept-Encoding' : undefined].filter((name) => name !== undefined);
    this.#headers = {
      'content-type': type,
      'cache-control': caching,
      ...(varying.length > 0 && { vary: varying.join(', ') }),
      ...(language !== undefined && { 'content-language': language }),
    };
  }

  /** Sets the headers, and says what is left to send: nothing where the caller has it already. */
  async prepare(request: FastifyRequest, reply: FastifyReply): Promise<Sent | undefined> {
    const accepted = this.#compressible ? encodingsOf(request) : [];
    const encoding = ENCODINGS.find((known) => accepted.includes(known));
    const tag = encoding === undefined ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
    void reply.headers(this.#headers).header('etag', tag);
    if (alreadyHas(request.headers['if-none-match'], tag)) {
      void reply.code(304).removeHeader('content-type');
      return undefined;
    }
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    const content = encoding === undefined ? this.#content : await this.#in(encoding);
    void reply.header('content-length', content.length);
    return sliceContent(content);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    let compressed = this.#compressed.get(encoding);
    if (compressed === undefined) this.#compressed.set(encoding, (compressed = compress[encoding](this.#content)));
    return compressed;
  }
}

/** `*` and the weak form count too (RFC 9110, 13.1.2). */
const alreadyHas = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === '*' || known === tag);
