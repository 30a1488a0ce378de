import { matrix, type MatrixRow, type Note } from '../../../kernel/chart.ts';
import { join, lowerCase, same, signed, t, type Text } from '../../../kernel/text.ts';
import { type Mover, TERRAIN_NAMES, type TerrainRow } from '../types.ts';

/** The letters of the sheet's notes. */
export type Mark = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | '*';

/**
 * What a cell prints: `PE` no effect, `NA` not allowed, `UAT` use the other terrain of the hex, `D` automatic disorder.
 * An unsigned number is the cost of the hex; a signed one is added.
 */
export type PlainFigure = number | '1/2' | 'NA' | 'PE' | 'UAT' | `+${number}` | `-${number}` | `+${number}D`;

/** Two figures with a stroke between: attacking into the work, and out of it. */
export interface TwoWays {
  readonly into: PlainFigure;
  readonly outOf: PlainFigure;
}

export type Figure = PlainFigure | TwoWays;

/** A figure with the letters of the notes that stand beside it. */
export interface FigureWithNotes {
  readonly figure: Figure;
  readonly marks: readonly Mark[];
}

export type Cell = PlainFigure | FigureWithNotes;
export type TerrainColumn = Mover | 'fire' | 'shock';

const ROW_MARKS: Partial<Record<TerrainRow, readonly Mark[]>> = {
  marsh: ['*'],
  road: ['c'],
  trail: ['c'],
  steep: ['i'],
  'leaving-zoc': ['d'],
};
export const rowMarks = (key: TerrainRow): readonly Mark[] => ROW_MARKS[key] ?? [];

const letters = (marks: readonly Mark[]): string => marks.map((mark) => (mark === '*' ? '*' : ` [${mark}]`)).join('');

const line = (key: TerrainRow, ...cells: readonly Cell[]): MatrixRow<TerrainRow, Cell> => {
  const [name, marks] = [TERRAIN_NAMES[key], letters(rowMarks(key))];
  return { keys: [key], text: t(name.fr + marks, name.en + marks), cells };
};

const m = (figure: PlainFigure, ...marks: readonly Mark[]): FigureWithNotes => ({ figure, marks });
const two = (into: PlainFigure, outOf: PlainFigure, ...marks: readonly Mark[]): FigureWithNotes => ({ figure: { into, outOf }, marks });

function show(cell: Cell): Text {
  const { figure, marks } = withNotes(cell);
  const printed = typeof figure === 'object' ? `${figure.into}/${figure.outOf}` : figure;
  return same(printed + letters(marks));
}

const NOTES: readonly Note[] = [
  {
    mark: 'a',
    text: t(
      'Tir, choc et charge : le terrain qui compte est celui où se trouve l’unité visée.',
      'Fire, shock and charge: the terrain that counts is the one where the target stands.',
    ),
  },
  {
    mark: 'b',
    text: t(
      'Une unité y a 6 hex. de front, et -1 quand elle attaque. Si de la cavalerie s’y trouve et qu’une unité d’infanterie au moins l’attaque, l’adversaire a un MD de +2 ; le MD de choc du terrain ne compte pas.',
      'A unit there has 6 front hexes, and a DRM of -1 when it attacks. Where cavalry is in the hex and at least one infantry unit attacks it, the enemy has a DRM of +2; the shock DRM of the terrain does not count.',
    ),
  },
  {
    mark: 'c',
    text: t(
      'Par une route ou un chemin, ruisseau, redoute, mur, fortification et changement de niveau ne coûtent rien de plus. Pente et pente raide gardent leur surcoût ; de la pente raide, seul le D tombe. La cavalerie passe alors les pentes raides, l’artillerie les pentes et les pentes raides : 2 points de plus, au lieu de NA. Pas de mouvement sur route ou chemin pour arriver adjacent à une unité ennemie (4.3.1).',
      'By road or trail, a stream, redoubt, wall, fortification or change of level costs nothing more. Slope and steep slope keep their extra cost; of the steep slope, only the D is dropped. Cavalry may then cross steep slopes, artillery slopes and steep slopes: 2 points more, in place of NA. No road or trail movement to arrive adjacent to an enemy unit (4.3.1).',
    ),
  },
  {
    mark: 'd',
    text: t(
      'Une unité en désordre paie aussi +1 pour entrer dans une ZdC ennemie.',
      'A disordered unit also pays +1 on entering an enemy ZoC.',
    ),
  },
  {
    mark: 'e',
    text: t(
      'Ni mouvement de charge ni charge de cavalerie depuis un tel hex. ou côté d’hex., à travers lui ou vers lui.',
      'No charge movement and no cavalry charge from, through or into such a hex or hexside.',
    ),
  },
  {
    mark: 'f',
    text: t(
      'Pour un tir vers un hex. adjacent ; plus loin, voir les lignes de vue (7.4).',
      'For fire at close range (one hex); farther off, see line of sight (7.4).',
    ),
  },
  {
    mark: 'g',
    text: t(
      'Premier chiffre : attaque vers l’intérieur ; second : vers l’extérieur. Non cumulable avec ce que vaut l’hex. intérieur : vers une ville entourée d’un mur, le mur sans la ville ; hors d’un village fortifié, le second chiffre sans le -1 de [b].',
      'First figure: attack inwards; second: outwards. Not cumulative with what the hex inside is worth: into a walled town, the wall without the town; out of a fortified village, the second figure without the -1 of [b].',
    ),
  },
  {
    mark: 'h',
    text: t('Compté pour un pont sur une rivière, ignoré sur un ruisseau.', 'Counted for a bridge over a river, ignored over a stream.'),
  },
  {
    mark: 'i',
    text: t(
      'Avec 3 niveaux d’écart ou plus entre les deux hex. : côté infranchissable, choc interdit aussi.',
      'With 3 or more levels between the two hexes: hexside impassable, and no shock either.',
    ),
  },
  {
    mark: '*',
    text: t(
      'Voir aussi les règles d’Austerlitz, d’Eylau et de La Bérézina.',
      'See also the rules of Austerlitz, Eylau and The Berezina.',
    ),
  },
];

