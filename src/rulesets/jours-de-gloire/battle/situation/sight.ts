import { directionTo, distance, OFF } from '../../../../space/hex.ts';
import { type BattleMap, hasSide, levelAt, terrainAt } from '../../../../space/map.ts';
import { type Blocked, blockedBy, type SightRule } from '../../../../space/sight.ts';
import type { Field } from '../position/field.ts';

export type Obstacle = 'height' | 'woods' | 'village' | 'crest' | 'fog';

/**
 * Ground alone blocks, troops do not, nor villages unless they count as woods (J-89, J-118): a hex higher than both ends; woods that are not below both, and with
 * one end above them only halfway or nearer the other; a crest that borders neither end, crossed or followed, its mere
 * end does not (J-130). A line along a side is blocked by either hex.
 */
const ruleOn = (map: BattleMap, villagesBlock: boolean): SightRule<Obstacle> => ({
  alongside: 'either',
  hex: (hex, { from, to, fromDistance, toDistance }) => {
    const [here, there, level] = [levelAt(map, from), levelAt(map, to), levelAt(map, hex)];
    if (level > Math.max(here, there)) return 'height';
    const terrain = terrainAt(map, hex);
    const screen = terrain === 'woods' ? 'woods' : terrain === 'town' && villagesBlock ? 'village' : undefined;
    if (screen === undefined || level < Math.min(here, there)) return undefined;
    // No end is higher than they are.
    if (level === Math.max(here, there)) return screen;
    // Counted in hexes (J-126).
    const [lower, higher] = here < there ? [fromDistance, toDistance] : [toDistance, fromDistance];
    return lower <= higher ? screen : undefined;
  },
  side: (_, hexes, { from, to }) => {
    if (hexes.includes(OFF) || hexes.includes(from) || hexes.includes(to)) return undefined;
    return hasSide(map, hexes[0], directionTo(map.grid, hexes[0], hexes[1])!, 'crest') ? 'crest' : undefined;
  },
});

/** What hides one hex from another, coming from the first; undefined where it is seen. */
export const hiddenBy = (
  map: BattleMap,
  from: number,
  to: number,
  villagesBlock = false,
): Blocked<Obstacle> | undefined => blockedBy(map.grid, from, to, ruleOn(map, villagesBlock));

/** The same in a turn of a battle, with its fog. */
export function screenBetween(field: Field, turn: number, from: number, to: number): Blocked<Obstacle> | undefined {
  if (distance(field.grid, from, to) > field.sightIn(turn)) return { hexes: [to], side: undefined, why: 'fog' };
  return hiddenBy(field.map, from, to, field.rulings.villagesBlock);
}

/** Kept by the hex that looks and the one that is looked at, since the ground of a field does not change. */
const views = new WeakMap<Field, (boolean | undefined)[][]>();

export function seesFrom(field: Field, turn: number, from: number, to: number): boolean {
  if (distance(field.grid, from, to) > field.sightIn(turn)) return false;
  let known = views.get(field);
  if (known === undefined) views.set(field, (known = []));
  const seen = (known[from] ??= []);
  return (seen[to] ??= hiddenBy(field.map, from, to, field.rulings.villagesBlock) === undefined);
}
