import { directionTo, OFF } from '../../../space/hex.ts';
import { type BattleMap, hasSide, levelAt, terrainAt } from '../../../space/map.ts';
import { type Blocked, blockedBy, type SightRule } from '../../../space/sight.ts';

export type Obstacle = 'height' | 'woods' | 'crest';

/**
 * Ground alone blocks, troops and villages do not: a hex higher than both ends; woods that are not below both, and with
 * one end above them only halfway or nearer the other; a crest that borders neither end. A line along a side is blocked
 * by either hex.
 */
const ruleOn = (map: BattleMap): SightRule<Obstacle> => ({
  alongside: 'either',
  hex: (hex, { from, to, fromDistance, toDistance }) => {
    const [here, there, level] = [levelAt(map, from), levelAt(map, to), levelAt(map, hex)];
    if (level > Math.max(here, there)) return 'height';
    if (terrainAt(map, hex) !== 'woods' || level < Math.min(here, there)) return undefined;
    // No end is higher than they are.
    if (level === Math.max(here, there)) return 'woods';
    const [lower, higher] = here < there ? [fromDistance, toDistance] : [toDistance, fromDistance];
    return lower <= higher ? 'woods' : undefined;
  },
  side: (_, hexes, { from, to }) => {
    if (hexes.includes(OFF) || hexes.includes(from) || hexes.includes(to)) return undefined;
    return hasSide(map, hexes[0], directionTo(map.grid, hexes[0], hexes[1])!, 'crest') ? 'crest' : undefined;
  },
});

/** What hides one hex from another, coming from the first; undefined where it is seen. */
export const hiddenBy = (map: BattleMap, from: number, to: number): Blocked<Obstacle> | undefined =>
  blockedBy(map.grid, from, to, ruleOn(map));
