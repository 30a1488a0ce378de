import { t } from '../../kernel/text.ts';

/** What may be typed at the question of a battle. */
export const KEYS = t(
  'un numéro, des mots de la ligne, ou : m carte, u annuler, j journal, q quitter',
  'a number, words of the line, or: m map, u undo, j log, q quit',
);
/** The same against the computer, behind the others. */
export const KEYS_OF_MINDS = t(', h conseil, w pourquoi', ', h hint, w why');
