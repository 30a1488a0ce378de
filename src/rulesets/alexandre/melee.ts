import { lineAt } from '../../kernel/chart.ts';
import { type Dice, d10, keyed } from '../../kernel/dice.ts';
import { tally } from '../../kernel/modifier.ts';
import type { Switches } from '../../kernel/ruling.ts';
import { type Assessment, type Facet, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { cite } from '../../kernel/source.ts';
import { same, signed, t, type Text } from '../../kernel/text.ts';
import type { Fate } from './charts/leaders.ts';
import { codesText, MELEE_RESULTS } from './charts/melee.ts';
import { ALL_MELEE_MODIFIERS, LIMIT } from './charts/melee-modifiers.ts';
import { checkLeaders, type Ladder, ladderOf, leaderFacets } from './fate.ts';
import { allUnits, factsOf } from './melee-facts.ts';
import { MATCHUPS } from './melee-matchups.ts';
import { type Situation, situation, type Stacks, type Unit } from './melee-situation.ts';
import { tellMelee } from './melee-told.ts';
import type { State, UnitType } from './types.ts';
import { describe, leaderName } from './units.ts';

/** A unit as the telling of the result needs it. */
export interface Fighter {
  readonly name: Text;
  readonly type: UnitType;
  readonly state: State;
}

export interface Roll {
  readonly total: number;
  readonly attackingLeaders: readonly Text[];
  readonly defendingLeaders: readonly Text[];
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  readonly ladder: Ladder;
}

export interface Outcome {
  /** The line of the results chart. */
  readonly line: string;
  /** Empty unless the natural die was a 0 (attackers) or a 9 (defenders). */
  readonly attackingLeaders: readonly Fate[];
  readonly defendingLeaders: readonly Fate[];
}

const resolve = keyed(
  (roll: Roll, dice: Dice): Outcome => {
    const natural = dice.roll(d10, { who: t('attaquant', 'attacker'), why: t('mêlée', 'melee') });
    return {
      line: lineAt(MELEE_RESULTS, natural + roll.total).id,
      attackingLeaders: natural === 0 ? checkLeaders(roll.attackingLeaders, dice) : [],
      defendingLeaders: natural === 9 ? checkLeaders(roll.defendingLeaders, dice) : [],
    };
  },
  ({ total, attackingLeaders, defendingLeaders }) => `${total},${attackingLeaders.length},${defendingLeaders.length}`,
);

function refuse(s: Situation): Refusal | undefined {
  const source = cite('melee-modifiers');
  const spared = new Set(s.defenders.map((_, i) => i + 1));
  for (const { approaches } of s.attackers) {
    if (approaches.length === 0) spared.clear();
    for (const { defender } of approaches) {
      spared.delete(defender);
      if (defender > s.defenders.length)
        return {
          refused: t(
            `il n’y a pas de pile défendante n° ${defender} ; il y en a ${s.defenders.length}`,
            `there is no defending stack no. ${defender}; there are ${s.defenders.length}`,
          ),
          source,
        };
    }
  }
  for (const n of spared)
    return {
      refused: t(`personne n’attaque la pile défendante n° ${n}`, `nobody attacks defending stack no. ${n}`),
      source,
    };
  if (s.attackers.some((stack) => stack.units.some(({ state }) => state === 'routed')))
    return {
      refused: t('une unité en déroute n’attaque pas', 'a routed unit does not attack'),
      source,
      rulings: ['A-40'],
    };
  if (s.defenders.some(({ terrain }) => terrain === 'sea-river'))
    return {
      refused: t('rien ne se tient en mer ou en rivière', 'nothing stands in sea or river'),
      source: cite('terrain', 'sea-river'),
    };
  return undefined;
}

function leaderNames(stacks: Stacks): Text[] {
  const names: Text[] = [];
  for (const { leaders } of stacks) for (const leader of leaders) names.push(leaderName(leader, names.length));
  return names;
}

const fighters = (units: readonly Unit[]): Fighter[] =>
  units.map(({ name, type, state }) => ({ name: same(name === '' ? type : `${type} ${name}`), type, state }));

/** What the die must show, by total from the lowest to the highest. */
const NEEDS = Array.from({ length: LIMIT.max - LIMIT.min + 1 }, (_, i) => {
  const total = LIMIT.min + i;
  return t(
    `dé (0-9) ${signed(total)} : de ${total} à ${total + 9} sur la table des résultats`,
    `die (0-9) ${signed(total)}: ${total} to ${total + 9} on the results chart`,
  );
});

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const sum = tally(t('Mêlée', 'Melee'), ALL_MELEE_MODIFIERS, factsOf(s, switches), LIMIT);
  return {
    tallies: [sum],
    readings: [],
    needs: NEEDS[sum.total - LIMIT.min]!,
    rulings: sum.sum === sum.total ? [] : ['A-1'],
    roll: {
      total: sum.total,
      attackingLeaders: leaderNames(s.attackers),
      defendingLeaders: leaderNames(s.defenders),
      attackers: fighters(allUnits(s.attackers)),
      defenders: fighters(allUnits(s.defenders)),
      ladder: ladderOf(switches),
    },
  };
}

