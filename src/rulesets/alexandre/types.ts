import { t, type Text } from '../../kernel/text.ts';

const FOOT_TYPES = ['Ph', 'Ho', 'Pe', 'In', 'Ja', 'Ar'] as const;
const MOUNTED_TYPES = ['Ca', 'Cl', 'Ch', 'El'] as const;
export const UNIT_TYPES = [...FOOT_TYPES, ...MOUNTED_TYPES] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const UNIT_NAMES: Readonly<Record<UnitType, Text>> = {
  Ph: t('phalangites', 'phalangites'),
  Ho: t('fantassins lourds', 'heavy infantry'),
  Pe: t('peltastes', 'peltasts'),
  In: t('levées', 'levies'),
  Ja: t('javelotiers', 'javelinists'),
  Ar: t('archers', 'archers'),
  Ca: t('cavaliers lourds', 'heavy cavalry'),
  Cl: t('cavaliers légers', 'light cavalry'),
  Ch: t('chars de combat', 'chariots'),
  El: t('éléphants', 'elephants'),
};

/** Names that players use beside those of the sheet. */
export const ALSO_SAID: Readonly<Partial<Record<UnitType, readonly string[]>>> = {
  Ph: ['phalange', 'phalanx'],
  Ho: ['hoplites', 'infanterie lourde'],
  Ca: ['cavalerie lourde'],
  Cl: ['cavalerie légère'],
};

/** The ladder that combat results climb; `eliminated` leaves the map. */
export const STATES = ['good', 'fatigued', 'discouraged', 'routed'] as const;
export type State = (typeof STATES)[number];

export const STATE_NAMES: Readonly<Record<State, Text>> = {
  good: t('en ordre', 'in good order'),
  fatigued: t('fatiguée', 'fatigued'),
  discouraged: t('découragée', 'discouraged'),
  routed: t('en déroute', 'routed'),
};

/** The kinds of ground in a hex. */
export const HEX_TERRAINS = ['clear', 'ford-1', 'ford-2', 'ford-3', 'sea-river', 'bridge'] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

/** What a step across a hexside may meet beside the hex entered. */
const SLOPES = ['level', 'up', 'down'] as const;
export type Slope = (typeof SLOPES)[number];

export const SLOPE_NAMES: Readonly<Record<Slope, Text>> = {
  level: t('même niveau', 'same level'),
  up: t('+1 niveau', '+1 level'),
  down: t('-1 niveau', '-1 level'),
};
