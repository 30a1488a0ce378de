import { chosenOption, type Options, perOptions } from '../../../kernel/ruling.ts';
import { TYPE_MATRIX } from '../charts/melee.ts';
import type { Aspect, MeleeFacts, Share } from '../charts/melee-modifiers.ts';
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
} from '../options.ts';
import { stacksAttackedByPair } from './pair.ts';
import { allUnits, type Situation, type Stacks, type Unit } from './situation.ts';
import { groundOf, approachesOf, type StackApproach } from './approaches.ts';

/** A side added up in one pass over its stacks. */
interface SideTotals {
  readonly units: readonly Unit[];
  strength: number;
  quality: number;
  /** The best quality with the point of Ph beside namesakes. */
  qualityWithPoint: number;
  phalanxPoint: boolean;
  inLine: number;
  flanksHeld: number;
  discouraged: number;
  routed: number;
  leaders: number;
  bonus: number;
  bestBonus: number;
}

function sideTotals(stacks: Stacks): SideTotals {
  const units = allUnits(stacks);
  const side: SideTotals = {
    units,
    strength: 0,
    quality: 0,
    qualityWithPoint: 0,
    phalanxPoint: false,
    inLine: 0,
    flanksHeld: 0,
    discouraged: 0,
    routed: 0,
    leaders: 0,
    bonus: 0,
    bestBonus: -Infinity,
  };
  for (const unit of units) addUnit(side, unit);
  for (const { leaders } of stacks)
    for (const { bonus } of leaders) {
      side.leaders++;
      side.bonus += bonus;
      if (bonus > side.bestBonus) side.bestBonus = bonus;
    }
  return side;
}

function addUnit(side: SideTotals, unit: Unit): void {
  const { type, state, quality } = unit;
  side.strength += unit.strength;
  if (quality > side.quality) side.quality = quality;
  if (state === 'discouraged') side.discouraged++;
  else if (state === 'routed') side.routed++;
  let withPoint = quality;
  // A routed Ph has no facing, so nothing that supposes one.
  if (type === 'Ph' && state !== 'routed') {
    if (unit.namesakeBeside) {
      side.phalanxPoint = true;
      withPoint++;
    }
    if (unit.phalanxesOnFlanks === 2) side.flanksHeld++;
    if (unit.phalanxesOnFlanks + unit.otherPhalanxes >= 2) side.inLine++;
  }
  if (withPoint > side.qualityWithPoint) side.qualityWithPoint = withPoint;
}

/** How many of a side are in a state; a lone unit is all of its side, unless A-17 is read otherwise. */
const share = (n: number, of: number, loneIsOne = false): Share => {
  if (n === 0) return 'none';
  return n === of && !(loneIsOne && n === 1) ? 'all' : 'some';
};

type Types = MeleeFacts['types'];

