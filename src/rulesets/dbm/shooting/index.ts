import type { Assessment, ChartReading, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { rangeRow, RANGES } from '../charts/shooting.ts';
import { type ChosenOptions, chosenOptions } from '../chosen-options.ts';
import { actsAs, exceptionOf, fighterOf } from '../combat/acts-as.ts';
import { combatAfterDice } from '../combat/after-dice.ts';
import { assessCombat, type Contender } from '../combat/assess.ts';
import { balanceFacet, combatFacets } from '../combat/facets.ts';
import type { CloseFacts } from '../combat/fighter.ts';
import { type CombatInput, combatRule } from '../combat/combat-rule.ts';
import { combatSentenceParts, totalText } from '../combat/sentence-parts.ts';
import { type Element, elementRulings } from '../element.ts';
import { castOf, nameOf } from './cast.ts';
import { effects, effectText } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { MATCHUPS } from './matchups.ts';
import { refuse } from './refuse.ts';
import { type Situation, situation } from './situation.ts';

const NOT_IN_CONTACT: CloseFacts = {
  higher: false,
  bank: false,
  justContacted: false,
  enemyElsewhere: false,
  overlaps: 0,
  overlapsByElephants: 0,
};

/** As what an element shoots and as what it suffers; who cannot suffer counts as what it shoots as (ruling D-27). */
function shootingOf(self: Element, enemy: Element, shoots: boolean, shotAt: boolean, options: ChosenOptions) {
  const theirs = exceptionOf(enemy, self, 'shoots', false, options).acts;
  const byArt = shotAt && theirs !== 'none' && theirs.type === 'Art';
  const fights = actsAs(self, enemy, shoots ? 'shoots' : 'shot-at', byArt, options);
  const maySuffer = shotAt || options.LOSING_SHOOTER === 'suffers';
  const suffers = actsAs(self, enemy, maySuffer ? 'shot-at' : 'shoots', byArt, options);
  return {
    fighter: fighterOf({ ...self, ...NOT_IN_CONTACT }, fights.acts, suffers.acts),
    exceptions: [...new Set([fights.line, suffers.line])],
  };
}

const rangeReading = ({ name, facts: { self } }: Contender): ChartReading => {
  const row = rangeRow(self, self.fights)!;
  const range = RANGES.at(row, 'range');
  return {
    source: cite('ranges', row),
    text: t(`portée : ${name.fr}`, `range: ${name.en}`),
    value: t(`${range} pas`, `${range}p`),
  };
};

function assess(s: Situation, given: Options): Assessment<CombatInput> | Refusal {
  const options = chosenOptions(given);
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const mutual = s.target.shootsBack;
  const shooting = shootingOf(s.shooter, s.target, true, mutual, options);
  const shot = shootingOf(s.target, s.shooter, mutual, true, options);
  const common = { close: false, crossing: false, options };
  const shooter: Contender = {
    id: 'shooter',
    name: nameOf('shooter', s.shooter),
    facts: {
      ...common,
      self: shooting.fighter,
      enemy: shot.fighter,
      enemyPhase: s.phase === 'target',
      shoots: true,
      shotAt: mutual,
      shotInRear: false,
      supporters: mutual ? s.target.supporters.length : 0,
    },
    exceptions: shooting.exceptions,
  };
  const target: Contender = {
    id: 'target',
    name: nameOf('target', s.target),
    facts: {
      ...common,
      self: shot.fighter,
      enemy: shooting.fighter,
      enemyPhase: s.phase === 'shooter',
      shoots: mutual,
      shotAt: true,
      shotInRear: s.target.shotInRear,
      supporters: s.shooter.supporters.length,
    },
    exceptions: shot.exceptions,
  };
  return assessCombat(shooter, target, options, {
    readings: () => (mutual ? [shooter, target] : [shooter]).map(rangeReading),
    rulings: () => [...(mutual ? [] : ['D-27']), ...elementRulings(s.shooter, s.target)],
    cast: () => castOf(s),
  });
}

const WHY = t('tir', 'shooting');
const BALANCE = balanceFacet({
  side: 'second',
  name: t('la cible', 'target'),
  success: t('le tir porte', 'the shooting takes effect'),
});

export const shooting = procedure({
  id: 'shooting',
  group: 'shoot',
  title: t('Tir', 'Shooting'),
  about: t('Un élément tire sur un autre, qui peut riposter.', 'An element shoots at another, which may shoot back.'),
  charts: [
    'ranges',
    'may-shoot',
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
  headline: ({ shooter, target, distance }, assessment) => {
    const from = totalText(shooter, assessment?.tallies[0]);
    const at = totalText(target, assessment?.tallies[1]);
    return t(`tir, ${from.fr} sur ${at.fr} à ${distance} pas`, `shooting, ${from.en} at ${at.en}, ${distance}p away`);
  },
  sentenceParts: combatSentenceParts,
});
