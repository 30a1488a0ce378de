import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../present/shapes.ts';
import { alexandre, answerOf, problemOf, testApp } from './testing.ts';

const app = await testApp();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('lists the rulesets', async () => {
  const list = v.parse(v.array(SHAPES.RulesetCard), (await get('/api/rulesets')).json());
  expect(list.map(({ id }) => id)).toEqual(['alexandre', 'bench']);
});

it('shows a ruleset with its procedures, their examples and actions, and its charts', async () => {
  const page = answerOf(await get('/api/rulesets/alexandre'), 'RulesetPage');
  expect(page.procedures.map(({ id }) => id)).toEqual(['melee', 'fire', 'movement']);
  expect(page.procedures[0]!.actions).toContain('matrix');
  expect(page.procedures[1]!.actions).not.toContain('matrix');
  expect(page.procedures[1]!.examples[0]!.situation).toHaveProperty('firers');
  expect(page.charts.map(({ id }) => id)).toEqual(alexandre.charts.map(({ id }) => id));
});

it('accepts a trailing slash', async () => {
  answerOf(await get('/api/rulesets/alexandre/'), 'RulesetPage');
});

it('gives all charts and each of them, in both languages', async () => {
  const charts = v.parse(v.array(SHAPES.Chart), (await get('/api/rulesets/alexandre/charts')).json());
  expect(charts).toHaveLength(alexandre.charts.length);
  for (const chart of charts) {
    const one = answerOf(await get(`/api/rulesets/alexandre/charts/${chart.id}`), 'Chart');
    expect(one).toEqual(chart);
    expect(one.rows.every(({ cells }) => cells.length === one.headings.length - 1)).toBe(true);
  }
});

it('gives the rulings with what may be chosen', async () => {
  const rulings = v.parse(v.array(SHAPES.Ruling), (await get('/api/rulesets/alexandre/rulings')).json());
  expect(rulings.map(({ id }) => id)).toEqual((await alexandre.rulings()).map(({ id }) => id));
  expect(rulings.find(({ id }) => id === 'A-23')!.options.map(({ id }) => id)).toContain('refused');
});

it('gives one procedure', async () => {
  const card = answerOf(await get('/api/rulesets/alexandre/procedures/fire'), 'ProcedureCard');
  expect(card.title).toEqual({ fr: 'Tir', en: 'Fire' });
});

it('gives the JSON Schema of a situation with its labels, defaults, bounds and rulings', async () => {
  const schema = (await get('/api/rulesets/alexandre/procedures/fire/schema')).json();
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
  });
  expect(schema.required).toEqual(['firers', 'target']);
  const firer = schema.properties.firers.items;
  expect(firer.properties.range).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 1,
    title: 'Range (hexes)',
  });
  expect(firer.properties.type.description).toContain('Ar: archers');
  expect(schema.properties.rulings.properties['A-23'].enum).toContain('refused');
  const french = (await get('/api/rulesets/alexandre/procedures/fire/schema?lang=fr')).json();
  expect(french.properties.firers.items.properties.range.title).toBe('Portée (hex.)');
});

it.each([
  [
    '/api/rulesets/caesar',
    'there is no ruleset “caesar”; there are: alexandre, bench',
    'le système « caesar » n’existe pas ; il y a : alexandre, bench',
  ],
  [
    '/api/rulesets/alexandre/procedures/siege/schema',
    'there is no procedure “siege”; there are: melee, fire, movement',
    'la procédure « siege » n’existe pas ; il y a : melee, fire, movement',
  ],
])('says what there is instead of %s', async (url, english, french) => {
  expect(problemOf(await get(url), 404).detail).toBe(english);
  expect(problemOf(await get(url, { 'accept-language': 'fr-FR' }), 404).detail).toBe(french);
});

it('has the schema of an army’s file, in the caller’s language', async () => {
  const url = '/api/rulesets/alexandre/army/schema';
  expect((await get(url)).json()).toMatchObject({ $id: 'grognard:alexandre/army', title: 'Army' });
  expect((await get(url, { 'accept-language': 'fr' })).json()).toMatchObject({ title: 'Armée' });
  expect(problemOf(await get('/api/rulesets/chess/army/schema'), 404).detail).toContain('alexandre');
});

it('says which charts there are', async () => {
  const { detail } = problemOf(await get('/api/rulesets/alexandre/charts/none'), 404);
  for (const { id } of alexandre.charts) expect(detail).toContain(id);
});

it('describes every kind of problem', async () => {
  const kinds = v.parse(v.array(SHAPES.ProblemKind), (await get('/api/problems')).json());
  for (const kind of kinds) expect(answerOf(await get(`/api/problems/${kind.id}`), 'ProblemKind')).toEqual(kind);
  expect(problemOf(await get('/api/problems/none'), 404).detail).toContain('bad-input');
});

it('is healthy', async () => {
  expect(answerOf(await get('/healthz'), 'Health').version).toMatch(/^\d+\.\d+\.\d+/);
});

describe('what does not change', () => {
  const FIXED = [
    '/api/rulesets',
    '/api/rulesets/alexandre',
    '/api/rulesets/alexandre/charts',
    '/api/rulesets/alexandre/charts/terrain',
    '/api/rulesets/alexandre/rulings',
    '/api/rulesets/alexandre/procedures/fire',
    '/api/rulesets/alexandre/procedures/fire/schema',
    '/api/rulesets/alexandre/army/schema',
    '/api/problems',
    '/api/openapi.json',
    '/api/reference/',
    '/api/reference/js/scalar.js',
  ];

  it.each(FIXED)('is sent once: %s', async (url) => {
    const first = await get(url);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[\w-]{22}"$/) });
    const again = await get(url, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: first.headers['etag'], 'cache-control': 'no-cache' });
    expect((await get(url, { 'if-none-match': '"other"' })).body === first.body).toBe(true);
  });

  it('is compressed in the way that the caller takes', async () => {
    const url = '/api/rulesets/alexandre/charts';
    const plain = await get(url);
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('depends on the language where it says so', async () => {
    const url = '/api/rulesets/alexandre/procedures/fire/schema';
    const [english, french] = [await get(url), await get(url, { 'accept-language': 'fr' })];
    expect(english.headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language, Accept-Encoding' });
    expect(french.headers).toMatchObject({ 'content-language': 'fr', vary: 'Accept-Language, Accept-Encoding' });
    expect(french.headers['etag']).not.toBe(english.headers['etag']);
    const known = { 'accept-language': 'fr', 'if-none-match': String(english.headers['etag']) };
    expect((await get(url, known)).statusCode).toBe(200);
  });
});
