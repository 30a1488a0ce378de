import { lineAt } from '../../kernel/chart.ts';
import { type Dice, d10, keyed } from '../../kernel/dice.ts';
import { tally } from '../../kernel/modifier.ts';
import type { Options } from '../../kernel/ruling.ts';
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
import { type Side, tellMelee } from './melee-told.ts';
import type { State } from './types.ts';
import { describe } from './units.ts';

export interface Roll {
  readonly total: number;
  readonly attackingLeaders: readonly Text[];
  readonly defendingLeaders: readonly Text[];
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
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

const refusal = (fr: string, en: string, ...rulings: readonly string[]): Refusal => ({
  refused: t(fr, en),
  source: cite('melee-modifiers'),
  rulings,
});

function refuse(s: Situation): Refusal | undefined {
  return refuseApproaches(s) ?? refusePair(s) ?? refuseStanding(s);
}

function refuseApproaches({ attackers, defenders }: Situation): Refusal | undefined {
  const spared = new Set(defenders.map((_, i) => i + 1));
  for (const { approaches } of attackers) {
    if (approaches.length === 0) spared.clear();
    const through = new Set<number>();
    for (const { defender } of approaches) {
      if (defender > defenders.length)
        return refusal(
          `pas de pile défendante n° ${defender} (piles défendantes : ${defenders.length})`,
          `no defending stack no. ${defender} (defending stacks: ${defenders.length})`,
        );
      if (through.has(defender))
        return refusal('une pile attaque par un seul hexagone', 'a stack attacks from one hex only', 'A-43');
      through.add(defender);
      spared.delete(defender);
    }
  }
  for (const n of spared)
    return refusal(`personne n’attaque la pile défendante n° ${n}`, `nobody attacks defending stack no. ${n}`);
  return undefined;
}

/** A pair needs two attacking stacks with a Ph each, whose names, where both are given, are the same. */
function refusePair({ attackers, phalanxPair }: Situation): Refusal | undefined {
  if (!phalanxPair) return undefined;
  const names = attackers.map(({ units }) => units.filter(({ type }) => type === 'Ph').map(({ name }) => name));
  const paired = names.some((own, i) =>
    names.slice(i + 1).some((others) => own.some((a) => others.some((b) => a === '' || b === '' || a === b))),
  );
  if (paired) return undefined;
  return {
    refused: t(
      'il faut deux piles attaquantes avec des Ph de même nom',
      'two attacking stacks with Ph of one name are needed',
    ),
    source: cite('melee-modifiers', 'phalanx-pair'),
  };
}

function refuseStanding({ attackers, defenders }: Situation): Refusal | undefined {
  if (attackers.some(({ units }) => units.some(({ state }) => state === 'routed')))
    return refusal('une unité en déroute n’attaque pas', 'a routed unit does not attack', 'A-40');
  if (defenders.some(({ terrain }) => terrain === 'sea-river'))
    return {
      refused: t('rien ne se tient en mer ou en rivière', 'nothing stands in sea or river'),
      source: cite('terrain', 'sea-river'),
      rulings: ['A-42'],
    };
  return undefined;
}

function leaderNames(stacks: Stacks, side: Side): Text[] {
  const names: Text[] = [];
  for (const { leaders } of stacks)
    for (const { name } of leaders) names.push(name === '' ? unnamedLeader(names.length + 1, side) : same(name));
  return names;
}

const unnamedLeader = (n: number, side: Side): Text =>
  side === 'attacking'
    ? t(`chef attaquant ${n}`, `attacking leader ${n}`)
    : t(`chef défenseur ${n}`, `defending leader ${n}`);

const NO_RULINGS: readonly string[] = [];

/** The readings that bear on the whole: the limit, and what results do to units that are not in good order. */
function rulingsOf(limited: boolean, attackers: readonly Unit[], defenders: readonly Unit[]): readonly string[] {
  const states = new Set<State>();
  for (const { state } of attackers) states.add(state);
  for (const { state } of defenders) states.add(state);
  if (!limited && states.size === 1 && states.has('good')) return NO_RULINGS;
  const rulings = limited ? ['A-1'] : [];
  if (states.has('discouraged')) rulings.push('A-27');
  if (states.has('fatigued')) rulings.push('A-28');
  if (states.has('routed')) rulings.push('A-29');
  if (states.has('discouraged') || states.has('routed')) rulings.push('A-39');
  if (defenders.some(({ type, state }) => type === 'Ph' && state === 'routed')) rulings.push('A-41');
  return rulings;
}

const TITLE = t('Mêlée', 'Melee');

/** What the die must show, by total from the lowest to the highest. */
const NEEDS = Array.from({ length: LIMIT.max - LIMIT.min + 1 }, (_, i) => {
  const total = LIMIT.min + i;
  return t(
    `dé (0-9) ${signed(total)} : de ${total} à ${total + 9} sur la table des résultats`,
    `die (0-9) ${signed(total)}: ${total} to ${total + 9} on the results chart`,
  );
});

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const [attackers, defenders] = [allUnits(s.attackers), allUnits(s.defenders)];
  const sum = tally(TITLE, ALL_MELEE_MODIFIERS, factsOf(s, options), LIMIT);
  return {
    tallies: [sum],
    readings: [],
    needs: NEEDS[sum.total - LIMIT.min]!,
    rulings: rulingsOf(sum.sum !== sum.total, attackers, defenders),
    roll: {
      total: sum.total,
      attackingLeaders: leaderNames(s.attackers, 'attacking'),
      defendingLeaders: leaderNames(s.defenders, 'defending'),
      attackers,
      defenders,
      ladder: ladderOf(options),
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

/** What results do beyond their code, by the states that units are in: rulings. */
interface Frail {
  readonly attackersRoutOnD: boolean;
  readonly defendersRoutOnD: boolean;
  readonly defendersLostOnDr: boolean;
}

/** Who gives way: what a match-up table and a sentence show at a glance. */
const balance = ({ attackersRoutOnD, defendersRoutOnD, defendersLostOnDr }: Frail): Facet<Outcome> => ({
  id: 'balance',
  text: t('Qui cède', 'Who gives way'),
  classes: [
    { id: 'defenders-eliminated', text: t('défenseurs éliminés', 'defenders eliminated') },
    { id: 'defenders-routed', text: t('défenseurs en déroute', 'defenders routed') },
    { id: 'defenders-back', text: t('défenseurs repoussés', 'defenders driven back') },
    { id: 'nobody', text: t('personne', 'nobody') },
    { id: 'attackers-back', text: t('attaquants repoussés', 'attackers driven back') },
    { id: 'attackers-routed', text: t('attaquants en déroute', 'attackers routed') },
  ],
  of: (outcome) => {
    const { defenders, attackers } = lineOf(outcome).value;
    if (defenders.includes('Dr')) return defendersLostOnDr ? 'defenders-eliminated' : 'defenders-routed';
    if (defenders.includes('D') && defendersRoutOnD) return 'defenders-routed';
    if (defenders.includes('R')) return 'defenders-back';
    if (attackers.includes('D') && attackersRoutOnD) return 'attackers-routed';
    return attackers.includes('R') ? 'attackers-back' : 'nobody';
  },
});

const RESULT: Facet<Outcome> = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: LINE_CLASSES,
  of: ({ line }) => line,
};

/** One for each combination, kept, so that their shares are summed up once per distribution. */
const BALANCES = Array.from({ length: 8 }, (_, bits) =>
  balance({
    attackersRoutOnD: (bits & 1) !== 0,
    defendersRoutOnD: (bits & 2) !== 0,
    defendersLostOnDr: (bits & 4) !== 0,
  }),
);

const isIn = (units: readonly Unit[], state: State): boolean => units.some((unit) => unit.state === state);

function balanceFor({ attackers, defenders, ladder }: Roll): Facet<Outcome> {
  let bits = 0;
  if (ladder.discouragedAgain === 'escalates') {
    if (isIn(attackers, 'discouraged')) bits |= 1;
    if (isIn(defenders, 'discouraged')) bits |= 2;
  }
  if (ladder.routedAgain === 'escalates' && isIn(defenders, 'routed')) bits |= 4;
  return BALANCES[bits]!;
}

const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  RESULT,
  balanceFor(roll),
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
    return t(`attaque de ${attackers.fr} contre ${defenders.fr}`, `attack by ${attackers.en} on ${defenders.en}`);
  },
});
