import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'charge',
    title: t('une bande guerrière charge des légionnaires', 'a warband charges legionaries'),
    situation: {
      attackers: [{ name: 'Insubres', models: 24, fighting: 6, charged: true, shield: 'shield' }],
      defenders: [
        {
          name: 'Legio X',
          models: 16,
          fighting: 5,
          weaponSkill: 4,
          initiative: 4,
          armour: 'light',
          shield: 'large-shield',
        },
      ],
    },
  },
  {
    id: 'general',
    title: t('un général et sa cavalerie', 'a general and his cavalry'),
    french: { Companions: 'Compagnons' },
    situation: {
      attackers: [
        {
          name: 'Companions',
          models: 8,
          fighting: 5,
          weaponSkill: 5,
          strength: 4,
          initiative: 4,
          troop: 'cavalry',
          armour: 'heavy',
          charged: true,
          beside: [{ fighting: 5, initiative: 3 }],
        },
        {
          name: 'Philotas',
          models: 1,
          fighting: 1,
          wounds: 3,
          attacks: 3,
          weaponSkill: 6,
          strength: 4,
          initiative: 6,
          troop: 'cavalry',
          armour: 'heavy',
          charged: true,
        },
      ],
      defenders: [
        {
          name: 'hoplites',
          models: 20,
          fighting: 6,
          weaponSkill: 4,
          armour: 'light',
          shield: 'large-shield',
          against: 1,
        },
      ],
    },
  },
];
