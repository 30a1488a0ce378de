import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { arc, body as bodyParts, characteristic, name, piercing } from '../fields.ts';
import { ARC_NAMES } from '../types.ts';
import { type Side, SIDE_NAMES } from './sides.ts';

/** What strikes: of a body its warriors, and beside them mounts, crews or the like. */
export const striking = {
  attacks: characteristic(t('Attaques', 'Attacks'), 1, same('A')),
  weaponSkill: characteristic(t('CC', 'WS'), 3, t('CC', 'WS')),
  strength: characteristic(t('Force', 'Strength'), 3, t('F', 'S')),
  initiative: characteristic(t('Initiative', 'Initiative'), 3, same('I')),
  against: byDefault(whole(t('Contre l’unité n°', 'Against unit no.'), 1, 4, { place: 'against' }), 1),
  hitModifier: byDefault(
    whole(t('Modificateur de scénario pour toucher', 'Scenario modifier to hit'), -6, 3, {
      lever: true,
      rare: true,
      help: t('obstacle…, hors de la feuille', 'obstacle…, not on the sheet'),
    }),
    0,
  ),
  ...piercing,
};

const fightersField = (help: Text) =>
  whole(t('Combattants', 'Fighters'), 0, 100, { positional: true, lever: true, place: 'fighters', help });

export const body = record(t('Unité', 'Unit'), {
  ...bodyParts,
  fighting: fightersField(t('figurines qui frappent au début', 'models that strike at the start')),
  ...striking,
  into: arc(t('Arc de l’ennemi frappé', 'Hits the enemy to the'), 'arc'),
  charged: flag(t('A chargé ce tour', 'Charged this turn'), {
    lever: true,
    place: 'badge',
    symbol: '»',
    phrases: { true: t('en ayant chargé', 'having charged'), false: t('sans la charge', 'without the charge') },
  }),
  stepUp: flag(t('Les rangs arrière comblent les vides', 'Ranks behind step up'), {
    lever: true,
    help: t(
      'non : chaque figurine perdue avant de frapper ôte un combattant',
      'no: each model lost before striking takes a fighter away',
    ),
  }),
  beside: byDefault(
    list(
      t('Autres attaques (montures…)', 'Other attacks (mounts…)'),
      record(t('Série d’attaques', 'Set of attacks'), {
        fighting: fightersField(
          t(
            'montures, servants… ; un équipage peut dépasser les figurines',
            'mounts, crew…; a crew may outnumber the models',
          ),
        ),
        name,
        ...striking,
        into: byDefault(
          choice(
            t('Arc de l’ennemi frappé', 'Hits the enemy to the'),
            { 'as-body': t('comme l’unité', 'as the unit'), ...ARC_NAMES },
            { lever: true },
          ),
          'as-body',
        ),
      }),
      0,
      3,
      { like: '.' },
    ),
    [],
  ),
});
type Body = OutputOf<typeof body>;

const bodies = (side: Side) => {
  const { fr, en } = SIDE_NAMES[side];
  return list(t(fr[0]!.toUpperCase() + fr.slice(1), en[0]!.toUpperCase() + en.slice(1)), body, 1, 4, {
    side: side === 'attackers' ? 'own' : 'enemy',
  });
};

export const situation = record(t('Corps à corps', 'Hand-to-hand combat'), {
  attackers: bodies('attackers'),
  defenders: bodies('defenders'),
  order: byDefault(
    choice(
      t('Ordre des attaques', 'Order of attacks'),
      {
        initiative: t('charge, puis Initiative', 'charge, then Initiative'),
        simultaneous: t('tous ensemble', 'all together'),
      },
      { lever: true },
    ),
    'initiative',
  ),
  wonLastRound: byDefault(
    choice(t('Vainqueur du tour précédent', 'Winner of the last round'), {
      nobody: t('personne', 'nobody'),
      ...SIDE_NAMES,
    }),
    'nobody',
  ),
});
export type Situation = OutputOf<typeof situation>;

/** The warriors’ own blows, then those beside them. */
export const kinds = (given: Body) => [
  { ...given, beside: 0 },
  ...given.beside.map((blow, i) => ({
    ...blow,
    into: blow.into === 'as-body' ? given.into : blow.into,
    beside: i + 1,
  })),
];
export type Kind = ReturnType<typeof kinds>[number];
