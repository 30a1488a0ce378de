import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Results, tests and rights. */
export const RESULTS = {
  'J-30': {
    question: t('« 1 + TdC » : dans quel ordre ?', '"1 + CT": in which order?'),
    answer: t(
      'De gauche à droite ; un test par unité, face visible.',
      'Left to right; one test per unit, on the side that shows.',
    ),
    why: t('Le jeu frère l’explique.', 'The sister game spells it out.'),
    origin: 'family',
  },
  'J-31': {
    question: t('D + TdC/1 : avec quelle cohésion ?', 'D + CT/1: with which cohesion?'),
    answer: t('D d’abord, puis test avec la face en désordre.', 'D first, then the test on the disordered side.'),
    why: t('L’ordre imprimé ; le jeu frère l’explique.', 'The printed order; the sister game spells it out.'),
    origin: 'family',
    options: {
      'after-disorder': t('face en désordre', 'disordered side'),
      'before-disorder': t('face d’avant', 'side before it'),
    },
  },
  'J-32': {
    question: t('D sur une unité en désordre, ou en déroute ?', 'D on a disordered, or a routed unit?'),
    answer: t(
      'En désordre : déroute ; en déroute (D ou R) : éliminée.',
      'Disordered: rout; routed (D or R): eliminated.',
    ),
    why: t(
      'Usage de la série, la règle 10 n’étant pas sur la feuille.',
      'Usage of the series; rule 10 is not on the sheet.',
    ),
    origin: 'house',
    options: {
      climbs: t('déroute, puis élimination', 'rout, then elimination'),
      'rout-at-most': t('déroute, et rien de pire', 'rout, and nothing worse'),
      stays: t('l’état ne change pas', 'the state does not change'),
    },
  },
  'J-33': {
    question: t('0-4 et moins de 0 : même résultat ?', '0-4 and below 0: the same result?'),
    answer: t(
      'Oui pour l’attaquant ; le défenseur y gagne d’autres droits.',
      'Yes for the attacker; the defender may do other things.',
    ),
    why: t('Les deux langues concordent.', 'Both languages agree.'),
    origin: 'printed',
  },
  'J-34': {
    question: t('Qu’est-ce qui est en italique ?', 'What is in italics?'),
    answer: t(
      'Les poursuites ; rupture et contre-choc sont pour tous.',
      'Pursuits; breakthrough and counter-shock are for all.',
    ),
    why: t(
      'Le texte a perdu l’italique ; la poursuite est de cavalerie.',
      'The text lost its italics; pursuit is a cavalry matter.',
    ),
    origin: 'printed',
  },
  'J-35': {
    question: t('« Artillerie (8.9) » dans le titre ?', '"Artillery (8.9)" in the title?'),
    answer: t('Un renvoi, pas une seconde table.', 'A pointer, not a second table.'),
    why: t('Une seule table est imprimée.', 'Only one table is printed.'),
    origin: 'printed',
  },
  'J-51': {
    question: t('Cohésion de la face en désordre non dite ?', 'Cohesion of the disordered side not given?'),
    answer: t('La même que celle de la face visible.', 'The same as on the side that shows.'),
    why: t('Aucun chiffre n’est inventé ; le pion le donne.', 'No figure is made up; the counter has it.'),
    origin: 'house',
    options: {
      same: t('la même', 'the same'),
      'one-less': t('un point de moins ; depuis 0, aucun test réussi', 'one point less; from 0, no test is passed'),
    },
  },
  'J-52': {
    question: t('Et si le premier code met en déroute ou élimine ?', 'What if the first code routs or eliminates?'),
    answer: t('Le reste ne compte plus.', 'The rest no longer counts.'),
    why: t('Une unité qui fuit ne teste pas pour reculer.', 'A fleeing unit does not test to fall back.'),
    origin: 'house',
  },
  'J-58': {
    question: t('Artillerie seule qui doit reculer ?', 'Artillery alone that must fall back?'),
    answer: t('Perdue.', 'Lost.'),
    why: t('Usage de la série (8.9).', 'Usage of the series (8.9).'),
    origin: 'house',
    options: { lost: t('perdue', 'lost'), table: t('recule comme les autres', 'falls back like the others') },
  },
  'J-60': {
    question: t('Comment se fait un test ?', 'How is a test made?'),
    answer: t(
      'Dé 0-9 plus modificateurs : réussi jusqu’à la valeur.',
      'Die 0-9 plus modifiers: passed up to the rating.',
    ),
    why: t('Règle 0.4 de la série.', 'Rule 0.4 of the series.'),
    origin: 'family',
  },
  'J-68': {
    question: t('Qui use des droits de la table de choc ?', 'Who uses what the shock table offers?'),
    answer: t('Les unités restées hors de déroute ; pas l’artillerie.', 'Units that are not routed; not artillery.'),
    why: t('Suite de J-67.', 'Follows from J-67.'),
    origin: 'house',
  },
  'J-72': {
    question: t('Deux droits dans une case, les deux à la fois ?', 'Two rights in one cell: both of them?'),
    answer: t('L’un ou l’autre, pour tout le camp.', 'One or the other, for the whole side.'),
    why: t('La case dit « ou ».', 'The cell says "or".'),
    origin: 'printed',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
