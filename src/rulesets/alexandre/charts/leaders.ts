import { band, bands } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';

export const FATES = ['unharmed', 'wounded', 'killed'] as const;
export type Fate = (typeof FATES)[number];

export const FATE_NAMES: Readonly<Record<Fate, Text>> = {
  unharmed: t('indemne', 'unharmed'),
  wounded: t('blessé', 'wounded'),
  killed: t('tué', 'killed'),
};

export const LEADER_CHECK = bands<Fate>({
  id: 'leader-check',
  title: t('Sort des chefs', 'Fate of leaders'),
  heading: t('Second dé', 'Second die'),
  columns: [t('Chef', 'Leader')],
  lines: [band<Fate>(0, 6, 'unharmed'), band<Fate>(7, 8, 'wounded'), band<Fate>(9, 9, 'killed')],
  show: (fate) => [FATE_NAMES[fate]],
  notes: [
    { mark: '9', text: t('Tir, 9 naturel : chefs de la pile visée.', 'Fire, natural 9: leaders with the target stack.') },
    { mark: '9', text: t('Mêlée, 9 naturel : chefs des défenseurs.', 'Melee, natural 9: leaders of the defenders.') },
    { mark: '0', text: t('Mêlée, 0 naturel : chefs des attaquants.', 'Melee, natural 0: leaders of the attackers.') },
    { mark: '*', text: t('Un second dé pour chaque chef.', 'One second die for each leader.') },
  ],
  rulings: ['A-34', 'A-35', 'A-37'],
});
