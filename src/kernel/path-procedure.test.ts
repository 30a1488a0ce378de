import { describe, expect, test } from 'vitest';
import { isRefusal } from './assessment.ts';
import { matrix, row } from './chart.ts';
import { reachesBarrier, pointsText, walk } from './path.ts';
import { refuseForbiddenGround, chartCost, pathProcedure } from './path-procedure.ts';
import { OUR_OPTIONS } from './ruling.ts';
import { byDefault, choice, parse, record } from './schema.ts';
import { same, t } from './text.ts';

const MOVERS = { foot: t('infanterie', 'foot'), guns: t('canons', 'guns') };
type Mover = keyof typeof MOVERS;
const GROUND = { road: t('route', 'road'), field: t('champ', 'field'), wood: t('bois', 'wood') };
type Ground = keyof typeof GROUND;

const COSTS = matrix<Ground, Mover, number | 'NA'>({
  id: 'costs',
  title: t('Coûts', 'Costs'),
  corner: t('Terrain', 'Ground'),
  columns: [
    { id: 'foot', text: MOVERS.foot },
    { id: 'guns', text: MOVERS.guns },
  ],
  rows: [row('road', GROUND.road, 0.5, 0.5), row('field', GROUND.field, 1, 2), row('wood', GROUND.wood, 2, 'NA')],
});

interface Facts {
  readonly ground: Ground;
  readonly mover: Mover;
}

const march = pathProcedure({
  id: 'march',
  title: t('Marche', 'March'),
  about: t('Le coût d’une marche.', 'What a march costs.'),
  charts: ['costs'],
  mover: choice(t('Qui', 'Who'), MOVERS),
  step: record(t('Étape', 'Step'), { ground: byDefault(choice(t('Terrain', 'Ground'), GROUND), 'field') }),
  costs: [
    chartCost({
      id: 'ground',
      text: t('terrain', 'ground'),
      chart: COSTS,
      row: ({ ground }: Facts) => ground,
      column: ({ mover }: Facts) => mover,
    }),
  ],
  facts: ({ ground }, mover) => ({ ground, mover }),
  bars: ({ ground, mover }) => refuseForbiddenGround(COSTS, ground, mover),
  allowance: (mover) => (mover === 'foot' ? 4 : 3),
  moverText: (mover) => MOVERS[mover],
  examples: [],
});

function marched(situation: object) {
  const s = parse(march.situation, situation);
  const found = march.assess(s, OUR_OPTIONS);
  if (isRefusal(found)) return found.refused.en;
  const outcome = march.resolve(found.input, undefined as never);
  return march.effects(found.input, outcome).map((effect) => march.effectText(effect, found.cast).en);
}

describe('a path out of costs and allowances', () => {
  test('each step costs its cell, and the chart says how far', () => {
    expect(marched({ mover: 'foot', path: [{}, { ground: 'wood' }, { ground: 'road' }] })).toEqual([
      'the whole path, 3½ points',
    ]);
    expect(marched({ mover: 'guns', path: [{}, {}] })).toEqual(['stops after 1 of 2 steps, 2 points']);
  });

  test('an allowance that is stated goes before that of the chart', () =>
    expect(marched({ mover: 'guns', allowance: 4, path: [{}, {}] })).toEqual(['the whole path, 4 points']));

  test('ground that bars the way matters to whoever gets there', () => {
    expect(marched({ mover: 'guns', path: [{}, { ground: 'wood' }] })).toBe('step 2: may not be entered (wood: NA)');
    expect(marched({ mover: 'guns', allowance: 2, path: [{}, { ground: 'wood' }] })).toEqual([
      'stops after 1 of 2 steps, 2 points',
    ]);
  });

  test('it is told with its mover, points and length', () =>
    expect(march.headline(parse(march.situation, { mover: 'guns', path: [{}] }))).toEqual(
      t('canons avec 3 points, trajet de 1 hex.', 'guns with 3 points, path of 1 hex'),
    ));
});

test('a step that ends the move is the last one', () => {
  const input = { steps: [{ cost: 1 }, { cost: 2 }, { cost: 1 }], of: 4, allowance: 0 };
  expect(walk(input)).toEqual({ cost: 4, steps: 3 });
  expect(reachesBarrier(input, walk(input))).toBe(true);
  expect(walk(input, ({ cost }) => cost === 2)).toEqual({ cost: 3, steps: 2 });
  expect(reachesBarrier({ ...input, allowance: 4 }, walk(input))).toBe(false);
});

test('halves and plurals', () =>
  expect([0, 0.5, 1, 1.5, 2].map(pointsText)).toEqual([
    t('0 point', '0 points'),
    t('½ point', '½ point'),
    same('1 point'),
    t('1½ point', '1½ points'),
    t('2 points', '2 points'),
  ]));
