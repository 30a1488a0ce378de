import swagger from '@fastify/swagger';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import type { ActionId } from './computing/actions.ts';
import { inputSchema, type JsonSchema, rulingsSchema } from '../present/json-schema.ts';
import { oneOf, refTo, resultSchema, shapeSchemas } from './json-schema.ts';
import { LONGEST_SEED, MOST_DICE } from './limits.ts';
import { VERSION } from './package-root.ts';
import type { ShapeId } from '../present/shapes.ts';
import { relaxedForReference } from './security.ts';
import type { AnswerCache } from './answer-cache.ts';

/** `jours-de-gloire` → `JoursDeGloire`. */
const pascal = (id: string): string => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const situationName = (ruleset: Ruleset, procedure: Procedure): string =>
  `${pascal(ruleset.id)}${pascal(procedure.id)}Situation`;
const filtersName = (ruleset: Ruleset, procedure: Procedure): string =>
  `${pascal(ruleset.id)}${pascal(procedure.id)}Filters`;
const outcomeName = (ruleset: Ruleset, procedure: Procedure): string =>
  `${pascal(ruleset.id)}${pascal(procedure.id)}Outcome`;
const effectName = (ruleset: Ruleset, procedure: Procedure): string =>
  `${pascal(ruleset.id)}${pascal(procedure.id)}Effect`;
const rulingsName = (ruleset: Ruleset): string => `${pascal(ruleset.id)}Rulings`;

async function components(rulesets: readonly Ruleset[]): Promise<Record<string, JsonSchema>> {
  const named = shapeSchemas();
  for (const ruleset of rulesets) {
    named[rulingsName(ruleset)] = rulingsSchema(ruleset, await ruleset.rulings(), 'en');
    const shapes = await ruleset.shapes();
    for (const procedure of ruleset.procedures) {
      const { outcome, effect } = shapes[procedure.id]!;
      named[outcomeName(ruleset, procedure)] = resultSchema(outcome);
      named[effectName(ruleset, procedure)] = resultSchema(effect);
      named[situationName(ruleset, procedure)] = inputSchema(procedure.situation, 'en');
      if (procedure.matchups !== undefined)
        named[filtersName(ruleset, procedure)] = inputSchema(procedure.matchups.filters, 'en');
    }
  }
  return named;
}

export const listOf = (name: ShapeId) => ({ type: 'array', items: refTo(name) });

const PROBLEM = { content: { 'application/problem+json': { schema: refTo('Problem') } } };

/** A route as the OpenAPI document shows it. Only a description: bodies are checked by our own schemas. */
export const describe = (
  tag: string,
  operationId: string,
  summary: string,
  response: object,
  more: FastifySchema = {},
): FastifySchema => ({
  tags: [tag],
  operationId,
  summary,
  ...more,
  response: {
    200: { description: 'The answer', content: { 'application/json': { schema: response } } },
    '4xx': { description: 'A problem', ...PROBLEM },
    '5xx': { description: 'A problem of the server', ...PROBLEM },
  },
});

interface RouteAnswers {
  readonly summary: string;
  readonly answers: readonly ShapeId[];
  /** Fields of the body beside the situation. */
  readonly more?: Readonly<Record<string, object>>;
}

/** Faces, as a person types them. */
export const DICE = {
  type: 'array',
  maxItems: MOST_DICE,
  items: {
    anyOf: [
      { type: 'integer' },
      {
        type: 'object',
        additionalProperties: false,
        required: ['passed'],
        properties: { passed: { type: 'integer', minimum: 0 } },
      },
    ],
  },
};

