import { procedure } from '../../../kernel/ruleset.ts';
import { lossWords } from '../casualties.ts';
import { effects } from './effects.ts';
import { FORECAST } from './forecast.ts';
import { headline, tellings } from './telling.ts';

export const shooting = procedure({
  ...FORECAST,
  effects,
  word: lossWords,
  headline,
  tellings,
});
