import { expect, it } from 'vitest';
import { ACTION_IDS } from './computing/actions.ts';
import { testApp } from './testing.ts';

interface Operation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema: unknown; examples?: object }> };
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
  parameters?: { name: string; in: string; required?: boolean }[];
}

const app = await testApp();
const description = (await app.inject('/api/openapi.json')).json() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
  servers: { url: string }[];
  security: object[];
};
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

it('is OpenAPI 3.1 and has every route', () => {
  expect(description.openapi).toBe('3.1.0');
  const actions = (path: string, without: string[] = []) =>
    ACTION_IDS.filter((id) => !without.includes(id)).map((id) => `post /api/rulesets/${path}/${id}`);
  expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
    [
      'get /healthz',
      'get /api/rulesets',
      'get /api/rulesets/{ruleset}',
      'get /api/rulesets/{ruleset}/charts',
      'get /api/rulesets/{ruleset}/charts/{chart}',
      'get /api/rulesets/{ruleset}/rulings',
      'get /api/rulesets/{ruleset}/army/schema',
      ...['sheet', 'place', 'apply', 'take-back'].map((action) => `post /api/rulesets/{ruleset}/army/${action}`),
      'get /api/rulesets/{ruleset}/procedures/{procedure}',
      'get /api/rulesets/{ruleset}/procedures/{procedure}/schema',
      'get /api/link',
      'get /api/problems',
      'get /api/problems/{problem}',
      ...actions('alexandre/procedures/melee'),
      ...actions('alexandre/procedures/fire', ['matrix']),
      ...actions('alexandre/procedures/movement', ['matrix']),
      ...actions('bench/procedures/pool', ['matrix']),
      ...actions('bench/procedures/single'),
    ].sort(),
  );
});

it('refers only to schemas that it has, and uses each of them', () => {
  const text = JSON.stringify(description);
  const referred = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!));
  const named = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...referred].sort()).toEqual(named.sort());
});

it.each(operations)('describes what $method $path takes and gives', ({ path, method, operation }) => {
  expect(operation.responses['200']!.content['application/json']!.schema).not.toEqual({});
  for (const status of ['4XX', '5XX'])
    expect(operation.responses[status]!.content['application/problem+json']!.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  expect(inPath.every(({ required }) => required)).toBe(true);
  if (method === 'post')
    expect(operation.requestBody!.content['application/json']!.schema).toMatchObject({ type: 'object' });
});

it('names each operation once, and always the same', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.length);
  expect(ids.filter((id) => !/^(alexandre|bench)_/.test(id!)).sort()).toEqual([
    'army_apply',
    'army_place',
    'army_sheet',
    'army_take_back',
    'get_army_schema',
    'get_chart',
    'get_health',
    'get_problem',
    'get_procedure',
    'get_ruleset',
    'get_situation_schema',
    'list_charts',
    'list_problems',
    'list_rulesets',
    'list_rulings',
    'open_link',
  ]);
  expect(ids).toContain('alexandre_fire_odds');
});

it('says where the server is, and that nobody needs a key', () => {
  expect(description.servers.map(({ url }) => url)).toEqual(['/']);
  expect(description.security).toEqual([{}]);
});

it('types the situation of each procedure and shows its examples', () => {
  const body = description.paths['/api/rulesets/alexandre/procedures/fire/odds']!['post']!.requestBody!;
  const { schema, examples } = body.content['application/json']!;
  expect(schema).toMatchObject({
    properties: { situation: { $ref: '#/components/schemas/AlexandreFireSituation' } },
    required: ['situation'],
  });
  expect(Object.keys(examples!)).toEqual(['archers', 'ford']);
  expect(description.components.schemas['AlexandreFireSituation']).toMatchObject({
    type: 'object',
    required: ['firers', 'target'],
  });
});

it('can be browsed', async () => {
  const response = await app.inject('/api/reference/');
  expect(response.body).toContain('/api/openapi.json');
  expect((await app.inject('/api/reference')).headers['location']).toBe('/api/reference/');
});

it('describes the outcome and the effects of each procedure', () => {
  const { components } = description;
  const schemas = components.schemas as Record<string, { oneOf?: { properties: { kind: { enum: string[] } } }[] }>;
  expect(schemas['AlexandreMeleeEffect']!.oneOf!.map(({ properties }) => properties.kind.enum[0])).toEqual([
    'state',
    'flee',
    'retreat',
    'advance',
    'held',
    'leader',
    'none',
  ]);
  expect(schemas).toHaveProperty('AlexandreMeleeOutcome');
});
