import {
  ARTILLERY_LOST,
  DISORDERED_AGAIN,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  PARTLY_ROUTED,
  REVERSE_SIDE,
  TEST_SIDE,
} from '../options.ts';
import { type Dice, d10, keyed } from '../../../kernel/dice.ts';
import { tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import type { ShockFacts } from '../charts/shock-modifiers.ts';
import { type Code, SHOCK_RESULTS } from '../charts/shock.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { type Fate, type Fighter, fighterKey, type Ladder, ladderOf, suffer } from '../fate.ts';
import { facets } from './facets.ts';
import { attacksOut, factsOf, shockRows } from './facts.ts';
import { SHOCK_EXAMPLES, SHOCK_MATCHUPS } from './matchups.ts';
import { refuse } from './refuse.ts';
import { type Situation, situation } from './situation.ts';
import { tellShock } from './effects.ts';
import { isCavalry } from '../types.ts';
import { describe, fighters, sidedNames } from '../units.ts';

export interface Roll {
  readonly total: number;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly ladder: Ladder;
  readonly counterCharge: boolean;
  /** J-58: defenders are artillery alone, lost where they would fall back. */
  readonly artilleryLost: boolean;
}

export interface Outcome {
  /** The line of the results chart. */
  readonly line: string;
  readonly defenders: readonly Fate[];
  readonly attackers: readonly Fate[];
}

const LOST: Fate = { state: 'eliminated', recoil: false };

const sufferAll = (units: readonly Fighter[], codes: readonly Code[], ladder: Ladder, dice: Dice): Fate[] =>
  units.map((unit) => suffer(unit, codes, ladder, dice));

const resolve = keyed(
  (roll: Roll, dice: Dice): Outcome => {
    const ask = { who: t('attaquant', 'attacker'), why: t('choc', 'shock') };
    const result = dice.read(d10, SHOCK_RESULTS, ask, roll.total);
    const lost = roll.artilleryLost && result.defender.codes.includes('1');
    return {
      line: SHOCK_RESULTS.lines.find(({ value }) => value === result)!.id,
      defenders: lost
        ? roll.defenders.map(() => LOST)
        : sufferAll(roll.defenders, result.defender.codes, roll.ladder, dice),
      attackers: sufferAll(roll.attackers, result.attacker.codes, roll.ladder, dice),
    };
  },
  ({ total, attackers, defenders, ladder, artilleryLost }) =>
    [
      total,
      attackers.map(fighterKey).join(';'),
      defenders.map(fighterKey).join(';'),
      ladder.again,
      ladder.testSide,
      artilleryLost,
    ].join('|'),
);

/** Rulings that bear on the tests and results, or that left a row out of the sum. */
function rulingsOf(s: Situation, facts: ShockFacts): string[] {
  const units = [...s.attackers, ...s.defenders];
  const turned = s.attackers.some((unit) => unit.state === 'good');
  const unsaid = s.attackers.some((unit) => unit.state === 'good' && unit.disorderedCohesion < 0);
  return [
    'J-30',
    ...(turned ? [TEST_SIDE.id] : []),
    ...(units.some(({ state }) => state !== 'good') ? [DISORDERED_AGAIN.id, 'J-52'] : []),
    ...(unsaid ? [REVERSE_SIDE.id] : []),
    ...(facts.artilleryAlone ? ['J-35', ARTILLERY_LOST.id] : []),
    ...(s.attackers.some((a) => hasSixFronts(a.terrain) && attacksOut(a)) ? ['J-15'] : []),
    ...(s.counterCharge ? ['J-69'] : []),
    ...(units.some(isCavalry) ? ['J-72'] : []),
    ...(facts.fromSide ? [FRONTS.id] : []),
    ...(facts.partlyRouted ? [PARTLY_ROUTED.id] : []),
    ...(s.attackers.some(({ backTo }) => backTo === 'artillery') ? [EXPOSED_TO_ARTILLERY.id] : []),
  ];
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const facts = factsOf(s, options);
  const sum = tally(t('Choc', 'Shock'), shockRows(options), facts);
  const names = sidedNames(s.attackers, s.defenders);
  return {
    tallies: [sum],
    readings: [],
    needs: t(
      `dé (0-9) ${signed(sum.total)} : de ${sum.total} à ${sum.total + 9} sur la table`,
      `die (0-9) ${signed(sum.total)}: ${sum.total} to ${sum.total + 9} on the chart`,
    ),
    rulings: rulingsOf(s, facts),
    roll: {
      total: sum.total,
      attackers: fighters(s.attackers, names.attackers, options),
      defenders: fighters(s.defenders, names.defenders, options),
      ladder: ladderOf(options),
      counterCharge: s.counterCharge,
      artilleryLost: facts.artilleryAlone && chosen(options, ARTILLERY_LOST) === 'lost',
    },
  };
}

/** French elides before a vowel. */
const of = (fr: string): string => (/^[aeiou]/.test(fr) ? `d’${fr}` : `de ${fr}`);

/** Who charges is named first; those who come along with the charge after it. */
function headline(s: Situation): Text {
  const charging = s.attackers.filter((unit) => unit.charging);
  const [chargers, others, all, defenders] = [
    describe(charging),
    describe(s.attackers.filter((unit) => !unit.charging)),
    describe(s.attackers),
    describe(s.defenders),
  ];
  if (charging.length === 0)
    return t(`attaque ${of(all.fr)} contre ${defenders.fr}`, `attack by ${all.en} on ${defenders.en}`);
  const along = others.en === '' ? t('', '') : t(` avec ${others.fr}`, ` with ${others.en}`);
  return t(
    `charge ${of(chargers.fr)}${along.fr} contre ${defenders.fr}`,
    `charge by ${chargers.en}${along.en} on ${defenders.en}`,
  );
}

export const shock = procedure<Situation, Roll, Outcome>({
  id: 'shock',
  title: t('Choc et charge', 'Shock and charge'),
  about: t('Des unités attaquent un hexagone voisin.', 'Units attack a neighbouring hex.'),
  charts: ['shock-modifiers', 'odds', 'terrain', 'shock-results', 'tests', 'key'],
  situation,
  examples: SHOCK_EXAMPLES,
  matchups: SHOCK_MATCHUPS,
  assess,
  resolve,
  facets,
  tell: tellShock,
  headline,
});
