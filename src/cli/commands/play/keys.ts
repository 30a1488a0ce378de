import { t } from '../../../kernel/text.ts';

/** What may be typed at the question of a battle. */
export const KEYS = t(
  'un numéro, des mots de la ligne, ou : m carte, u annuler, j journal, q quitter',
  'a number, words of the line, or: m map, u undo, j log, q quit',
);
/** Keys that ask the computer, listed after the others. */
export const KEYS_OF_MINDS = t(
  ', h conseil, w pourquoi (w 2, w 3 : ses choix d’avant), c l’ordinateur joue (c grognard 2), me vous jouez',
  ', h hint, w why (w 2, w 3: earlier choices), c the computer plays (c grognard 2), me you play',
);
/** The question where the computer plays both sides. */
export const GOING_ON = t(
  'l’ordinateur joue les deux camps : c continuer, me vous jouez (me 1), m carte, w pourquoi, q quitter',
  'the computer plays both sides: c go on, me you play (me 1), m map, w why, q quit',
);
