import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Rulings about what an army notes between combats. */
export const ARMIES = {
  'J-76': {
    question: t('Quand une formation s’effondre-t-elle ?', 'When does a formation collapse?'),
    answer: t(
      'Quand deux tiers de ses unités sont perdus, artillerie non comprise ; arrondi au supérieur.',
      'When two thirds of its units are lost, artillery not counted; rounded up.',
    ),
    why: t('Usage d’un jeu frère.', 'Custom of a sister game.'),
    origin: 'family',
  },
  'J-77': {
    question: t('Quand une armée est-elle brisée ?', 'When is an army broken?'),
    answer: t(
      'Quand les PF de départ de ses unités éliminées atteignent la part donnée par le scénario.',
      'When the starting SP of its eliminated units reach the share that the scenario gives.',
    ),
    why: t('La feuille est muette ; le scénario décide.', 'The sheet is silent; the scenario decides.'),
    origin: 'house',
  },
  'J-78': {
    question: t('Quelle unité est perdue pour sa formation ?', 'Which unit is lost to its formation?'),
    answer: t('Éliminée, ou en déroute quand le tour s’achève.', 'One eliminated, or routed when the turn ends.'),
    why: t('Une unité qui fuit ne soutient plus les siens.', 'A unit in flight no longer supports its own.'),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