const LINE_CLASSES = MELEE_RESULTS.lines
  .map(({ id, from, to, value }) => {
    const [defenders, attackers] = [codesText(value.defenders), codesText(value.attackers)];
    const range = t(from === to ? `${from}` : `${from} à ${to}`, from === to ? `${from}` : `${from} to ${to}`);
    return {
      id,
      text: t(
        `${range.fr} : défenseurs ${defenders.fr}, attaquants ${attackers.fr}`,
        `${range.en}: defenders ${defenders.en}, attackers ${attackers.en}`,
      ),
    };
  })
  .reverse();

const lineOf = (outcome: Outcome) => MELEE_RESULTS.lines.find(({ id }) => id === outcome.line)!;

/** Who is driven back: what a match-up table shows at a glance. */
const balance = (outcome: Outcome): string => {
  const { defenders, attackers } = lineOf(outcome).value;
  if (defenders.includes('Dr')) return 'defenders-routed';
  if (defenders.includes('R')) return 'defenders-back';
  return attackers.includes('R') ? 'attackers-back' : 'nobody';
};

const RESULT_FACETS: readonly Facet<Outcome>[] = [
  { id: 'result', text: t('Résultat', 'Result'), classes: LINE_CLASSES, of: ({ line }) => line },
  {
    id: 'balance',
    text: t('Qui cède', 'Who gives way'),
    classes: [
      { id: 'defenders-routed', text: t('défenseurs en déroute', 'defenders routed') },
      { id: 'defenders-back', text: t('défenseurs repoussés', 'defenders driven back') },
      { id: 'nobody', text: t('personne', 'nobody') },
      { id: 'attackers-back', text: t('attaquants repoussés', 'attackers driven back') },
    ],
    of: balance,
  },
];

const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  ...RESULT_FACETS,
  ...leaderFacets<Outcome>(roll.attackingLeaders, 'attacking-leader', (outcome) => outcome.attackingLeaders),
  ...leaderFacets<Outcome>(roll.defendingLeaders, 'defending-leader', (outcome) => outcome.defendingLeaders),
];

export const melee = procedure<Situation, Roll, Outcome>({
  id: 'melee',
  title: t('Mêlée', 'Melee'),
  about: t('Des piles attaquent des piles voisines.', 'Stacks attack neighbouring stacks.'),
  charts: [
    'types',
    'ratios',
    'quality-modifiers',
    'melee-modifiers',
    'terrain',
    'melee-results',
    'leader-check',
    'key',
  ],
  situation,
  examples: [
    {
      id: 'phalanx',
      title: t('la phalange contre des levées', 'the phalanx against levies'),
      situation: {
        attackers: [
          {
            units: [{ type: 'Ph', strength: 9, quality: 6, phalanxesOnFlanks: 2, namesakeBeside: true }],
            leaders: [{ name: 'Cratère', bonus: 1 }],
          },
        ],
        defenders: [{ units: [{ type: 'In', strength: 6, quality: 3 }] }],
      },
    },
    {
      id: 'river',
      title: t('les Compagnons au Granique', 'the Companions at the Granicus'),
      situation: {
        attackers: [
          {
            units: [{ type: 'Ca', strength: 7, quality: 8 }],
            leaders: [{ name: 'Alexandre', bonus: 3 }],
            approaches: [{ aspect: 'flank', stream: true }],
          },
        ],
        defenders: [
          {
            units: [{ type: 'Ca', strength: 6, quality: 6 }],
            leaders: [{ name: 'Mithridate', bonus: 1 }],
          },
        ],
      },
    },
  ],
  matchups: MATCHUPS,
  assess,
  resolve,
  facets,
  tell: tellMelee,
  headline: (s) => {
    const [attackers, defenders] = [describe(allUnits(s.attackers)), describe(allUnits(s.defenders))];
    return t(`${attackers.fr} attaque ${defenders.fr}`, `${attackers.en} attacks ${defenders.en}`);
  },
});
