import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadInput } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { linkJson, readLink } from '../../present/link.ts';
import { procedureOf, rulesetOf } from '../computing/find-by-id.ts';
import { oneOf } from '../json-schema.ts';
import { describe, listOf } from '../openapi.ts';
import { KINDS, type KindId, unknownProblem } from '../problems.ts';
import { VERSION } from '../package-root.ts';
import { sendAnswer } from './answer.ts';
import type { Context } from './context.ts';

/** Opens the links that people share. */
export function linkRoutes(app: FastifyInstance, context: Context): void {
  const schema = describe(
    'links',
    'open_link',
    'Opens the link of a calculation and answers as `odds` does',
    oneOf('WithOdds', 'Refused'),
    {
      querystring: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string', description: 'the link, or any address that ends in one; encode its #' },
        },
      },
    },
  );
  app.get<{ Querystring: { text?: unknown } }>('/link', { schema }, (request, reply) => {
    const link = inText(() => partsOf(request.query.text));
    const ruleset = rulesetOf(context.rulesets, link.ruleset);
    const procedure = procedureOf(ruleset, link.procedure);
    const asked = {
      ruleset: ruleset.id,
      procedure: procedure.id,
      action: 'odds',
      body: { situation: inText(() => linkJson(ruleset, procedure, link)) },
    } as const;
    return sendAnswer(context, request, reply, asked, request.url.length);
  });
}

function partsOf(text: unknown) {
  if (typeof text !== 'string')
    throw new BadInput([
      { path: 'text', text: t('manque ; attendu : le texte d’un lien', 'is missing; expected the text of a link') },
    ]);
  return readLink(text);
}

/** A link stands in the parameter `text`: whatever is wrong with it is told there. */
function inText<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.problems.map((problem) => ({ ...problem, path: 'text' })));
  }
}

/** What the `type` of a problem refers to. */
export function problemRoutes(app: FastifyInstance, { cache }: Context): void {
  const kindJson = (id: KindId) => ({ id, ...KINDS[id] });
  const ids = Object.keys(KINDS) as KindId[];

  app.get(
    '/problems',
    { schema: describe('service', 'list_problems', 'All kinds of problems', listOf('ProblemKind')) },
    cache.json(() => ids.map(kindJson)),
  );

  app.get<{ Params: { problem: string } }>(
    '/problems/:problem',
    { schema: describe('service', 'get_problem', 'One kind of problem', oneOf('ProblemKind')) },
    cache.json(({ params }: FastifyRequest<{ Params: { problem: string } }>) => {
      const id = ids.find((known) => known === params.problem);
      if (id === undefined) throw unknownProblem(t('le problème', 'problem'), params.problem, ids);
      return kindJson(id);
    }),
  );
}

export function healthRoutes(app: FastifyInstance): void {
  app.get(
    '/healthz',
    {
      schema: describe('service', 'get_health', 'Whether the server is up', oneOf('Health')),
      logLevel: 'warn',
      // A watchman asks often, and must not hear that he asks too often.
      config: { counts: 'nothing' },
    },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION }),
  );
}
