import { expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { alexandre } from '../index.ts';

const fire = on(alexandre, 'fire');

const at = (state: string, leaders: readonly object[] = []) => ({
  firers: [{ type: 'Ar', strength: 4 }],
  target: {
    units: [
      { type: 'Pe', strength: 4, state },
      { type: 'In', strength: 3 },
    ],
    leaders,
  },
});
const SOURCE = { chart: 'fire-table' };
const TOP = ['target.units[1]'];

test.each([
  ['none', 'good', [{ kind: 'none', who: TOP, source: SOURCE }]],
  ['D', 'good', [{ kind: 'state', who: TOP, from: 'good', to: 'discouraged', source: SOURCE }]],
  [
    'D',
    'discouraged',
    [
      { kind: 'state', who: TOP, from: 'discouraged', to: 'routed', source: SOURCE },
      { kind: 'flee', who: TOP, hexes: 2, source: SOURCE },
    ],
  ],
  ['D', 'routed', [{ kind: 'state', who: TOP, from: 'routed', to: 'routed', source: SOURCE }]],
  [
    'Dr',
    'fatigued',
    [
      { kind: 'state', who: TOP, from: 'fatigued', to: 'routed', source: SOURCE },
      { kind: 'flee', who: TOP, hexes: 2, source: SOURCE },
    ],
  ],
  ['Dr', 'routed', [{ kind: 'state', who: TOP, from: 'routed', to: 'eliminated', source: SOURCE }]],
])('%s on a top unit that is %s strikes it alone', (result, state, effects) =>
  expect(fire.effects(at(state), { result, leaders: [] })).toEqual(effects),
);

test('leaders with the target after it', () =>
  expect(
    fire.effects(at('good', [{}, { name: 'Memnon' }]), { result: 'none', leaders: ['unharmed', 'killed'] }).slice(1),
  ).toEqual([
    { kind: 'leader', who: ['target.leaders[1]'], fate: 'unharmed', source: { chart: 'leader-check' } },
    { kind: 'leader', who: ['target.leaders[2]'], fate: 'killed', source: { chart: 'leader-check' } },
  ]));
