import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Totals, dice and grading factors. */
export const TOTALS = {
  'D-1': {
    question: t('Quand agissent les facteurs de classe ?', 'When do grading factors act?'),
    answer: t(
      'Une fois, après la comparaison des totaux, pour les deux à la fois.',
      'Once, after the totals are compared, for both at the same time.',
    ),
    why: t('Chaque ligne suppose un total déjà comparé.', 'Every line presupposes that totals have been compared.'),
    origin: 'printed',
  },
  'D-2': {
    question: t('Un facteur de classe peut-il changer le résultat ?', 'May a grading factor change the result?'),
    answer: t(
      'Oui : une défaite d’un point devient égalité, une égalité devient défaite, et le double se juge après.',
      'Yes: a loss by one becomes a tie, a tie becomes a loss, and doubling is judged afterwards.',
    ),
    why: t('Un facteur qui ne changerait rien serait inutile.', 'A factor that changed nothing would be pointless.'),
    origin: 'printed',
    options: {
      'may-change': t('le vainqueur peut changer', 'the winner may change'),
      'doubling-only': t(
        'seul le double se juge sur les totaux corrigés',
        'only doubling is judged on the adjusted totals',
      ),
    },
  },
  'D-3': {
    question: t('La moitié exacte compte-t-elle comme un double ?', 'Does exactly half count as doubled?'),
    answer: t('Oui : 4 contre 8 est doublé, 4 contre 7 non.', 'Yes: 4 against 8 is doubled, 4 against 7 is not.'),
    why: t(
      'Le texte inclut l’égalité ; l’en-tête de la table navale est une façon de parler.',
      'The text includes equality; the heading of the naval table is loose wording.',
    ),
    origin: 'printed',
    options: {
      'half-or-less': t('la moitié ou moins', 'half or less'),
      'less-than-half': t('moins de la moitié', 'less than half'),
    },
  },
  'D-4': {
    question: t(
      '(S) en mêlée, « type et classe différents » : faut-il les deux ?',
      '(S) in close combat, “type and grade different”: must both be?',
    ),
    answer: t(
      'Non, l’un des deux suffit : le +1 ne se perd que contre le même type de la même classe.',
      'No, one of the two is enough: the +1 is lost only against the same type of the same grade.',
    ),
    why: t(
      'Sinon des Bd(S) ne vaudraient pas mieux que des Bd(O) face à des Bd(O).',
      'Otherwise Bd(S) would be no better than Bd(O) against Bd(O).',
    ),
    origin: 'house',
    options: {
      'either-differs': t('type ou classe différents', 'type or grade differs'),
      'both-differ': t('type et classe différents', 'type and grade both differ'),
    },
  },
  'D-20': {
    question: t('(I) visé par Art : -1 ?', '(I) shot at by Art: -1?'),
    answer: t('Oui.', 'Yes.'),
    why: t(
      'L’exception pour Art n’est écrite que pour (S) et (F).',
      'The exception for Art is written for (S) and (F) only.',
    ),
    origin: 'printed',
    options: { applies: t('oui', 'yes'), 'not-by-art': t('non', 'no') },
  },
  'D-26': {
    question: t('Et si un total est nul ou négatif ?', 'What if a total is zero or less?'),
    answer: t(
      'On compare en entiers : deux fois le perdant contre le vainqueur.',
      'Compare whole numbers: twice the loser with the winner.',
    ),
    why: t('Rien ne fixe de minimum.', 'Nothing sets a minimum.'),
    origin: 'house',
  },
  'D-30': {
    question: t('Égalité entre Exp et (I) ?', 'A tie between Exp and (I)?'),
    answer: t('Le -1 du (I) vient d’abord : les Exp gagnent.', 'The -1 of (I) comes first: the Exp win.'),
    why: t('Les facteurs de classe précèdent le résultat.', 'Grading factors precede the result.'),
    origin: 'house',
  },
  'D-56': {
    question: t('(S) contre un naval vide : même type ?', '(S) against an empty naval element: the same type?'),
    answer: t('Il reste du type qu’il avait.', 'It is still of the type it was.'),
    why: t('Débarquer ne change pas le navire.', 'Landing troops does not change the ship.'),
    origin: 'house',
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
