import { matchupsOf } from '../../../kernel/ruleset.ts';
import { byDefault, choice, parse, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { ASPECT_NAMES, situation } from './situation.ts';
import { UNIT_NAMES, UNIT_TYPES } from '../types.ts';
import { hexTerrain, unit } from '../units.ts';

const TYPES = UNIT_TYPES.map((id) => ({ id, text: UNIT_NAMES[id] }));

const filters = record(t('Choix', 'Choices'), {
  attackerStrength: byDefault(whole(t('PF de l’attaquant', 'Attacker’s SP'), 1, 30), 6),
  defenderStrength: byDefault(whole(t('PF du défenseur', 'Defender’s SP'), 1, 30), 6),
  attackerQuality: byDefault(whole(t('Qualité de l’attaquant', 'Attacker’s quality'), 0, 20), 5),
  defenderQuality: byDefault(whole(t('Qualité du défenseur', 'Defender’s quality'), 0, 20), 5),
  aspect: byDefault(choice(t('Par', 'Through'), ASPECT_NAMES), 'front'),
  terrain: hexTerrain(t('Terrain', 'Terrain')),
});

const UNIT = parse(unit, { type: 'Ph', strength: 1 });

/** One unit against one unit, of every pair of types. */
export const MATCHUPS = matchupsOf(situation)({
  rows: TYPES,
  columns: TYPES,
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'balance',
  situation: (row, column, f) => ({
    attackers: [
      {
        units: [{ ...UNIT, type: row, strength: f.attackerStrength, quality: f.attackerQuality }],
        leaders: [],
        approaches: [{ aspect: f.aspect, defender: 1, stream: false, slope: 'level' }],
        fired: false,
      },
    ],
    defenders: [
      {
        units: [{ ...UNIT, type: column, strength: f.defenderStrength, quality: f.defenderQuality }],
        leaders: [],
        terrain: f.terrain,
      },
    ],
    phalanxPair: false,
  }),
});
