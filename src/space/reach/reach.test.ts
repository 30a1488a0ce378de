import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Toll } from './costs.ts';
import { ReachFinder } from './reach-finder.ts';
import { border, reasonAcross, whyNot } from './out-of-reach.ts';
import { PathFinder } from './path-finder.ts';
import { DIRECTIONS, type Facing, type Grid, gridOf, hexOfNumber, OFF } from '../hex.ts';
import { FLAG, MARK, type Mover } from './reach.ts';
import { copyOfReach, pathTo, type Step } from './reach-copy.ts';
import { costsOf, grids, hexesOf, tollsOf } from './testing.ts';

interface Search {
  readonly grid: Grid;
  readonly tolls: readonly Toll[];
  readonly mover: Mover;
  readonly start: number;
  readonly facing: Facing;
  readonly marks: Uint8Array;
}

const key = ({ hex, facing, flags }: Omit<Step, 'cost'>): string => `${hex} ${facing} ${flags}`;

/** The states one step away, and what the step costs, as the rules say it and without a thought for speed. */
function* stepsFrom(s: Search, at: Omit<Step, 'cost'>, tracked: number): Generator<[Omit<Step, 'cost'>, number]> {
  const { mover, marks, grid } = s;
  const { turns } = mover;
  if (turns)
    for (const facing of DIRECTIONS) {
      const by = Math.abs(facing - at.facing);
      if (by > 0) yield [{ ...at, facing }, turns[Math.min(by, 6 - by) - 1]!];
    }
  const has = (hex: number, mark: keyof typeof MARK): boolean => (marks[hex]! & MARK[mark]) !== 0;
  const inZone = has(at.hex, 'zone');
  const moved = at.hex !== s.start || at.flags !== (mover.disordered ? FLAG.disordered : 0);
  if (inZone && mover.stopInZone && moved) return;
  for (const direction of DIRECTIONS) {
    if (turns && direction !== at.facing && direction !== (at.facing + 5) % 6) continue;
    const to = grid.neighbours[at.hex * 6 + direction]!;
    if (to === OFF || has(to, 'enemy')) continue;
    const given = s.tolls[at.hex * 6 + direction]!;
    const toll = has(to, 'nearEnemy') ? (given.offRoad ?? given) : given;
    if (toll.points === 'NA') continue;
    const left = (at.flags & FLAG.leftZone) !== 0 || inZone;
    if (mover.leftZoneShunsFronts && left && has(to, 'front')) continue;
    const cost =
      toll.points * 2 +
      (inZone ? (mover.leaveZone ?? 0) : 0) +
      (has(to, 'friends') ? (mover.enterFriends ?? 0) : 0) +
      (has(to, 'zone') && at.flags & FLAG.disordered ? (mover.enterZoneDisordered ?? 0) : 0);
    const flags = at.flags | (left ? FLAG.leftZone : 0) | (toll.disorders ? FLAG.disordered : 0);
    yield [{ hex: to, facing: at.facing, flags: flags & tracked }, cost];
  }
}

/** Relaxes every state until nothing changes. */
function byBruteForce(s: Search): Map<string, number> {
  const { mover } = s;
  const tracked = mover.leftZoneShunsFronts ? 3 : mover.costs.disorders || mover.disordered ? 1 : 0;
  const first = { hex: s.start, facing: mover.turns ? s.facing : (0 as Facing), flags: Number(mover.disordered ?? 0) };
  const costs = new Map([[key(first), 0]]);
  const states = new Map([[key(first), first as Omit<Step, 'cost'>]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [id, state] of states)
      for (const [to, cost] of stepsFrom(s, state, tracked)) {
        const there = costs.get(id)! + cost;
        if (there > mover.allowance || there >= (costs.get(key(to)) ?? Infinity)) continue;
        costs.set(key(to), there);
        states.set(key(to), to);
        changed = true;
      }
  }
  return costs;
}

/** Whether the same hex and facing are found as cheaply with fewer flags. */
function isDominated(id: string, cost: number, found: ReadonlyMap<string, number>): boolean {
  const [place, flags] = [id.slice(0, -1), Number(id.slice(-1))];
  return [0, 1, 2].some((fewer) => fewer !== flags && (fewer & ~flags) === 0 && found.get(place + fewer)! <= cost);
}

const halves = fc.nat({ max: 4 });
const evenTurns = fc.constantFrom<Mover['turns']>([2, 4, 6], [4, 8, 12], [1, 2, 3], [2, 2, 2], [1, 1, 1], [0, 0, 0]);
const turns = fc.constantFrom<Mover['turns']>(undefined, [2, 4, 6], [2, 2, 2], [4, 8, 12], [1, 3, 3], [0, 0, 0]);

/** Each kind is searched by a loop of its own. */
type Kind = 'hexes' | 'vertices' | 'states';

