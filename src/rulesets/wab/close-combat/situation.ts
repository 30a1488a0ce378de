import type { Refusal } from '../../../kernel/assessment.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { opposite, type Side, SIDE_NAMES, SIDES } from './roll.ts';
import { arc, body as bodyParts, characteristic, name, nameOf, numbered, piercing, refuseBody } from '../parts.ts';
import { ARC_NAMES, modelsText, MOST_DICE } from '../types.ts';

/** What strikes: of a body its warriors, and beside them mounts, crews or the like. */
export const striking = {
  attacks: characteristic(t('Attaques', 'Attacks'), 1),
  weaponSkill: characteristic(t('CC', 'WS'), 3),
  strength: characteristic(t('Force', 'Strength'), 3),
  initiative: characteristic(t('Initiative', 'Initiative'), 3),
  against: byDefault(whole(t('Contre la troupe n°', 'Against body no.'), 1, 4), 1),
  hitModifier: byDefault(
    whole(t('Modificateur de scénario pour toucher', 'Scenario’s modifier to hit'), -6, 3, {
      lever: true,
      help: t('obstacle…, hors de la feuille', 'obstacle…, not on the sheet'),
    }),
    0,
  ),
  ...piercing,
};

const fightersField = (help: Text) =>
  whole(t('Combattants', 'Fighters'), 0, 100, { positional: true, lever: true, help });

const body = record(t('Troupe', 'Body'), {
  ...bodyParts,
  fighting: fightersField(t('figurines qui frappent au début', 'models that strike at the start')),
  ...striking,
  into: arc(t('Frappe l’ennemi par', 'Strikes the enemy’s')),
  charged: flag(t('A chargé ce tour', 'Charged this turn'), { lever: true }),
  stepUp: flag(t('Les rangs arrière comblent les vides', 'Ranks behind step up'), {
    lever: true,
    help: t(
      'non : chaque figurine perdue avant de frapper ôte un combattant',
      'no: each model lost before striking takes a fighter away',
    ),
  }),
  beside: byDefault(
    list(
      t('Autres coups (montures…)', 'Other blows (mounts…)'),
      record(t('Série de coups', 'Set of blows'), {
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
            t('Frappe l’ennemi par', 'Strikes the enemy’s'),
            { 'as-body': t('comme la troupe', 'as the body'), ...ARC_NAMES },
            { lever: true },
          ),
          'as-body',
        ),
      }),
      0,
      3,
    ),
    [],
  ),
});
export type Body = OutputOf<typeof body>;

const bodies = (side: Side) => {
  const { fr, en } = SIDE_NAMES[side];
  return list(t(fr[0]!.toUpperCase() + fr.slice(1), en[0]!.toUpperCase() + en.slice(1)), body, 1, 4);
};

export const situation = record(t('Corps à corps', 'Close combat'), {
  attackers: bodies('attackers'),
  defenders: bodies('defenders'),
  order: byDefault(
    choice(
      t('Ordre des coups', 'Order of blows'),
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

export const bodyName = (s: Situation, side: Side, position: number): Text =>
  nameOf(s[side][position]!, numbered(SIDE_NAMES[side], position, s[side].length));

/** The warriors’ own blows, then those beside them. */
export const kinds = (given: Body, who: Text) => [
  { ...given, who },
  ...given.beside.map((blow, i) => ({
    ...blow,
    into: blow.into === 'as-body' ? given.into : blow.into,
    who: nameOf(blow, numbered(t(`${who.fr}, autres coups`, `${who.en}, other blows`), i, given.beside.length)),
  })),
];

/** W46: the dice of a side, all its blows together. */
function refuseDice(s: Situation, side: Side): Refusal | undefined {
  const dice = s[side]
    .flatMap((given) => kinds(given, same('')))
    .reduce((sum, { fighting, attacks }) => sum + fighting * attacks, 0);
  if (dice <= MOST_DICE) return undefined;
  const { fr, en } = SIDE_NAMES[side];
  return {
    refused: t(
      `${fr} : ${dice} attaques ; ${MOST_DICE} dés par camp au plus`,
      `${en}: ${dice} attacks; ${MOST_DICE} dice a side at most`,
    ),
    source: cite('to-hit'),
    rulings: ['W46'],
  };
}

export function refuse(s: Situation): Refusal | undefined {
  for (const side of SIDES)
    for (const [i, given] of s[side].entries()) {
      const who = bodyName(s, side, i);
      const refusal = refuseBody(given);
      if (refusal) return refusal;
      for (const blow of kinds(given, who)) {
        const enemies = s[opposite(side)].length;
        if (blow.against > enemies)
          return {
            refused: t(
              `${who.fr} : pas de troupe ennemie n° ${blow.against} ; il y en a ${enemies}`,
              `${who.en}: there is no enemy body no. ${blow.against}; there ${enemies === 1 ? 'is' : 'are'} ${enemies}`,
            ),
            source: cite('to-hit'),
          };
      }
      if (given.fighting > given.models)
        return {
          refused: t(
            `${who.fr} : ${given.fighting} combattants pour ${modelsText(given.models).fr}`,
            `${who.en}: ${given.fighting} fighters of ${modelsText(given.models).en}`,
          ),
          source: cite('casualties', 'contact-last'),
        };
    }
  const strikes = SIDES.some((side) =>
    s[side].some((given) => kinds(given, same('')).some(({ fighting }) => fighting > 0)),
  );
  if (!strikes) return { refused: t('personne ne frappe', 'nobody strikes'), source: cite('to-hit') };
  return refuseDice(s, 'attackers') ?? refuseDice(s, 'defenders');
}
