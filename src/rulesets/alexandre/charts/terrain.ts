import { matrix, row } from '../../../kernel/chart.ts';
import { lowerCase, same, signed, t, type Text } from '../../../kernel/text.ts';
import { type HexTerrain, SLOPE_NAMES, type UnitType } from '../types.ts';
import { legend, NO_EFFECT } from './key.ts';

/** `NE` no effect, `NA` not allowed; a signed cell is added, an unsigned one is the cost of the hex. */
type Cell = number | 'NE' | 'NA' | `+${number}` | `-${number}`;

export type MoverClass = 'foot' | 'mounted';
export type TerrainRow = HexTerrain | 'stream' | 'up' | 'down';

// oxfmt-ignore
export const TERRAIN = matrix<TerrainRow, MoverClass | 'fire' | 'melee', Cell>({
  id: 'terrain',
  title: t('Table des terrains', 'Terrain chart'),
  corner: t('Terrain', 'Terrain'),
  columns: [
    { id: 'foot', text: t('Infanterie, éléph. et chefs', 'Infantry, El. & Leaders') },
    { id: 'mounted', text: t('Cavalerie et chars', 'Cavalry & chariots') },
    { id: 'fire', text: t('Effet sur les tirs', 'Effect on fire') },
    { id: 'melee', text: t('Effet sur les mêlées', 'Effect on melees') },
  ],
  rows: [
    row('clear',     t('Clair', 'Clear'),             1,    1,   'NE', 'NE'),
    row('ford-1',    t('Gué 1', 'Ford 1'),            2,    2,   'NE', '+1'),
    row('ford-2',    t('Gué 2', 'Ford 2'),            3,    2,   '+1', '+1'),
    row('ford-3',    t('Gué 3', 'Ford 3'),            3,    3,   '+1', '+2'),
    row('sea-river', t('Mer/Rivière', 'Sea/River'),  'NA', 'NA', 'NE', 'NE'),
    row('bridge',    t('Pont', 'Bridge'),             0,    0,   '+1', '-1'),
    row('stream',    t('Ruisseau', 'Stream'),        '+1',  0,   'NE', 'NE'),
    row('up',        SLOPE_NAMES.up,                 '+1', '+2', 'NE', '-1'),
    row('down',      SLOPE_NAMES.down,                0,   '+1', 'NE', '+1'),
  ],
  show: (cell): Text => (cell === 'NE' ? NO_EFFECT : same(cell)),
  notes: [
    ...legend('NE', 'NA'),
    {
      mark: '*',
      text: t(
        'Plusieurs attaquants contre un défenseur, ou un attaquant contre plusieurs défenseurs : la combinaison la plus avantageuse pour le défenseur compte.',
        'Several attackers against one defender, or one attacker against several defenders: the combination that favours the defender most counts.',
      ),
    },
    {
      mark: '**',
      text: t(
        'Cas particuliers : chaque bataille a ses règles spéciales.',
        'Specific cases: each battle has specific rules of its own.',
      ),
    },
    {
      mark: 'A-21',
      text: t(
        'Notre interprétation : ruisseau et niveaux valent pour le côté d’hexagone franchi, et leur coût s’ajoute à celui de l’hexagone d’arrivée.',
        'Our ruling: stream and levels bear on the hexside crossed, and their cost is added to that of the hex entered.',
      ),
    },
  ],
  rulings: ['A-21', 'A-22', 'A-36', 'A-38'],
});

const MOUNTED: ReadonlySet<UnitType | 'leader'> = new Set(['Ca', 'Cl', 'Ch'] as const);

export const moverClass = (mover: UnitType | 'leader'): MoverClass => (MOUNTED.has(mover) ? 'mounted' : 'foot');

const effectsOf = (on: 'fire' | 'melee'): Readonly<Record<TerrainRow, number>> =>
  Object.fromEntries(
    TERRAIN.rows.flatMap(({ keys }) =>
      keys.map((key) => {
        const cell = TERRAIN.at(key, on);
        return [key, cell === 'NE' || cell === 'NA' ? 0 : Number(cell)];
      }),
    ),
  ) as Record<TerrainRow, number>;

const EFFECTS = { fire: effectsOf('fire'), melee: effectsOf('melee') };

/** A cell of the fire or melee column as a number. */
export const effect = (terrain: TerrainRow, on: 'fire' | 'melee'): number => EFFECTS[on][terrain];

export const terrainText = (terrain: TerrainRow): Text => TERRAIN.rows.find(({ keys }) => keys.includes(terrain))!.text;

/** `gué 1`, `en montant`: what a sentence says of the ground, made once. */
const BRIEFS = new Map<TerrainRow, Text>([
  ...TERRAIN.rows.flatMap(({ keys, text }) => keys.map((key) => [key, lowerCase(text)] as const)),
  ['up', t('en montant', 'uphill')],
  ['down', t('en descendant', 'downhill')],
]);

export const terrainBrief = (terrain: TerrainRow): Text => BRIEFS.get(terrain)!;

export const terrainLine = (terrain: TerrainRow, on: 'fire' | 'melee'): Text => {
  const name = terrainText(terrain);
  const worth = signed(effect(terrain, on));
  return t(`${name.fr} : ${worth}`, `${name.en}: ${worth}`);
};
