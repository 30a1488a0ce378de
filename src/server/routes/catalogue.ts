import type { FastifyInstance } from 'fastify';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { jsonSchemaOf } from '../../present/json-schema.ts';
import { printed } from '../../present/printed.ts';
import { actionsOf } from '../actions.ts';
import { oneOf } from '../json-schema.ts';
import { langOf } from '../language.ts';
import { describe, listOf } from '../openapi.ts';
import { chartOf, type Context, procedureOf, rulesetOf } from './common.ts';

const card = ({ id, title, about }: Ruleset) => ({ id, title, about });

const procedureCard = (procedure: Procedure) => {
  const { id, title, about, charts, examples } = procedure;
  return { id, title, about, charts, actions: actionsOf(procedure), examples };
};

const rulesetPage = (ruleset: Ruleset) => ({
  ...card(ruleset),
  sheet: ruleset.sheet,
  procedures: ruleset.procedures.map(procedureCard),
  charts: ruleset.charts.map(({ id, title }) => ({ id, title })),
});

const rulingJson = ({ id, question, answer, why, origin, options = {} }: Ruling) => ({
  id,
  question,
  answer,
  why,
  origin,
  options: Object.entries(options).map(([option, text]) => ({ id: option, text })),
});

interface Path {
  Params: { ruleset: string; chart: string; procedure: string };
}

/** What there is: rulesets, charts, rulings, and what a situation may say. */
export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const rulesetIn = (params: { ruleset: string }): Ruleset => rulesetOf(context, params.ruleset);
  const about = (summary: string, response: object) => ({ schema: describe('catalogue', summary, response) });

  app.get('/rulesets', about('The rulesets there are', listOf('RulesetCard')), () => context.rulesets.map(card));

  app.get<Path>(
    '/rulesets/:ruleset',
    about('A ruleset: its procedures with examples, its charts', oneOf('RulesetPage')),
    ({ params }) => rulesetPage(rulesetIn(params)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/charts',
    about('All charts of a ruleset, as tables of words in both languages', listOf('Chart')),
    ({ params }) => rulesetIn(params).charts.map(printed),
  );

  app.get<Path>('/rulesets/:ruleset/charts/:chart', about('One chart', oneOf('Chart')), ({ params }) =>
    printed(chartOf(rulesetIn(params), params.chart)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/rulings',
    about('How ambiguous or silent lines are read, and the other readings on offer', listOf('Ruling')),
    async ({ params }) => (await rulesetIn(params).rulings()).map(rulingJson),
  );

  app.get<Path>(
    '/rulesets/:ruleset/procedures/:procedure',
    about('One procedure', oneOf('ProcedureCard')),
    ({ params }) => procedureCard(procedureOf(rulesetIn(params), params.procedure)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/procedures/:procedure/schema',
    about('The JSON Schema of a situation, with the readings on offer under `rulings`', { type: 'object' }),
    (request) => {
      const ruleset = rulesetIn(request.params);
      const procedure = procedureOf(ruleset, request.params.procedure);
      return jsonSchemaOf(ruleset, procedure, langOf(request));
    },
  );
}
