import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import type { FireFacts } from '../charts/fire.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { terrainsThatCount, levelRow, terrainsOf, worksOf } from '../ground.ts';
import { COMBINED_BATTERIES, FIRING_OUT, TWO_RANGES, WORK_OR_HEX_UNDER_FIRE } from '../options.ts';
import { isArtillery } from '../types.ts';
import type { Situation } from './situation.ts';

export function factsOf(s: Situation, options: Options): FireFacts {
  // The stronger battery leads; of equals, the one that reaches farther.
  const [lead] = [...s.batteries].sort((a, b) => b.strength - a.strength || b.efficientRange - a.efficientRange);
  const summed = chosenOption(options, COMBINED_BATTERIES) === 'sum';
  const ranges = s.batteries.map(({ efficientRange }) => efficientRange);
  const terrains = terrainsOf(s.terrain, s.otherTerrain);
  const { into, outOf } = worksOf(s.work);
  const replaced = outOf !== undefined && chosenOption(options, FIRING_OUT) === 'replaced';
  return {
    firingStrength: summed ? s.batteries.reduce((sum, { strength }) => sum + strength, 0) : lead!.strength,
    batteries: s.batteries.length,
    efficientRanges: new Set(ranges).size > 1 ? 'different' : 'alike',
    sixFronts: s.firerInSquare || (hasSixFronts(s.firerTerrain) && !replaced),
    answering: s.kind !== 'ordinary',
    terrain: terrainsThatCount(terrains, 'fire', options),
    severalTerrains: terrains.length > 1,
    level: levelRow(s.levels),
    workInto: into,
    strongerHexCounts: chosenOption(options, WORK_OR_HEX_UNDER_FIRE) === 'defender',
    workOutOf: outOf,
    formedUnits: s.target.filter((unit) => !isArtillery(unit)).length,
    square: s.target.some(({ inSquare }) => inSquare),
    distance: s.distance,
    efficientRange: chosenOption(options, TWO_RANGES) === 'shortest' ? Math.min(...ranges) : lead!.efficientRange,
  };
}
