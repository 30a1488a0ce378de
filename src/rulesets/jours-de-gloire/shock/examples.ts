import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'village',
    title: t('deux bataillons contre un village', 'two battalions against a village'),
    situation: {
      attackers: [
        { type: 'infantry', strength: 8, cohesion: 5 },
        { type: 'infantry', strength: 6, cohesion: 6, water: 'stream' },
      ],
      defenders: [{ type: 'infantry', strength: 7, cohesion: 5 }],
      terrain: 'town',
    },
  },
  {
    id: 'cuirassiers',
    title: t('des cuirassiers chargent', 'cuirassiers charge'),
    situation: {
      attackers: [{ type: 'heavy-cavalry', strength: 4, cohesion: 7, disorderedCohesion: 6, charging: true }],
      defenders: [{ type: 'infantry', strength: 6, cohesion: 5 }],
    },
  },
  {
    id: 'square',
    title: t('charge contre un carré', 'charge against a square'),
    situation: {
      attackers: [{ type: 'cavalry', strength: 5, cohesion: 6, charging: true }],
      defenders: [{ type: 'infantry', strength: 5, cohesion: 5, inSquare: true }],
    },
  },
  {
    id: 'pincer',
    title: t('front et arrière', 'front and rear'),
    situation: {
      attackers: [
        { type: 'infantry', strength: 6, cohesion: 5 },
        { type: 'cavalry', strength: 4, cohesion: 6, charging: true, aspect: 'rear' },
      ],
      defenders: [
        { type: 'infantry', strength: 6, cohesion: 5 },
        { type: 'artillery', strength: 5, cohesion: 4 },
      ],
    },
  },
];
