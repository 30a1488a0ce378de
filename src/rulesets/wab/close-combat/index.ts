import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { casualtiesReading, lossWords } from '../casualties.ts';
import { distinctTallies, distinctReadings } from '../armour-saves.ts';
import { listText } from '../types.ts';
import type { Bodies, Fighters, CloseCombatInput } from './blows.ts';
import { bodyName, castOf } from './cast.ts';
import { effects } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { facets, gist } from './facets.ts';
import { marginal } from './marginal/index.ts';
import { MATCHUPS } from './matchups.ts';
import { momentsOf, orderReading, ordersOf } from './order.ts';
import { refuse } from './refuse.ts';
import { resolve } from './resolve.ts';
import { type Side, SIDES } from './sides.ts';
import { kinds, type Situation, situation } from './situation.ts';
import { assessBlow, type AssessedBlow } from './strike.ts';
import { headline, sentenceParts } from './sentence-parts.ts';

function assess(s: Situation, options: Options): Assessment<CloseCombatInput> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const bodies: Bodies = { attackers: s.attackers.map(fightersOf), defenders: s.defenders.map(fightersOf) };
  const blows = SIDES.flatMap((side) =>
    s[side].flatMap((given, i) =>
      kinds(given)
        .filter(({ fighting }) => fighting > 0)
        .map((kind) => assessBlow(s, side, i, kind, options)),
    ),
  );
  const moments = momentsOf(blows, s.order, options);
  return assessmentOf(
    { bodies, orders: ordersOf(moments, s.wonLastRound) },
    {
      tallies: () => distinctTallies(blows.flatMap(({ tallies }) => tallies)),
      readings: () => [
        ...distinctReadings(blows.flatMap(({ readings }) => readings())),
        ...SIDES.flatMap((side) => bodies[side].map((unit, i) => casualtiesReading(bodyName(s, side, i), unit))),
        orderReading(s, moments),
      ],
      strikes: () => blows.map(({ strike }) => strike()),
      needs: () => listText(blows.map(({ needs }) => needs())),
      rulings: () => rulingsOf(bodies, blows),
      cast: () => castOf(s),
    },
  );
}

const fightersOf = ({ models, wounds, carried, stepUp }: Situation[Side][number]): Fighters => ({
  models,
  wounds,
  carried,
  stepUp,
});

function rulingsOf(bodies: Bodies, blows: readonly AssessedBlow[]): string[] {
  const crewed = blows.some(({ blow }) => blow.fighting > bodies[blow.side][blow.body]!.models);
  const several = new Set(blows.map(({ blow }) => `${blow.side}${blow.against}`)).size < blows.length;
  return ['W-40', ...(several ? ['W-41'] : []), ...(crewed ? ['W-45'] : [])];
}

export const closeCombat = procedure({
  id: 'close-combat',
  group: 'fight',
  title: t('Corps à corps', 'Hand-to-hand combat'),
  about: t(
    'Les deux camps frappent : touches, blessures, sauvegardes, pertes.',
    'Both sides strike: hits, wounds, saves, casualties.',
  ),
  charts: ['to-hit', 'seven-plus', 'wound', 'armour', 'shields', 'best-save', 'save-modifiers', 'casualties'],
  situation,
  examples: EXAMPLES,
  assess,
  resolve,
  facets,
  gist,
  marginal,
  matchups: MATCHUPS,
  effects,
  effectText: lossWords,
  headline,
  sentenceParts,
});
