import { matrix, row } from '../../../kernel/chart.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import type { HexTerrain, UnitType } from '../types.ts';

/** `NE` no effect, `NA` not allowed; a signed cell is added, an unsigned one is the cost of the hex. */
type Cell = number | 'NE' | 'NA' | `+${number}` | `-${number}`;

export type MoverClass = 'foot' | 'mounted';
export type TerrainRow = HexTerrain | 'stream' | 'up' | 'down';

// oxfmt-ignore
export const TERRAIN = matrix<TerrainRow, MoverClass | 'fire' | 'melee', Cell>({
  id: 'terrain',
  title: t('Terrains', 'Terrain'),
  corner: t('Terrain', 'Terrain'),
  columns: [
    { id: 'foot', text: t('Infanterie, éléphants, chefs', 'Infantry, elephants, leaders') },
    { id: 'mounted', text: t('Cavalerie, chars', 'Cavalry, chariots') },
    { id: 'fire', text: t('Tir', 'Fire') },
    { id: 'melee', text: t('Mêlée', 'Melee') },
  ],
  rows: [
    row('clear',     t('Clair', 'Clear'),                              1,    1,   'NE', 'NE'),
    row('ford-1',    t('Gué 1', 'Ford 1'),                             2,    2,   'NE', '+1'),
    row('ford-2',    t('Gué 2', 'Ford 2'),                             3,    2,   '+1', '+1'),
    row('ford-3',    t('Gué 3', 'Ford 3'),                             3,    3,   '+1', '+2'),
    row('sea-river', t('Mer, rivière', 'Sea, river'),                 'NA', 'NA', 'NE', 'NE'),
    row('bridge',    t('Pont', 'Bridge'),                              0,    0,   '+1', '-1'),
    row('stream',    t('Ruisseau (côté)', 'Stream (hexside)'),        '+1',  0,   'NE', 'NE'),
    row('up',        t('Un niveau plus haut', 'One level up'),        '+1', '+2', 'NE', '-1'),
    row('down',      t('Un niveau plus bas', 'One level down'),        0,   '+1', 'NE', '+1'),
  ],
  show: (cell): Text => {
    if (cell === 'NE') return t('—', '—');
    if (cell === 'NA') return t('interdit', 'not allowed');
    return same(cell);
  },
  notes: [
    { mark: '—', text: t('sans effet', 'no effect') },
    {
      mark: '*',
      text: t(
        'Contre plusieurs piles, ou avec plusieurs, seule compte la combinaison qui sert le mieux le défenseur.',
        'With several stacks on a side, only the combination that suits the defender best counts.',
      ),
    },
    { mark: '**', text: t('Chaque bataille peut y déroger.', 'Each battle may have its own exceptions.') },
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

export const terrainLine = (terrain: TerrainRow, on: 'fire' | 'melee'): Text => {
  const name = terrainText(terrain);
  return t(`${name.fr} ${signed(effect(terrain, on))}`, `${name.en} ${signed(effect(terrain, on))}`);
};
