import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Rulings about what an army notes between combats. */
export const ARMIES = {
  'D-70': {
    question: t(
      'Quand un corps est-il démoralisé, une armée battue ?',
      'When is a command demoralised, an army beaten?',
    ),
    answer: t(
      'Au tiers, à la moitié de ses équivalents d’élément, arrondis au demi supérieur. Un élément en vaut 1 ; Ps et Hd ½, Ax(I) irréguliers ½, WWg(I) 3 ; Hd(I), Exp, Bts, Shp et Bg 0.',
      'At a third, at a half of its element equivalents, rounded up to ½. An element is 1; Ps and Hd ½, irregular Ax(I) ½, WWg(I) 3; Hd(I), Exp, Bts, Shp and Bg 0.',
    ),
    why: t(
      'Données publiées d’une édition voisine ; Bg n’y figure pas.',
      'Published data of a neighbouring edition; Bg is not in them.',
    ),
    origin: 'family',
  },
  'D-71': {
    question: t(
      'Pour combien un corps démoralisé compte-t-il dans les pertes de l’armée ?',
      'How much of a demoralised command counts towards the army’s losses?',
    ),
    answer: t('En entier.', 'All of it.'),
    why: t('Usage des joueurs ; la feuille est muette.', 'Usage of players; the sheet is silent.'),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
