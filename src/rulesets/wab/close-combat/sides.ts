import { t, type Text } from '../../../kernel/text.ts';

export const SIDES = ['attackers', 'defenders'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, Text>> = {
  attackers: t('attaquants', 'attackers'),
  defenders: t('défenseurs', 'defenders'),
};

export const opposite = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');
