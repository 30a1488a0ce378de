import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'phalanx',
    title: t('la phalange contre des levées', 'the phalanx against levies'),
    situation: {
      attackers: [
        {
          units: [{ type: 'Ph', strength: 4, quality: 6, phalanxesOnFlanks: 2, namesakeBeside: true }],
          leaders: [{ name: 'Perdiccas', bonus: 1 }],
        },
      ],
      defenders: [{ units: [{ type: 'In', strength: 5, quality: 3 }] }],
    },
  },
  {
    id: 'river',
    title: t('les Compagnons au Granique', 'the Companions at the Granicus'),
    french: { Alexander: 'Alexandre', Mithridates: 'Mithridate' },
    situation: {
      attackers: [
        {
          units: [{ type: 'Ca', strength: 7, quality: 8 }],
          leaders: [{ name: 'Alexander', bonus: 3 }],
          approaches: [{ aspect: 'flank', stream: true }],
        },
      ],
      defenders: [
        {
          units: [{ type: 'Ca', strength: 6, quality: 6 }],
          leaders: [{ name: 'Mithridates', bonus: 1 }],
        },
      ],
    },
  },
];
