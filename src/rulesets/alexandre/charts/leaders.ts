import { band, bands } from '../../../kernel/chart.ts';
import { same, t, type Text } from '../../../kernel/text.ts';

export const FATES = ['unharmed', 'wounded', 'killed'] as const;
export type Fate = (typeof FATES)[number];

export const FATE_NAMES: Readonly<Record<Fate, Text>> = {
  unharmed: t('indemne', 'unharmed'),
  wounded: t('blessé', 'wounded'),
  killed: t('tué', 'killed'),
};

export const LEADER_CHECK = bands<Fate>({
  id: 'leader-check',
  title: t('Effets sur les chefs', 'Effects on leaders'),
  heading: same('Second d10'),
  columns: [t('Chef', 'Leader')],
  lines: [band<Fate>(0, 6, 'unharmed'), band<Fate>(7, 8, 'wounded'), band<Fate>(9, 9, 'killed')],
  show: (fate) => [FATE_NAMES[fate]],
  notes: [
    {
      mark: '9',
      text: t(
        'Un 9 au dé avant modificateurs : les chefs empilés avec la cible (tir) ou avec la pile attaquée (mêlée).',
        'A 9 on the die before modifiers: the leaders stacked with the target (fire) or with the defending stack (melee).',
      ),
    },
    {
      mark: '0',
      text: t(
        'Un 0 au dé de mêlée avant modificateurs : les chefs empilés avec la pile de l’attaquant.',
        'A 0 on the die of a melee before modifiers: the leaders stacked with the attacking stack.',
      ),
    },
    {
      mark: '*',
      text: t(
        'Mort ou blessure : on relance 1d10 pour chaque chef, individuellement.',
        'Death or wounding: the d10 is rolled again for each leader separately.',
      ),
    },
    {
      mark: '0-6',
      text: t(
        'RAS pour un tir, indemne en mêlée : rien n’arrive au chef.',
        'No effect in fire, unharmed in melee: nothing happens to the leader.',
      ),
    },
  ],
  rulings: ['A-34', 'A-35', 'A-37'],
});
