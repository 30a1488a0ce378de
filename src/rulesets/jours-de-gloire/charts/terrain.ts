import { matrix, type MatrixRow, type Note } from '../../../kernel/chart.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import { type Mover, TERRAIN_NAMES, type TerrainRow } from '../types.ts';

/** The letters of the sheet's notes. */
export type Mark = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | '*';

/**
 * What a cell prints: `PE` no effect, `NA` not allowed, `UAT` use the other terrain of the hex, `D` automatic disorder.
 * An unsigned number is the cost of the hex; a signed one is added.
 */
export type Plain = number | '1/2' | 'NA' | 'PE' | 'UAT' | `+${number}` | `-${number}` | `+${number}D`;

/** Two figures with a stroke between: attacking into the work, and out of it. */
export interface TwoWays {
  readonly into: Plain;
  readonly outOf: Plain;
}

export type Figure = Plain | TwoWays;

/** A figure with the letters of the notes that stand beside it. */
export interface Marked {
  readonly figure: Figure;
  readonly marks: readonly Mark[];
}

export type Cell = Plain | Marked;
export type TerrainColumn = Mover | 'fire' | 'shock';

const ROW_MARKS: Partial<Record<TerrainRow, readonly Mark[]>> = {
  marsh: ['*'],
  road: ['c'],
  trail: ['c'],
  steep: ['i'],
  'leaving-zoc': ['d'],
};
export const rowMarks = (key: TerrainRow): readonly Mark[] => ROW_MARKS[key] ?? [];

const letters = (marks: readonly Mark[]): string => marks.map((mark) => ` [${mark}]`).join('');

const line = (key: TerrainRow, ...cells: readonly Cell[]): MatrixRow<TerrainRow, Cell> => {
  const [name, marks] = [TERRAIN_NAMES[key], letters(rowMarks(key))];
  return { keys: [key], text: t(name.fr + marks, name.en + marks), cells };
};

const m = (figure: Plain, ...marks: readonly Mark[]): Marked => ({ figure, marks });
const two = (into: Plain, outOf: Plain, ...marks: readonly Mark[]): Marked => ({ figure: { into, outOf }, marks });

const plainText = (plain: Plain): Text => (plain === 'PE' ? t('PE', 'NE') : t(String(plain), String(plain)));

function show(cell: Cell): Text {
  const { figure, marks } = markedOf(cell);
  const beside = letters(marks);
  if (typeof figure !== 'object') return t(plainText(figure).fr + beside, plainText(figure).en + beside);
  const [into, outOf] = [plainText(figure.into), plainText(figure.outOf)];
  return t(`${into.fr}/${outOf.fr}${beside}`, `${into.en}/${outOf.en}${beside}`);
}

const NOTES: readonly Note[] = [
  { mark: 'a', text: t('Tir et choc : le terrain est celui de la cible.', 'Fire and shock: the terrain is that of the target.') },
  {
    mark: 'b',
    text: t(
      'On y a six hexagones de front, et -1 en attaquant. De la cavalerie qui s’y trouve, attaquée par de l’infanterie au moins, vaut +2 à l’attaquant au lieu du terrain.',
      'Six front hexes there, and -1 when attacking out. Cavalry in it, attacked by some infantry, is worth +2 to the attacker in place of the terrain.',
    ),
  },
  {
    mark: 'c',
    text: t(
      'La voie efface le surcoût des ruisseaux, redoutes, murs, fortifications et niveaux, mais pas celui des pentes ; le D d’une pente raide tombe. Un NA de pente devient +2. Sans effet en arrivant au contact de l’ennemi (4.3.1).',
      'The way wipes out the surcharge of streams, redoubts, walls, fortifications and levels, not that of slopes; the D of a steep slope is dropped. An NA of a slope becomes +2. No benefit on arriving next to the enemy (4.3.1).',
    ),
  },
  { mark: 'd', text: t('En désordre : +1 aussi pour entrer dans une ZdC ennemie.', 'Disordered: +1 to enter an enemy ZoC as well.') },
  {
    mark: 'e',
    text: t(
      'On ne charge ni depuis cet hexagone ou ce côté, ni à travers, ni vers lui.',
      'No charge, nor charge movement, starts in, crosses or ends on such a hex or hexside.',
    ),
  },
  { mark: 'f', text: t('À un hexagone seulement ; plus loin, la ligne de vue décide (7.4).', 'At one hex only; farther, line of sight decides (7.4).') },
  {
    mark: 'g',
    text: t(
      'D’abord en attaquant vers l’intérieur, puis vers l’extérieur. Remplace ce que vaut l’hexagone intérieur, dans les deux sens.',
      'First attacking inwards, then outwards. Stands in place of what the inner hex is worth, both ways.',
    ),
  },
  { mark: 'h', text: t('Sur une rivière seulement, pas sur un ruisseau.', 'Over a river only, not over a stream.') },
  {
    mark: 'i',
    text: t(
      'Avec trois niveaux d’écart ou davantage : ni passage, ni choc.',
      'With three or more levels between the two hexes: no crossing and no shock.',
    ),
  },
  { mark: '*', text: t('Règles propres à Austerlitz, Eylau et la Bérézina.', 'Austerlitz, Eylau and the Berezina have rules of their own.') },
];

