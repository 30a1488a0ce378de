import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Example, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { armySchemaOf } from '../../present/armies/schema.ts';
import { rulingJson } from '../../present/rulings.ts';
import { jsonSchemaOf } from '../../present/json-schema.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { actionsOf } from '../computing/actions.ts';
import { chartOf, procedureOf, rulesetOf } from '../computing/find-by-id.ts';
import { oneOf } from '../json-schema.ts';
import { describe, listOf } from '../openapi.ts';
import type { Context } from './context.ts';

const card = ({ id, title, about }: Ruleset) => ({ id, title, about });

const exampleCard = ({ id, title, situation }: Example) => ({ id, title, situation });

const procedureCard = (procedure: Procedure) => {
  const { id, title, about, charts, examples } = procedure;
  return { id, title, about, charts, actions: actionsOf(procedure), examples: examples.map(exampleCard) };
};

const rulesetPage = (ruleset: Ruleset) => ({
  ...card(ruleset),
  sheet: ruleset.sheet,
  procedures: ruleset.procedures.map(procedureCard),
  charts: ruleset.charts.map(({ id, title }) => ({ id, title })),
});

interface Path {
  Params: { ruleset: string; chart: string; procedure: string };
}

type Asked = FastifyRequest<Path>;

/** What there is: rulesets, charts, rulings, and what a situation may say. */
export function catalogueRoutes(app: FastifyInstance, { rulesets, cache }: Context): void {
  const rulesetIn = ({ params }: Asked): Ruleset => rulesetOf(rulesets, params.ruleset);
  const procedureIn = (request: Asked): Procedure => procedureOf(rulesetIn(request), request.params.procedure);
  const about = (operationId: string, summary: string, response: object) => ({
    schema: describe('catalogue', operationId, summary, response),
  });

  app.get(
    '/rulesets',
    about('list_rulesets', 'The rulesets there are', listOf('RulesetCard')),
    cache.json(() => rulesets.map(card)),
  );

  app.get<Path>(
    '/rulesets/:ruleset',
    about('get_ruleset', 'A ruleset: its procedures with examples, its charts', oneOf('RulesetPage')),
    cache.json((request: Asked) => rulesetPage(rulesetIn(request))),
  );

  app.get<Path>(
    '/rulesets/:ruleset/charts',
    about('list_charts', 'All charts of a ruleset, as tables of words in both languages', listOf('Chart')),
    cache.json((request: Asked) => rulesetIn(request).charts.map(printedChart)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/charts/:chart',
    about('get_chart', 'One chart', oneOf('Chart')),
    cache.json((request: Asked) => printedChart(chartOf(rulesetIn(request), request.params.chart))),
  );

  app.get<Path>(
    '/rulesets/:ruleset/rulings',
    about('list_rulings', 'How ambiguous or silent lines are read, and what else may be chosen', listOf('Ruling')),
    cache.json(async (request: Asked) => (await rulesetIn(request).rulings()).map(rulingJson)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/procedures/:procedure',
    about('get_procedure', 'One procedure', oneOf('ProcedureCard')),
    cache.json((request: Asked) => procedureCard(procedureIn(request))),
  );

  app.get<Path>(
    '/rulesets/:ruleset/procedures/:procedure/schema',
    about('get_situation_schema', 'The JSON Schema of a situation, with the rulings on offer under `rulings`', {
      type: 'object',
    }),
    cache.jsonIn((request: Asked, lang) => jsonSchemaOf(rulesetIn(request), procedureIn(request), lang)),
  );

  app.get<Path>(
    '/rulesets/:ruleset/army/schema',
    about('get_army_schema', 'The JSON Schema of an army’s file', { type: 'object' }),
    cache.jsonIn(async (request: Asked, lang) => armySchemaOf(await rulesetIn(request).army(), lang)),
  );
}
