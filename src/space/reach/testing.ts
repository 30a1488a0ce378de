import fc from 'fast-check';
import { compileCosts, type Costs, type Toll } from './costs.ts';
import { type Grid, gridOf } from '../hex.ts';

export const grids: fc.Arbitrary<Grid> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([width, height]) => gridOf(width, height));

export const hexesOf = (grid: Grid): fc.Arbitrary<number> => fc.nat({ max: grid.hexes - 1 });

const points = fc.constantFrom<number | 'NA'>(0, 0.5, 1, 1, 1, 2, 2, 3, 'NA');

/** Tolls by directed side, drawn at random; `plain` ones neither disorder nor follow roads. */
export const tollsOf = (grid: Grid, plain: boolean): fc.Arbitrary<readonly Toll[]> => {
  const off = fc.record({ points, disorders: fc.boolean() });
  const toll: fc.Arbitrary<Toll> = plain
    ? fc.record({ points })
    : fc.oneof(
        fc.record({ points }),
        fc.record({ points, disorders: fc.boolean() }),
        fc.record({ points, disorders: fc.boolean(), offRoad: off }),
      );
  return fc.array(toll, { minLength: grid.hexes * 6, maxLength: grid.hexes * 6, size: 'max' });
};

export const costsOf = (grid: Grid, tolls: readonly Toll[]): Costs =>
  compileCosts(grid, (from, direction) => tolls[from * 6 + direction]!);
