import { drawn } from '../../../hex-battle/generator/muster.ts';
import { allHexes, flatLand, type Land, stepsFrom } from '../../../hex-battle/generator/land.ts';
import { highestShare, raiseHills, smoothAt } from '../../../hex-battle/generator/relief.ts';
import { buildRoad, type RoadWorks } from '../../../hex-battle/generator/roads.ts';
import { type Course, digAlongSides } from '../../../hex-battle/generator/water.ts';
import type { Chance } from '../../../kernel/seed.ts';
import { same } from '../../../kernel/text.ts';
import { distance, rowOf } from '../../../space/hex.ts';
import type { HexTerrain } from '../types.ts';
import type { Ground } from './choices.ts';

/** What a kind of ground is made of: shares in hundredths of the land. */
interface Recipe {
  readonly hills: readonly number[];
  readonly woods: number;
  readonly difficult: number;
  readonly villages: number;
  /** Streams that part the armies, and streams that run along with their advance. */
  readonly across: number;
  readonly along: number;
}

const RECIPES: Readonly<Record<Ground, Recipe>> = {
  open: { hills: [10], woods: 4, difficult: 4, villages: 1, across: 0, along: 0 },
  hills: { hills: [45, 20, 6], woods: 8, difficult: 5, villages: 1, across: 0, along: 0 },
  river: { hills: [20], woods: 6, difficult: 4, villages: 2, across: 1, along: 0 },
  broken: { hills: [25, 8], woods: 8, difficult: 14, villages: 1, across: 0, along: 2 },
  villages: { hills: [15], woods: 5, difficult: 3, villages: 4, across: 0, along: 1 },
  woods: { hills: [15], woods: 30, difficult: 4, villages: 1, across: 0, along: 0 },
};

const terrain = (id: HexTerrain): string => id;
const ROAD_PRICES: Readonly<Partial<Record<string, number>>> = {
  clear: 1,
  difficult: 1.5,
  orchard: 1.5,
  woods: 3,
  town: 0.5,
};
const ROAD_WORKS: RoadWorks = { price: (ground) => ROAD_PRICES[ground], waters: ['stream'], bridge: 'bridge' };

const MOST_SALT = 0x7fff_ffff;
const HILLS_APART = 6;
const WOODS_APART = 4;
const ROUGH_APART = 2;

/** Ground for a battle between an army in the south and one in the north; `names`: for its villages, the first for the middle one. */
export function landOf(chance: Chance, ground: Ground, width: number, height: number, names: readonly string[]): Land {
  const { hills, woods, difficult, villages, across, along } = RECIPES[ground];
  const land = flatLand(width, height, terrain('clear'));
  const salt = (): number => chance(0, MOST_SALT);
  raiseHills(
    land,
    salt(),
    HILLS_APART,
    hills.map((share) => share / 100),
  );
  const stream = (runs: Course['runs'], percent: number): void =>
    void digAlongSides(land, { runs, at: percent / 100, sway: 1.6, salt: salt() }, 'stream');
  for (let i = 0; i < across; i++) stream('east', chance(46, 54));
  for (let i = 0; i < along; i++) stream('south', along === 1 ? chance(25, 75) : chance(12, 38) + i * 50);
  cover(land, 'woods', woods, WOODS_APART, salt());
  cover(land, 'difficult', difficult, ROUGH_APART, salt());
  const found = settle(land, chance, villages, names);
  joinByRoads(land, chance, found);
  return land;
}

/** Turns a share of the land, where it is clear still, into another terrain. */
function cover(land: Land, kind: HexTerrain, percent: number, apart: number, salt: number): void {
  const free = allHexes(land.grid).filter((hex) => land.terrain[hex] === 'clear');
  const share = ((percent / 100) * land.grid.hexes) / free.length;
  for (const hex of highestShare(free, share, (one) => smoothAt(land.grid, one, apart, salt))) land.terrain[hex] = kind;
}

const VILLAGES_APART = 4;

/** Villages with their orchards, far enough from one another and from the edges; the first lies in the middle of the land. */
function settle(land: Land, chance: Chance, villages: number, names: readonly string[]): number[] {
  const { grid, terrain: ground, places } = land;
  const found: number[] = [];
  const middle = grid.width * (grid.height >> 1) + (grid.width >> 1);
  const isInland = (hex: number): boolean =>
    hex % grid.width > 1 &&
    hex % grid.width < grid.width - 2 &&
    rowOf(grid, hex) > 1 &&
    rowOf(grid, hex) < grid.height - 2;
  for (let i = 0; i < villages; i++) {
    const sites = allHexes(grid).filter(
      (hex) =>
        isInland(hex) &&
        (i > 0 || distance(grid, hex, middle) <= 2) &&
        found.every((other) => distance(grid, hex, other) >= VILLAGES_APART),
    );
    if (sites.length === 0) return found;
    const site = drawn(
      chance,
      sites.map((hex) => ({ hex, weight: 1 })),
    ).hex;
    ground[site] = terrain('town');
    places.push({ hex: site, name: same(names[i]!) });
    found.push(site);
    for (const [next] of stepsFrom(grid, site))
      if (chance(0, 3) === 0 && ground[next] !== 'town') ground[next] = terrain('orchard');
  }
  return found;
}

/** A road from the south edge to the north edge through the middle village, and trails to the others and to a side edge. */
function joinByRoads(land: Land, chance: Chance, villages: readonly number[]): void {
  const { grid } = land;
  const middle = villages[0]!;
  const column = (): number => chance(Math.floor(grid.width / 3), Math.floor((grid.width * 2) / 3));
  buildRoad(land, (grid.height - 1) * grid.width + column(), middle, 'road', ROAD_WORKS);
  buildRoad(land, middle, column(), 'road', ROAD_WORKS);
  for (const village of villages.slice(1)) buildRoad(land, village, middle, 'trail', ROAD_WORKS);
  const edge = chance(0, 1) === 0 ? 0 : grid.width - 1;
  buildRoad(land, rowOf(grid, middle) * grid.width + edge, middle, 'trail', ROAD_WORKS);
}
