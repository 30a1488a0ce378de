import type { SampleArmy, SampleEntry } from '../../kernel/army.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { UnitType } from './types.ts';

/** The reverse of a counter is a point of strength and of quality less, as in our scenarios. */
const unit = (
  name: Text,
  type: UnitType,
  strength: number,
  quality: number,
  allowance: number,
  copies = 1,
): SampleEntry => ({
  kind: 'unit',
  name,
  copies,
  values: { type, strength, quality, reverseStrength: strength - 1, reverseQuality: quality - 1, allowance },
});

const leader = (name: Text, bonus: number, activation: number, radius: number): SampleEntry => ({
  kind: 'leader',
  name,
  values: { bonus, activation, radius },
});

/** The Granicus, at the wing of Alexander: values of our own. */
export const ARMIES: readonly SampleArmy[] = [
  {
    id: 'macedon',
    name: t('Macédoine, le gué', 'Macedon, the ford'),
    side: t('Macédoine', 'Macedon'),
    notes: t(
      'Le Granique, aile d’Alexandre ; valeurs de notre cru.',
      'The Granicus, Alexander’s wing; our own values.',
    ),
    breaking: 40,
    entries: [
      leader(t('Alexandre', 'Alexander'), 3, 0, 5),
      leader(same('Philotas'), 1, 2, 3),
      unit(t('Compagnons', 'Companions'), 'Ca', 4, 5, 8, 3),
      unit(t('Prodromoi', 'Prodromoi'), 'Cl', 3, 4, 9),
      unit(t('Péoniens', 'Paeonians'), 'Cl', 2, 3, 9),
      unit(t('Agrianes', 'Agrianians'), 'Ja', 3, 4, 6),
      unit(t('Archers crétois', 'Cretan archers'), 'Ar', 4, 3, 5),
      unit(t('Hypaspistes', 'Hypaspists'), 'Ho', 4, 5, 4, 2),
      unit(same('Perdiccas'), 'Ph', 4, 4, 4, 2),
    ],
  },
  {
    id: 'persia',
    name: t('Perse, le gué', 'Persia, the ford'),
    side: t('Perse', 'Persia'),
    notes: t('Le Granique, sur la berge ; valeurs de notre cru.', 'The Granicus, on the bank; our own values.'),
    breaking: 45,
    entries: [
      leader(t('Spithridatès', 'Spithridates'), 1, 3, 3),
      leader(same('Memnon'), 1, 2, 3),
      unit(t('Cavaliers perses', 'Persian horse'), 'Ca', 3, 3, 8, 7),
      unit(t('Cavaliers légers', 'Light horse'), 'Cl', 3, 2, 9, 2),
      unit(t('Mercenaires grecs', 'Greek mercenaries'), 'Ho', 4, 3, 4, 2),
    ],
  },
];
