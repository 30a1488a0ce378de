import type { FastifyInstance } from 'fastify';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { ACTION_IDS, type ActionId, actionsOf, perform } from '../actions.ts';
import { describeAction } from '../openapi.ts';
import { RequestProblem, unknown } from '../problems.ts';
import { type Context, procedureOf, rulesetOf } from './common.ts';

interface Path {
  Params: { ruleset: string; procedure: string; action: string };
}

/** One route per procedure and action, so that a client made from the description knows the type of each situation. */
export function procedureRoutes(app: FastifyInstance, context: Context): void {
  const { rulesets, limits, work } = context;
  for (const ruleset of rulesets)
    for (const procedure of ruleset.procedures)
      for (const action of actionsOf(procedure))
        app.post(
          `/rulesets/${ruleset.id}/procedures/${procedure.id}/${action}`,
          { schema: describeAction(ruleset, procedure, action) },
          ({ body, ip }) => work.do(ip, () => perform(action, ruleset, procedure, body, limits)),
        );

  app.all<Path>('/rulesets/:ruleset/procedures/:procedure/:action', { schema: { hide: true } }, ({ params }) => {
    const ruleset = rulesetOf(context, params.ruleset);
    throw whyNot(ruleset, procedureOf(ruleset, params.procedure), params.action);
  });
}

function whyNot(ruleset: Ruleset, procedure: Procedure, action: string): RequestProblem {
  const able = actionsOf(procedure);
  if (able.includes(action as ActionId))
    return new RequestProblem(
      'method',
      t(`${action} attend POST avec un corps JSON`, `${action} wants POST with a JSON body`),
      { headers: { allow: 'POST' } },
    );
  if (!ACTION_IDS.includes(action as ActionId)) return unknown(t('l’action', 'action'), action, ['schema', ...able]);
  const others = ruleset.procedures.filter((p) => actionsOf(p).includes(action as ActionId)).map(({ id }) => id);
  return new RequestProblem(
    'unknown',
    t(
      `pas de tableau des oppositions pour ${procedure.id} ; il y en a pour : ${others.join(', ')}`,
      `no table of match-ups for ${procedure.id}; there is one for: ${others.join(', ')}`,
    ),
  );
}
