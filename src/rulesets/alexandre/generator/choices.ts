import { plan, seed, size } from '../../../hex-battle/generator/choices.ts';
import { byDefault, choice, type OutputOf, record } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';

export const GROUNDS = {
  open: t('plaine', 'open plain'),
  hills: t('collines', 'hills'),
  river: t('ligne de rivière', 'river line'),
  broken: t('terrain coupé', 'broken ground'),
} as const;
export type Ground = keyof typeof GROUNDS;

/** Which armies meet. */
export const SEASONS = {
  early: t('334 av. J.-C. : Macédoine contre satrapes', '334 BC: Macedon against satraps'),
  late: t('331 av. J.-C. : Macédoine contre Grand Roi', '331 BC: Macedon against the Great King'),
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
