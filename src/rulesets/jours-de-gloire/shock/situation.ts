import { byDefault, choice, flag, list, type OutputOf, record } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { chargeGround, crest, hexTerrain, levels, otherTerrain, slope, water, work } from '../ground.ts';
import { unit, UNITS_IN_HEX } from '../units.ts';

/** Of the six hexes around a unit: the two it faces, the two behind it, and the two between. */
export const ASPECT_NAMES = {
  front: t('front', 'front'),
  side: t('côté', 'side'),
  rear: t('arrière', 'rear'),
} as const satisfies Record<string, Text>;

export const FROM_WHICH_HEX = t('Attaque depuis quel hex. du défenseur', 'Attacks from which hex of the defender');

export const attacker = record(t('Attaquant', 'Attacker'), {
  ...unit,
  charging: flag(t('Charge', 'Charges'), { lever: true }),
  aspect: byDefault(choice(FROM_WHICH_HEX, ASPECT_NAMES, { lever: true }), 'front'),
  terrain: hexTerrain(t('Terrain d’où il attaque', 'Terrain it attacks from')),
  levels: levels(t('Défenseur plus haut (+) ou plus bas (-)', 'Defender higher (+) or lower (-)')),
  slope,
  crest,
  water,
  work,
  chargePath: byDefault(
    list(
      t('Mouvement de charge, terrains traversés avant', 'Charge movement, terrain crossed before'),
      chargeGround,
      0,
      20,
    ),
    [],
  ),
  backTo: byDefault(
    choice(
      t(
        'Hex. d’arrière dans le front d’un ennemi qui ne participe pas',
        'Rear hex in the front of an enemy not participating',
      ),
      {
        nobody: t('aucun', 'none'),
        'infantry-or-cavalry': t('infanterie ou cavalerie', 'infantry or cavalry'),
        artillery: t('artillerie', 'artillery'),
      },
      { lever: true },
    ),
    'nobody',
  ),
});
export type Attacker = OutputOf<typeof attacker>;

export const defender = record(t('Défenseur', 'Defender'), {
  ...unit,
  inSquare: flag(t('En carré', 'In square'), { lever: true }),
});
export type Defender = OutputOf<typeof defender>;

export const situation = record(t('Choc ou charge', 'Shock or charge'), {
  attackers: list(t('Attaquants', 'Attackers'), attacker, 1, 6 * UNITS_IN_HEX),
  defenders: list(t('Défenseurs, un hexagone', 'Defenders, one hex'), defender, 1, UNITS_IN_HEX),
  terrain: hexTerrain(t('Terrain du défenseur', 'Terrain of the defender')),
  otherTerrain,
  counterCharge: flag(t('La cavalerie qui défend contre-charge', 'Defending cavalry counter-charges'), {
    lever: true,
    help: t('une fois son test réussi (9.4)', 'once its test is passed (9.4)'),
  }),
});
export type Situation = OutputOf<typeof situation>;
