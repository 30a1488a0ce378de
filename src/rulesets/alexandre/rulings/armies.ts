import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** What an army notes between combats. */
export const ARMIES = {
  'A-60': {
    question: t(
      'Quelle face montre une unité découragée ou en déroute ?',
      'Which side shows a discouraged or routed unit?',
    ),
    answer: t('Le verso, comme une unité fatiguée.', 'The reverse, as that of a fatigued one.'),
    why: t(
      'Ces états sont pires que la fatigue, qui retourne le pion (A-5).',
      'Those states are worse than fatigue, which turns the counter over (A-5).',
    ),
    origin: 'house',
  },
  'A-61': {
    question: t('Que vaut un chef blessé ?', 'What is a wounded leader worth?'),
    answer: t('Son bonus tombe à 0 ; une seconde blessure le tue.', 'His bonus falls to 0; a second wound kills him.'),
    why: t(
      'La feuille distingue blessé et tué sans dire la suite.',
      'The sheet tells wounded from killed and no more.',
    ),
    origin: 'house',
  },
  'A-62': {
    question: t('Quand une armée s’effondre-t-elle ?', 'When does an army collapse?'),
    answer: t(
      'Quand les PF de départ de ses unités éliminées atteignent la part donnée par le scénario.',
      'When the starting SP of its eliminated units reach the share that the scenario gives.',
    ),
    why: t('La feuille est muette ; usage de jeux voisins.', 'The sheet is silent; usage of neighbouring games.'),
    origin: 'house',
  },
  'A-63': {
    question: t('Que marque l’adversaire ?', 'What does the enemy score?'),
    answer: t(
      'Les PF des unités éliminées, la moitié de ceux des unités en déroute, et 3 × (bonus + 1) par chef tué ou capturé.',
      'The SP of eliminated units, half those of routed ones, and 3 × (bonus + 1) for a leader killed or captured.',
    ),
    why: t(
      'La série compte ces pertes ; les chiffres sont les nôtres.',
      'The series counts these losses; the figures are ours.',
    ),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
