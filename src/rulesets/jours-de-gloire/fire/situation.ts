import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { crest, hexTerrain, levels, otherTerrain, slope, work } from '../ground.ts';
import { battery, IN_SQUARE, TESTED, UNITS_IN_HEX, unitType } from '../units.ts';

export const situation = record(t('Tir d’artillerie', 'Artillery fire'), {
  batteries: list(
    t('Artillerie qui tire', 'Firing artillery'),
    record(t('Unité d’artillerie', 'Artillery unit'), battery, { symbol: 'artillery' }),
    1,
    2,
    { side: 'own' },
  ),
  together: byDefault(
    choice(t('Les deux unités d’artillerie sont', 'The two artillery units are'), {
      stacked: t('empilées, de la même formation', 'stacked, of the same formation'),
      'other-formation': t('de deux formations', 'of two formations'),
      'other-hex': t('dans deux hexagones', 'in two hexes'),
    }),
    'stacked',
  ),
  distance: byDefault(whole(t('Distance (hex.)', 'Distance (hexes)'), 1, 20, { lever: true, place: 'range' }), 1),
  kind: byDefault(
    choice(t('Type de tir', 'Type of fire'), {
      ordinary: t('ordinaire', 'ordinary'),
      reaction: t('de réaction (8.3.3)', 'reaction (8.3.3)'),
      'counter-battery': t('de contre-batterie (7.1)', 'counter-battery (7.1)'),
    }),
    'ordinary',
  ),
  firerTerrain: hexTerrain(t('Terrain du tireur', 'Terrain of the firer')),
  firerInSquare: flag(t('Tireur dans un carré', 'Firer in a square')),
  target: list(
    t('Unités de l’hexagone cible, celle du dessus d’abord', 'Units in the target hex, the top one first'),
    record(t('Unité cible', 'Target unit'), {
      type: unitType,
      ...TESTED,
      inSquare: flag(t('En carré', 'In square'), { lever: true, phrases: IN_SQUARE, place: 'badge', symbol: '□' }),
    }),
    1,
    UNITS_IN_HEX,
    { side: 'enemy' },
  ),
  terrain: hexTerrain(t('Terrain de la cible', 'Terrain of the target')),
  otherTerrain,
  levels: levels(t('Cible plus haute (+) ou plus basse (-)', 'Target higher (+) or lower (-)')),
  slope,
  crest,
  work,
});
export type Situation = OutputOf<typeof situation>;
