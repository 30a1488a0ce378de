import { procedure } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { combatAfterDice } from '../combat/after-dice.ts';
import { combatTellings, totalled } from '../combat/telling.ts';
import { effects, word } from './effects.ts';
import { FORECAST } from './forecast.ts';
import { MATCHUPS } from './matchups.ts';

export const closeCombat = procedure({
  ...FORECAST,
  matchups: MATCHUPS,
  effects,
  word,
  afterDice: combatAfterDice,
  headline: ({ friend, enemy }, assessment) => {
    const mine = totalled(friend, assessment?.tallies[0]);
    const theirs = totalled(enemy, assessment?.tallies[1]);
    return t(`mêlée, ${mine.fr} contre ${theirs.fr}`, `close combat, ${mine.en} v ${theirs.en}`);
  },
  tellings: combatTellings,
});
