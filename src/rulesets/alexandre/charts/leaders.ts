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
    {
      mark: '9',
      text: t(
        '9 naturel : les chefs de la pile visée (tir) ou des défenseurs (mêlée).',
        'Natural 9: the leaders with the target stack (fire) or of the defenders (melee).',
      ),
    },
    { mark: '0', text: t('0 naturel en mêlée : les chefs des attaquants.', 'Natural 0 in melee: the leaders of the attackers.') },
    { mark: '*', text: t('Un second dé pour chaque chef.', 'One second die for each leader.') },
  ],
  rulings: ['A-34', 'A-35', 'A-37'],
});
