import { chosen, perOptions, type Options } from '../../kernel/ruling.ts';
import { TYPE_MATRIX } from './charts/melee.ts';
import { type Aspect, type MeleeFacts, type Share, sumOf } from './charts/melee-modifiers.ts';
import { effect, type TerrainRow } from './charts/terrain.ts';
import type { Approach, Situation, Stacks, Unit } from './melee-situation.ts';
import {
  COMBINED_TYPES,
  LEADER_BONUSES,
  LONE_DISCOURAGED,
  MIXED_STACKS,
  ONE_PHALANX_FLANKED,
  ONE_PHALANX_IN_LINE,
  PHALANX_ADVANTAGES,
  PHALANX_QUALITY,
  SEVERAL_FACINGS,
  SEVERAL_TERRAINS,
} from './options.ts';
import type { State } from './types.ts';
import { total } from './units.ts';

/** An attacking stack's way to one defending stack; a stack with none stated attacks all of them in front. */
interface Way extends Approach {
  readonly terrain: Situation['defenders'][number]['terrain'];
}

function waysOf(s: Situation): Way[] {
  const ways: Way[] = [];
  for (const { approaches } of s.attackers) {
    if (approaches.length === 0)
      s.defenders.forEach(({ terrain }, i) =>
        ways.push({ aspect: 'front', defender: i + 1, stream: false, slope: 'level', terrain }),
      );
    for (const { aspect, defender, stream, slope } of approaches)
      ways.push({ aspect, defender, stream, slope, terrain: s.defenders[defender - 1]!.terrain });
  }
  return ways;
}

export function allUnits(stacks: Stacks): readonly Unit[] {
  if (stacks.length === 1) return stacks[0]!.units;
  const all: Unit[] = [];
  for (const { units } of stacks) all.push(...units);
  return all;
}

/** How many of a side are in a state; a lone unit is all of its side, unless A-17 is read otherwise. */
const share = (units: readonly Unit[], state: State, loneIsOne = false): Share => {
  const n = units.filter((u) => u.state === state).length;
  if (n === 0) return 'none';
  return n === units.length && !(loneIsOne && n === 1) ? 'all' : 'some';
};

const bestQuality = (units: readonly Unit[], withPhalanxPoint: boolean): number =>
  Math.max(...units.map((u) => u.quality + (withPhalanxPoint && hasPhalanxPoint(u) ? 1 : 0)));

/** A routed Ph has no facing, so nothing that supposes one. */
const isSteadyPhalanx = (u: Unit): boolean => u.type === 'Ph' && u.state !== 'routed';

const hasPhalanxPoint = (u: Unit): boolean => isSteadyPhalanx(u) && u.namesakeBeside;

type Types = MeleeFacts['types'];

const typesWorth = ({ attacker, defender }: Types): number => TYPE_MATRIX.at(attacker, defender);

/** The pair of types that serves the attack least. */
function worstPair(attackers: readonly Unit[], defenders: readonly Unit[]): Types {
  let worst: Types = { attacker: attackers[0]!.type, defender: defenders[0]!.type };
  for (const { type: attacker } of attackers)
    for (const { type: defender } of defenders)
      if (TYPE_MATRIX.at(attacker, defender) < typesWorth(worst)) worst = { attacker, defender };
  return worst;
}

/** A-6 read otherwise: first the attacker who does worst against all defenders together, then his worst opponent. */
function worstAttackerFirst(attackers: readonly Unit[], defenders: readonly Unit[]): Types {
  const againstAll = ({ type }: Unit): number => defenders.reduce((sum, d) => sum + TYPE_MATRIX.at(type, d.type), 0);
  const lowest = Math.min(...attackers.map(againstAll));
  return worstPair(
    attackers.filter((unit) => againstAll(unit) === lowest),
    defenders,
  );
}

/** The rows of the terrain chart that an approach meets: hex, then hexsides. */
const met = ({ terrain, stream, slope }: Way): TerrainRow[] => {
  const rows: TerrainRow[] = [terrain];
  if (stream) rows.push('stream');
  if (slope !== 'level') rows.push(slope);
  return rows;
};

/** A-22 read otherwise: of what has an effect on an approach, only the row that serves the defender best. */
function onlyBest(rows: readonly TerrainRow[]): readonly TerrainRow[] {
  const effective = rows.filter((row) => effect(row, 'melee') !== 0);
  if (effective.length === 0) return rows;
  return [effective.reduce((kept, row) => (effect(row, 'melee') < effect(kept, 'melee') ? row : kept))];
}

/** From the front alone (0) to the rear and elsewhere (3): the worse for a stack, the higher. */
const facingRank = (aspects: readonly Aspect[]): number => {
  if (aspects.includes('rear')) return aspects.some((aspect) => aspect !== 'rear') ? 3 : 2;
  return aspects.includes('flank') ? 1 : 0;
};

