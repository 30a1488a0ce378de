import { byDefault, choice, words } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';

/** How many units a side has, about. */
export const SIZES = {
  '10': t('petite, 10 unités par camp', 'small, 10 units a side'),
  '20': t('moyenne, 20 unités par camp', 'medium, 20 units a side'),
  '40': t('grande, 40 unités par camp', 'large, 40 units a side'),
} as const;
export type Size = keyof typeof SIZES;

/** What the armies came for. */
export const PLANS = {
  meeting: t('rencontre', 'meeting'),
  attack: t('attaque d’une position', 'attack on a position'),
  pursuit: t('poursuite', 'pursuit'),
} as const;
export type Plan = keyof typeof PLANS;

const LONGEST_SEED = 40;

export const size = byDefault(choice(t('Taille', 'Size'), SIZES), '10');
export const plan = byDefault(choice(t('Situation', 'Situation'), PLANS), 'meeting');
export const seed = byDefault(
  words(t('Graine', 'Seed'), LONGEST_SEED, {
    help: t('la même graine donne la même bataille', 'the same seed gives the same battle'),
  }),
  '',
);
