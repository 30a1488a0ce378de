import { join, t, type Text } from '../../kernel/text.ts';

export const UNIT_TYPES = ['infantry', 'cavalry', 'heavy-cavalry', 'artillery'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const UNIT_NAMES: Readonly<Record<UnitType, Text>> = {
  infantry: t('infanterie', 'infantry'),
  cavalry: t('cavalerie', 'cavalry'),
  'heavy-cavalry': t('cavalerie lourde', 'heavy cavalry'),
  artillery: t('artillerie', 'artillery'),
};

interface Armed {
  readonly type: UnitType;
}

export const isInfantry = ({ type }: Armed): boolean => type === 'infantry';
export const isCavalry = ({ type }: Armed): boolean => type === 'cavalry' || type === 'heavy-cavalry';
export const isArtillery = ({ type }: Armed): boolean => type === 'artillery';

/** The ladder that results climb; `eliminated` leaves the map. */
export const STATES = ['good', 'disordered', 'routed'] as const;
export type State = (typeof STATES)[number];
export const NEW_STATES = [...STATES, 'eliminated'] as const;
export type NewState = (typeof NEW_STATES)[number];

export const STATE_NAMES: Readonly<Record<NewState, Text>> = {
  good: t('en bon ordre', 'in good order'),
  disordered: t('en désordre', 'disordered'),
  routed: t('en déroute', 'routed'),
  eliminated: t('éliminée', 'eliminated'),
};

/** The movement columns of the terrain chart. */
export const MOVERS = ['general', 'infantry', 'cavalry', 'artillery'] as const;
export type Mover = (typeof MOVERS)[number];

/** The kinds of ground in a hex. */
export const HEX_TERRAINS = ['clear', 'difficult', 'orchard', 'woods', 'marsh', 'water', 'town', 'castle'] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

/** What may run through a hex beside its terrain. */
export type Way = 'road' | 'trail';

/** What a hexside may hold. */
export type SideTerrain =
  | 'bridge'
  | 'stream'
  | 'up-1'
  | 'up-2'
  | 'down-1'
  | 'down-2'
  | 'crest'
  | 'slope'
  | 'steep'
  | 'redoubt'
  | 'fortification';

export type TerrainRow = HexTerrain | Way | SideTerrain | 'friends' | 'leaving-zoc';

/** Terrains that share a row, with the strokes of the sheet between them. */
const row = (...names: readonly Text[]): Text => join(names, ' / ');

const severalLevels = (least: '+2' | '-2'): Text =>
  t(`${least} niveaux de terrain ou plus`, `${least} terrain levels or more`);

/** As printed. */
export const TERRAIN_NAMES: Readonly<Record<TerrainRow, Text>> = {
  clear: t('Clair', 'Clear'),
  difficult: row(
    t('Difficile', 'Difficult'),
    t('Coupé', 'Rough'),
    t('Lac asséché', 'Dry lake'),
    t('Vigne', 'Vineyard'),
  ),
  orchard: row(t('Verger', 'Orchard'), t('Palmeraie', 'Palm')),
  woods: t('Bois', 'Woods'),
  marsh: row(t('Marais', 'Marsh'), t('Rizière', 'Rice field'), t('Étang gelé', 'Frozen pond')),
  water: row(t('Rivière', 'River'), t('Lac', 'Lake'), t('Mer', 'Sea')),
  town: row(t('Ville', 'Town'), t('Village', 'Village'), t('Ruines', 'Ruins')),
  castle: t('Château', 'Castle'),
  road: t('Route', 'Road'),
  trail: t('Chemin', 'Trail'),
  bridge: row(t('Pont', 'Bridge'), t('Ponton installé', 'Deployed pontoon')),
  stream: row(t('Ruisseau', 'Stream'), t('Canal', 'Canal'), t('Gué', 'Ford')),
  'up-1': t('+1 niveau de terrain', '+1 terrain level'),
  'up-2': severalLevels('+2'),
  'down-1': t('-1 niveau de terrain', '-1 terrain level'),
  'down-2': severalLevels('-2'),
  crest: t('Crête', 'Crest'),
  slope: t('Pente', 'Slope'),
  steep: t('Pente raide', 'Steep slope'),
  redoubt: row(t('Redoute', 'Redoubt'), t('Mur', 'Wall')),
  fortification: t('Fortification', 'Fortification'),
  friends: t('Hex. unité amie', 'Friendly unit’s hex'),
  'leaving-zoc': t('Quitter une ZdC', 'Leaving a ZoC'),
};
