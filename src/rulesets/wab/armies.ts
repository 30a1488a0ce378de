import type { SampleArmy, SampleEntry } from '../../kernel/army.ts';
import { same, t, type Text } from '../../kernel/text.ts';

const unit = (name: Text, values: Readonly<Record<string, unknown>>, copies = 1): SampleEntry => ({
  kind: 'unit',
  name,
  copies,
  values,
});

/** The household of a great man, and his hird. */
const RETINUE = {
  strength: 4,
  initiative: 4,
  leadership: 8,
  armour: 'light',
  shield: 'shield',
  frontage: 5,
  points: 14,
} as const;
const LEVY = { shield: 'shield', frontage: 6, points: 6 } as const;
const CHIEF = {
  models: 1,
  character: true,
  weaponSkill: 5,
  strength: 4,
  toughness: 4,
  wounds: 3,
  initiative: 5,
  attacks: 3,
  leadership: 9,
  armour: 'light',
  shield: 'shield',
  points: 100,
} as const;

/** Maldon, 991: profiles of our own. */
export const ARMIES: readonly SampleArmy[] = [
  {
    id: 'english',
    name: t('Anglais, Maldon 991', 'English, Maldon 991'),
    side: t('Anglais', 'English'),
    notes: t(
      'Byrhtnoth devant la chaussée ; profils de notre cru.',
      'Byrhtnoth before the causeway; our own profiles.',
    ),
    entries: [
      unit(same('Byrhtnoth'), CHIEF),
      unit(t('Maisonnée', 'Household'), { ...RETINUE, models: 20, weaponSkill: 5, standard: 100 }),
      unit(t('Fyrd', 'Fyrd'), { ...LEVY, models: 24, leadership: 6 }, 2),
      unit(t('Javelotiers', 'Javelinmen'), {
        models: 10,
        leadership: 6,
        weapon: 'javelins',
        skirmishers: true,
        points: 5,
      }),
    ],
  },
  {
    id: 'vikings',
    name: t('Vikings, Maldon 991', 'Vikings, Maldon 991'),
    side: t('Vikings', 'Vikings'),
    notes: t('Sur l’île, prêts à passer ; profils de notre cru.', 'On the island, about to cross; our own profiles.'),
    entries: [
      unit(t('Chef', 'Chief'), CHIEF),
      unit(t('Hird', 'Hird'), { ...RETINUE, models: 20, weaponSkill: 4, standard: 100 }, 2),
      unit(t('Bondi', 'Bondi'), { ...LEVY, models: 16, leadership: 7 }, 2),
      unit(t('Archers', 'Bowmen'), { models: 8, weapon: 'short-bow', skirmishers: true, points: 7 }),
    ],
  },
];
