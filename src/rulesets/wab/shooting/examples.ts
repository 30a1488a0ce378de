import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'archers',
    title: t('des archers sur de l’infanterie à bouclier', 'archers at infantry with shields'),
    situation: {
      shooters: [{ models: 20, weapon: 'short-bow', distance: 9 }],
      target: { models: 24, armour: 'light', shield: 'shield' },
    },
  },
  {
    id: 'two-ranges',
    title: t('une volée à cheval sur la demi-portée', 'a volley astride half range'),
    situation: {
      shooters: [
        { models: 12, weapon: 'crossbow', distance: 15 },
        { models: 8, weapon: 'crossbow', distance: 16 },
      ],
      target: {
        models: 10,
        wounds: 2,
        toughness: 4,
        troop: 'cavalry',
        armour: 'heavy',
        shield: 'shield',
        barding: 'half-metal',
      },
    },
  },
  {
    id: 'melee',
    title: t('tirer sur un corps à corps', 'shooting at units in combat'),
    situation: {
      shooters: [{ models: 10, weapon: 'javelins', distance: 6, moved: true }],
      target: { name: 'Insubres', models: 20, shield: 'shield' },
      melee: [{ name: 'hastati', models: 16, armour: 'light', shield: 'large-shield' }],
    },
  },
];
