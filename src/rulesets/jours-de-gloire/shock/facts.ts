import { type Modifier, tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { GROUND_ROWS, type GroundFacts, NO_REAR, SHOCK_MODIFIERS, type ShockFacts } from '../charts/shock-modifiers.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { counted, levelRow, slopeRow, terrainsOf, worksOf } from '../ground.ts';
import type { Attacker, Situation } from './situation.ts';
import {
  ARTILLERY_ALONE,
  ARTILLERY_COHESION,
  ARTILLERY_STRENGTH,
  CAVALRY_BEHIND_WORK,
  CLEAR_BEHIND,
  EXPOSED_ATTACKERS,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  IDLE_CAVALRY,
  LEVEL_AND_SLOPE,
  MIXED_CHARGE,
  MIXED_GARRISON,
  PARTLY_ROUTED,
  ROUNDING,
  SEVERAL_WAYS,
  SIX_FRONT_ATTACKERS,
  STREAM_BRIDGE,
} from '../options.ts';
import { isCavalry, type SideTerrain, type UnitType } from '../types.ts';

interface Armed {
  readonly type: UnitType;
}

const isArtillery = ({ type }: Armed): boolean => type === 'artillery';
const isInfantry = ({ type }: Armed): boolean => type === 'infantry';

/** Those who fight (J-4, J-57, J-59): artillery only where there is nobody else. */
export const core = <U extends Armed>(units: readonly U[]): readonly U[] =>
  units.every(isArtillery) ? units : units.filter((unit) => !isArtillery(unit));

const total = (units: readonly { readonly strength: number }[]): number =>
  units.reduce((sum, { strength }) => sum + strength, 0);

function strengths(s: Situation, options: Options): { attacking: number; defending: number } {
  const everyArm = chosen(options, ARTILLERY_STRENGTH) === 'counted';
  const alone = s.defenders.every(isArtillery);
  const defendersCount = everyArm || (alone && chosen(options, ARTILLERY_ALONE) === 'fire-strength');
  const armed = <U extends Armed>(units: readonly U[]) => units.filter((unit) => !isArtillery(unit));
  return {
    attacking: total(everyArm ? s.attackers : armed(s.attackers)),
    defending: total(defendersCount ? s.defenders : armed(s.defenders)),
  };
}

const best = (units: readonly (Armed & { readonly cohesion: number })[], options: Options): number => {
  const counting = chosen(options, ARTILLERY_COHESION) === 'always' ? units : core(units);
  return Math.max(...counting.map(({ cohesion }) => cohesion));
};

function waterRow({ water }: Attacker, options: Options): SideTerrain | undefined {
  if (water === 'bridge-over-river') return 'bridge';
  if (water === 'stream') return 'stream';
  return water === 'bridge-over-stream' && chosen(options, STREAM_BRIDGE) === 'stream' ? 'stream' : undefined;
}

/** Its work's figure stands in place of the -1 of [b], whichever hexside counts: J-15. */
export const attacksOut = ({ work }: Attacker): boolean => worksOf(work).outOf !== undefined;

function withSixFronts(attackers: readonly Attacker[], options: Options): number {
  const n = attackers.filter((a) => hasSixFronts(a.terrain) && !attacksOut(a)).length;
  return chosen(options, SIX_FRONT_ATTACKERS) === 'each' ? n : Math.min(n, 1);
}

/** The ground as it would count if this attacker's way in did. */
function groundBy(way: Attacker, s: Situation, options: Options): GroundFacts {
  const terrains = terrainsOf(s.terrain, s.otherTerrain);
  const { into, outOf } = worksOf(way.work);
  const mixedGarrison = s.defenders.some(isCavalry) && s.defenders.some(isInfantry);
  const cavalryCounts = s.defenders.some(isCavalry) && !(mixedGarrison && chosen(options, MIXED_GARRISON) === 'alone');
  return {
    terrain: counted(terrains, 'shock', options),
    severalTerrains: terrains.length > 1,
    severalWays: s.attackers.length > 1,
    clearKept: chosen(options, CLEAR_BEHIND) === 'kept',
    cavalryInTown: terrains.some(hasSixFronts) && cavalryCounts && s.attackers.some(isInfantry),
    mixedGarrison,
    level: levelRow(way.levels),
    slope: slopeRow(way.slope),
    water: waterRow(way, options),
    bridgedStream: way.water === 'bridge-over-stream',
    workInto: into,
    workOutOf: outOf,
    attackersWithSixFronts: withSixFronts(s.attackers, options),
  };
}

/** Of several ways in, the one that counts: ruling J-21. */
function ground(s: Situation, options: Options): GroundFacts {
  const rows = adapted(GROUND_ROWS, options);
  const worth = (facts: GroundFacts): number => tally(t('Terrain', 'Terrain'), rows, facts).total;
  const wantWorst = chosen(options, SEVERAL_WAYS) === 'worst';
  return s.attackers
    .map((way) => groundBy(way, s, options))
    .reduce((kept, facts) => {
      const [own, best] = [worth(facts), worth(kept)];
      return (wantWorst ? own < best : own > best) ? facts : kept;
    });
}

function exposed(attackers: readonly Attacker[], options: Options): number {
  const toArtillery = chosen(options, EXPOSED_TO_ARTILLERY) === 'counted';
  const n = attackers.filter(
    // Six front hexes leave no rear to expose.
    ({ backTo, terrain }) =>
      (backTo === 'infantry-or-cavalry' || (backTo === 'artillery' && toArtillery)) && !hasSixFronts(terrain),
  ).length;
  return chosen(options, EXPOSED_ATTACKERS) === 'each' ? n : Math.min(n, 1);
}

function idleCavalry(attackers: readonly Attacker[], options: Options): boolean {
  const idle = attackers.some((a) => isCavalry(a) && !a.charging);
  return idle && (chosen(options, IDLE_CAVALRY) === 'any' || !attackers.some(isInfantry));
}

export function factsOf(s: Situation, options: Options): ShockFacts {
  const aspects = s.attackers.map(({ aspect }) => aspect);
  const sideIs = chosen(options, FRONTS) === 'four-two' ? 'front' : 'rear';
  const routed = core(s.defenders).map(({ state }) => state === 'routed');
  const charging = s.attackers.filter((a) => a.charging);
  const square = s.defenders.some(({ inSquare }) => inSquare);
  return {
    ...ground(s, options),
    ...strengths(s, options),
    rounding: chosen(options, ROUNDING),
    artilleryAlone: s.defenders.every(isArtillery),
    artilleryPresent: s.attackers.some(isArtillery) || s.defenders.some(isArtillery),
    attackerCohesion: best(s.attackers, options),
    defenderCohesion: best(s.defenders, options),
    routed: chosen(options, PARTLY_ROUTED) === 'all' ? routed.every(Boolean) : routed.some(Boolean),
    partlyRouted: routed.some(Boolean) && !routed.every(Boolean),
    defenderSixFronts: square || terrainsOf(s.terrain, s.otherTerrain).some(hasSixFronts),
    fromFront: aspects.some((aspect) => aspect === 'front' || (aspect === 'side' && sideIs === 'front')),
    fromRear: aspects.some((aspect) => aspect === 'rear' || (aspect === 'side' && sideIs === 'rear')),
    fromSide: aspects.includes('side'),
    exposed: exposed(s.attackers, options),
    cavalryShock: idleCavalry(s.attackers, options),
    heavyCharge: charging.some(({ type }) => type === 'heavy-cavalry'),
    otherCharge: charging.some(({ type }) => type === 'cavalry'),
    square,
    onlyInfantryAttacks: s.attackers.some(isInfantry) && !s.attackers.some(isCavalry),
  };
}

/** Of equals in a group the first counts: on a tie the slope, which serves the defender (J-19). */
function slopeFirst<F>(rows: readonly Modifier<F>[]): readonly Modifier<F>[] {
  const slope = rows.find(({ id }) => id === 'slope')!;
  return rows.filter((row) => row !== slope).flatMap((row) => (row.id === 'level' ? [slope, row] : [row]));
}

/** Rows whose way of joining with others a switch changes: J-19, J-26, J-54. */
function adapted<F>(rows: readonly Modifier<F>[], options: Options): readonly Modifier<F>[] {
  const oneOfHeights = chosen(options, LEVEL_AND_SLOPE) === 'greater';
  const bothCharges = chosen(options, MIXED_CHARGE) === 'four';
  const bothWorkAndCavalry = chosen(options, CAVALRY_BEHIND_WORK) === 'both';
  return (oneOfHeights ? slopeFirst(rows) : rows).map((row) => {
    if (oneOfHeights && (row.id === 'level' || row.id === 'slope')) return { ...row, group: 'height' };
    if (bothWorkAndCavalry && row.id === 'work-into') return { ...row, voids: ['terrain'] };
    if (!bothCharges || row.group !== 'charge') return row;
    const { group: _, ...alone } = row;
    return alone;
  });
}

export const shockRows = (options: Options): readonly Modifier<ShockFacts>[] =>
  adapted([...SHOCK_MODIFIERS.rows, NO_REAR], options);
