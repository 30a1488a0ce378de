import { procedure } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { describeLed } from '../units.ts';
import { effects } from './effects.ts';
import { FORECAST } from './forecast.ts';
import { MATCHUPS } from './matchups.ts';
import { allUnits, type Stacks } from './situation.ts';
import { tellings } from './tellings.ts';
import { meleeWord } from './words.ts';

const sideText = (stacks: Stacks): Text =>
  describeLed(allUnits(stacks), stacks.length === 1 ? stacks[0]!.leaders : stacks.flatMap(({ leaders }) => leaders));

export const melee = procedure({
  ...FORECAST,
  matchups: MATCHUPS,
  effects,
  word: meleeWord,
  headline: (s) => {
    const [attackers, defenders] = [sideText(s.attackers), sideText(s.defenders)];
    return allUnits(s.attackers).length === 1
      ? t(`${attackers.fr} attaque ${defenders.fr}`, `${attackers.en} attacks ${defenders.en}`)
      : t(`${attackers.fr} attaquent ${defenders.fr}`, `${attackers.en} attack ${defenders.en}`);
  },
  modifier: ({ tallies }) => tallies[0]!,
  tellings,
});
