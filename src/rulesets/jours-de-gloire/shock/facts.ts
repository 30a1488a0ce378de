import { tally } from '../../../kernel/modifier.ts';
import { chosenOption, type Options, perOptions } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import type { GroundFacts, ShockFacts } from '../charts/shock-modifiers.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { terrainsThatCount, levelRow, slopeRow, terrainsOf, worksOf } from '../ground.ts';
import {
  ARTILLERY_ALONE,
  ARTILLERY_COHESION,
  ARTILLERY_STRENGTH,
  CHARGE_MET,
  CLEAR_BEHIND,
  EXPOSED_ATTACKERS,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  IDLE_CAVALRY,
  MIXED_GARRISON,
  PARTLY_ROUTED,
  ROUNDING,
  SEVERAL_WAYS,
  SIX_FRONT_ATTACKERS,
  STREAM_BRIDGE,
  WORK_OR_HEX,
} from '../options.ts';
import { isArtillery, isCavalry, isInfantry, type SideTerrain, type UnitType } from '../types.ts';
import { rowsOf } from './rows.ts';
import type { Attacker, Situation } from './situation.ts';

const rulingsOf = perOptions((options) => ({
  rounding: chosenOption(options, ROUNDING),
  gunsAddStrength: chosenOption(options, ARTILLERY_STRENGTH) === 'counted',
  gunsAloneHaveStrength: chosenOption(options, ARTILLERY_ALONE) === 'fire-strength',
  gunsAddCohesion: chosenOption(options, ARTILLERY_COHESION) === 'always',
  strongerHexCounts: chosenOption(options, WORK_OR_HEX) === 'defender',
  clearKept: chosenOption(options, CLEAR_BEHIND) === 'kept',
  bridgedStreamCounts: chosenOption(options, STREAM_BRIDGE) === 'stream',
  anyCavalryInTown: chosenOption(options, MIXED_GARRISON) === 'any',
  worstWay: chosenOption(options, SEVERAL_WAYS) === 'worst',
  eachSixFronts: chosenOption(options, SIX_FRONT_ATTACKERS) === 'each',
  eachExposed: chosenOption(options, EXPOSED_ATTACKERS) === 'each',
  exposedToGuns: chosenOption(options, EXPOSED_TO_ARTILLERY) === 'counted',
  anyIdleCavalry: chosenOption(options, IDLE_CAVALRY) === 'any',
  sideIsFront: chosenOption(options, FRONTS) === 'four-two',
  allRouted: chosenOption(options, PARTLY_ROUTED) === 'all',
  chargeMetLosesBonus: chosenOption(options, CHARGE_MET) === 'set-aside',
}));
type Rulings = ReturnType<typeof rulingsOf>;

interface Armed {
  readonly type: UnitType;
}

/** The units that fight (J-4, J-57, J-59): artillery fights only where there is nobody else. */
const core = <U extends Armed>(units: readonly U[]): readonly U[] =>
  units.every(isArtillery) ? units : units.filter((unit) => !isArtillery(unit));

const strength = (units: readonly (Armed & { readonly strength: number })[], withGuns: boolean): number =>
  units.reduce((sum, unit) => (withGuns || !isArtillery(unit) ? sum + unit.strength : sum), 0);

const bestCohesion = (units: readonly (Armed & { readonly cohesion: number })[], withGuns: boolean): number =>
  Math.max(...(withGuns ? units : core(units)).map(({ cohesion }) => cohesion));

function waterRow({ water }: Attacker, { bridgedStreamCounts }: Rulings): SideTerrain | undefined {
  if (water === 'bridge-over-river') return 'bridge';
  if (water === 'stream') return 'stream';
  return water === 'bridge-over-stream' && bridgedStreamCounts ? 'stream' : undefined;
}

/** Its work's figure stands in place of the -1 of [b], whichever hexside counts: J-15. */
export const attacksOut = ({ work }: Attacker): boolean => worksOf(work).outOf !== undefined;

function withSixFronts(attackers: readonly Attacker[], { eachSixFronts }: Rulings): number {
  const n = attackers.filter((a) => hasSixFronts(a.terrain) && !attacksOut(a)).length;
  return eachSixFronts ? n : Math.min(n, 1);
}

