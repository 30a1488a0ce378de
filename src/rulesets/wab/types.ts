import { join, t, type Text } from '../../kernel/text.ts';

/** The values that profiles and both 10 × 10 charts run through. */
export const TENS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type Ten = (typeof TENS)[number];

export const toTen = (value: number): Ten => TENS[value - 1]!;

export const WEAPONS = [
  'rocks',
  'javelins',
  'darts',
  'handgun',
  'light-crossbow',
  'short-bow',
  'sling',
  'composite-bow',
  'staff-sling',
  'crossbow',
  'longbow',
] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Who looks where: the classes of the shooting rules. */
export const SHOOTER_NAMES = {
  infantry: t('infanterie', 'infantry'),
  artillery: t('machines de guerre', 'artillery'),
  cavalry: t('cavalerie', 'cavalry'),
  elephants: t('éléphants', 'elephants'),
  chariots: t('chars', 'chariots'),
} as const;
export type ShooterClass = keyof typeof SHOOTER_NAMES;

/** The columns of the armour chart. */
export const TROOP_NAMES = {
  infantry: t('infanterie', 'infantry'),
  cavalry: t('cavalerie', 'cavalry'),
} as const;
export type Troop = keyof typeof TROOP_NAMES;

export const ARMOUR_NAMES = {
  none: t('aucune', 'none'),
  light: t('légère', 'light'),
  heavy: t('lourde', 'heavy'),
  cataphract: t('cataphracte', 'cataphract'),
  'partial-plate': t('plates partielles', 'partial plate'),
  'full-plate': t('plates complètes', 'full plate'),
} as const;
export type Armour = keyof typeof ARMOUR_NAMES;

export const SHIELD_NAMES = {
  none: t('aucun', 'none'),
  shield: t('bouclier', 'shield'),
  'large-shield': t('grand bouclier', 'large shield'),
  buckler: t('rondache', 'buckler'),
} as const;
export type Shield = keyof typeof SHIELD_NAMES;

export const BARDING_NAMES = {
  none: t('aucun', 'none'),
  'full-metal': t('métal, complet', 'full metal'),
  'half-metal': t('métal, demi', 'half metal'),
  'full-cloth': t('étoffe, complet', 'full cloth'),
  'half-cloth': t('étoffe, demi', 'half cloth'),
} as const;
export type Barding = keyof typeof BARDING_NAMES;

export const ARC_NAMES = {
  front: t('avant', 'front'),
  side: t('flanc', 'side'),
  rear: t('arrière', 'rear'),
} as const;
export type Arc = keyof typeof ARC_NAMES;

export const MEANS_NAMES = {
  shooting: t('tir', 'shooting'),
  'hand-to-hand': t('corps à corps', 'hand-to-hand'),
} as const;
export type Means = keyof typeof MEANS_NAMES;

/** What both charts of modifiers to an attack say of a line that takes nothing off. */
export const NO_MODIFIER = t('aucun modificateur', 'no modifier');

/** How a weapon bears on armour: by its Strength, by a figure of its own, or leaving no save at all. */
export const PIERCING_NAMES = {
  standard: t('selon la Force', 'by Strength'),
  'own-0': t('rien, quelle que soit la Force', 'nothing, whatever the Strength'),
  'own-1': t('−1, propre à l’arme', '−1 of its own'),
  'own-2': t('−2, propre à l’arme', '−2 of its own'),
  'own-3': t('−3, propre à l’arme', '−3 of its own'),
  'own-4': t('−4, propre à l’arme', '−4 of its own'),
  'no-save': t('aucune sauvegarde', 'no save allowed'),
} as const;
export type Piercing = keyof typeof PIERCING_NAMES;

/** `20 figurines`, `1 figurine` */
export const modelsText = (n: number): Text => t(`${n} figurine${n > 1 ? 's' : ''}`, `${n} model${n === 1 ? '' : 's'}`);

/** `Gauls (20 models)`, `20 models` */
export const sizedName = (name: string, n: number): Text => {
  const models = modelsText(n);
  return name === '' ? models : t(`${name} (${models.fr})`, `${name} (${models.en})`);
};

/** `2 points de vie`, `1 point de vie`: of a profile. */
export const woundsText = (n: number): Text =>
  t(`${n} point${n > 1 ? 's' : ''} de vie`, `${n} Wound${n === 1 ? '' : 's'}`);

/** `4 tirs`, `1 tir` */
export const shotsText = (n: number): Text => t(`${n} tir${n > 1 ? 's' : ''}`, `${n} shot${n === 1 ? '' : 's'}`);

/** `4 attaques`, `1 attack` */
export const attacksText = (n: number): Text =>
  t(`${n} attaque${n > 1 ? 's' : ''}`, `${n} attack${n === 1 ? '' : 's'}`);

/** `9,5`, `9.5` */
export const measureText = (n: number): Text => t(String(n).replace('.', ','), String(n));

/** `9 pouces`, `9,5 pouces`, `1 pouce` */
export const inchesText = (n: number): Text => {
  const { fr, en } = measureText(n);
  return t(`${fr} pouce${n >= 2 ? 's' : ''}`, `${en} inch${n === 1 ? '' : 'es'}`);
};

/** `5 files`, `1 file` */
export const filesText = (n: number): Text => t(`${n} file${n > 1 ? 's' : ''}`, `${n} file${n === 1 ? '' : 's'}`);

/** `A, B et C` */
export function namesText(names: readonly Text[]): Text {
  const last = names.at(-1)!;
  if (names.length === 1) return last;
  const others = join(names.slice(0, -1), ', ');
  return t(`${others.fr} et ${last.fr}`, `${others.en} and ${last.en}`);
}

/** The most dice thrown at once (W-46). */
export const MOST_DICE = 200;

/** `2 perdues`: of models. */
export const lostText = (n: number): Text => t(`${n} perdue${n > 1 ? 's' : ''}`, `${n} lost`);

/** Wounds that stay noted on a unit. */
export const notedText = (n: number): Text => t(`${n} notée${n > 1 ? 's' : ''}`, `${n} noted`);

/** One after another, with the semicolon of each language. */
export const listText = (texts: readonly Text[]): Text =>
  t(texts.map(({ fr }) => fr).join(' ; '), texts.map(({ en }) => en).join('; '));
