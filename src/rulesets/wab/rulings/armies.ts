import { t } from '../../../kernel/text.ts';
import type { Entries } from './entries.ts';

/** What an army notes between combats. */
export const ARMIES = {
  'W-47': {
    question: t('Quelles unités rapportent des points ?', 'Which units score points?'),
    answer: t(
      'Celles qui sont anéanties ou en fuite à la fin, en entier.',
      'Those destroyed or fleeing at the end, whole.',
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
    question: t('Quand une unité compte-t-elle comme ébranlée ?', 'When is a unit told to be shaken?'),
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
} as const satisfies Entries;
