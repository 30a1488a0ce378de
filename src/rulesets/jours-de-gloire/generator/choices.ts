import { plan, seed, size } from '../../../hex-battle/generator/choices.ts';
import { byDefault, choice, type OutputOf, record } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';

export const GROUNDS = {
  open: t('plaine', 'open plain'),
  hills: t('collines', 'hills'),
  river: t('ligne de rivière', 'river line'),
  broken: t('terrain coupé', 'broken ground'),
  villages: t('villages', 'villages'),
  woods: t('bois', 'woods'),
} as const;
export type Ground = keyof typeof GROUNDS;

/** Which armies meet. */
export const SEASONS = {
  early: t('1806 : Français contre Prussiens', '1806: French against Prussians'),
  late: t('1814 : Français contre Alliés', '1814: French against Allies'),
} as const;
export type Season = keyof typeof SEASONS;

export const quickBattle = record(t('Bataille éclair', 'Quick battle'), {
  size,
  ground: byDefault(choice(t('Terrain', 'Ground'), GROUNDS), 'open'),
  season: byDefault(choice(t('Saison des armées', 'Season of the armies'), SEASONS), 'early'),
  plan,
  seed,
});
export type QuickBattle = OutputOf<typeof quickBattle>;
