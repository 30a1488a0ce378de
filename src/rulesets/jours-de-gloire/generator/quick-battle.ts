import { firstThatWillDo } from '../../../hex-battle/generator/attempts.ts';
import type { Plan, Size } from '../../../hex-battle/generator/choices.ts';
import { areJoined, deploy } from '../../../hex-battle/generator/deployment.ts';
import { type Land, mapOf } from '../../../hex-battle/generator/land.ts';
import { numbered, recruit } from '../../../hex-battle/generator/muster.ts';
import { bodiesOf, linesApart, SCALES } from '../../../hex-battle/generator/order-of-battle.ts';
import { NO_PAR } from '../../../hex-battle/scenario/par.ts';
import { quickBattles } from '../../../kernel/battles.ts';
import { withDe } from '../../../kernel/elision.ts';
import { hashOf, hashText } from '../../../kernel/rolling-hash.ts';
import type { Chance } from '../../../kernel/seed.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import type { ScenarioDocument } from '../battle/scenario.ts';
import { ARMIES, type ArmyList, type Troops } from './armies.ts';
import { type QuickBattle, quickBattle } from './choices.ts';
import { landOf } from './ground.ts';

const TURNS: Readonly<Record<Size, number>> = { '10': 8, '20': 9, '40': 10 };

/** Points for each unit that a side is to have, about. */
const POINTS_A_UNIT = 40;
/** What each point of its commander’s bonus costs an army, in hundredths of its points. */
const PERCENT_A_BONUS = 2;

/** What a plan asks of both sides; the first is the one that attacks or pursues. */
interface Terms {
  /** How many rows lie between the fronts. */
  readonly between: number;
  /** Points of each side, in hundredths of what its size comes to: fitted to battles between veterans. */
  readonly points: readonly [number, number];
  /** What the village in the middle is worth, and who holds it at the start. */
  readonly village: { readonly points: number; readonly side: 0 | 2 };
}

export const TERMS: Readonly<Record<Plan, Terms>> = {
  meeting: { between: 6, points: [101, 100], village: { points: 4, side: 0 } },
  attack: { between: 4, points: [103, 100], village: { points: 8, side: 2 } },
  pursuit: { between: 2, points: [101, 100], village: { points: 6, side: 2 } },
};

const VILLAGES = [
  'Saint-Aubin',
  'Neudorf',
  'Montgré',
  'Altenau',
  'Courcelles',
  'Wiesenthal',
  'Bellefontaine',
  'Rauden',
];

const TITLES: Readonly<Record<Plan, (village: string) => Text>> = {
  meeting: (village) => t(`Rencontre à ${village}`, `Meeting at ${village}`),
  attack: (village) => t(`L’attaque ${withDe(village)}`, `The attack on ${village}`),
  pursuit: (village) => t(`L’arrière-garde à ${village}`, `The rearguard at ${village}`),
};

const TASKS: Readonly<Record<Plan, (first: Text, second: Text, village: string) => Text>> = {
  meeting: (_first, _second, village) =>
    t(
      `Deux colonnes se heurtent sur la route ; ${village} est à qui le prendra.`,
      `Two columns collide on the road; ${village} is for whoever takes it.`,
    ),
  attack: (first, second, village) =>
    t(
      `Ici ${first.fr} doivent prendre ${village}, que tiennent ${second.fr}.`,
      `Here ${first.en} must take ${village}, which ${second.en} hold.`,
    ),
  pursuit: (first, second, village) =>
    t(
      `À ${village}, ${second.fr} couvrent la retraite ; ${first.fr} doivent rompre cette arrière-garde avant le soir.`,
      `At ${village} ${second.en} cover the retreat; ${first.en} must break that rearguard before evening.`,
    ),
};

const MADE_UP = t('Bataille imaginée.', 'A battle that never was.');

/** Makes a battle up: the same choices, with the same seed, give the same document everywhere. */
export const quickBattleOf = (choices: QuickBattle): ScenarioDocument =>
  firstThatWillDo(choices.seed, (chance) => attempt(choices, chance));

export const QUICK_BATTLES = quickBattles(quickBattle, quickBattleOf);

