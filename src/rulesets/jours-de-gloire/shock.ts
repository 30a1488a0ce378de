import { type Dice, d10, keyed } from '../../kernel/dice.ts';
import { tally } from '../../kernel/modifier.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, type Facet, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { signed, t } from '../../kernel/text.ts';
import type { ShockFacts } from './charts/shock-modifiers.ts';
import { type Code, sideText, SHOCK_RESULTS } from './charts/shock.ts';
import { type Fate, type Fighter, fighterKey, type Ladder, ladderOf, suffer } from './fate.ts';
import { factsOf, shockRows } from './shock-facts.ts';
import { SHOCK_EXAMPLES, SHOCK_MATCHUPS } from './shock-matchups.ts';
import { refuse } from './shock-refused.ts';
import { type Situation, situation } from './shock-situation.ts';
import { tellShock } from './shock-told.ts';
import {
  ARTILLERY_LOST,
  DISORDERED_AGAIN,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  PARTLY_ROUTED,
  REVERSE_SIDE,
  TEST_SIDE,
} from './switches.ts';
import { STATE_NAMES } from './types.ts';
import { describe, fighters } from './units.ts';

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
    ...(facts.fromSide ? [FRONTS.id] : []),
    ...(facts.partlyRouted ? [PARTLY_ROUTED.id] : []),
    ...(s.attackers.some(({ backTo }) => backTo === 'artillery') ? [EXPOSED_TO_ARTILLERY.id] : []),
  ];
}

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const refusal = refuse(s, switches);
  if (refusal) return refusal;
  const facts = factsOf(s, switches);
  const sum = tally(t('Choc', 'Shock'), shockRows(switches), facts);
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
      attackers: fighters(s.attackers, switches),
      defenders: fighters(s.defenders, switches),
      ladder: ladderOf(switches),
      counterCharge: s.counterCharge,
      artilleryLost: facts.artilleryAlone && chosen(switches, ARTILLERY_LOST) === 'lost',
    },
  };
}

const LINE_CLASSES = SHOCK_RESULTS.lines.map(({ id, from, to, value }) => {
  const range =
    to === Infinity
      ? t(`${from} et plus`, `${from} or more`)
      : from === -Infinity
        ? t('moins de 0', 'below 0')
        : t(`${from} à ${to}`, `${from} to ${to}`);
  const [defender, attacker] = [sideText(value.defender), sideText(value.attacker)];
  return {
    id,
    text: t(
      `${range.fr} : défenseur ${defender.fr} | attaquant ${attacker.fr}`,
      `${range.en}: defender ${defender.en} | attacker ${attacker.en}`,
    ),
  };
});

const gone = ({ state }: Fate): boolean => state === 'routed' || state === 'eliminated';

/** Who gives way: what a match-up table shows at a glance. */
function balance({ defenders }: Roll, outcome: Outcome): string {
  if (outcome.defenders.some(({ state, recoil }, i) => recoil || state !== defenders[i]!.state))
    return outcome.defenders.every(({ state }, i) => state === defenders[i]!.state)
      ? 'defenders-back'
      : 'defenders-shaken';
  return outcome.attackers.some((fate) => fate.recoil || gone(fate)) ? 'attackers-back' : 'attackers-shaken';
}

const fateOf = ({ state, recoil }: Fate): string => (recoil && state !== 'eliminated' ? `${state}-back` : state);

const BACK = t(', recule', ', falls back');
const FATE_CLASSES = (['good', 'disordered', 'routed'] as const).flatMap((state) => {
  const text = STATE_NAMES[state];
  return [
    { id: state as string, text },
    { id: `${state}-back`, text: t(text.fr + BACK.fr, text.en + BACK.en) },
  ];
});
const UNIT_CLASSES = [...FATE_CLASSES, { id: 'eliminated', text: STATE_NAMES.eliminated }];

const unitFacets = (units: readonly Fighter[], side: 'attacker' | 'defender', fates: (o: Outcome) => readonly Fate[]) =>
  units.map((unit, i): Facet<Outcome> => ({
    id: `${side}-${i + 1}`,
    text: unit.name,
    classes: UNIT_CLASSES,
    of: (outcome) => fateOf(fates(outcome)[i]!),
  }));

const RESULT: Facet<Outcome> = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: LINE_CLASSES,
  of: ({ line }) => line,
};

const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  RESULT,
  {
    id: 'balance',
    text: t('Qui cède', 'Who gives way'),
    classes: [
      { id: 'defenders-shaken', text: t('défenseur repoussé et ébranlé', 'defender driven back and shaken') },
      { id: 'defenders-back', text: t('défenseur repoussé', 'defender driven back') },
      { id: 'attackers-shaken', text: t('attaquant en désordre', 'attacker disordered') },
      { id: 'attackers-back', text: t('attaquant repoussé', 'attacker driven back') },
    ],
    of: (outcome) => balance(roll, outcome),
  },
  ...unitFacets(roll.defenders, 'defender', (outcome) => outcome.defenders),
  ...unitFacets(roll.attackers, 'attacker', (outcome) => outcome.attackers),
];

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
  headline: (s) => {
    const [attackers, defenders] = [describe(s.attackers), describe(s.defenders)];
    return s.attackers.some(({ charging }) => charging)
      ? t(`${attackers.fr} charge ${defenders.fr}`, `${attackers.en} charges ${defenders.en}`)
      : t(`${attackers.fr} attaque ${defenders.fr}`, `${attackers.en} attacks ${defenders.en}`);
  },
});