// oxfmt-ignore
export const TERRAIN = matrix<TerrainRow, TerrainColumn, Cell>({
  id: 'terrain',
  title: t('Table des terrains (TDT)', 'Terrain effects chart (TEC)'),
  corner: t('Type de terrain', 'Terrain type'),
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

const withNotes = (cell: Cell): FigureWithNotes => (typeof cell === 'object' ? cell : { figure: cell, marks: [] });

export const hasMark = (key: TerrainRow, column: TerrainColumn, mark: Mark): boolean =>
  withNotes(TERRAIN.at(key, column)).marks.includes(mark);

/** Whether units in such a hex have six front hexes: note [b]. */
export const hasSixFronts = (key: TerrainRow): boolean => hasMark(key, 'shock', 'b');

export type Direction = 'into' | 'outOf';

/** What a cell prints, its marks apart; of two figures, the one for the direction. */
export const figureAt = (key: TerrainRow, column: TerrainColumn, direction: Direction = 'into'): PlainFigure => {
  const { figure } = withNotes(TERRAIN.at(key, column));
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

/** Rows that cover several things, in a sentence. */
const BRIEFS: Readonly<Partial<Record<TerrainRow, Text>>> = {
  difficult: t('terrain difficile', 'difficult ground'),
  orchard: t('verger', 'orchard'),
  marsh: t('marais', 'marsh'),
  town: t('ville ou village', 'town or village'),
  bridge: t('pont', 'bridge'),
  stream: t('ruisseau', 'stream'),
  'up-1': t('en montant', 'uphill'),
  'up-2': t('en montant de 2 niveaux', '2 levels uphill'),
  'down-1': t('en descendant', 'downhill'),
  'down-2': t('en descendant de 2 niveaux', '2 levels downhill'),
  redoubt: t('redoute ou mur', 'redoubt or wall'),
};

/** What a sentence says of the ground; clear ground goes without saying. */
export function terrainBrief(keys: readonly TerrainRow[]): Text | undefined {
  const texts = keys.filter((key) => key !== 'clear').map((key) => BRIEFS[key] ?? lowerCase(TERRAIN_NAMES[key]));
  return texts.length === 0 ? undefined : join(texts, ', ');
}

/** `Woods: -1` */
export const terrainLine = (key: TerrainRow, column: 'fire' | 'shock', direction: Direction = 'into'): Text => {
  const [name, worth] = [TERRAIN_NAMES[key], signed(effect(key, column, direction))];
  return t(`${name.fr} : ${worth}`, `${name.en}: ${worth}`);
};
