import { flatLand, type Land } from '../../../hex-battle/generator/land.ts';
import { highestShare, raiseHills, smoothAt } from '../../../hex-battle/generator/relief.ts';
import { type Course, digAlongSides, digRiver } from '../../../hex-battle/generator/water.ts';
import type { Chance } from '../../../kernel/seed.ts';
import type { HexTerrain } from '../types.ts';
import type { Ground } from './choices.ts';

const MOST_SALT = 0x7fff_ffff;
const HILLS_APART = 6;

const terrain = (id: HexTerrain): string => id;

/** Ground for a battle between an army in the south and one in the north. */
export function landOf(chance: Chance, ground: Ground, width: number, height: number): Land {
  const land = flatLand(width, height, terrain('clear'));
  const salt = (): number => chance(0, MOST_SALT);
  const course = (runs: Course['runs'], percent: number): Course => ({
    runs,
    at: percent / 100,
    sway: 1.6,
    salt: salt(),
  });
  switch (ground) {
    case 'open':
      raiseHills(land, salt(), HILLS_APART, [0.08]);
      return land;
    case 'hills':
      raiseHills(land, salt(), HILLS_APART, [0.45, 0.2, 0.06]);
      return land;
    case 'river':
      raiseHills(land, salt(), HILLS_APART, [0.25]);
      crossings(land, digRiver(land, course('east', chance(46, 54))), chance, salt());
      return land;
    case 'broken':
      raiseHills(land, salt(), HILLS_APART, [0.3, 0.1]);
      for (const at of [chance(12, 38), chance(62, 88)]) digAlongSides(land, course('south', at), 'stream');
      digAlongSides(land, course('east', chance(42, 58)), 'stream');
      return land;
  }
}

/** How much of a river is too deep to be crossed. */
const DEEP = 0.25;
const FORDS = ['ford-1', 'ford-2', 'ford-3'] as const satisfies readonly HexTerrain[];

/** Deep stretches between fords of all depths, and a bridge now and then. */
function crossings(land: Land, river: readonly number[], chance: Chance, salt: number): void {
  const deep = new Set(highestShare(river, DEEP, (hex) => smoothAt(land.grid, hex, 4, salt)));
  for (const hex of river) land.terrain[hex] = deep.has(hex) ? terrain('sea-river') : FORDS[chance(0, 2)]!;
  if (chance(0, 1) === 0) land.terrain[river[chance(2, river.length - 3)]!] = terrain('bridge');
}
