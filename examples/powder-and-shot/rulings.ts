import { register } from '../../src/kernel/ruling.ts';
import { t } from '../../src/kernel/text.ts';
import * as RULING_CHOICES from './options.ts';

export const RULINGS = register(RULING_CHOICES, {
  'P-1': {
    question: t(
      'Des canons qui tirent à deux hexagones peuvent-ils être ébranlés ?',
      'May guns that fire at two hexes be shaken?',
    ),
    answer: t('non : personne ne les atteint', 'no: nobody reaches them'),
    why: t(
      'La table des résultats ne distingue pas les distances.',
      'The results chart does not tell distances apart.',
    ),
    origin: 'house',
  },
  'P-2': {
    question: t(
      'Que devient une unité ébranlée qui l’est de nouveau ?',
      'What becomes of a shaken unit that is shaken again?',
    ),
    answer: t('elle est éliminée', 'it is eliminated'),
    why: t(
      'Sans cela une unité ébranlée ne craindrait plus rien.',
      'Else a shaken unit would have nothing more to fear.',
    ),
    origin: 'house',
    options: {
      eliminated: t('elle est éliminée', 'it is eliminated'),
      stays: t('elle reste ébranlée', 'it stays shaken'),
    },
  },
});
