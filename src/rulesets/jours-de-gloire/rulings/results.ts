import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Results, tests and rights. */
export const RESULTS = {
  'J-30': {
    question: t('« 1 + TdC » : dans quel ordre ?', '“1 + CT”: in which order?'),
    answer: t(
      'De gauche à droite ; un test par unité, avec sa face visible.',
      'Left to right; one test per unit, on the side that shows.',
    ),
    why: t('Le jeu frère le dit en toutes lettres.', 'The sister game spells it out.'),
    origin: 'family',
  },
  'J-31': {
    question: t('D + TdC/1 : avec quelle cohésion ?', 'D + CT/1: with which cohesion?'),
    answer: t('D d’abord, puis test avec la face en désordre.', 'D first, then the test on the disordered side.'),
    why: t(
      'L’ordre imprimé ; le jeu frère le dit en toutes lettres.',
      'The printed order; the sister game spells it out.',
    ),
    origin: 'family',
    options: {
      'after-disorder': t('face en désordre', 'disordered side'),
      'before-disorder': t('face d’avant le D', 'side before the D'),
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
      'Custom of the series; rule 10 is not on the sheet.',
    ),
    origin: 'house',
    options: {
      climbs: t('déroute, puis élimination', 'rout, then elimination'),
      'rout-at-most': t('déroute, et rien de pire', 'rout, and nothing worse'),
      stays: t('l’état ne change pas', 'the state does not change'),
    },
  },
  'J-33': {
    question: t('0 à 4 et moins de 0 : même résultat ?', '0 to 4 and below 0: the same result?'),
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
      'Les poursuites ; choc de rupture et contre-choc sont pour tous.',
      'Pursuits; breakthrough and counter-shock are for all.',
    ),
    why: t(
      'La feuille du joueur a les italiques, qui disent ce qui n’est que pour la cavalerie ; notre texte de la feuille ne les a pas, et la poursuite est affaire de cavalerie.',
      'The player’s sheet has the italics, which say what is for cavalry only; our text of the sheet does not have them, and pursuit is a cavalry matter.',
    ),
    origin: 'printed',
  },
  'J-35': {
    question: t('« Artillerie (8.9) » dans le titre ?', '“Artillery (8.9)” in the title?'),
    answer: t('Un renvoi, pas une seconde table.', 'A pointer, not a second table.'),
    why: t('Une seule table est imprimée.', 'Only one table is printed.'),
    origin: 'printed',
  },
  'J-51': {
    question: t('Cohésion de la face en désordre non donnée ?', 'Cohesion of the disordered side not given?'),
    answer: t('La même que celle de la face visible.', 'The same as on the side that shows.'),
    why: t('Nous n’inventons pas de chiffre ; le pion le donne.', 'We make up no figure; the counter has it.'),
    origin: 'house',
    options: {
      same: t('la même', 'the same'),
      'one-less': t('un point de moins ; depuis 0, aucun test réussi', 'one point less; from 0, no test is passed'),
    },
  },
  'J-52': {
    question: t('Et si le premier code met en déroute ou élimine ?', 'What if the first code routs or eliminates?'),
    answer: t('Le reste ne compte plus.', 'The rest no longer counts.'),
    why: t('Une unité en déroute ne teste pas pour éviter un recul.', 'A routed unit does not test to avoid a recoil.'),
    origin: 'house',
  },
  'J-58': {
    question: t('Artillerie seule qui doit reculer ?', 'Artillery alone that must recoil?'),
    answer: t('Perdue.', 'Lost.'),
    why: t('Usage de la série (8.9).', 'Custom of the series (8.9).'),
    origin: 'house',
    options: { lost: t('perdue', 'lost'), table: t('recule comme les autres', 'recoils like the others') },
  },
  'J-60': {
    question: t('Comment se fait un test ?', 'How is a test made?'),
    answer: t(
      'Dé 0-9 plus modificateurs : réussite jusqu’à la valeur.',
      'Die 0-9 plus modifiers: passed up to the rating.',
    ),
    why: t('Règle 0.4 de la série.', 'Rule 0.4 of the series.'),
    origin: 'family',
  },
  'J-68': {
    question: t(
      'Qui a droit au choc de rupture, au contre-choc ou à la poursuite ?',
      'Who may break through, counter-shock or pursue?',
    ),
    answer: t('Les unités qui ne sont pas en déroute ; pas l’artillerie.', 'Units that are not routed; not artillery.'),
    why: t('Suite de J-67.', 'Follows from J-67.'),
    origin: 'house',
  },
  'J-72': {
    question: t('Deux droits dans une case, les deux à la fois ?', 'Two rights in one cell: both of them?'),
    answer: t('L’un ou l’autre, pour tout le camp.', 'One or the other, for the whole side.'),
    why: t('La case dit « ou ».', 'The cell says “or”.'),
    origin: 'printed',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