const searchesOn = (grid: Grid, kind: Kind): fc.Arbitrary<Search> =>
  fc
    .record({
      tolls: tollsOf(grid, kind !== 'states'),
      start: hexesOf(grid),
      facing: fc.constantFrom(...DIRECTIONS),
      marks: fc.uint8Array({ minLength: grid.hexes, maxLength: grid.hexes, max: 63 }),
      sparse: fc.uint8Array({ minLength: grid.hexes, maxLength: grid.hexes, max: 3 }),
      options: fc.record({
        allowance: fc.nat({ max: 14 }),
        turns: kind === 'hexes' ? fc.constant(undefined) : kind === 'vertices' ? evenTurns : turns,
        leaveZone: halves,
        stopInZone: kind === 'vertices' ? fc.constant(false) : fc.boolean(),
        enterZoneDisordered: kind === 'vertices' ? fc.constant(0) : halves,
        leftZoneShunsFronts: kind === 'states' ? fc.boolean() : fc.constant(false),
        enterFriends: kind === 'states' ? halves : fc.constant(0),
        disordered: kind === 'hexes' ? fc.constant(false) : fc.boolean(),
      }),
    })
    .map(({ tolls, start, facing, marks, sparse, options: { turns, ...options } }) => ({
      grid,
      tolls,
      start,
      facing,
      marks: marks.map((mark, hex) => (sparse[hex] === 0 ? mark : 0)),
      mover: { costs: costsOf(grid, tolls), ...options, ...(turns && { turns }) },
    }));

const severalOnOneMap = (kind: Kind): fc.Arbitrary<Search[]> =>
  grids.chain((grid) => fc.array(searchesOn(grid, kind), { minLength: 1, maxLength: 3 }));

describe.each<[string, Kind, number]>([
  ['hexes alone', 'hexes', 100],
  ['turns of one price', 'vertices', 40],
  ['facing, disorder, zones, friends, roads', 'states', 40],
])('reach over %s', (_, kind, numRuns) => {
  test('is what brute force finds, and every path adds up', () =>
    fc.assert(
      fc.property(severalOnOneMap(kind), (several) => {
        const finder = new ReachFinder(several[0]!.grid);
        for (const s of several) {
          const reach = finder.reach(s.mover, s.start, s.facing, s.marks);
          const { steps } = copyOfReach(reach);
          const found = new Map(steps.map((step) => [key(step), step.cost]));
          const expected = byBruteForce(s);
          for (const [id, cost] of found) expect([id, cost]).toEqual([id, expected.get(id)]);
          for (const [id, cost] of expected)
            expect([id, found.has(id) || isDominated(id, cost, found)]).toEqual([id, true]);
          const tracked = s.mover.leftZoneShunsFronts ? 3 : s.mover.costs.disorders || s.mover.disordered ? 1 : 0;
          for (const step of steps) {
            const path = pathTo(reach, reach.placeOf(step.hex, step.facing, step.flags));
            expect(path[0]).toMatchObject({ hex: s.start, cost: 0 });
            expect(path.at(-1)).toMatchObject({ hex: step.hex, cost: step.cost });
            for (let i = 1; i < path.length; i++) {
              const ways = [...stepsFrom(s, path[i - 1]!, tracked)].filter(([to]) => key(to) === key(path[i]!));
              expect(ways.map(([, cost]) => cost)).toContain(path[i]!.cost - path[i - 1]!.cost);
            }
          }
          expect(steps.every(({ cost }, i) => i === 0 || cost >= steps[i - 1]!.cost)).toBe(true);
        }
      }),
      { numRuns },
    ));
});

test('a search with a goal knows all that is as near, and leaves nothing behind for the next one', () =>
  fc.assert(
    fc.property(
      grids.chain((grid) => fc.tuple(searchesOn(grid, 'vertices'), hexesOf(grid), fc.constantFrom(...DIRECTIONS))),
      ([s, to, towards]) => {
        const { mover, start, facing, marks } = s;
        const whole = new ReachFinder(s.grid).reach(mover, start, facing, marks);
        const goal = { to, facing: towards };
        const finder = new ReachFinder(s.grid);
        const reach = finder.reach(mover, start, facing, marks, goal);
        expect(whole.isComplete()).toBe(true);
        expect(reach.hasFound(goal)).toBe(whole.hasFound(goal));
        if (whole.hasFound(goal))
          expect(reach.searched).toBeGreaterThanOrEqual(whole.costOf(whole.placeOf(to, towards)));
        const near = copyOfReach(whole).steps.filter(({ cost }) => cost <= reach.searched);
        expect(copyOfReach(reach).steps).toEqual(near);
        expect(copyOfReach(finder.reach(mover, start, facing, marks))).toEqual(copyOfReach(whole));
      },
    ),
    { numRuns: 100 },
  ));

