import { t, type Text } from '../../kernel/text.ts';

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
  good: t('en ordre', 'in good order'),
  disordered: t('en désordre', 'disordered'),
  routed: t('en déroute', 'routed'),
  eliminated: t('éliminée', 'eliminated'),
};

/** The movement columns of the terrain chart. */
export const MOVERS = ['general', 'infantry', 'cavalry', 'artillery'] as const;
export type Mover = (typeof MOVERS)[number];

/** What a hex may be. */
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

export const TERRAIN_NAMES: Readonly<Record<TerrainRow, Text>> = {
  clear: t('Clair', 'Clear'),
  difficult: t('Difficile, coupé, lac asséché, vigne', 'Difficult, rough, dry lake, vineyard'),
  orchard: t('Verger, palmeraie', 'Orchard, palms'),
  woods: t('Bois', 'Woods'),
  marsh: t('Marais, rizière, étang pris par la glace', 'Marsh, paddy, frozen pond'),
  water: t('Rivière, lac, mer', 'River, lake, sea'),
  town: t('Ville, village, ruines', 'Town, village, ruins'),
  castle: t('Château', 'Castle'),
  road: t('Route', 'Road'),
  trail: t('Chemin', 'Trail'),
  bridge: t('Pont, ponton posé', 'Bridge, pontoon in place'),
  stream: t('Ruisseau, canal, gué', 'Stream, canal, ford'),
  'up-1': t('Un niveau plus haut', 'One level higher'),
  'up-2': t('Deux niveaux plus haut, ou davantage', 'Two or more levels higher'),
  'down-1': t('Un niveau plus bas', 'One level lower'),
  'down-2': t('Deux niveaux plus bas, ou davantage', 'Two or more levels lower'),
  crest: t('Crête', 'Crest'),
  slope: t('Pente', 'Slope'),
  steep: t('Pente raide', 'Steep slope'),
  redoubt: t('Redoute, mur', 'Redoubt, wall'),
  fortification: t('Fortification', 'Fortification'),
  friends: t('Hexagone d’une unité amie', 'Hex of a friendly unit'),
  'leaving-zoc': t('Sortie d’une zone de contrôle', 'Leaving a zone of control'),
};
