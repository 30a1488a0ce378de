import type { FastifyInstance } from 'fastify';
import { BadInput } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { readLink } from '../../present/link.ts';
import { oddsJson } from '../actions.ts';
import { answered } from '../answers.ts';
import { calculationFrom } from '../body.ts';
import { oneOf } from '../json-schema.ts';
import { describe, listOf } from '../openapi.ts';
import { KINDS, type KindId, unknown } from '../problems.ts';
import { VERSION } from '../root.ts';
import { type Context, procedureOf, rulesetOf } from './common.ts';

/** Opens the links that people share. */
export function linkRoutes(app: FastifyInstance, context: Context): void {
  const schema = describe(
    'links',
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
  app.get<{ Querystring: { text?: unknown } }>('/link', { schema }, ({ query, ip }) => {
    const { ruleset: id, procedure: of, json } = partsOf(query.text);
    const ruleset = rulesetOf(context, id);
    const procedure = procedureOf(ruleset, of);
    return context.work.do(ip, () =>
      oddsJson(answered(calculationFrom(ruleset, procedure, { situation: json }), context.limits)),
    );
  });
}

function partsOf(text: unknown) {
  if (typeof text !== 'string')
    throw new BadInput([
      { path: 'text', text: t('manque ; attendu : le texte d’un lien', 'is missing; expected the text of a link') },
    ]);
  try {
    return readLink(text);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.problems.map((problem) => ({ ...problem, path: 'text' })));
  }
}

/** What the `type` of a problem refers to. */
export function problemRoutes(app: FastifyInstance): void {
  const kindJson = (id: KindId) => ({ id, ...KINDS[id] });
  const ids = Object.keys(KINDS) as KindId[];

  app.get('/problems', { schema: describe('service', 'All kinds of problems', listOf('ProblemKind')) }, () =>
    ids.map(kindJson),
  );
  app.get<{ Params: { problem: string } }>(
    '/problems/:problem',
    { schema: describe('service', 'One kind of problem', oneOf('ProblemKind')) },
    ({ params }) => {
      const id = ids.find((known) => known === params.problem);
      if (id === undefined) throw unknown(t('le problème', 'problem'), params.problem, ids);
      return kindJson(id);
    },
  );
}

export function healthRoutes(app: FastifyInstance): void {
  app.get(
    '/healthz',
    { schema: describe('service', 'Whether the server is up', oneOf('Health')), logLevel: 'warn' },
    () => ({
      status: 'ok',
      version: VERSION,
    }),
  );
}
