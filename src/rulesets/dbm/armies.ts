import type { SampleArmy, SampleEntry } from '../../kernel/army.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { Grade, Troop } from './types.ts';

const elements = (
  copies: number,
  name: Text,
  type: Troop,
  grade: Grade,
  values: Readonly<Record<string, unknown>> = {},
): SampleEntry => ({ kind: 'element', name, copies, values: { type, grade, ...values } });

const IRREGULAR = { irregular: true };

/** Mons Graupius, AD 83: one command each. */
export const ARMIES: readonly SampleArmy[] = [
  {
    id: 'romans',
    name: t('Romains, mont Graupius', 'Romans, Mons Graupius'),
    side: t('Romains', 'Romans'),
    notes: t('Agricola, 83 ; réguliers, un corps.', 'Agricola, AD 83; regulars, one command.'),
    entries: [
      elements(1, same('Agricola'), 'Cv', 'O', { general: true }),
      elements(4, t('Bataves', 'Batavians'), 'Ax', 'S'),
      elements(4, t('Auxiliaires', 'Auxilia'), 'Ax', 'O'),
      elements(4, t('Ailes', 'Alae'), 'Cv', 'O'),
      elements(4, t('Légionnaires', 'Legionaries'), 'Bd', 'O'),
    ],
  },
  {
    id: 'caledonians',
    name: t('Calédoniens, mont Graupius', 'Caledonians, Mons Graupius'),
    side: t('Calédoniens', 'Caledonians'),
    notes: t('Calgacus, 83 ; irréguliers, un corps.', 'Calgacus, AD 83; irregulars, one command.'),
    entries: [
      elements(1, same('Calgacus'), 'Cv', 'O', { ...IRREGULAR, general: true, chariots: true }),
      elements(14, t('Guerriers', 'Warriors'), 'Wb', 'O', IRREGULAR),
      elements(4, t('Cavaliers', 'Horsemen'), 'LH', 'O', IRREGULAR),
      elements(4, t('Tirailleurs', 'Skirmishers'), 'Ps', 'O', IRREGULAR),
    ],
  },
];
