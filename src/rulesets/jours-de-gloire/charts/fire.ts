import { band, bands, markAsOurs } from '../../../kernel/chart.ts';
import { fixedBrief, fixedValue, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { join, same, t, type Text } from '../../../kernel/text.ts';
import type { SideTerrain, TerrainRow } from '../types.ts';
import { effect, hasMark, terrainBrief, terrainLine } from './terrain.ts';

export type FireResult = 'R' | 'D' | 'CT' | 'none';

export const FIRE_RESULT_NAMES: Readonly<Record<FireResult, Text>> = {
  R: same('R'),
  D: same('D'),
  CT: t('TdC', 'CT'),
  none: same('—'),
};

// oxfmt-ignore
export const FIRE_TABLE = bands<FireResult>({
  id: 'fire-table',
  title: t('Table de tir', 'Fire table'),
  heading: t('Résultat du dé modifié', 'Modified die roll'),
  columns: [t('Effet sur la cible', 'Effect on target')],
  lines: [
    { ...band<FireResult>(15, Infinity, 'R'), printed: same('15 +') },
    band<FireResult>(13, 14, 'D'),
    band<FireResult>(9, 12, 'CT'),
    markAsOurs(band<FireResult>(-Infinity, 8, 'none')),
  ],
  show: (result) => [result === 'none' ? same('—') : FIRE_RESULT_NAMES[result]],
  notes: [{ mark: '°', text: t('Ligne ajoutée par nous : rien sous 9.', 'Line added by us: nothing below 9.') }],
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
const SEE = t('cf. terrains', 'see terrains');
/** A row of ours: part of the printed line about terrain. */
const SEE_OURS = { printed: t('cf. TDT', 'see TEC'), ours: true } as const;

const terrainSum = ({ terrain }: FireFacts): number => terrain.reduce((sum, key) => sum + effect(key, 'fire'), 0);

const hexPrevails = (f: FireFacts): boolean =>
  f.strongerHexCounts && f.workInto !== undefined && terrainSum(f) < effect(f.workInto, 'fire', 'into');

const atOneHexOnly = (key: SideTerrain): boolean => hasMark(key, 'fire', 'f');

const ROWS: readonly Modifier<FireFacts>[] = [
  {
    id: 'strength',
    text: t('tir d’une artillerie', 'artillery fire'),
    source: source('strength'),
    printed: t('+ PF', '+ SP'),
    value: (f) => f.firingStrength,
    rulings: (f) => (f.batteries > 1 ? ['J-37'] : []),
  },
  {
    id: 'combined',
    text: t('tir combiné de 2 unités d’artillerie empilées, de la même formation', 'combined fire from 2 stacked artillery units of the same formation'),
    source: source('combined'),
    ...fixedValue(+2, (f) => f.batteries > 1),
    rulings: () => ['J-37'],
  },
  {
    id: 'six-fronts',
    text: t('tireur ayant six hex. de front (carré, ville ou village)', 'firer with six front hexes (square, town or village)'),
    source: source('six-fronts'),
    ...fixedValue(-1, (f) => f.sixFronts),
    brief: fixedBrief('tireur à 6 hex. de front', 'firer with 6 front hexes'),
    rulings: (f) => (f.workOutOf === undefined ? ['J-43'] : ['J-43', 'J-63']),
  },
  {
    id: 'answering',
    text: t('tir de réaction (8.3.3) ou de contre-batterie (7.1)', 'reaction fire (8.3.3) or counter-battery fire (7.1)'),
    source: source('answering'),
    ...fixedValue(-1, (f) => f.answering),
    brief: fixedBrief('réaction ou contre-batterie', 'reaction or counter-battery'),
  },
  {
    id: 'target-terrain',
    text: t('terrain : hex. de la cible', 'terrain: target hex'),
    source: source('target-terrain'),
    printed: SEE,
    value: (f) => terrainSum(f) || undefined,
    detail: (f) => join(f.terrain.map((key) => terrainLine(key, 'fire')), ', '),
    brief: (f) => terrainBrief(f.terrain),
    rulings: (f) => (f.severalTerrains ? ['J-17', 'J-44'] : ['J-44']),
  },
  {
    id: 'target-level',
    text: t('terrain : niveau de la cible, tir adjacent', 'terrain: level of the target, adjacent fire'),
    source: source('target-terrain'),
    ...SEE_OURS,
    value: (f) => {
      if (f.level === undefined || (atOneHexOnly(f.level) && f.distance > 1)) return undefined;
      return effect(f.level, 'fire') || undefined;
    },
    detail: (f) => terrainLine(f.level!, 'fire'),
    brief: (f) => terrainBrief([f.level!]),
    rulings: () => ['J-40'],
  },
  {
    id: 'work',
    text: t('terrain : redoute, mur ou fortification de la cible', 'terrain: redoubt, wall or fortification of the target'),
    source: source('target-terrain'),
    ...SEE_OURS,
    voids: ['target-terrain'],
    value: (f) => (f.workInto === undefined || hexPrevails(f) ? undefined : effect(f.workInto, 'fire', 'into')),
    absence: (f) => (hexPrevails(f) ? t('l’hexagone protège mieux (J-44)', 'the hex protects better (J-44)') : undefined),
    detail: (f) => terrainLine(f.workInto!, 'fire', 'into'),
    brief: (f) => terrainBrief([f.workInto!]),
    rulings: () => ['J-15', 'J-44'],
  },
  {
    id: 'massed',
    text: t('cible groupée : 2 unités ou plus dans l’hex., hors artillerie', 'massed target: 2 or more units in the hex, other than artillery'),
    source: source('massed'),
    ...fixedValue(+1, (f) => f.formedUnits >= 2 && !f.answering),
    brief: fixedBrief('cible groupée', 'massed target'),
    printed: same('+1*'),
    rulings: () => ['J-42'],
  },
  {
    id: 'square',
    text: t('cible formée en carré', 'target in square formation'),
    source: source('square'),
    ...fixedValue(+1, (f) => f.square),
    brief: fixedBrief('cible en carré', 'target in square'),
  },
  {
    id: 'adjacent',
    text: t('tir à bout portant (adjacent)', 'fire at point-blank range (adjacent)'),
    source: source('adjacent'),
    ...fixedValue(+1, (f) => f.distance === 1),
    brief: fixedBrief('à bout portant', 'point-blank'),
    rulings: () => ['J-38'],
  },
  {
    id: 'efficient',
    text: t('tir à portée efficace (chiffre en haut à gauche)', 'fire at efficient range (the top left number)'),
    source: source('efficient'),
    ...fixedValue(0, (f) => f.distance > 1 && f.distance <= f.efficientRange),
    rulings: (f) => rangeRulings(f),
  },
  {
    id: 'long',
    text: t('tir à longue portée, par hex. au-delà de la portée efficace', 'long-range fire, for each hex beyond efficient range'),
    source: source('long'),
    printed: same('-2'),
    value: (f) => (f.distance > 1 && f.distance > f.efficientRange ? -2 * (f.distance - f.efficientRange) : undefined),
    brief: fixedBrief('longue portée', 'long range'),
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
  title: t('Modificateurs de tir d’artillerie', 'Artillery fire modifiers'),
  rows: ROWS,
  notes: [
    { mark: '*', text: t('Sauf tir de réaction ou de contre-batterie.', 'Except for reaction or counter-battery fire.') },
    {
      mark: '°',
      text: t(
        'Détail ajouté par nous : la feuille n’a qu’une ligne pour tout le terrain (hex. et côté d’hex.).',
        'Detail added by us: the sheet has one line for all terrain (hex and hexside).',
      ),
    },
  ],
  rulings: ['J-37', 'J-38', 'J-39', 'J-40', 'J-41', 'J-42', 'J-43', 'J-44', 'J-73'],
});