// oxfmt-ignore
export const TERRAIN = matrix<TerrainRow, TerrainColumn, Cell>({
  id: 'terrain',
  title: t('Terrains', 'Terrain'),
  corner: t('Terrain', 'Terrain'),
  columns: [
    { id: 'general', text: t('Général', 'General') },
    { id: 'infantry', text: t('Infanterie', 'Infantry') },
    { id: 'cavalry', text: t('Cavalerie', 'Cavalry') },
    { id: 'artillery', text: t('Artillerie', 'Artillery') },
    { id: 'fire', text: t('Tir [a]', 'Fire [a]') },
    { id: 'shock', text: t('Choc [a]', 'Shock [a]') },
  ],
  rows: [
    //                    General  Inf.   Cavalry       Artillery     Fire                   Shock
    line('clear',         1,       1,     1,            2,            'PE',                  '+1'),
    line('difficult',     1,       1,     2,            2,            'PE',                  m('PE', 'e')),
    line('orchard',       1,       1,     3,            3,            'PE',                  m('-1', 'e')),
    line('woods',         2,       2,     3,            3,            '-1',                  m('-1', 'e')),
    line('marsh',         2,       2,     3,            'NA',         'PE',                  m('-2', 'e')),
    line('water',         'NA',    'NA',  'NA',         'NA',         'PE',                  'NA'),
    line('town',          1,       2,     3,            3,            '-2',                  m('-1', 'b', 'e')),
    line('castle',        2,       2,     2,            2,            '-2',                  m('-3', 'b', 'e')),
    line('road',          '1/2',   1,     1,            1,            'UAT',                 'UAT'),
    line('trail',         '1/2',   1,     1,            2,            'UAT',                 'UAT'),
    line('bridge',        0,       0,     0,            0,            'PE',                  m('-3', 'e', 'h')),
    line('stream',        0,       '+1',  '+1',         '+2',         'PE',                  '-1'),
    line('up-1',          '+1',    '+1',  '+1',         '+1',         m('-1', 'f'),          '-1'),
    line('up-2',          '+1',    '+1',  '+2',         'NA',         m('-1', 'f'),          '-2'),
    line('down-1',        0,       0,     0,            '+1',         'PE',                  '+1'),
    line('down-2',        0,       0,     '+1',         'NA',         m('-1', 'f'),          '+1'),
    line('crest',         0,       0,     0,            0,            m('NA', 'f'),          m('PE', 'e')),
    line('slope',         0,       0,     '+1',         m('NA', 'c'), 'PE',                  m('-1', 'e')),
    line('steep',         '+1',    '+1D', m('NA', 'c'), m('NA', 'c'), m('NA', 'f'),          m('-2', 'e')),
    line('redoubt',       '+1',    '+1',  '+2',         '+3D',        two('-1', 'PE', 'g'),  two('-2', '-1', 'e', 'g')),
    line('fortification', '+2',    '+2',  'NA',         'NA',         two('-2', 'PE', 'g'),  two('-3', '-1', 'e', 'g')),
    line('friends',       0,       '+1',  '+1',         '+1',         'PE',                  'PE'),
    line('leaving-zoc',   0,       '+1',  '+1',         '+1',         'PE',                  'PE'),
  ],
  show,
  notes: NOTES,
  rulings: ['J-13', 'J-14', 'J-15', 'J-16', 'J-17', 'J-20', 'J-40', 'J-41', 'J-44', 'J-45', 'J-46', 'J-47', 'J-48', 'J-49', 'J-50', 'J-71', 'J-75'],
});

const markedOf = (cell: Cell): Marked => (typeof cell === 'object' ? cell : { figure: cell, marks: [] });

export const hasMark = (key: TerrainRow, column: TerrainColumn, mark: Mark): boolean =>
  markedOf(TERRAIN.at(key, column)).marks.includes(mark);

/** Whether units in such a hex have six front hexes: note [b]. */
export const hasSixFronts = (key: TerrainRow): boolean => hasMark(key, 'shock', 'b');

export type Direction = 'into' | 'outOf';

/** What a cell prints, its marks apart; of two figures, the one for the direction. */
export const figureAt = (key: TerrainRow, column: TerrainColumn, direction: Direction = 'into'): Plain => {
  const { figure } = markedOf(TERRAIN.at(key, column));
  return typeof figure === 'object' ? figure[direction] : figure;
};

/** A cell of the fire or shock column as a number; one that allows nothing is refused before it is added up. */
export const effect = (key: TerrainRow, column: 'fire' | 'shock', direction: Direction = 'into'): number => {
  const figure = figureAt(key, column, direction);
  return figure === 'PE' || figure === 'NA' || figure === 'UAT' ? 0 : Number(figure);
};

/** A cell of a movement column: what it costs, and whether it disorders. */
export interface Toll {
  readonly points: number;
  readonly disorders: boolean;
}

export const tollAt = (key: TerrainRow, mover: Mover): Toll | 'NA' => {
  const figure = figureAt(key, mover);
  if (figure === 'NA') return 'NA';
  if (figure === '1/2') return { points: 0.5, disorders: false };
  const text = String(figure);
  return { points: Number.parseInt(text, 10), disorders: text.endsWith('D') };
};

/** `Woods -1` */
export const terrainLine = (key: TerrainRow, column: 'fire' | 'shock', direction: Direction = 'into'): Text => {
  const [name, worth] = [TERRAIN_NAMES[key], signed(effect(key, column, direction))];
  return t(`${name.fr} ${worth}`, `${name.en} ${worth}`);
};
