import { procedure } from '../../../kernel/ruleset.ts';
import { lossWords } from '../casualties.ts';
import { effects } from './effects.ts';
import { FORECAST } from './forecast.ts';
import { MATCHUPS } from './matchups.ts';
import { headline, tellings } from './telling.ts';

export const closeCombat = procedure({
  ...FORECAST,
  matchups: MATCHUPS,
  effects,
  word: lossWords,
  headline,
  tellings,
});
