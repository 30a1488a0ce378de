import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Rear support and its conditions. */
export const SUPPORT = {
  'D-8': {
    question: t('Plusieurs lignes de support arrière s’ajoutent-elles ?', 'Do several rear-support rows add up?'),
    answer: t(
      'Non : la meilleure ligne seule ; seules Pk, Pk(X), Wb(S,O) et Ax(X) comptent plusieurs rangs.',
      'No: the best row alone; only Pk, Pk(X), Wb(S,O) and Ax(X) count several ranks.',
    ),
    why: t('Les maxima imprimés seraient sinon dépassés.', 'The printed maxima would otherwise be exceeded.'),
    origin: 'house',
    options: { 'best-row': t('la meilleure ligne', 'the best row'), added: t('toutes s’ajoutent', 'all add up') },
  },
  'D-9': {
    question: t(
      'Les supports Bd/Bd, Ax/Ax et Bw/Bw ne comptent-ils qu’en cas de défaite ?',
      'Do the supports Bd/Bd, Ax/Ax and Bw/Bw count only when losing?',
    ),
    answer: t('Non : +1 ordinaire.', 'No: an ordinary +1.'),
    why: t('La feuille n’y met pas de condition.', 'The sheet gives no such condition.'),
    origin: 'printed',
    options: {
      ordinary: t('+1 ordinaire', 'ordinary +1'),
      mitigating: t('+1 après les dés, si le total est inférieur', '+1 after the dice, if the total is lower'),
    },
  },
  'D-10': {
    question: t('Wb/Wb : contre qui ?', 'Wb/Wb: against whom?'),
    answer: t('Contre tous.', 'Against all.'),
    why: t('Aucune condition n’est imprimée.', 'No condition is printed.'),
    origin: 'printed',
    options: { all: t('tous', 'all'), foot: t('piétons seulement, comme DBA', 'foot only, as in DBA') },
  },
  'D-35': {
    question: t('Où doit se tenir un support arrière ?', 'Where must a rear support stand?'),
    answer: t(
      'Juste derrière ; les rangs suivants comptent tant que la suite n’est pas interrompue.',
      'Directly behind; further ranks count as long as the series is unbroken.',
    ),
    why: t('« Par rang » suppose une colonne continue.', '“Per rank” implies an unbroken column.'),
    origin: 'house',
  },
  'D-36': {
    question: t('Le support arrière compte-t-il au tir ?', 'Does rear support count in shooting?'),
    answer: t('Seulement pour des Kn(I) visés.', 'Only for Kn(I) shot at.'),
    why: t(
      'Les conditions de support écartent les autres cibles ; le tireur n’y est pas nommé.',
      'The conditions rule out other targets; shooters are not mentioned.',
    ),
    origin: 'house',
  },
  'D-37': {
    question: t(
      'Le 2e rang qui sauve doit-il remplir les conditions de support ?',
      'Must the saving 2nd rank meet the conditions of support?',
    ),
    answer: t('Oui : il doit soutenir.', 'Yes: it must be supporting.'),
    why: t('La phrase parle de troupes soutenues.', 'The sentence speaks of supported troops.'),
    origin: 'house',
    options: { supporting: t('oui', 'yes'), any: t('non : y être suffit', 'no: standing there is enough') },
  },
  'D-38': {
    question: t('Ax(X)/Ax(X) : contre qui ?', 'Ax(X)/Ax(X): against whom?'),
    answer: t('Contre tous.', 'Against all.'),
    why: t(
      'Aucune condition n’est imprimée ; des errata de 1994 parlent de formations profondes contre les montés.',
      'No condition is printed; errata of 1994 speak of deep formations against mounted.',
    ),
    origin: 'printed',
    options: { all: t('tous', 'all'), mounted: t('montés seulement', 'mounted only') },
  },
  'D-49': {
    question: t('Kn(I)/Kn(I) contre « infanteries » : lesquelles ?', 'Kn(I)/Kn(I) against “infantry”: which?'),
    answer: t('Tous les piétons, Art, WWg et Bg compris.', 'All foot, Art, WWg and Bg included.'),
    why: t('La feuille n’a que trois espèces d’ennemis.', 'The sheet knows three kinds of enemies only.'),
    origin: 'house',
    options: { foot: t('tous les piétons', 'all foot'), infantry: t('sans Art, WWg ni Bg', 'without Art, WWg and Bg') },
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
