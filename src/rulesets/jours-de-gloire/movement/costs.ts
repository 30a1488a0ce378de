import { fixedValue, type Modifier } from '../../../kernel/modifier.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { figureAt, hasMark, tollAt } from '../charts/terrain.ts';
import { BRIDGE_HEX, ROAD_DISORDER } from '../options.ts';
import { type HexTerrain, type Mover, type SideTerrain, TERRAIN_NAMES, type TerrainRow, type Way } from '../types.ts';

/** What one step meets, as far as its cost depends on it. */
export interface StepFacts {
  readonly mover: Mover;
  readonly terrain: HexTerrain;
  /** J-64: what a water hex is entered as, by its bridge. */
  readonly bridgeHex: 'bridge' | 'clear' | undefined;
  /** The road or trail that the step follows and may use. */
  readonly way: Way | undefined;
  /** J-47: there is one, but the enemy is too near. */
  readonly wayDenied: boolean;
  /** J-75: it is beside the enemy, and the mover, a general, uses it all the same. */
  readonly wayKept: boolean;
  readonly level: SideTerrain | undefined;
  readonly slope: SideTerrain | undefined;
  readonly crest: boolean;
  readonly water: SideTerrain | undefined;
  readonly work: SideTerrain | undefined;
  readonly friends: boolean;
  readonly leavesZoc: boolean;
  readonly entersZoc: boolean;
  readonly disordered: boolean;
}

/** The cost of a slope that only a road or a trail makes passable: note [c]. */
const WAY_OVER_FORBIDDEN_SLOPE = 2;

const points = (key: TerrainRow, mover: Mover): number => {
  const toll = tollAt(key, mover);
  return toll === 'NA' ? 0 : toll.points;
};

/** Whether note [c] opens this hexside to the mover, along a way. */
export const opensByWay = (key: SideTerrain, mover: Mover): boolean => hasMark(key, mover, 'c');

const slopePoints = (key: SideTerrain, { mover, way }: StepFacts): number =>
  way !== undefined && opensByWay(key, mover) ? WAY_OVER_FORBIDDEN_SLOPE : points(key, mover);

const hexOf = ({ bridgeHex, terrain }: StepFacts): TerrainRow => bridgeHex ?? terrain;

const cellText = (key: TerrainRow, mover: Mover): Text => {
  const [name, printed] = [TERRAIN_NAMES[key], figureAt(key, mover)];
  const figure = printed === '1/2' ? '½' : printed;
  return t(`${name.fr} : ${figure}`, `${name.en}: ${figure}`);
};

const costOf = (
  id: string,
  text: Text,
  key: (f: StepFacts) => TerrainRow | undefined,
  rulings: (f: StepFacts) => readonly string[] = () => [],
): Modifier<StepFacts> => ({
  id,
  text,
  source: cite('terrain'),
  printed: t('voir TDT', 'see TEC'),
  value: (f) => {
    const row = key(f);
    return row === undefined ? undefined : points(row, f.mover);
  },
  detail: (f) => cellText(key(f)!, f.mover),
  rulings,
});

/** J-65: a side that only the way lets the mover cross. */
const liftedByWay = (key: SideTerrain | undefined, { mover, way }: StepFacts): readonly string[] =>
  key !== undefined && way !== undefined && tollAt(key, mover) === 'NA' ? ['J-65'] : [];

/** A road or trail takes the place of the hex and wipes out what note [c] names: those rows stand set aside. */
export const STEP_COSTS: readonly Modifier<StepFacts>[] = [
  {
    ...costOf(
      'way',
      t('route ou chemin suivi', 'road or trail followed'),
      (f) => f.way,
      (f) => (f.mover === 'general' ? ['J-45', 'J-49', ...(f.wayKept ? ['J-75'] : [])] : []),
    ),
    voids: ['hex', 'level', 'water', 'work'],
  },
  costOf('hex', t('hexagone où l’on entre', 'hex entered'), hexOf, (f) => [
    ...(f.wayDenied ? ['J-47', ...(f.mover === 'general' ? ['J-75'] : [])] : []),
    ...(f.bridgeHex === undefined ? [] : ['J-64']),
    ...(f.terrain === 'clear' && f.mover === 'artillery' ? ['J-50'] : []),
  ]),
  costOf('water', t('ruisseau ou pont franchi', 'stream or bridge crossed'), (f) => f.water),
  costOf(
    'level',
    t('changement de niveau', 'change of level'),
    (f) => f.level,
    (f) => liftedByWay(f.level, f),
  ),
  costOf('crest', t('crête', 'crest'), (f) => (f.crest ? 'crest' : undefined)),
  {
    ...costOf('slope', t('pente ou pente raide', 'slope or steep slope'), (f) => f.slope),
    value: (f) => (f.slope === undefined ? undefined : slopePoints(f.slope, f)),
    detail: (f) => {
      const cell = cellText(f.slope!, f.mover);
      const opened = f.way !== undefined && opensByWay(f.slope!, f.mover);
      return opened
        ? t(`${cell.fr}, ouverte par la route ou le chemin`, `${cell.en}, opened by the road or trail`)
        : cell;
    },
    rulings: (f) => [
      ...(f.way !== undefined && opensByWay(f.slope!, f.mover) ? ['J-48'] : []),
      ...(disordersAt(f.slope, f.mover) ? ['J-46'] : []),
    ],
  },
  costOf(
    'work',
    t('redoute, mur ou fortification à franchir', 'redoubt, wall or fortification crossed'),
    (f) => f.work,
    (f) => [...(disordersAt(f.work, f.mover) ? ['J-46'] : []), ...liftedByWay(f.work, f)],
  ),
  costOf('friends', t('hexagone d’une unité amie', 'friendly unit’s hex'), (f) => (f.friends ? 'friends' : undefined)),
  costOf('leaving-zoc', t('quitter une ZdC', 'leaving a ZoC'), (f) => (f.leavesZoc ? 'leaving-zoc' : undefined)),
  {
    id: 'entering-zoc',
    text: t('entrer en désordre dans une ZdC ennemie', 'entering an enemy ZoC while disordered'),
    source: cite('terrain', 'leaving-zoc'),
    ...fixedValue(+1, (f) => f.entersZoc && f.disordered),
  },
];

const disordersAt = (key: SideTerrain | undefined, mover: Mover): boolean => {
  const toll = key === undefined ? 'NA' : tollAt(key, mover);
  return toll !== 'NA' && toll.disorders;
};

/** What disorders whoever crosses it; a way drops the D of a steep slope, and under J-46 perhaps that of a work. */
export function disorderedBy(f: StepFacts, options: Options): SideTerrain | undefined {
  const onWay = f.way !== undefined;
  if (disordersAt(f.slope, f.mover) && !onWay) return f.slope;
  const workSpared = onWay && chosenOption(options, ROAD_DISORDER) === 'works-too';
  return disordersAt(f.work, f.mover) && !workSpared ? f.work : undefined;
}

export const bridgeHexRow = (options: Options): 'bridge' | 'clear' =>
  chosenOption(options, BRIDGE_HEX) === 'clear' ? 'clear' : 'bridge';