/** The ground as it would count if this attacker's way in did. */
function groundBy(way: Attacker, s: Situation, options: Options): GroundFacts {
  const ruling = rulingsOf(options);
  const terrains = terrainsOf(s.terrain, s.otherTerrain);
  const { into, outOf } = worksOf(way.work);
  const mixedGarrison = s.defenders.some(isCavalry) && s.defenders.some(isInfantry);
  const cavalryCounts = s.defenders.some(isCavalry) && (!mixedGarrison || ruling.anyCavalryInTown);
  return {
    terrain: terrainsThatCount(terrains, 'shock', options),
    severalTerrains: terrains.length > 1,
    severalWays: s.attackers.length > 1,
    clearKept: ruling.clearKept,
    cavalryInTown: terrains.some(hasSixFronts) && cavalryCounts && s.attackers.some(isInfantry),
    mixedGarrison,
    level: levelRow(way.levels),
    slope: slopeRow(way.slope),
    water: waterRow(way, ruling),
    bridgedStream: way.water === 'bridge-over-stream',
    workInto: into,
    strongerHexCounts: ruling.strongerHexCounts,
    workOutOf: outOf,
    attackersWithSixFronts: withSixFronts(s.attackers, ruling),
  };
}

const GROUND = t('Terrain', 'Terrain');

/** Of several ways in, the one that counts: ruling J-21. */
function ground(s: Situation, options: Options): GroundFacts {
  if (s.attackers.length === 1) return groundBy(s.attackers[0]!, s, options);
  const { ground: rows } = rowsOf(options);
  const { worstWay } = rulingsOf(options);
  let kept: { readonly facts: GroundFacts; readonly worth: number } | undefined;
  for (const way of s.attackers) {
    const facts = groundBy(way, s, options);
    const worth = tally(GROUND, rows, facts).total;
    if (kept === undefined || (worstWay ? worth < kept.worth : worth > kept.worth)) kept = { facts, worth };
  }
  return kept!.facts;
}

function countExposed(attackers: readonly Attacker[], { eachExposed, exposedToGuns }: Rulings): number {
  const n = attackers.filter(
    // Six front hexes leave no rear to expose.
    ({ backTo, terrain }) =>
      (backTo === 'infantry-or-cavalry' || (backTo === 'artillery' && exposedToGuns)) && !hasSixFronts(terrain),
  ).length;
  return eachExposed ? n : Math.min(n, 1);
}

const idleCavalry = (attackers: readonly Attacker[], { anyIdleCavalry }: Rulings): boolean =>
  attackers.some((a) => isCavalry(a) && !a.charging) && (anyIdleCavalry || !attackers.some(isInfantry));

export function factsOf(s: Situation, options: Options): ShockFacts {
  const ruling = rulingsOf(options);
  const { attackers, defenders } = s;
  const artilleryAlone = defenders.every(isArtillery);
  const aspects = attackers.map(({ aspect }) => aspect);
  const fromSide = aspects.includes('side');
  const routed = core(defenders).map(({ state }) => state === 'routed');
  const [allRouted, anyRouted] = [routed.every(Boolean), routed.some(Boolean)];
  const charging = attackers.filter((a) => a.charging);
  const square = defenders.some(({ inSquare }) => inSquare);
  return {
    ...ground(s, options),
    attacking: strength(attackers, ruling.gunsAddStrength),
    defending: strength(defenders, ruling.gunsAddStrength || (artilleryAlone && ruling.gunsAloneHaveStrength)),
    rounding: ruling.rounding,
    artilleryAlone,
    artilleryPresent: attackers.some(isArtillery) || defenders.some(isArtillery),
    attackerCohesion: bestCohesion(attackers, ruling.gunsAddCohesion),
    defenderCohesion: bestCohesion(defenders, ruling.gunsAddCohesion),
    routed: ruling.allRouted ? allRouted : anyRouted,
    partlyRouted: anyRouted && !allRouted,
    defenderSixFronts: square || terrainsOf(s.terrain, s.otherTerrain).some(hasSixFronts),
    fromFront: aspects.includes('front') || (fromSide && ruling.sideIsFront),
    fromRear: aspects.includes('rear') || (fromSide && !ruling.sideIsFront),
    fromSide,
    exposed: countExposed(attackers, ruling),
    cavalryShock: idleCavalry(attackers, ruling),
    heavyCharge: charging.some(({ type }) => type === 'heavy-cavalry'),
    otherCharge: charging.some(({ type }) => type === 'cavalry'),
    chargeMet: s.counterCharge && ruling.chargeMetLosesBonus,
    square,
    onlyInfantryAttacks: attackers.some(isInfantry) && !attackers.some(isCavalry),
  };
}
