import type { Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { join, signed, t, type Text } from '../../../kernel/text.ts';
import { casualtiesReading } from '../casualties.ts';
import { bodyName, kinds, refuse, type Situation, situation } from './situation.ts';
import { facets, type Fighters, type Outcome, resolve, type Roll, type Side, SIDES, tell } from './roll.ts';
import { matchups } from './matchups.ts';
import { nameOf } from '../parts.ts';
import { distinct, distinctReadings } from '../saving.ts';
import { assessBlow, isContested, momentsOf, orderReading } from './strike.ts';
import { listed, modelsText } from '../types.ts';

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const fighters = (side: Side): Fighters[] =>
    s[side].map((given, i) => ({
      name: bodyName(s, side, i),
      models: given.models,
      wounds: given.wounds,
      carried: given.carried,
      stepUp: given.stepUp,
    }));
  const fielded = { attackers: fighters('attackers'), defenders: fighters('defenders') };
  const blows = SIDES.flatMap((side) =>
    s[side].flatMap((given, i) =>
      kinds(given, fielded[side][i]!.name)
        .filter(({ fighting }) => fighting > 0)
        .map((kind) => assessBlow(s, side, i, kind, options)),
    ),
  );
  const moments = momentsOf(blows, s.order, options);
  const tied = moments.some(({ blows: due, together }) => !together && isContested(due));
  const crewed = blows.some(({ blow }) => blow.fighting > fielded[blow.side][blow.body]!.models);
  const several = new Set(blows.map(({ blow }) => `${blow.side}${blow.against}`)).size < blows.length;
  return {
    tallies: distinct(blows.flatMap(({ tallies }) => tallies)),
    readings: [
      ...distinctReadings(blows.flatMap(({ readings }) => readings)),
      ...SIDES.flatMap((side) => fielded[side].map((unit) => casualtiesReading(unit.name, unit))),
      orderReading(moments, blows),
    ],
    needs: listed(blows.map(({ needs }) => needs)),
    rulings: ['W40', ...(several ? ['W41'] : []), ...(crewed ? ['W45'] : [])],
    roll: {
      bodies: fielded,
      moments,
      // Who comes first matters only where both sides are due at one moment.
      first: tied ? (s.wonLastRound === 'nobody' ? 'die' : s.wonLastRound) : 'attackers',
    },
  };
}

export const closeCombat = procedure<Situation, Roll, Outcome>({
  id: 'close-combat',
  title: t('Corps à corps', 'Close combat'),
  about: t(
    'Les deux camps frappent : touches, blessures, sauvegardes, pertes.',
    'Both sides strike: hits, wounds, saves, casualties.',
  ),
  charts: ['to-hit', 'seven-plus', 'wound', 'armour', 'shields', 'best-save', 'save-modifiers', 'casualties'],
  situation,
  examples: [
    {
      id: 'charge',
      title: t('une bande charge des légionnaires', 'a warband charges legionaries'),
      situation: {
        attackers: [{ name: 'warband', models: 24, fighting: 6, charged: true, shield: 'shield' }],
        defenders: [
          {
            name: 'legionaries',
            models: 16,
            fighting: 5,
            weaponSkill: 4,
            initiative: 4,
            armour: 'light',
            shield: 'large-shield',
          },
        ],
      },
    },
    {
      id: 'general',
      title: t('un général et sa cavalerie', 'a general and his cavalry'),
      situation: {
        attackers: [
          {
            name: 'companions',
            models: 8,
            fighting: 5,
            weaponSkill: 5,
            strength: 4,
            initiative: 4,
            troop: 'cavalry',
            armour: 'heavy',
            charged: true,
            beside: [{ fighting: 5, name: 'horses', initiative: 3 }],
          },
          {
            name: 'general',
            models: 1,
            fighting: 1,
            wounds: 3,
            attacks: 3,
            weaponSkill: 6,
            strength: 4,
            initiative: 6,
            troop: 'cavalry',
            armour: 'heavy',
            charged: true,
          },
        ],
        defenders: [
          {
            name: 'hoplites',
            models: 20,
            fighting: 6,
            weaponSkill: 4,
            armour: 'light',
            shield: 'large-shield',
            against: 1,
          },
        ],
      },
    },
  ],
  matchups,
  assess,
  resolve,
  facets,
  tell,
  headline: (s) => {
    const describe = (side: Side): Text =>
      join(
        s[side].map((given) => {
          const who = nameOf(given, modelsText(given.models));
          const modifier = given.hitModifier === 0 ? '' : ` (${signed(given.hitModifier)})`;
          return t(`${who.fr}${modifier}`, `${who.en}${modifier}`);
        }),
        ' + ',
      );
    const [attackers, defenders] = [describe('attackers'), describe('defenders')];
    return t(
      `${attackers.fr} contre ${defenders.fr} au corps à corps`,
      `${attackers.en} against ${defenders.en} in close combat`,
    );
  },
});
