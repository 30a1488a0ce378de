import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** From the hit to the casualties, and who strikes when. */
export const BLOWS = {
  'W-4': {
    question: t('Peut-on toucher quand il faut 7 ou plus ?', 'Can one hit when 7 or more is needed?'),
    answer: t('Oui, toujours sur un 6, avec moins de Force.', 'Yes, always on a 6, with less Strength.'),
    why: t(
      'La table va jusqu’à 11 et plus sans dire impossible.',
      'The table goes to 11 and more without saying impossible.',
    ),
    origin: 'printed',
  },
  'W-5': {
    question: t('Où compte la Force perdue à 7+ ?', 'Where does Strength lost at 7+ count?'),
    answer: t('Pour blesser et pour la sauvegarde.', 'For the wound and for the save.'),
    why: t('La table réduit la Force de l’attaque elle-même.', 'The table reduces the Strength of the attack itself.'),
    origin: 'printed',
    options: {
      both: t('blessure et sauvegarde', 'wound and save'),
      'wound-only': t('blessure seulement', 'wound only'),
    },
  },
  'W-6': {
    question: t('Et si la Force tombe à 0 ou moins ?', 'What if Strength falls to 0 or less?'),
    answer: t('L’attaque ne peut blesser.', 'The attack cannot wound.'),
    why: t('La table commence à 1, et 0 veut dire incapable.', 'The chart starts at 1, and 0 means unable.'),
    origin: 'family',
    options: {
      'cannot-wound': t('ne blesse pas', 'cannot wound'),
      'at-least-1': t('jamais moins de 1', 'never below 1'),
      extended: t('la table se prolonge vers le bas', 'the chart goes on downwards'),
    },
  },
  'W-7': {
    question: t('Et au-delà de 10 ?', 'What about values above 10?'),
    answer: t(
      'Force, Endurance et CC vont de 1 à 10 ; le reste est rejeté.',
      'Strength, Toughness and WS run from 1 to 10; anything else is rejected.',
    ),
    why: t('Les deux tables s’arrêtent à 10.', 'Both charts end at 10.'),
    origin: 'printed',
  },
  'W-26': {
    question: t('Un 6 naturel blesse-t-il malgré N ?', 'Does a natural 6 wound in spite of N?'),
    answer: t('Non.', 'No.'),
    why: t('N est distinct du 6 sur la même table.', 'N stands apart from 6 on the same chart.'),
    origin: 'printed',
    options: { never: t('jamais', 'never'), 'on-6': t('sur un 6', 'on a 6') },
  },
  'W-27': {
    question: t('Quand faut-il 7+ au corps à corps ?', 'When does hand-to-hand combat need 7+?'),
    answer: t(
      'Jamais par la table ; seulement avec un modificateur de scénario (obstacle…), à saisir. Un 6 touche alors.',
      'Never by the chart; only with a scenario modifier (obstacle…), to be stated. A 6 then hits.',
    ),
    why: t(
      'La table ne dépasse pas 6, mais 7+ vaut aussi au corps à corps.',
      'The chart ends at 6, yet 7+ holds for combat too.',
    ),
    origin: 'printed',
  },
  'W-30': {
    question: t('Que deviennent les blessures en trop ?', 'What becomes of surplus wounds?'),
    answer: t(
      'Elles restent notées sur l’unité ; au-delà de la dernière figurine, elles sont perdues.',
      'They stay noted on the unit; beyond the last model they are lost.',
    ),
    why: t('Il n’y a plus personne à blesser.', 'Nobody is left to be wounded.'),
    origin: 'printed',
  },
  'W-39': {
    question: t('Qui frappe d’abord au corps à corps ?', 'Who strikes first in hand-to-hand combat?'),
    answer: t(
      'Ceux qui chargent, puis l’Initiative. À égalité : le vainqueur du tour précédent, sinon un d6 pour tout le corps à corps.',
      'Those who charge, then Initiative. Where equal: last round’s winner, otherwise one d6 for the whole combat.',
    ),
    why: t('La feuille n’en dit rien ; pratique de la famille.', 'The sheet is silent; practice of the family.'),
    origin: 'family',
    options: {
      'winner-then-die': t('vainqueur précédent, sinon un dé', 'last winner, otherwise a die'),
      together: t('ensemble', 'together'),
    },
  },
  'W-40': {
    question: t('Combien frappent après des pertes ?', 'How many strike after losses?'),
    answer: t(
      'Chaque figurine perdue avant de frapper ôte un combattant, sauf si les rangs arrière comblent les vides.',
      'Each model lost before striking takes one fighter away, unless the ranks behind step up.',
    ),
    why: t(
      'Les morts ne frappent pas ; que les rangs comblent ou non les vides se saisit.',
      'The dead do not strike; whether ranks step up or not is to be stated.',
    ),
    origin: 'family',
  },
  'W-41': {
    question: t('Et les attaques contre une unité déjà détruite ?', 'What of attacks on a unit already destroyed?'),
    answer: t('Elles sont perdues.', 'They are lost.'),
    why: t('La cible est choisie avant les dés.', 'The target is chosen before the dice.'),
    origin: 'house',
  },
  'W-45': {
    question: t(
      'Et un équipage plus nombreux que ses figurines (éléphant, char) ?',
      'What of a crew more numerous than its models (elephant, chariot)?',
    ),
    answer: t(
      'Il frappe en entier ; chaque figurine perdue lui ôte sa part, le reste arrondi vers le haut.',
      'All of it strikes; each model lost takes its share away, what remains rounded up.',
    ),
    why: t('Un équipage tombe avec ce qui le porte.', 'A crew falls with what carries it.'),
    origin: 'house',
  },
  'W-46': {
    question: t('Combien de dés à la fois ?', 'How many dice at once?'),
    answer: t(
      '200 au plus : les tirs d’une volée, les attaques d’un camp, les sauvegardes d’un jet.',
      '200 at most: the shots of a volley, the attacks of a side, the saves of one roll.',
    ),
    why: t(
      'Jusque-là les chances restent exactes et vite calculées ; aucune partie n’en demande tant.',
      'Up to there the odds stay exact and quick to count; no game asks for as many.',
    ),
    origin: 'house',
  },
} satisfies Entries;
