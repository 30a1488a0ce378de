import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../../kernel/schema.ts';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { ReachFinder } from '../../../../space/reach/reach-finder.ts';
import { type Direction, DIRECTIONS, directionTo, hexOfNumber, OFF } from '../../../../space/hex.ts';
import { type BattleMap, readMap } from '../../../../space/map.ts';
import { copyOfReach, pathTo } from '../../../../space/reach/reach-copy.ts';
import { movement } from '../../movement/index.ts';
import { HEX_TERRAINS, type Mover, MOVERS } from '../../types.ts';
import { costsFor, stepAt, travelOf, VOCABULARY } from './ground.ts';

const LETTERS = [...'.doWm~tc'];
const legend = HEX_TERRAINS.map((terrain, i) => ({ letter: LETTERS[i]!, terrain }));

const drawn = (parts: object): BattleMap =>
  readMap({ width: 3, height: 1, legend, terrain: ['...'], ...parts }, VOCABULARY);
const step = (map: BattleMap, from: string, to: string) => {
  const [a, b] = [from, to].map((number) => hexOfNumber(map.grid, number)!) as [number, number];
  return stepAt(map, a, directionTo(map.grid, a, b)!);
};
const side = (...kinds: readonly string[]): object => ({
  sides: kinds.map((kind) => ({ kind, between: ['0101-0201'] })),
});

describe('a step on the map as the calculator knows it', () => {
  test.each([
    ['woods', { terrain: ['.W.'] }, { terrain: 'woods' }],
    ['uphill', { levels: ['021'] }, { levels: 2 }],
    ['a stream', side('stream'), { water: 'stream' }],
    ['a bridge over it', side('stream', 'bridge'), { water: 'bridge-over-stream' }],
    ['a river', side('river'), { water: 'river' }],
    ['a bridge over it', side('river', 'bridge'), { water: 'bridge-over-river' }],
    ['a bridge into a hex of water', { terrain: ['.~.'], ...side('bridge') }, { water: 'bridge-over-river' }],
    ['steep, with a crest', side('steep', 'crest'), { slope: 'steep', crest: true }],
    ['a redoubt', side('redoubt'), { work: 'redoubt' }],
    ['a road', { roads: [{ kind: 'road', path: ['0101', '0201'] }] }, { way: 'road' }],
    ['a road that leads elsewhere', { roads: [{ kind: 'road', path: ['0201', '0301'] }] }, { way: 'none' }],
  ])('%s', (_, parts, expected) => expect(step(drawn(parts), '0101', '0201')).toMatchObject(expected));

  test('downhill from the other hex', () => expect(step(drawn({ levels: ['021'] }), '0201', '0101').levels).toBe(-2));
});

const SIDE_KINDS = Object.keys(VOCABULARY.sides);

/** Small maps of anything that the chart knows; roads as straight lines along the rows. */
const maps: fc.Arbitrary<BattleMap> = fc
  .record({
    terrain: fc.array(fc.string({ unit: fc.constantFrom(...LETTERS, '.', '.'), minLength: 4, maxLength: 4 }), {
      minLength: 3,
      maxLength: 3,
    }),
    levels: fc.array(fc.string({ unit: fc.constantFrom('0', '1', '2'), minLength: 4, maxLength: 4 }), {
      minLength: 3,
      maxLength: 3,
    }),
    sides: fc.array(
      fc.record({
        kind: fc.constantFrom(...SIDE_KINDS),
        between: fc.array(
          fc.constantFrom('0101-0201', '0201-0301', '0102-0101', '0202-0302', '0202-0201', '0203-0202', '0303-0202'),
          { minLength: 1, maxLength: 4 },
        ),
      }),
      { maxLength: 5 },
    ),
    roads: fc.constantFrom(
      [],
      [{ kind: 'road', path: ['0101', '0201', '0301', '0401'] }],
      [{ kind: 'trail', path: ['0302', '0202', '0102'] }],
    ),
  })
  .map((parts) => readMap({ width: 4, height: 3, legend, ...parts }, VOCABULARY));

/** What the calculator says of a path: steps walked and points spent. */
function calculated(map: BattleMap, mover: Mover, path: readonly { hex: number }[], allowance: number) {
  const given = path.slice(1).map(({ hex }, i) => stepAt(map, path[i]!.hex, directionTo(map.grid, path[i]!.hex, hex)!));
  const assessed = movement.assess(parse(movement.situation, { mover, allowance, path: given }), {});
  if (isRefusal(assessed)) return undefined;
  const { steps, cost, state } = movement.resolve(assessed.input, undefined as never);
  return { steps, cost, disordered: state !== 'good' };
}

test.each(MOVERS)('the reach of %s costs what the calculator says of each path, and goes no farther', (mover) =>
  fc.assert(
    fc.property(maps, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 5 }), (map, start, allowance) => {
      const costs = costsFor(map, mover, {});
      const reach = new ReachFinder(map.grid).reach({ ...travelOf(mover), costs, allowance: allowance * 2 }, start);
      const { steps } = copyOfReach(reach);
      for (const { hex, flags, cost } of steps) {
        const path = pathTo(reach, reach.placeOf(hex, 0, flags));
        if (path.length === 1) continue;
        expect(calculated(map, mover, path, allowance)).toEqual({
          steps: path.length - 1,
          cost: cost / 2,
          disordered: (flags & 1) === 1,
        });
      }
      const reached = new Set(steps.map(({ hex }) => hex));
      for (const { hex, cost } of steps)
        for (const direction of DIRECTIONS as readonly Direction[]) {
          const to = map.grid.neighbours[hex * 6 + direction]!;
          if (to === OFF || reached.has(to)) continue;
          const further = calculated(map, mover, [...pathTo(reach, reach.cheapest(hex)), { hex: to }], 0);
          expect(further === undefined || further.cost > allowance || cost / 2 > allowance).toBe(true);
        }
    }),
    { numRuns: 60 },
  ),
);