/** The pair of types that serves the attack least. */
function worstPair(attackers: readonly Unit[], defenders: readonly Unit[]): Types {
  let attacker = attackers[0]!.type;
  let defender = defenders[0]!.type;
  let worth = Infinity;
  for (const a of attackers)
    for (const d of defenders) {
      const cell = TYPE_MATRIX.at(a.type, d.type);
      if (cell >= worth) continue;
      worth = cell;
      attacker = a.type;
      defender = d.type;
    }
  return { attacker, defender };
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

/** From the front alone (0) to the rear and another side (3): the worse for a stack, the higher. */
const facingRank = (aspects: readonly Aspect[]): number => {
  if (aspects.includes('rear')) return aspects.length > 1 ? 3 : 2;
  return aspects.includes('flank') ? 1 : 0;
};

/** The aspects of the defending stack that counts; stacks wholly in rout have no facing. */
function facingOf(
  s: Situation,
  ways: readonly StackApproach[],
  lowest: boolean,
): { aspects: Aspect[]; several: boolean } {
  const standing = s.defenders.some((stack) => !isRouted(stack));
  let kept: Aspect[] | undefined;
  let stacks = 0;
  for (let i = 0; i < s.defenders.length; i++) {
    if (standing && isRouted(s.defenders[i]!)) continue;
    stacks++;
    const aspects = aspectsOf(ways, i + 1);
    const rank = facingRank(aspects);
    if (kept === undefined || (lowest ? rank < facingRank(kept) : rank > facingRank(kept))) kept = aspects;
  }
  return { aspects: kept!, several: stacks > 1 };
}

const isRouted = ({ units }: Situation['defenders'][number]): boolean => units.every(({ state }) => state === 'routed');

function aspectsOf(ways: readonly StackApproach[], defender: number): Aspect[] {
  const aspects: Aspect[] = [];
  for (const way of ways) if (way.defender === defender && !aspects.includes(way.aspect)) aspects.push(way.aspect);
  return aspects;
}

const rulingsOf = perOptions((options) => ({
  topOnly: chosenOption(options, MIXED_STACKS) === 'top-unit',
  pairOf: chosenOption(options, COMBINED_TYPES) === 'lowest-pair' ? worstPair : worstAttackerFirst,
  bestLeaderOnly: chosenOption(options, LEADER_BONUSES) === 'best',
  loneIsOne: chosenOption(options, LONE_DISCOURAGED) === 'one',
  oneTerrain: chosenOption(options, SEVERAL_TERRAINS) === 'one-only',
  lowestFacing: chosenOption(options, SEVERAL_FACINGS) === 'lowest',
  onePhalanxInLine: chosenOption(options, ONE_PHALANX_IN_LINE) === 'any',
  onePhalanxFlanked: chosenOption(options, ONE_PHALANX_FLANKED) === 'any',
  oneAdvantage: chosenOption(options, PHALANX_ADVANTAGES) === 'one-only',
  pointForDefenders: chosenOption(options, PHALANX_QUALITY) === 'both-sides',
}));

const bonusOf = ({ leaders, bonus, bestBonus }: SideTotals, bestOnly: boolean): number =>
  leaders === 0 ? 0 : bestOnly ? bestBonus : bonus;

const tops = (stacks: Stacks): Unit[] => stacks.map(({ units }) => units[0]!);

/** The row of the pair speaks of one, two or three defending stacks. */
const MOST_STACKS_OF_PAIR = 3;

export function factsOf(s: Situation, options: Options): MeleeFacts {
  const ruling = rulingsOf(options);
  const attackers = sideTotals(s.attackers);
  const defenders = sideTotals(s.defenders);
  const ways = approachesOf(s);
  const { aspects, several } = facingOf(s, ways, ruling.lowestFacing);
  const inLine = attackers.inLine >= (ruling.onePhalanxInLine ? 1 : attackers.units.length);
  const stacksOfPair = s.phalanxPair ? stacksAttackedByPair(s) : 0;
  const pairAttacks = stacksOfPair > 0 && stacksOfPair <= MOST_STACKS_OF_PAIR;
  const pointForAttackers = !(ruling.oneAdvantage && (inLine || pairAttacks));
  return {
    types: ruling.topOnly
      ? ruling.pairOf(tops(s.attackers), tops(s.defenders))
      : ruling.pairOf(attackers.units, defenders.units),
    severalPairs: attackers.units.length * defenders.units.length > 1,
    attacking: attackers.strength,
    defending: defenders.strength,
    attackerQuality: pointForAttackers ? attackers.qualityWithPoint : attackers.quality,
    defenderQuality: ruling.pointForDefenders ? defenders.qualityWithPoint : defenders.quality,
    phalanxQuality: attackers.phalanxPoint || defenders.phalanxPoint,
    ground: groundOf(ways, ruling.oneTerrain),
    severalApproaches: ways.length > 1,
    leaders: attackers.leaders + defenders.leaders > 0,
    attackerBonus: bonusOf(attackers, ruling.bestLeaderOnly),
    defenderBonus: bonusOf(defenders, ruling.bestLeaderOnly),
    anyAttackerFired: s.attackers.some(({ fired }) => fired),
    aspects,
    severalFacings: several,
    attackingPhalanxInLine: inLine,
    defendingPhalanxFlanked: defenders.flanksHeld >= (ruling.onePhalanxFlanked ? 1 : defenders.units.length),
    stacksOfPair,
    phalanxPair: pairAttacks && !(ruling.oneAdvantage && inLine),
    attackersDiscouraged: share(attackers.discouraged, attackers.units.length, ruling.loneIsOne),
    defendersDiscouraged: share(defenders.discouraged, defenders.units.length, ruling.loneIsOne),
    defendersRouted: share(defenders.routed, defenders.units.length),
  };
}
