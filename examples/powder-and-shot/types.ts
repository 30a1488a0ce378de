import { byDefault, choice, whole, words } from '../../src/kernel/schema.ts';
import { t } from '../../src/kernel/text.ts';

export const ARMS = {
  infantry: t('infanterie', 'infantry'),
  cavalry: t('cavalerie', 'cavalry'),
  artillery: t('artillerie', 'artillery'),
} as const;
export type Arm = keyof typeof ARMS;

export const STATES = { good: t('en bon ordre', 'in good order'), shaken: t('ébranlé', 'shaken') } as const;
export type State = keyof typeof STATES;

export const NEW_STATES = { ...STATES, gone: t('éliminé', 'eliminated') } as const;
export type NewState = keyof typeof NEW_STATES;

export const TERRAINS = {
  open: t('découvert', 'open'),
  woods: t('bois', 'woods'),
  village: t('village', 'village'),
  pond: t('étang', 'pond'),
} as const;
export type Terrain = keyof typeof TERRAINS;

/* Fields that stand in several records. */
export const arm = choice(t('Arme', 'Arm'), ARMS, { positional: true });
export const strength = whole(t('Force (PF)', 'Strength (SP)'), 1, 12, { positional: true });
export const state = byDefault(
  choice(t('État', 'State'), STATES, { lever: true, phrases: STATES, place: 'badge' }),
  'good',
);
export const name = words(t('Nom', 'Name'), 40);
export const terrain = byDefault(
  choice(t('Terrain', 'Terrain'), TERRAINS, { lever: true, side: 'ground', place: 'ground' }),
  'open',
);
