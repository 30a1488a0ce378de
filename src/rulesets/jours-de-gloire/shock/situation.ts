import { byDefault, choice, flag, list, type OutputOf, record } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { chargeGround, crest, hexTerrain, levels, otherTerrain, slope, water, work } from '../ground.ts';
import { IN_SQUARE, unit, UNITS_IN_HEX } from '../units.ts';

/** Of the six hexes around a unit: the two it faces, the two behind it, and the two between. */
export const ASPECT_NAMES = {
  front: t('front', 'front'),
  side: t('côté', 'side'),
  rear: t('arrière', 'rear'),
} as const satisfies Record<string, Text>;

export const FROM_WHICH_HEX = t('Attaque depuis quel hex. du défenseur', 'Attacks from which hex of the defender');

const FROM = {
  front: t('de front', 'from the front'),
  side: t('par le côté', 'from the side'),
  rear: t('par l’arrière', 'from the rear'),
} as const;

export const attacker = record(t('Attaquant', 'Attacker'), {
  ...unit,
  charging: flag(t('Charge', 'Charges'), {
    lever: true,
    place: 'badge',
    symbol: '»',
    phrases: { true: t('en chargeant', 'with a charge'), false: t('sans la charge', 'without the charge') },
  }),
  aspect: byDefault(choice(FROM_WHICH_HEX, ASPECT_NAMES, { lever: true, phrases: FROM, place: 'hex' }), 'front'),
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
      { rare: true },
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
      { lever: true, rare: true },
    ),
    'nobody',
  ),
});
export type Attacker = OutputOf<typeof attacker>;

export const defender = record(t('Défenseur', 'Defender'), {
  ...unit,
  inSquare: flag(t('En carré', 'In square'), { lever: true, phrases: IN_SQUARE, place: 'badge', symbol: '□' }),
});
export type Defender = OutputOf<typeof defender>;

export const situation = record(t('Choc ou charge', 'Shock or charge'), {
  attackers: list(t('Attaquants', 'Attackers'), attacker, 1, 6 * UNITS_IN_HEX, { side: 'own' }),
  defenders: list(t('Défenseurs, un hexagone', 'Defenders, one hex'), defender, 1, UNITS_IN_HEX, { side: 'enemy' }),
  terrain: hexTerrain(t('Terrain du défenseur', 'Terrain of the defender')),
  otherTerrain,
  counterCharge: flag(t('La cavalerie qui défend contre-charge', 'Defending cavalry counter-charges'), {
    lever: true,
    side: 'enemy',
    phrases: {
      true: t('avec une contre-charge', 'with a counter-charge'),
      false: t('sans contre-charge', 'without the counter-charge'),
    },
    help: t('une fois son test réussi (9.4)', 'once its test is passed (9.4)'),
  }),
});
export type Situation = OutputOf<typeof situation>;
