import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** (X) troops and grades. */
export const EXCEPTIONS = {
  'D-11': {
    question: t(
      'Kn(X) inférieurs « sans support » : qu’entend-on par là ?',
      'Kn(X) inferior “without support”: meaning what?',
    ),
    answer: t(
      'Ils comptent (I) et n’ont pas droit au support des Kn(I).',
      'They count as (I) and may not claim the support of Kn(I).',
    ),
    why: t(
      'Compter (I) leur ouvrirait sinon la ligne Kn(I)/Kn(I).',
      'Counting as (I) would otherwise open the Kn(I)/Kn(I) row.',
    ),
    origin: 'house',
    options: {
      'no-support': t('(I), sans droit au support', '(I), with no right to support'),
      'unless-supported': t('(I) seulement si aucun rang ne suit', '(I) only if no rank is behind'),
    },
  },
  'D-12': {
    question: t('Bw(X) dans les autres cas : (S) ou (O) ?', 'Bw(X) in other cases: (S) or (O)?'),
    answer: t('(O), sauf si la liste d’armée dit (S).', '(O), unless the army list says (S).'),
    why: t('Les deux classes sont imprimées sans choix.', 'Both grades are printed without a choice.'),
    origin: 'house',
    options: { O: t('(O)', '(O)'), S: t('(S)', '(S)') },
  },
  'D-21': {
    question: t('Des troupes légères tirent-elles sur des éléphants ?', 'Do light troops shoot at elephants?'),
    answer: t(
      'Aucune ne tire, sauf Ps(X) qui agit comme Art : c’est alors un tir d’artillerie.',
      'None shoots, except Ps(X) which acts as Art: that is then artillery shooting.',
    ),
    why: t('Les portées ne citent aucune troupe légère.', 'The ranges name no light troops.'),
    origin: 'house',
    options: {
      'as-artillery': t('Ps(X) tire comme Art', 'Ps(X) shoots as Art'),
      'close-combat-only': t('Ps(X) n’agit comme Art qu’en mêlée', 'Ps(X) acts as Art in close combat only'),
    },
  },
  'D-31': {
    question: t('Quelles classes existent pour un type ?', 'Which grades exist for a type?'),
    answer: t(
      'Toutes, sauf (X) pour les types sans ligne d’exception ; les navals (X) n’ont de particulier que leur mouvement.',
      'All, except (X) for types without a line of exceptions; naval (X) differ in movement only.',
    ),
    why: t('La feuille ne donne pas la liste des classes.', 'The sheet does not list the grades.'),
    origin: 'house',
  },
  'D-32': {
    question: t('El(X) visés : quelle classe ?', 'El(X) shot at: which grade?'),
    answer: t(
      '(I) quel que soit le tireur ; supérieurs contre les troupes nommées en mêlée seulement, (I) contre les autres.',
      '(I) whoever shoots; superior against the troops named in close combat only, (I) against the rest.',
    ),
    why: t(
      'La première phrase règle le tir, la seconde les adversaires.',
      'The first sentence settles shooting, the second opponents.',
    ),
    origin: 'house',
    options: {
      'close-combat': t('supérieurs en mêlée seulement', 'superior in close combat only'),
      'also-shot-at': t('supérieurs aussi sous leur tir', 'superior also when they shoot'),
    },
  },
  'D-33': {
    question: t('Une troupe (X) qui agit comme une autre : jusqu’où ?', '(X) troops acting as others: how far?'),
    answer: t(
      'Facteur, lignes tactiques qui nomment des types, classe et issue, vainqueur ou perdant, sont ceux de la troupe imitée : Art(X) en mêlée est Ax(I), Bw(X) contre des piétons Sp(I), El(X) qui tire Art(F), Ps(X) vainqueur Art sauf contre Ax et Ps. Exceptions imprimées : Ps(X) perdant est Ps(I), El(X) visé El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) gardent leur type. Regardent l’élément imprimé : une clause qui nomme (X) ; Art(X) visée, sans facteur de classe ; la colonne du facteur, montés, piétons ou navals ; le support arrière en mêlée ; recul, suivi et pertes. Une fortification n’aide ni contre Art imprimée ou imitée, ni contre Ps(X) ; le support sous un tir ne compte pas contre Art imitée.',
      'Factor, tactical rows that name types, grade and outcome, as winner or loser, are those of the imitated troops: Art(X) in close combat is Ax(I), Bw(X) against foot Sp(I), El(X) shooting Art(F), a winning Ps(X) Art except against Ax and Ps. Printed exceptions: a losing Ps(X) is Ps(I), El(X) shot at El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) keep their type. These look at the printed element: a clause that names (X); Art(X) shot at, without grading factor; the factor’s column, mounted, foot or naval; rear support in close combat; recoil, follow-up and losses. A fortification helps neither against Art, printed or imitated, nor against Ps(X); support under fire is denied against imitated Art.',
    ),
    why: t(
      'Le tableau d’exception parle de combat ; « subit comme » y est écrit pour deux troupes.',
      'The exceptions speak of fighting; how they suffer is written for two troops.',
    ),
    origin: 'house',
  },
  'D-55': {
    question: t('Des Bd(X) irréguliers sont-ils impétueux ?', 'Are irregular Bd(X) impetuous?'),
    answer: t('Oui, comme Bd(F).', 'Yes, as Bd(F) are.'),
    why: t(
      'Hors du cas cité, ils sont Bd(F), aussi pour bouger.',
      'Except in the case named they are Bd(F), in moving too.',
    ),
    origin: 'house',
  },
  'D-67': {
    question: t(
      'Cm(X) et WWg(X), supérieurs contre El : ont-ils le +1 que (S) n’a pas contre El ?',
      'Cm(X) and WWg(X), superior against El: do they get the +1 that (S) does not get against El?',
    ),
    answer: t('Non : ils échappent seulement au -1 de (I).', 'No: they only escape the -1 of (I).'),
    why: t('La ligne du +1 exclut El sans réserve.', 'The line of the +1 excludes El without reservation.'),
    origin: 'house',
    options: { 'no-bonus': t('non', 'no'), bonus: t('oui, le +1 aussi', 'yes, the +1 too') },
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
