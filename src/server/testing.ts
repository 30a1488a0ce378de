import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { expect } from 'vitest';
import { assessmentOf } from '../kernel/assessment.ts';
import { atLeast, type Dice, d10, d6 } from '../kernel/dice.ts';
import type { Effect } from '../kernel/effect.ts';
import { type Matchups, procedure, type Ruleset } from '../kernel/ruleset.ts';
import { byDefault, type OutputOf, record, whole } from '../kernel/schema.ts';
import { effectShape } from '../kernel/shape.ts';
import { same, t } from '../kernel/text.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { type AppOptions, buildApp } from './app.ts';
import { calculatorsInThisThread } from './computing/calculators.ts';
import type { Limits } from './limits.ts';
import { SHAPES, type ShapeId } from '../present/shapes.ts';

export const alexandre = await CATALOGUE.find(({ id }) => id === 'alexandre')!.load();

const situation = record(t('Tir de banc d’essai', 'Range test'), {
  dice: whole(t('Dés', 'Dice'), 1, 12, { lever: true }),
});

const ask = { who: 'shooter', why: t('toucher', 'to hit') };

const filters = record(t('Choix', 'Choices'), { more: byDefault(whole(t('Dés de plus', 'More dice'), 0, 3), 0) });

const nothing = effectShape('none', 'Nothing happens.', {});

const common = {
  about: t('Pour les tests.', 'For tests.'),
  charts: [],
  situation,
  examples: [{ id: 'one', title: t('un', 'one'), situation: { dice: 1 } }],
  assess: ({ dice }: OutputOf<typeof situation>) =>
    assessmentOf(dice, { needs: () => same('4+'), cast: () => ({ shooter: t('tireur', 'shooter') }) }),
  effects: () => [],
  effectText: () => same(''),
};

/** A ruleset with a pool of dice, and with a procedure whose paths grow tenfold with every die. */
export const testRuleset: Ruleset = {
  id: 'bench',
  title: same('Bench'),
  about: same('For tests.'),
  sheet: same('Bench'),
  charts: [],
  rulingChoices: [],
  rulings: async () => [],
  army: async () => ({ ruleset: 'bench', kinds: [], gauges: () => [], samples: async () => [] }),
  shapes: async () => ({
    pool: { outcome: v.number(), effect: nothing },
    single: { outcome: v.array(v.number()), effect: nothing },
  }),
  procedures: [
    procedure<OutputOf<typeof situation>, number, number, Effect>({
      ...common,
      id: 'pool',
      title: same('Pool'),
      resolve: (dice, source: Dice) => source.count(dice, atLeast(d6, 4, ask)),
      facets: () => [
        { id: 'hits', text: same('hits'), countText: (n) => same(n), worth: (n) => n, classOf: (n) => String(n) },
      ],
      headline: ({ dice }) => same(`${dice} dice`),
    }),
    procedure<OutputOf<typeof situation>, number, readonly number[], Effect>({
      ...common,
      id: 'single',
      title: same('Single'),
      matchups: {
        rows: [{ id: '2', text: same('2') }],
        columns: [{ id: '1', text: same('1') }],
        corner: same('dice'),
        filters,
        facet: 'sum',
        situation: (row, column, { more }) => ({ dice: Number(row) + Number(column) + more }),
      } satisfies Matchups<OutputOf<typeof situation>, OutputOf<typeof filters>>,
      resolve: (dice, source: Dice) => Array.from({ length: dice }, () => source.roll(d10, ask)),
      facets: () => [
        {
          id: 'sum',
          text: same('sum'),
          countText: (n) => same(n),
          worth: (n) => n,
          classOf: (faces) => String(faces.reduce((a, b) => a + b, 0)),
        },
      ],
      headline: ({ dice }) => same(`${dice} dice`),
    }),
  ],
};

/** Without threads, unless they are asked for. */
export function testApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const { rulesets = [alexandre, testRuleset] } = options;
  const calculators = (limits: Limits) => calculatorsInThisThread(rulesets, limits);
  return buildApp({ rulesets, calculators, pageFolder: '/nowhere', ...options });
}

export const post = (
  app: FastifyInstance,
  path: string,
  payload: object | string,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/rulesets/${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The answer, held against the shape that the description promises. */
export function answerOf<S extends ShapeId>(
  response: LightMyRequestResponse,
  shape: S,
): v.InferOutput<(typeof SHAPES)[S]> {
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return v.parse(SHAPES[shape], response.json());
}

/** The problem details, held against their shape and against what never may be in them. */
export function problemOf(response: LightMyRequestResponse, status: number) {
  expect(response.statusCode, response.body).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).not.toMatch(/node_modules|\.ts:|FST_|Error:/);
  const problem = v.parse(SHAPES.Problem, response.json());
  expect(problem.status).toBe(status);
  return problem;
}

export const ARCHERS = {
  firers: [{ type: 'Ar', strength: 4, range: 2 }],
  target: { units: [{ type: 'In', strength: 8 }] },
};
