import type { Example, Matchups } from '../../../kernel/ruleset.ts';
import { byDefault, choice, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { hexTerrain } from '../ground.ts';
import { ASPECT_NAMES } from './situation.ts';
import { UNIT_NAMES, type UnitType } from '../types.ts';

export const SHOCK_EXAMPLES: readonly Example[] = [
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
    title: t('le carré', 'the square'),
    situation: {
      attackers: [{ type: 'cavalry', strength: 5, cohesion: 6, charging: true }],
      defenders: [{ type: 'infantry', strength: 5, cohesion: 5, inSquare: true }],
    },
  },
  {
    id: 'pincer',
    title: t('de front et à revers', 'in front and in the rear'),
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

interface Side {
  readonly type: UnitType;
  readonly charging?: boolean;
  readonly inSquare?: boolean;
}

const CHARGE = t(', charge', ', charging');

const ATTACKERS: Readonly<Record<string, Side>> = {
  infantry: { type: 'infantry' },
  cavalry: { type: 'cavalry' },
  'cavalry-charge': { type: 'cavalry', charging: true },
  'heavy-cavalry': { type: 'heavy-cavalry' },
  'heavy-cavalry-charge': { type: 'heavy-cavalry', charging: true },
};

const DEFENDERS: Readonly<Record<string, Side>> = {
  infantry: { type: 'infantry' },
  square: { type: 'infantry', inSquare: true },
  cavalry: { type: 'cavalry' },
  'heavy-cavalry': { type: 'heavy-cavalry' },
  artillery: { type: 'artillery' },
};

const headed = (sides: Readonly<Record<string, Side>>) =>
  Object.entries(sides).map(([id, { type, charging, inSquare }]) => {
    const name = UNIT_NAMES[type];
    if (inSquare) return { id, text: t('carré', 'square') };
    return { id, text: charging ? t(name.fr + CHARGE.fr, name.en + CHARGE.en) : name };
  });

const filters = record(t('Choix', 'Choices'), {
  attackerStrength: byDefault(whole(t('PF de l’attaquant', 'Attacker’s SP'), 1, 40), 6),
  defenderStrength: byDefault(whole(t('PF du défenseur', 'Defender’s SP'), 1, 40), 6),
  attackerCohesion: byDefault(whole(t('Cohésion de l’attaquant', 'Attacker’s cohesion'), 0, 12), 5),
  defenderCohesion: byDefault(whole(t('Cohésion du défenseur', 'Defender’s cohesion'), 0, 12), 5),
  aspect: byDefault(choice(t('Attaquant placé', 'Attacker stands'), ASPECT_NAMES), 'front'),
  terrain: hexTerrain(t('Terrain du défenseur', 'Terrain of the defender')),
});

export const SHOCK_MATCHUPS: Matchups = {
  rows: headed(ATTACKERS),
  columns: headed(DEFENDERS),
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'balance',
  situation: (row, column, chosen) => {
    const f = chosen as OutputOf<typeof filters>;
    return {
      attackers: [{ ...ATTACKERS[row]!, strength: f.attackerStrength, cohesion: f.attackerCohesion, aspect: f.aspect }],
      defenders: [{ ...DEFENDERS[column]!, strength: f.defenderStrength, cohesion: f.defenderCohesion }],
      terrain: f.terrain,
    };
  },
};
