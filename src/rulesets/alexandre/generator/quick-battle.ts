import { firstThatWillDo } from '../../../hex-battle/generator/attempts.ts';
import type { Plan, Size } from '../../../hex-battle/generator/choices.ts';
import { areJoined, deploy } from '../../../hex-battle/generator/deployment.ts';
import { type Land, mapOf } from '../../../hex-battle/generator/land.ts';
import { numbered, recruit } from '../../../hex-battle/generator/muster.ts';
import { bodiesOf, linesApart, SCALES } from '../../../hex-battle/generator/order-of-battle.ts';
import { NO_PAR } from '../../../hex-battle/scenario/par.ts';
import { quickBattles } from '../../../kernel/battles.ts';
import { hashOf, hashText } from '../../../kernel/rolling-hash.ts';
import type { Chance } from '../../../kernel/seed.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import type { ScenarioDocument } from '../battle/scenario.ts';
import { moverClass, TERRAIN, type TerrainRow } from '../charts/terrain.ts';
import { ARMIES, type ArmyList, type Troops } from './armies.ts';
import { type QuickBattle, quickBattle } from './choices.ts';
import { landOf } from './ground.ts';

const TURNS: Readonly<Record<Size, number>> = { '10': 8, '20': 9, '40': 10 };

/** Points for each unit that a side is to have, about. */
const POINTS_A_UNIT = 17;
/** What each point of its leader’s bonus costs an army, in hundredths of its points. */
const PERCENT_A_BONUS = 10;

/** What a plan asks of both sides; the first is the one that attacks or pursues. */
interface Terms {
  /** How many hexes lie between the fronts. */
  readonly between: number;
  /** Points of each side, in hundredths of what its size comes to: fitted to battles between veterans. */
  readonly points: readonly [number, number];
  /** Share of its strength points at which a side collapses, in hundredths. */
  readonly collapse: readonly [number, number];
  /** Who wins where nobody has collapsed; 0: by points. */
  readonly otherwise: 0 | 2;
}

export const TERMS: Readonly<Record<Plan, Terms>> = {
  meeting: { between: 4, points: [100, 100], collapse: [35, 35], otherwise: 0 },
  attack: { between: 4, points: [100, 100], collapse: [40, 30], otherwise: 2 },
  pursuit: { between: 2, points: [100, 100], collapse: [40, 30], otherwise: 2 },
};

const PLACES = ['Zeleia', 'Kelainai', 'Gordion', 'Ankyra', 'Tarsos', 'Soloi', 'Thapsakos', 'Arbela', 'Opis', 'Sittake'];

const TITLES: Readonly<Record<Plan, (place: string) => Text>> = {
  meeting: (place) => t(`Rencontre près de ${place}`, `Meeting near ${place}`),
  attack: (place) => t(`Assaut devant ${place}`, `Assault before ${place}`),
  pursuit: (place) => t(`Poursuite vers ${place}`, `Pursuit towards ${place}`),
};