const TOLD: Readonly<Record<Exclude<ActionId, 'matrix'>, RouteAnswers>> = {
  assess: { summary: 'every modifier, counted or not, before a die is rolled', answers: ['Assessed', 'Refused'] },
  odds: { summary: 'the same with the exact chances of every outcome', answers: ['WithOdds', 'Refused'] },
  roll: {
    summary: 'rolls the dice and tells the result; the same seed gives the same dice',
    answers: ['Rolled', 'Refused'],
    more: { seed: { type: 'string', minLength: 1, maxLength: LONGEST_SEED } },
  },
  resolve: {
    summary: 'plays the faces of real dice; asks for the next die where one is missing',
    answers: ['Resolved', 'Wanting', 'Refused'],
    more: {
      dice: DICE,
    },
  },
  sentence: { summary: 'the calculation in one line, and its link', answers: ['Sentence'] },
  levers: { summary: 'what would change the odds, the largest effect first', answers: ['Levers', 'Refused'] },
};

/** Actions whose answers tell what the dice decided. */
const RESULTS: ReadonlySet<ActionId> = new Set<ActionId>(['roll', 'resolve']);

/** The same shapes, with the outcome and the effects of this very procedure. */
function withResults(ruleset: Ruleset, procedure: Procedure, [resolved, ...others]: readonly ShapeId[]) {
  const own = {
    type: 'object',
    properties: {
      outcome: refTo(outcomeName(ruleset, procedure)),
      effects: { type: 'array', items: refTo(effectName(ruleset, procedure)) },
    },
  };
  return { anyOf: [{ allOf: [refTo(resolved!), own] }, ...others.map(refTo)] };
}

export function describeAction(ruleset: Ruleset, procedure: Procedure, action: ActionId): FastifySchema {
  const operationId = `${ruleset.id}_${procedure.id}_${action}`.replaceAll('-', '_');
  const rulings = refTo(rulingsName(ruleset));
  const object = { type: 'object', additionalProperties: false };
  if (action === 'matrix')
    return describe(ruleset.id, operationId, `${procedure.title.en}: all against all`, oneOf('Matrix'), {
      body: { ...object, properties: { filters: refTo(filtersName(ruleset, procedure)), rulings } },
    });
  const { summary, answers, more } = TOLD[action];
  const response = RESULTS.has(action) ? withResults(ruleset, procedure, answers) : oneOf(...answers);
  return describe(ruleset.id, operationId, `${procedure.title.en}: ${summary}`, response, {
    body: {
      ...object,
      required: ['situation'],
      properties: { situation: refTo(situationName(ruleset, procedure)), rulings, ...more },
      'x-examples': Object.fromEntries(
        procedure.examples.map(({ id, title, situation }) => [id, { summary: title.en, value: { situation } }]),
      ),
    },
  });
}

/** Collects the routes that are registered after it. */
export async function collectRoutes(app: FastifyInstance, rulesets: readonly Ruleset[]): Promise<void> {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Grognard',
        version: VERSION,
        description:
          'Charts, exact odds and dice of historical wargames. Every text is given in French and English; ' +
          'problems are told in the language of `Accept-Language` or `?lang=`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that this description comes from' }],
      // An empty requirement, said on purpose: nobody needs a key.
      security: [{}],
      tags: [
        { name: 'catalogue', description: 'What there is' },
        ...rulesets.map(({ id, title, about }) => ({ name: id, description: `${title.en}. ${about.en}` })),
        { name: 'armies', description: 'Lists of units that remember; the server keeps none of them' },
        { name: 'links', description: 'Calculations that people share' },
        { name: 'service', description: 'The server itself' },
      ],
      components: { schemas: (await components(rulesets)) as Record<string, object> },
    },
  });
}

/** The description at `/openapi.json`, and pages to browse it at `/reference`, all served from here. */
export async function describeRoutes(api: FastifyInstance, cache: AnswerCache): Promise<void> {
  api.get(
    '/openapi.json',
    { schema: { hide: true } },
    cache.json(() => api.swagger()),
  );
  await api.register(async (pages) => {
    pages.addHook('onSend', cache.keepSent);
    await pages.register(apiReference, {
      routePrefix: '/reference',
      hooks: { onRequest: relaxedForReference },
      configuration: {
        url: '/api/openapi.json',
        pageTitle: 'Grognard API',
        favicon: '/icon.svg',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
      },
    });
  });
}