function attempt(choices: QuickBattle, chance: Chance): ScenarioDocument | undefined {
  const { size, ground, season, plan } = choices;
  const { width, height } = SCALES[size];
  const first = chance(0, VILLAGES.length - 1);
  const names = [...VILLAGES.slice(first), ...VILLAGES.slice(0, first)];
  const land = landOf(chance, ground, width, height, names);
  const armies = chance(0, 1) === 0 ? ARMIES[season] : (ARMIES[season].toReversed() as [ArmyList, ArmyList]);
  const terms = TERMS[plan];
  const lines = linesApart(height, terms.between);
  const sides = armies.map((list, i) => {
    const percent = terms.points[i]! - list.bonus * PERCENT_A_BONUS;
    const points = Math.round((Number(size) * POINTS_A_UNIT * percent) / 100);
    const bodies = bodiesOf(
      recruit(chance, points, Number(size), list.recruits).map(({ unit }) => unit),
      LARGEST_BODY,
    );
    const hexes = deploy(
      land.grid,
      bodies.map(({ length }) => length),
      lines[i]!,
      () => true,
    );
    return hexes === undefined ? undefined : sideOf(i + 1, list, bodies, hexes, land);
  });
  const [south, north] = sides;
  if (south === undefined || north === undefined) return undefined;
  if (!areJoined(land, [...south.hexes, ...north.hexes], () => true)) return undefined;
  const [name, other] = armies.map((list) => list.name) as [Text, Text];
  const [attackers, defenders] = armies.map((list) => list.called) as [Text, Text];
  const task = TASKS[plan](attackers, defenders, names[0]!);
  return {
    id: `quick-${hashText(hashOf(choices))}`,
    title: TITLES[plan](names[0]!),
    introduction: t(`${MADE_UP.fr} ${task.fr}`, `${MADE_UP.en} ${task.en}`),
    turns: TURNS[size],
    initiative: 1,
    sides: [
      { name, colour: 'usual', edge: 'south', orders: ordersFor(south), collapse: collapseOf(south) },
      { name: other, colour: 'usual', edge: 'north', orders: ordersFor(north), collapse: collapseOf(north) },
    ],
    map: mapOf(land, same('')),
    leaders: [...south.leaders, ...north.leaders],
    units: [...south.units, ...north.units],
    special: [],
    collapsePoints: 4,
    objectives: [{ hex: numberOf(land.grid, land.places[0]!.hex), ...terms.village }],
    exits: [],
    par: NO_PAR,
  };
}

/** A general has at most so many units to command. */
const LARGEST_BODY = 6;

interface Side {
  readonly leaders: ScenarioDocument['leaders'];
  readonly units: ScenarioDocument['units'];
  readonly hexes: readonly number[];
  readonly bodies: number;
}

/** Two orders for every three bodies, and never fewer than two. */
const ordersFor = ({ bodies }: Side): number => Math.max(2, Math.round((bodies * 2) / 3));
/** More than half of its bodies. */
const collapseOf = ({ bodies }: Side): number => Math.floor(bodies / 2) + 1;

const COMMAND_RANGE = 6;
const RANGE = 4;

function sideOf(side: number, list: ArmyList, bodies: readonly Troops[][], hexes: number[][], { grid }: Land): Side {
  const formation = (body: number): string => `${side === 1 ? 'south' : 'north'}-${body + 1}`;
  const called = numbered(bodies.flat().map(({ name }) => name));
  const placed = bodies.flatMap((body, b) => body.map((unit, i) => ({ unit, b, hex: hexes[b]![i]! })));
  const middle = hexes[bodies.length >> 1]![0]!;
  const leader = { side, bonus: 0, turn: 0 };
  return {
    bodies: bodies.length,
    hexes: hexes.flat(),
    leaders: [
      {
        ...leader,
        id: `${side === 1 ? 'south' : 'north'}-commander`,
        name: same(list.leaders[0]!),
        formation: '',
        rank: 'army',
        rating: list.rating,
        bonus: list.bonus,
        range: COMMAND_RANGE,
        hex: numberOf(grid, middle),
      },
      ...bodies.map((_, b) => ({
        ...leader,
        id: formation(b),
        name: same(list.leaders[b + 1]!),
        formation: formation(b),
        rank: 'formation' as const,
        rating: list.rating - (b % 2),
        range: RANGE,
        hex: numberOf(grid, hexes[b]![0]!),
      })),
    ],
    units: placed.map(({ unit, b, hex }, i) => ({
      side,
      name: called[i]!,
      article: 'unknown',
      formation: formation(b),
      type: unit.type,
      strength: unit.strength,
      cohesion: unit.cohesion,
      engagement: unit.engagement,
      movement: unit.movement,
      range: unit.range,
      horse: unit.horse,
      disordered: { strength: unit.strength - 1, cohesion: unit.cohesion - 1 },
      hex: numberOf(grid, hex),
      facing: side === 1 ? 'N' : 'S',
      turn: 0,
    })),
  };
}
