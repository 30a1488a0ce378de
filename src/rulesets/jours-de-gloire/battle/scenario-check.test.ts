import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { BATTLES } from '../battles.ts';
import maida from '../scenarios/maida.json' with { type: 'json' };

const changed = (change: (copy: typeof maida) => void): unknown => {
  const copy = structuredClone(maida);
  change(copy);
  return copy;
};

test.each<[string, unknown, RegExp]>([
  [
    'a side without a unit',
    changed((copy) => (copy.units = copy.units.filter(({ side }) => side === 1))),
    /^units: side 2 has no unit$/m,
  ],
  ['an unknown terrain', changed((copy) => (copy.map.legend[0]!.terrain = 'lava')), /^map\.legend\[1\]\.terrain: /],
  ['no scenario at all', 'maida', /^scenario: /],
])('%s is refused with its place', (_, scenario, said) =>
  expect(() => BATTLES.open(scenario, OUR_OPTIONS)).toThrow(said),
);
