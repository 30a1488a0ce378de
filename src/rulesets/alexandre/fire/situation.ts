import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { STATE_NAMES } from '../types.ts';
import { hexTerrain, leaders, name, state, strength, unitType } from '../units.ts';

const firer = record(t('Tireur', 'Firer'), {
  type: unitType,
  strength,
  range: byDefault(
    whole(t('Portée (hex.)', 'Range (hexes)'), 1, 20, { positional: true, lever: true, place: 'range' }),
    1,
  ),
  moved: flag(t('S’est déplacé', 'Has moved'), {
    lever: true,
    place: 'badge',
    symbol: '…',
    phrases: {
      true: t('après s’être déplacé', 'having moved'),
      false: t('sans s’être déplacé', 'without having moved'),
    },
    help: t('hexagone ou orientation, pendant l’activation en cours', 'hex or facing, during the current activation'),
  }),
  state: byDefault(
    choice(t('État', 'State'), {
      good: STATE_NAMES.good,
      fatigued: STATE_NAMES.fatigued,
      discouraged: STATE_NAMES.discouraged,
    }),
    'good',
  ),
});

export const situation = record(t('Tir', 'Fire'), {
  firers: list(t('Tireurs', 'Firers'), firer, 1, 12, { side: 'own' }),
  target: record(
    t('Pile cible', 'Target stack'),
    {
      units: list(
        t('Unités, celle du haut d’abord', 'Units, the top one first'),
        record(t('Unité', 'Unit'), { type: unitType, strength, name, state }),
        1,
        6,
      ),
      leaders,
      terrain: hexTerrain(t('Terrain', 'Terrain')),
    },
    { side: 'enemy' },
  ),
});
export type Situation = OutputOf<typeof situation>;
export type Firer = Situation['firers'][number];
