import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Question } from '../computing/question.ts';
import { encodingsOf } from '../static-content.ts';
import { sliceContent } from '../slices.ts';
import type { Context } from './context.ts';

/** Answers a question of `size` bytes. */
export async function sendAnswer(
  { dispatcher, limits }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Omit<Question, 'gzip'>,
  size: number,
): Promise<FastifyReply> {
  const caller = normalizeIP(request.ip);
  const question = { ...asked, gzip: encodingsOf(request).includes('gzip') };
  const quick = size <= limits.quickBody ? dispatcher.atOnce(caller, question) : undefined;
  const { content, gzipped } = quick ?? (await dispatcher.atLength(caller, question, goneOf(reply)));
  void reply.headers(gzipped ? GZIPPED : PLAIN).header('content-length', Buffer.byteLength(content));
  return reply.send(sliceContent(content));
}

const PLAIN = { 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' };
const GZIPPED = { ...PLAIN, 'content-encoding': 'gzip' };

/** Says when the caller has hung up. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
