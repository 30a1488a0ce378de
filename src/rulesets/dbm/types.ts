import { t, type Text } from '../../kernel/text.ts';
import type { ChosenOptions } from './chosen-options.ts';

export const TROOPS = [
  ...(['El', 'Kn', 'Cv', 'LH', 'Cm', 'Exp'] as const),
  ...(['Sp', 'Pk', 'Bd', 'Ax', 'Wb', 'Bw', 'Ps', 'Hd'] as const),
  ...(['Art', 'WWg', 'Bg'] as const),
  ...(['Gal', 'Shp', 'Bts'] as const),
] as const;
export type Troop = (typeof TROOPS)[number];

export const TROOP_NAMES: Readonly<Record<Troop, Text>> = {
  El: t('éléphants', 'elephants'),
  Kn: t('chevaliers', 'knights'),
  Cv: t('cavalerie', 'cavalry'),
  LH: t('cavalerie légère', 'light horse'),
  Cm: t('chameaux', 'camelry'),
  Exp: t('sacrifiables', 'expendables'),
  Sp: t('lanciers', 'spears'),
  Pk: t('piquiers', 'pikes'),
  Bd: t('lames', 'blades'),
  Ax: t('auxiliaires', 'auxilia'),
  Wb: t('bandes guerrières', 'warband'),
  Bw: t('archers', 'bows'),
  Ps: t('psiloi', 'psiloi'),
  Hd: t('hordes', 'hordes'),
  Art: t('artillerie', 'artillery'),
  WWg: t('chariots de guerre', 'war wagons'),
  Bg: t('bagages', 'baggage'),
  Gal: t('galères', 'galleys'),
  Shp: t('navires', 'ships'),
  Bts: t('bateaux', 'boats'),
};

/** A naval element whose troops have landed is a troop of its own on the combat charts. */
export type TroopType = Troop | 'Nav';

export const GRADES = ['S', 'O', 'I', 'F', 'X'] as const;
export type Grade = (typeof GRADES)[number];

export const GRADE_NAMES: Readonly<Record<Grade, Text>> = {
  S: t('(S) supérieur', '(S) superior'),
  O: t('(O) ordinaire', '(O) ordinary'),
  I: t('(I) inférieur', '(I) inferior'),
  F: t('(F) rapide', '(F) fast'),
  X: t('(X) exception', '(X) exception'),
};

/** Which column of the combat factors an enemy is met in. */
export type Kind = 'mounted' | 'foot' | 'naval';

const MOUNTED: readonly TroopType[] = ['El', 'Kn', 'Cv', 'LH', 'Cm', 'Exp'];
const NAVAL: readonly TroopType[] = ['Gal', 'Shp', 'Bts', 'Nav'];

export const kindOf = (type: TroopType): Kind =>
  MOUNTED.includes(type) ? 'mounted' : NAVAL.includes(type) ? 'naval' : 'foot';

export const KIND_NAMES: Readonly<Record<Kind, Text>> = {
  mounted: t('montés', 'mounted'),
  foot: t('piétons', 'foot'),
  naval: t('navals', 'naval'),
};

/** Artillery, wagons and baggage. */
const MACHINES: readonly TroopType[] = ['Art', 'WWg', 'Bg'];

export const isMachine = ({ type }: { readonly type: TroopType }): boolean => MACHINES.includes(type);

/** Whether a line that names foot means these troops (ruling D-66). */
export const onFoot = (
  troops: { readonly type: TroopType },
  { MACHINES: machines }: Pick<ChosenOptions, 'MACHINES'>,
): boolean => kindOf(troops.type) === 'foot' && (machines === 'foot' || !isMachine(troops));

/** Ruling D-62. */
const SKIRMISHERS: readonly TroopType[] = ['LH', 'Ps'];

export const isSkirmisher = ({ type }: { readonly type: TroopType }): boolean => SKIRMISHERS.includes(type);

/** The ground an element stands on in combat. */
export const GOING_NAMES = {
  good: t('bon terrain', 'good going'),
  rough: t('terrain inégal', 'rough going'),
  difficult: t('terrain difficile', 'difficult going'),
  river: t('rivière', 'river'),
} as const;
export type Going = keyof typeof GOING_NAMES;

/** A type and a grade, as the charts name troops: `Kn(X)`. */
export interface TypeAndGrade {
  readonly type: TroopType;
  readonly grade: Grade;
}

export const code = ({ type, grade }: TypeAndGrade): string => (type === 'Nav' ? 'Nav' : `${type}(${grade})`);

export const FATES = ['destroyed', 'flees', 'recoils', 'none'] as const;
export type Fate = (typeof FATES)[number];

export const FATE_NAMES: Readonly<Record<Fate, Text>> = {
  destroyed: t('détruit', 'destroyed'),
  flees: t('fuit', 'flees'),
  recoils: t('recule', 'recoils'),
  none: t('sans effet', 'no effect'),
};

/** What an element may meet as it goes back. */
export const MET_NAMES = {
  friend: t('un ami', 'a friend'),
  enemy: t('un ennemi', 'an enemy'),
  impassable: t('un terrain infranchissable', 'impassable ground'),
  fortification: t('un obstacle PF ou TF défendu', 'a defended PF or TF obstacle'),
} as const;
