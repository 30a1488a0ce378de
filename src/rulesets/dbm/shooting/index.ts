import { procedure } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { combatAfterDice } from '../combat/after-dice.ts';
import { combatTellings, totalled } from '../combat/telling.ts';
import { effects, word } from './effects.ts';
import { FORECAST } from './forecast.ts';
import { MATCHUPS } from './matchups.ts';

export const shooting = procedure({
  ...FORECAST,
  matchups: MATCHUPS,
  effects,
  word,
  afterDice: combatAfterDice,
  headline: ({ shooter, target, distance }, assessment) => {
    const from = totalled(shooter, assessment?.tallies[0]);
    const at = totalled(target, assessment?.tallies[1]);
    return t(`tir, ${from.fr} sur ${at.fr} à ${distance} pas`, `shooting, ${from.en} at ${at.en}, ${distance}p away`);
  },
  tellings: combatTellings,
});
