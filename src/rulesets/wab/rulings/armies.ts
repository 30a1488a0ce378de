import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** Rulings about what an army notes between combats. */
export const ARMIES = {
  'W-47': {
    question: t('Qu’est-ce qui rapporte des points ?', 'What scores points?'),
    answer: t(
      'Les unités anéanties ou en fuite à la fin, en entier, et les étendards pris.',
      'Units destroyed or fleeing at the end, in full, and standards that were taken.',
    ),
    why: t('Usage publié ; la feuille est muette.', 'Published usage; the sheet is silent.'),
    origin: 'family',
  },
  'W-48': {
    question: t('Une unité réduite à moins de cinq figurines ?', 'A unit down to fewer than five models?'),
    answer: t('N’est plus formée, et ne se rallie plus.', 'Is no longer formed, and does not rally.'),
    why: t('Usage publié ; la feuille est muette.', 'Published usage; the sheet is silent.'),
    origin: 'family',
  },
  'W-49': {
    question: t('Quand une unité compte-t-elle comme ébranlée ?', 'When does a unit count as shaken?'),
    answer: t(
      'En fuite, à moins de cinq figurines, ou à moins d’un quart de son effectif de départ.',
      'When it flees, has fewer than five models, or less than a quarter of those it started with.',
    ),
    why: t(
      'Un signe sur la feuille d’armée ; aucun dé n’en dépend.',
      'A sign on the army’s sheet; no die rests on it.',
    ),
    origin: 'house',
  },
  'W-50': {
    question: t('Quand un étendard est-il pris, et que vaut-il ?', 'When is a standard taken, and what is it worth?'),
    answer: t(
      'Quand son unité est anéantie au corps à corps, non par le tir ; les joueurs le notent après une fuite. Il vaut les points écrits avec l’unité.',
      'When its unit is wiped out in combat, not by shooting; after a flight the players note it. It is worth the points written with the unit.',
    ),
    why: t(
      'Les listes publiées donnent des points à l’étendard de bataille ; ni la feuille ni elles ne disent combien ici.',
      'Published lists score the battle standard; neither they nor the sheet say how much here.',
    ),
    origin: 'house',
  },
} as const satisfies Entries;
