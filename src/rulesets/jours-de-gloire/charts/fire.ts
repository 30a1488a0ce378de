import { band, bands } from '../../../kernel/chart.ts';
import { fixed, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { join, same, t, type Text } from '../../../kernel/text.ts';
import type { SideTerrain, TerrainRow } from '../types.ts';
import { effect, hasMark, terrainLine } from './terrain.ts';

export type FireResult = 'R' | 'D' | 'CT' | 'none';

export const FIRE_RESULT_NAMES: Readonly<Record<FireResult, Text>> = {
  R: same('R'),
  D: same('D'),
  CT: t('TdC', 'CT'),
  none: t('—', '—'),
};

// oxfmt-ignore
export const FIRE_TABLE = bands<FireResult>({
  id: 'fire-table',
  title: t('Tir', 'Fire'),
  heading: t('Dé modifié', 'Modified die'),
  columns: [t('Cible', 'Target')],
  lines: [
    band<FireResult>(15, Infinity, 'R'),
    band<FireResult>(13, 14, 'D'),
    band<FireResult>(9, 12, 'CT'),
    band<FireResult>(-Infinity, 8, 'none'),
  ],
  show: (result) => [FIRE_RESULT_NAMES[result]],
  rulings: ['J-36', 'J-61'],
});

/** What the rows below judge. */
export interface FireFacts {
  readonly firingStrength: number;
  readonly batteries: number;
  readonly efficientRanges: 'alike' | 'different';
  readonly sixFronts: boolean;
  /** Reaction or counter-battery fire. */
  readonly answering: boolean;
  /** What counts of the target hex. */
  readonly terrain: readonly TerrainRow[];
  readonly severalTerrains: boolean;
  readonly level: SideTerrain | undefined;
  /** The work that the fire comes into, or comes out of. */
  readonly workInto: SideTerrain | undefined;
  /** J-44: whether a hex that protects better than its work counts in place of it. */
  readonly strongerHexCounts: boolean;
  readonly workOutOf: SideTerrain | undefined;
  /** Units in the target hex other than artillery. */
  readonly formedUnits: number;
  readonly square: boolean;
  readonly distance: number;
  readonly efficientRange: number;
}

const source = (row: string) => cite('fire-modifiers', row);
const SEE = t('voir Terrains', 'see Terrain');

const terrainSum = ({ terrain }: FireFacts): number => terrain.reduce((sum, key) => sum + effect(key, 'fire'), 0);

const hexPrevails = (f: FireFacts): boolean =>
  f.strongerHexCounts && f.workInto !== undefined && terrainSum(f) < effect(f.workInto, 'fire', 'into');

const atOneHexOnly = (key: SideTerrain): boolean => hasMark(key, 'fire', 'f');

const ROWS: readonly Modifier<FireFacts>[] = [
  {
    id: 'strength',
    text: t('force de la batterie', 'strength of the battery'),
    source: source('strength'),
    printed: t('+ PF', '+ SP'),
    value: (f) => f.firingStrength,
    rulings: (f) => (f.batteries > 1 ? ['J-37'] : []),
  },
  {
    id: 'combined',
    text: t('deux batteries d’une formation, empilées, tirent ensemble', 'two stacked batteries of one formation fire together'),
    source: source('combined'),
    ...fixed(+2, (f) => f.batteries > 1),
    rulings: () => ['J-37'],
  },
  {
    id: 'six-fronts',
    text: t('tireur à six hexagones de front', 'firer has six front hexes'),
    source: source('six-fronts'),
    ...fixed(-1, (f) => f.sixFronts),
    rulings: (f) => (f.workOutOf === undefined ? ['J-43'] : ['J-43', 'J-63']),
  },
  {
    id: 'answering',
    text: t('tir de réaction (8.3.3) ou de contre-batterie (7.1)', 'reaction (8.3.3) or counter-battery (7.1) fire'),
    source: source('answering'),
    ...fixed(-1, (f) => f.answering),
  },
  {
    id: 'target-terrain',
    text: t('terrain : hexagone de la cible', 'terrain: hex of the target'),
    source: source('target-terrain'),
    printed: SEE,
    value: (f) => terrainSum(f) || undefined,
    detail: (f) => join(f.terrain.map((key) => terrainLine(key, 'fire')), ', '),
    rulings: (f) => (f.severalTerrains ? ['J-17', 'J-44'] : ['J-44']),
  },
  {
    id: 'target-level',
    text: t('terrain : niveau de la cible, à un hexagone', 'terrain: level of the target, at one hex'),
    source: source('target-terrain'),
    printed: SEE,
    value: (f) => {
      if (f.level === undefined || (atOneHexOnly(f.level) && f.distance > 1)) return undefined;
      return effect(f.level, 'fire') || undefined;
    },
    detail: (f) => terrainLine(f.level!, 'fire'),
    rulings: () => ['J-40'],
  },
  {
    id: 'work',
    text: t('terrain : ouvrage qui couvre la cible', 'terrain: work that covers the target'),
    source: source('target-terrain'),
    printed: SEE,
    voids: ['target-terrain'],
    value: (f) => (f.workInto === undefined || hexPrevails(f) ? undefined : effect(f.workInto, 'fire', 'into')),
    absence: (f) => (hexPrevails(f) ? t('l’hexagone protège mieux (J-44)', 'the hex protects better (J-44)') : undefined),
    detail: (f) => terrainLine(f.workInto!, 'fire', 'into'),
    rulings: () => ['J-15', 'J-44'],
  },
  {
    id: 'massed',
    text: t('cible groupée : au moins deux unités, artillerie non comprise', 'massed target: at least two units, artillery apart'),
    source: source('massed'),
    ...fixed(+1, (f) => f.formedUnits >= 2 && !f.answering),
    printed: same('+1*'),
    rulings: () => ['J-42'],
  },
  {
    id: 'square',
    text: t('cible en carré', 'target in square'),
    source: source('square'),
    ...fixed(+1, (f) => f.square),
  },
  {
    id: 'adjacent',
    text: t('à bout portant (adjacent)', 'point-blank (adjacent)'),
    source: source('adjacent'),
    ...fixed(+1, (f) => f.distance === 1),
    rulings: () => ['J-38'],
  },
  {
    id: 'efficient',
    text: t('à portée efficace', 'within efficient range'),
    source: source('efficient'),
    ...fixed(0, (f) => f.distance > 1 && f.distance <= f.efficientRange),
    rulings: (f) => rangeRulings(f),
  },
  {
    id: 'long',
    text: t('à longue portée, par hexagone de trop', 'long range, for each hex too far'),
    source: source('long'),
    printed: same('-2'),
    value: (f) => (f.distance > 1 && f.distance > f.efficientRange ? -2 * (f.distance - f.efficientRange) : undefined),
    detail: (f) => {
      const beyond = f.distance - f.efficientRange;
      return t(`${beyond} hex. au-delà de ${f.efficientRange}`, `${beyond} beyond ${f.efficientRange}`);
    },
    rulings: (f) => ['J-39', ...rangeRulings(f)],
  },
];

function rangeRulings(f: FireFacts): readonly string[] {
  return f.efficientRanges === 'different' ? ['J-62'] : [];
}

export const FIRE_MODIFIERS = modifiers<FireFacts>({
  id: 'fire-modifiers',
  title: t('Modificateurs de tir', 'Fire modifiers'),
  rows: ROWS,
  notes: [{ mark: '*', text: t('Pas en réaction ni en contre-batterie.', 'Not for reaction or counter-battery fire.') }],
  rulings: ['J-37', 'J-38', 'J-39', 'J-40', 'J-41', 'J-42', 'J-43', 'J-44', 'J-73'],
});