/** The aspects of the defending stack that counts; stacks wholly in rout have no facing. */
function facing(s: Situation, ways: readonly Way[], lowest: boolean): { aspects: Aspect[]; several: boolean } {
  const allRouted = s.defenders.every(isRouted);
  let kept: Aspect[] | undefined;
  let stacks = 0;
  for (let i = 0; i < s.defenders.length; i++) {
    if (!allRouted && isRouted(s.defenders[i]!)) continue;
    stacks++;
    const aspects = aspectsOf(ways, i + 1);
    if (
      kept === undefined ||
      (lowest ? facingRank(aspects) < facingRank(kept) : facingRank(aspects) > facingRank(kept))
    )
      kept = aspects;
  }
  return { aspects: kept!, several: stacks > 1 };
}

const isRouted = ({ units }: Situation['defenders'][number]): boolean => units.every(({ state }) => state === 'routed');

function aspectsOf(ways: readonly Way[], defender: number): Aspect[] {
  const aspects: Aspect[] = [];
  for (const way of ways) if (way.defender === defender && !aspects.includes(way.aspect)) aspects.push(way.aspect);
  return aspects;
}

function bonusOf(stacks: Stacks, best: boolean): number {
  let sum = 0;
  let highest: number | undefined;
  for (const { leaders } of stacks)
    for (const { bonus } of leaders) {
      sum += bonus;
      highest = Math.max(bonus, highest ?? bonus);
    }
  return best ? (highest ?? 0) : sum;
}

const hasLeaders = (stacks: Stacks): boolean => stacks.some(({ leaders }) => leaders.length > 0);

const inLine = (u: Unit): boolean => isSteadyPhalanx(u) && u.phalanxesOnFlanks + u.otherPhalanxes >= 2;
const flanksHeld = (u: Unit): boolean => isSteadyPhalanx(u) && u.phalanxesOnFlanks === 2;

const readingsOf = perOptions((options) => ({
  topOnly: chosen(options, MIXED_STACKS) === 'top-unit',
  pairOf: chosen(options, COMBINED_TYPES) === 'lowest-pair' ? worstPair : worstAttackerFirst,
  bestLeaderOnly: chosen(options, LEADER_BONUSES) === 'best',
  loneIsOne: chosen(options, LONE_DISCOURAGED) === 'one',
  oneTerrain: chosen(options, SEVERAL_TERRAINS) === 'one-only',
  lowestFacing: chosen(options, SEVERAL_FACINGS) === 'lowest',
  onePhalanxInLine: chosen(options, ONE_PHALANX_IN_LINE) === 'any',
  onePhalanxFlanked: chosen(options, ONE_PHALANX_FLANKED) === 'any',
  oneAdvantage: chosen(options, PHALANX_ADVANTAGES) === 'one-only',
  pointForDefenders: chosen(options, PHALANX_QUALITY) === 'both-sides',
}));

export function factsOf(s: Situation, options: Options): MeleeFacts {
  const reading = readingsOf(options);
  const [attackers, defenders] = [allUnits(s.attackers), allUnits(s.defenders)];
  const ways = waysOf(s);
  const terrains = ways.map((way) => (reading.oneTerrain ? onlyBest(met(way)) : met(way)));
  const { aspects, several } = facing(s, ways, reading.lowestFacing);
  const attackingPhalanxInLine = reading.onePhalanxInLine ? attackers.some(inLine) : attackers.every(inLine);
  // The row speaks of one, two or three defending stacks.
  const pairAttacks = s.phalanxPair && s.defenders.length <= 3;
  const pointForAttackers = !(reading.oneAdvantage && (attackingPhalanxInLine || pairAttacks));
  return {
    types: reading.topOnly
      ? reading.pairOf(tops(s.attackers), tops(s.defenders))
      : reading.pairOf(attackers, defenders),
    severalPairs: attackers.length * defenders.length > 1,
    attacking: total(attackers),
    defending: total(defenders),
    attackerQuality: bestQuality(attackers, pointForAttackers),
    defenderQuality: bestQuality(defenders, reading.pointForDefenders),
    phalanxQuality: attackers.some(hasPhalanxPoint) || defenders.some(hasPhalanxPoint),
    terrain: terrains.reduce((kept, terrain) => (sumOf(terrain) < sumOf(kept) ? terrain : kept)),
    severalApproaches: ways.length > 1,
    leaders: hasLeaders(s.attackers) || hasLeaders(s.defenders),
    attackerBonus: bonusOf(s.attackers, reading.bestLeaderOnly),
    defenderBonus: bonusOf(s.defenders, reading.bestLeaderOnly),
    anyAttackerFired: s.attackers.some(({ fired }) => fired),
    aspects,
    severalFacings: several,
    attackingPhalanxInLine,
    defendingPhalanxFlanked: reading.onePhalanxFlanked ? defenders.some(flanksHeld) : defenders.every(flanksHeld),
    phalanxPair: pairAttacks && !(reading.oneAdvantage && attackingPhalanxInLine),
    attackersDiscouraged: share(attackers, 'discouraged', reading.loneIsOne),
    defendersDiscouraged: share(defenders, 'discouraged', reading.loneIsOne),
    defendersRouted: share(defenders, 'routed'),
  };
}

const tops = (stacks: Stacks): Unit[] => stacks.map(({ units }) => units[0]!);
