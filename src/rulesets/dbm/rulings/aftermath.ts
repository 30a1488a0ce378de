import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Recoil, flight and who is lost along. */
export const AFTERMATH = {
  'D-41': {
    question: t('Un recul impossible change-t-il le résultat ?', 'Does an impossible recoil change the result?'),
    answer: t(
      'Oui : l’élément est compté détruit, aussi quand il doit fuir, car la fuite commence par un recul ; il ne déplace alors aucun ami.',
      'Yes: the element is counted destroyed, also when it must flee, for flight begins with a recoil; it then moves no friend.',
    ),
    why: t('L’encadré « Destruction » le dit.', 'The box on destruction says so.'),
    origin: 'printed',
  },
  'D-47': {
    question: t(
      'Qui, étant Art, WWg, Bg ou naval, n’entraîne personne dans sa perte ?',
      'Who, being Art, WWg, Bg or naval, takes nobody along?',
    ),
    answer: t('L’élément détruit.', 'The destroyed element.'),
    why: t('C’est le sujet de la phrase.', 'It is the subject of the sentence.'),
    origin: 'house',
  },
  'D-53': {
    question: t('Quels rangs meurent avec un élément détruit ?', 'Which ranks die with a destroyed element?'),
    answer: t(
      'Celui qui le touche, à moins d’une profondeur de socle ; les suivants s’ils comptent comme supports.',
      'The one that touches it, less than a base depth away; those beyond it if they count as supports.',
    ),
    why: t('Le 3e rang commence à une pleine profondeur de socle.', 'The 3rd rank begins a full base depth away.'),
    origin: 'house',
  },
  'D-59': {
    question: t('Un élément démonté fuit : de combien ?', 'A dismounted element flees: how far?'),
    answer: t('Du mouvement de sa monture plus 50 pas.', 'By the move of its mounts plus 50p.'),
    why: t('Il remonte avant de fuir.', 'It remounts before it flees.'),
    origin: 'house',
  },
  'D-61': {
    question: t(
      'Un recul pousse-t-il les rangs derrière l’élément ?',
      'Does a recoil push the ranks behind the element?',
    ),
    answer: t(
      'Oui, toute la colonne, tournée comme lui : Ps replacés derrière, les autres repoussés ; El, WWg, Bg ou naval dans la colonne, il est perdu. Des El qui reculent la font fuir. S’il s’est d’abord retourné, elle n’est plus derrière lui.',
      'Yes, the whole column, facing as it does: Ps are placed behind, others pushed back; with El, WWg, Bg or naval in the column it is lost. El that recoil make it flee. Once it has turned about, the column is no longer behind it.',
    ),
    why: t(
      'Un rang fait face comme son front ; chaque rang poussé pousse le suivant.',
      'A rank faces as its front does; each one pushed pushes the next.',
    ),
    origin: 'house',
    options: {
      column: t('toute la colonne', 'the whole column'),
      'first-rank': t('le premier rang seulement', 'the first rank only'),
    },
  },
  'D-64': {
    question: t('De combien recule un élément ?', 'How far does an element recoil?'),
    answer: t('De la profondeur de son socle.', 'By the depth of its base.'),
    why: t(
      'La feuille ne donne cette distance que pour le suivi ; les versions publiées la donnent aussi pour le recul.',
      'The sheet gives that distance for the follow-up only; the published versions give it for the recoil too.',
    ),
    origin: 'family',
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