test('a path across is as cheap as the reach, and its steps add up', () =>
  fc.assert(
    fc.property(
      grids.chain((grid) => fc.tuple(fc.constant(grid), tollsOf(grid, true), hexesOf(grid), hexesOf(grid))),
      ([grid, tolls, start, goal]) => {
        const finder = new ReachFinder(grid);
        const costs = costsOf(grid, tolls);
        const path = new PathFinder(grid).path(costs, start, goal);
        const cost = finder.reach({ costs, allowance: 254 }, start).costTo(goal);
        expect(path?.cost ?? -1).toBe(cost);
        const paid = path?.hexes.slice(1).map((hex, i) => {
          const from = path.hexes[i]!;
          const tolled = DIRECTIONS.filter((d) => grid.neighbours[from * 6 + d] === hex).map(
            (d) => tolls[from * 6 + d]!,
          );
          return Number(tolled[0]!.points) * 2;
        });
        expect(paid?.reduce((sum, n) => sum + n, 0) ?? -1).toBe(cost);
      },
    ),
    { numRuns: 100 },
  ));

describe('why a place is not reached', () => {
  // Rows of four; clear ground costs 1.
  const grid = gridOf(4, 3);
  const at = (number: string): number => hexOfNumber(grid, number)!;
  const clear: readonly Toll[] = Array.from({ length: grid.hexes * 6 }, () => ({ points: 1 }));
  const into = (number: string): readonly Toll[] =>
    clear.map((toll, edge) => (grid.neighbours[edge] === at(number) ? { points: 'NA' } : toll));
  const marked = (marks: Readonly<Record<string, number>>): Uint8Array => {
    const bytes = new Uint8Array(grid.hexes);
    for (const [number, mark] of Object.entries(marks)) bytes[at(number)] = mark;
    return bytes;
  };
  const search = (tolls: readonly Toll[], options: Partial<Mover>, marks: Readonly<Record<string, number>> = {}) =>
    new ReachFinder(grid).reach(
      { costs: costsOf(grid, tolls), allowance: 2, ...options },
      at('0101'),
      0,
      marked(marks),
    );

  test.each([
    ['points', search(clear, {}), '0301', 'cost'],
    ['ground', search(into('0201'), {}), '0201', 'forbidden'],
    ['the enemy', search(clear, {}, { '0201': MARK.enemy }), '0201', 'enemy'],
    ['no room', search(clear, {}, { '0201': MARK.full }), '0201', 'stacking'],
    [
      'a zone that ends the move',
      search(clear, { allowance: 8, stopInZone: true }, { '0201': MARK.zone, '0102': MARK.enemy }),
      '0301',
      'zone',
    ],
    [
      'a front after a zone',
      search(clear, { allowance: 8, leftZoneShunsFronts: true }, { '0101': MARK.zone, '0201': MARK.front }),
      '0201',
      'zone',
    ],
    ['nothing', search(clear, {}), '0201', undefined],
    ['far away', search(clear, {}), '0401', undefined],
  ] as const)('%s', (_, reach, number, reason) => expect(whyNot(reach, at(number))).toBe(reason));

  test('the edge of the map', () => {
    const reach = search(clear, {});
    expect(whyNot(reach, OFF)).toBe('edge');
    expect(reasonAcross(reach, at('0101'), 5)).toBe('edge');
  });

  test('the border lists each hex once', () => {
    const found = border(search(clear, {}, { '0102': MARK.full }));
    expect(found.map(({ hex, reason }) => [hex, reason])).toEqual(
      expect.arrayContaining([
        [at('0102'), 'stacking'],
        [at('0301'), 'cost'],
        [at('0202'), 'cost'],
        [at('0103'), 'cost'],
      ]),
    );
    expect(new Set(found.map(({ hex }) => hex)).size).toBe(found.length);
  });

  test('a mover may stay where there is no room, and passes through a full hex', () => {
    const reach = search(clear, { allowance: 4 }, { '0101': MARK.full, '0201': MARK.full });
    expect([reach.costTo(at('0101')), reach.costTo(at('0201')), reach.costThrough(at('0201'))]).toEqual([0, -1, 2]);
    expect(reach.costTo(at('0301'))).toBe(4);
  });
});

test('a search leaves nothing behind for the next one', () => {
  const grid = gridOf(5, 5);
  const costs = costsOf(
    grid,
    Array.from({ length: grid.hexes * 6 }, () => ({ points: 1 })),
  );
  const finder = new ReachFinder(grid);
  expect(finder.reach({ costs, allowance: 254, turns: [2, 4, 6] }, 0).count).toBe(grid.hexes * 6);
  const pathFinder = new PathFinder(grid);
  for (const goal of [24, 23, 24]) expect(pathFinder.path(costs, 0, goal)?.cost).toBe(goal === 24 ? 12 : 10);
  expect(copyOfReach(finder.reach({ costs, allowance: 0 }, 7)).steps).toEqual([
    { hex: 7, facing: 0, flags: 0, cost: 0, previous: -1 },
  ]);
});