const TASKS: Readonly<Record<Plan, (first: Text, second: Text) => Text>> = {
  meeting: () =>
    t(
      'Les deux armées se sont trouvées : qui aura fait perdre le plus l’emporte, à moins que l’une ne s’effondre.',
      'Two armies have met: whoever has cost the other more wins, unless one of them collapses.',
    ),
  attack: (first, second) =>
    t(
      `Ici ${first.fr} doit faire céder ${second.fr}, qui l’emporte si elle tient jusqu’au bout.`,
      `Here ${first.en} must break ${second.en}, who wins by holding out.`,
    ),
  pursuit: (first, second) =>
    t(
      `Ici ${first.fr} talonne ${second.fr}, qui l’emporte si elle n’est pas rompue à temps.`,
      `Here ${first.en} is at the heels of ${second.en}, who wins unless broken in time.`,
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
  const land = landOf(chance, ground, width, height);
  const armies = chance(0, 1) === 0 ? ARMIES[season] : (ARMIES[season].toReversed() as [ArmyList, ArmyList]);
  const terms = TERMS[plan];
  const lines = linesApart(height, terms.between);
  const sides = armies.map((list, i) => {
    const percent = terms.points[i]! - list.bonus * PERCENT_A_BONUS;
    const points = Math.round((Number(size) * POINTS_A_UNIT * percent) / 100);
    const bought = recruit(chance, points, Number(size), list.recruits);
    const bodies = bodiesOf(
      bought.map(({ unit }) => unit),
      LARGEST_BODY,
    );
    const hexes = deploy(
      land.grid,
      bodies.map(({ length }) => length),
      lines[i]!,
      isDry(land),
    );
    return hexes === undefined ? undefined : sideOf(i + 1, list, bodies, hexes, land);
  });
  const [first, second] = sides;
  if (first === undefined || second === undefined) return undefined;
  const units = [...first.units, ...second.units];
  const mayWalk = (to: number): boolean => TERRAIN.at(land.terrain[to] as TerrainRow, moverClass('Ca')) !== 'NA';
  if (!areJoined(land, [...first.hexes, ...second.hexes], mayWalk)) return undefined;
  const [name, other] = armies.map((list) => list.name) as [Text, Text];
  const [south, north] = armies.map((list) => list.called) as [Text, Text];
  const task = TASKS[plan](south, north);
  return {
    id: `quick-${hashText(hashOf(choices))}`,
    title: TITLES[plan](PLACES[chance(0, PLACES.length - 1)]!),
    introduction: t(`${MADE_UP.fr} ${task.fr}`, `${MADE_UP.en} ${task.en}`),
    turns: TURNS[size],
    initiative: 1,
    sides: [
      { name, colour: 'usual', edge: 'south', collapse: terms.collapse[0] },
      { name: other, colour: 'usual', edge: 'north', collapse: terms.collapse[1] },
    ],
    map: mapOf(land, same('')),
    leaders: [...first.leaders, ...second.leaders],
    units,
    special: [],
    objectives: [],
    otherwise: terms.otherwise,
    par: NO_PAR,
  };
}

const isDry =
  ({ terrain }: Land) =>
  (hex: number): boolean =>
    terrain[hex] === 'clear';

/** A leader has at most so many units to command. */
const LARGEST_BODY = 6;

interface Side {
  readonly leaders: ScenarioDocument['leaders'];
  readonly units: ScenarioDocument['units'];
  readonly hexes: readonly number[];
}

const ARMY_RADIUS = 5;
const RADIUS = 4;

function sideOf(side: number, list: ArmyList, bodies: readonly Troops[][], hexes: number[][], { grid }: Land): Side {
  const formation = (body: number): string => `${side === 1 ? 'south' : 'north'}-${body + 1}`;
  const middle = bodies.length >> 1;
  const called = numbered(bodies.flat().map(({ name }) => name));
  const placed = bodies.flatMap((body, b) => body.map((unit, i) => ({ unit, b, hex: hexes[b]![i]! })));
  return {
    hexes: hexes.flat(),
    leaders: bodies.map((_, b) => {
      const commands = b === middle;
      const order = commands ? 0 : b < middle ? b + 1 : b;
      return {
        id: formation(b),
        side,
        name: same(list.leaders[order]!),
        formation: formation(b),
        rank: commands ? 'army' : 'formation',
        bonus: commands ? list.bonus : 1,
        value: Math.min(5, order + 1),
        radius: commands ? ARMY_RADIUS : RADIUS,
        hex: numberOf(grid, hexes[b]![0]!),
      };
    }),
    units: placed.map(({ unit: { type, strength, quality, movement }, b, hex }, i) => ({
      side,
      name: called[i]!,
      article: 'unknown',
      formation: formation(b),
      type,
      strength,
      quality,
      movement,
      hex: numberOf(grid, hex),
      facing: side === 1 ? 'N' : 'S',
      fatigued: { strength: 0, quality: 0 },
      unarmed: false,
    })),
  };
}
