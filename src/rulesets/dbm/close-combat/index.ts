import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { type ChosenOptions, chosenOptions } from '../chosen-options.ts';
import { actsAs, fighterOf } from '../combat/acts-as.ts';
import { combatAfterDice } from '../combat/after-dice.ts';
import { assessCombat, type Contender } from '../combat/assess.ts';
import { balanceFacet, combatFacets } from '../combat/facets.ts';
import { type CombatInput, combatRule } from '../combat/combat-rule.ts';
import { combatSentenceParts, totalText } from '../combat/sentence-parts.ts';
import { elementRulings } from '../element.ts';
import { castOf, nameOf } from './cast.ts';
import { effects, effectText } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { MATCHUPS } from './matchups.ts';
import { refuse } from './refuse.ts';
import { type CombatSide, type Role, type Situation, situation } from './situation.ts';

/** As what an element fights and as what it suffers. */
const inContact = (self: CombatSide, enemy: CombatSide, options: ChosenOptions) => {
  const fights = actsAs(self, enemy, 'fights', false, options);
  const suffers = actsAs(self, enemy, 'suffers', false, options);
  return {
    fighter: fighterOf(self, fights.acts, suffers.acts),
    exceptions: [...new Set([fights.line, suffers.line])],
  };
};

function assess(s: Situation, given: Options): Assessment<CombatInput<CombatSide>> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const options = chosenOptions(given);
  const friend = inContact(s.friend, s.enemy, options);
  const enemy = inContact(s.enemy, s.friend, options);
  const contender = (id: Role, self: typeof friend, other: typeof friend): Contender<CombatSide> => ({
    id,
    name: nameOf(id, s[id]),
    facts: {
      self: self.fighter,
      enemy: other.fighter,
      close: true,
      enemyPhase: s.phase !== id,
      shoots: false,
      shotAt: false,
      shotInRear: false,
      supporters: 0,
      crossing: s.crossing,
      options,
    },
    exceptions: self.exceptions,
  });
  return assessCombat(contender('friend', friend, enemy), contender('enemy', enemy, friend), options, {
    readings: () => [],
    rulings: () => {
      const deep = s.friend.rears.length > 1 || s.enemy.rears.length > 1;
      return [...(deep ? ['D-53'] : []), ...elementRulings(s.friend, s.enemy)];
    },
    cast: () => castOf(s),
  });
}

const WHY = t('mêlée', 'close combat');
const BALANCE = balanceFacet({
  side: 'first',
  name: t('l’ami', 'friend'),
  success: t('l’ami l’emporte', 'the friend wins'),
});

export const closeCombat = procedure({
  id: 'close-combat',
  group: 'fight',
  title: t('Mêlée', 'Close combat'),
  about: t('Deux éléments au contact, un dé chacun.', 'Two elements in contact, one die each.'),
  charts: [
    'combat-factors',
    'tactical-factors',
    'rear-support',
    'support-conditions',
    'exceptions',
    'class-factors',
    'equal',
    'beaten',
    'doubled',
    'naval',
    'recoil',
    'flight',
    'follow-up',
    'destruction',
    'key',
  ],
  situation,
  examples: EXAMPLES,
  assess,
  resolve: combatRule(WHY),
  facets: combatFacets(BALANCE),
  gist: () => BALANCE,
  matchups: MATCHUPS,
  effects,
  effectText,
  afterDice: combatAfterDice,
  headline: ({ friend, enemy }, assessment) => {
    const mine = totalText(friend, assessment?.tallies[0]);
    const theirs = totalText(enemy, assessment?.tallies[1]);
    return t(`mêlée, ${mine.fr} contre ${theirs.fr}`, `close combat, ${mine.en} v ${theirs.en}`);
  },
  sentenceParts: combatSentenceParts,
});
