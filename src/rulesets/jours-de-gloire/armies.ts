import type { SampleArmy, SampleEntry } from '../../kernel/army.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { UnitType } from './types.ts';

const MOVES: Readonly<Record<UnitType, number>> = { infantry: 4, cavalry: 8, 'heavy-cavalry': 7, artillery: 4 };

const unit = (
  formation: string,
  name: Text,
  type: UnitType,
  strength: number,
  cohesion: number,
  engagement: number,
  copies = 1,
): SampleEntry => ({
  kind: 'unit',
  name,
  copies,
  values: { type, strength, cohesion, engagement, allowance: MOVES[type], formation },
});

const general = (name: string): SampleEntry => ({ kind: 'leader', name: same(name), values: { formation: name } });

/** Maida, 4 July 1806: values of our own. */
export const ARMIES: readonly SampleArmy[] = [
  {
    id: 'british',
    name: t('Britanniques, Maida 1806', 'British, Maida 1806'),
    side: t('Britanniques', 'British'),
    notes: t('Stuart en Calabre ; valeurs de notre cru.', 'Stuart in Calabria; our own values.'),
    entries: [
      general('Kempt'),
      unit('Kempt', t('Bataillon léger', 'Light battalion'), 'infantry', 4, 7, 6),
      unit('Kempt', t('Corses', 'Corsicans'), 'infantry', 2, 4, 5),
      general('Acland'),
      unit('Acland', same('78th'), 'infantry', 4, 7, 5),
      unit('Acland', same('81st'), 'infantry', 3, 7, 5),
      general('Cole'),
      unit('Cole', same('27th'), 'infantry', 4, 7, 5),
      unit('Cole', t('Grenadiers', 'Grenadiers'), 'infantry', 2, 7, 5),
      unit('Cole', t('Batterie', 'Battery'), 'artillery', 2, 7, 5, 2),
      general('Oswald'),
      unit('Oswald', same('58th'), 'infantry', 3, 7, 5),
      unit('Oswald', same('Watteville'), 'infantry', 2, 7, 5),
      unit('Oswald', same('20th Foot'), 'infantry', 3, 7, 5),
    ],
  },
  {
    id: 'french',
    name: t('Français, Maida 1806', 'French, Maida 1806'),
    side: t('Français', 'French'),
    notes: t('Reynier en Calabre ; valeurs de notre cru.', 'Reynier in Calabria; our own values.'),
    entries: [
      general('Compère'),
      unit('Compère', t('1er Léger', '1st Light'), 'infantry', 4, 6, 7, 2),
      unit('Compère', t('42e de ligne', '42nd of the Line'), 'infantry', 3, 6, 6, 2),
      general('Peyri'),
      unit('Peyri', t('Suisses', 'Swiss'), 'infantry', 3, 5, 5),
      unit('Peyri', t('Polonais', 'Poles'), 'infantry', 2, 5, 5, 2),
      general('Digonet'),
      unit('Digonet', t('23e Léger', '23rd Light'), 'infantry', 3, 6, 6, 2),
      unit('Digonet', t('Chasseurs à cheval', 'Chasseurs à cheval'), 'cavalry', 2, 6, 6),
      unit('Digonet', t('Artillerie à cheval', 'Horse artillery'), 'artillery', 2, 6, 5),
    ],
  },
];
