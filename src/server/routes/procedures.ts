import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { ACTION_IDS, type ActionId, actionsOf } from '../computing/actions.ts';
import { procedureOf, rulesetOf } from '../computing/find-by-id.ts';
import { describeAction } from '../openapi.ts';
import { RequestProblem, unknownProblem } from '../problems.ts';
import { sendAnswer } from './answer.ts';
import type { Context } from './context.ts';

interface Path {
  Params: { ruleset: string; procedure: string; action: string };
}

/** One route per procedure and action, so that a client made from the description knows the type of each situation. */
export function procedureRoutes(app: FastifyInstance, context: Context): void {
  for (const ruleset of context.rulesets)
    for (const procedure of ruleset.procedures)
      for (const action of actionsOf(procedure)) {
        const asked = { ruleset: ruleset.id, procedure: procedure.id, action };
        app.post(
          `/rulesets/${ruleset.id}/procedures/${procedure.id}/${action}`,
          { schema: describeAction(ruleset, procedure, action) },
          (request, reply) => sendAnswer(context, request, reply, { ...asked, body: request.body }, sizeOf(request)),
        );
      }

  app.all<Path>(
    '/rulesets/:ruleset/procedures/:procedure/:action',
    { schema: { hide: true }, config: { fallback: true } },
    ({ params }) => {
      const ruleset = rulesetOf(context.rulesets, params.ruleset);
      throw whyNot(ruleset, procedureOf(ruleset, params.procedure), params.action);
    },
  );
}

/** Unknown, and so never small, where a body comes in chunks. */
const sizeOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Infinity);

function whyNot(ruleset: Ruleset, procedure: Procedure, action: string): RequestProblem {
  if (!ACTION_IDS.includes(action as ActionId))
    return unknownProblem(t('l’action', 'action'), action, ['schema', ...actionsOf(procedure)]);
  const others = ruleset.procedures.filter((p) => actionsOf(p).includes(action as ActionId)).map(({ id }) => id);
  return new RequestProblem(
    'unknown',
    t(
      `pas de tableau des face-à-face pour ${procedure.id} ; il y en a pour : ${others.join(', ')}`,
      `no table of match-ups for ${procedure.id}; there is one for: ${others.join(', ')}`,
    ),
  );
}
