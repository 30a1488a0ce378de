import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadInput } from '../kernel/schema.ts';
import { join, t, type Text } from '../kernel/text.ts';
import { CallerGone } from './computing/queue.ts';
import { langOf } from './language.ts';
import { KINDS, problemJson, RequestProblem } from './problems.ts';
import { headersFor } from './security.ts';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: RequestProblem): FastifyReply {
  const lang = langOf(request);
  const vary = [reply.getHeader('vary'), 'Accept-Language'].filter((name) => name !== undefined).join(', ');
  return reply
    .code(KINDS[problem.kind].status)
    .headers({ ...headersFor(request.url), ...problem.headers, 'content-language': lang, vary })
    .type('application/problem+json')
    .send(JSON.stringify(problemJson(problem, lang)));
}

/** Every error leaves as problem details; what we did not foresee is logged and says nothing of our inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RequestProblem | BadInput>((error, request, reply) => {
    const problem = problemOf(error, app.initialConfig.bodyLimit);
    if (problem.kind === 'internal') request.log.error({ err: error }, 'unforeseen');
    return sendProblem(request, reply, problem);
  });
}

function problemOf(error: FastifyError | RequestProblem | BadInput, bodyLimit = 0): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof BadInput) return problemOfBadInput(error);
  if (error instanceof CallerGone) return new RequestProblem('busy');
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new RequestProblem('bad-json');
    case 'FST_ERR_CTP_BODY_TOO_LARGE': {
      const most = Math.floor(bodyLimit / 1024);
      return new RequestProblem('too-large', t(`au plus ${most} ko`, `at most ${most} kB`));
    }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new RequestProblem('media-type');
  }
  const malformed = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new RequestProblem(malformed ? 'bad-request' : 'internal');
}

const MOST_IN_DETAIL = 3;

export function problemOfBadInput({ problems }: BadInput): RequestProblem {
  const listed = problems.slice(0, MOST_IN_DETAIL).map(({ path, text }): Text => {
    return t(`${path} : ${text.fr}`, `${path}: ${text.en}`);
  });
  const more = problems.length > MOST_IN_DETAIL ? [t('etc.', 'and more')] : [];
  return new RequestProblem('bad-input', join([...listed, ...more], ' · '), { problems });
}

/** What the HTTP parser refuses before there is a request: no language is known, both are given. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const problem = new RequestProblem(connectionKind(error.code));
  const { status, title } = KINDS[problem.kind];
  const body = JSON.stringify({
    ...problemJson(problem, 'en'),
    title: `${title.en} / ${title.fr}`,
    detail: `${problem.detail.en} / ${problem.detail.fr}`,
  });
  const headers = {
    ...headersFor('/api'),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

const connectionKind = (code: string | undefined) => {
  if (code === 'HPE_HEADER_OVERFLOW') return 'long-header';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'bad-request';
};
