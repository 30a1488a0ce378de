import { lineAt } from '../../kernel/chart.ts';
import { type Dice, d10, keyed } from '../../kernel/dice.ts';
import { tally } from '../../kernel/modifier.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, type Facet, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { same, signed, t, type Text } from '../../kernel/text.ts';
import type { Fate } from './charts/leaders.ts';
import { codesText, MELEE_RESULTS, TYPE_MATRIX } from './charts/melee.ts';
import {
  ALL_MELEE_MODIFIERS,
  type Aspect,
  LIMIT,
  type MeleeFacts,
  type Share,
  sumOf,
} from './charts/melee-modifiers.ts';
import { effect, type TerrainRow } from './charts/terrain.ts';
import { checkLeaders, type Ladder, ladderOf, leaderFacets } from './fate.ts';
import { tellMelee } from './melee-told.ts';
import {
  COMBINED_TYPES,
  LEADER_BONUSES,
  LONE_DISCOURAGED,
  MIXED_STACKS,
  ONE_PHALANX_FLANKED,
  ONE_PHALANX_IN_LINE,
  PHALANX_ADVANTAGES,
  PHALANX_QUALITY,
  SEVERAL_FACINGS,
  SEVERAL_TERRAINS,
} from './rulings.ts';
import { SLOPE_NAMES, type State, UNIT_NAMES, UNIT_TYPES, type UnitType } from './types.ts';
import { describe, hexTerrain, leaderName, leaders, total, unit } from './units.ts';

const ASPECT_NAMES: Readonly<Record<Aspect, Text>> = {
  front: t('front', 'front'),
  flank: t('flanc', 'flank'),
  rear: t('arrière', 'rear'),
};

const approach = record(t('Approche', 'Approach'), {
  aspect: byDefault(choice(t('Par', 'Through'), ASPECT_NAMES, { positional: true, lever: true }), 'front'),
  defender: byDefault(whole(t('Pile attaquée n°', 'Stack attacked, no.'), 1, 6), 1),
  stream: flag(t('Ruisseau franchi', 'Across a stream'), { lever: true }),
  slope: byDefault(choice(t('Le défenseur est', 'The defender is'), SLOPE_NAMES, { lever: true }), 'level'),
});

const units = list(t('Unités, celle du dessus d’abord', 'Units, the top one first'), unit, 1, 6);

const situation = record(t('Mêlée', 'Melee'), {
  attackers: list(
    t('Piles attaquantes', 'Attacking stacks'),
    record(t('Pile attaquante', 'Attacking stack'), {
      units,
      leaders,
      approaches: byDefault(
        list(t('Par où elle attaque', 'How it attacks'), approach, 0, 6, {
          help: t('vide : de front, toutes les piles', 'empty: in front, every stack'),
        }),
        [],
      ),
      fired: flag(t('Vient de tirer (tir offensif)', 'Has just used offensive fire'), { lever: true }),
    }),
    1,
    6,
  ),
  defenders: list(
    t('Piles défendantes', 'Defending stacks'),
    record(t('Pile défendante', 'Defending stack'), { units, leaders, terrain: hexTerrain(t('Terrain', 'Terrain')) }),
    1,
    6,
  ),
  phalanxPair: flag(t('Deux Ph voisins et homonymes attaquent', 'Two adjacent Ph of one name attack'), { lever: true }),
});
export type Situation = OutputOf<typeof situation>;
type Approach = OutputOf<typeof approach>;
type Unit = OutputOf<typeof unit>;

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

/** An attacking stack's way to one defending stack; a stack with none stated attacks all of them in front. */
interface Way extends Approach {
  readonly terrain: Situation['defenders'][number]['terrain'];
}

function waysOf(s: Situation): Way[] {
  const ways: Way[] = [];
  for (const { approaches } of s.attackers) {
    if (approaches.length === 0)
      s.defenders.forEach(({ terrain }, i) =>
        ways.push({ aspect: 'front', defender: i + 1, stream: false, slope: 'level', terrain }),
      );
    for (const { aspect, defender, stream, slope } of approaches)
      ways.push({ aspect, defender, stream, slope, terrain: s.defenders[defender - 1]!.terrain });
  }
  return ways;
}

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

function allUnits(stacks: readonly { readonly units: readonly Unit[] }[]): readonly Unit[] {
  if (stacks.length === 1) return stacks[0]!.units;
  const all: Unit[] = [];
  for (const { units } of stacks) all.push(...units);
  return all;
}

/** How many of a side are in a state; a lone unit is all of its side, unless A-17 is read otherwise. */
const share = (units: readonly Unit[], state: State, loneIsOne = false): Share => {
  const n = units.filter((u) => u.state === state).length;
  if (n === 0) return 'none';
  return n === units.length && !(loneIsOne && n === 1) ? 'all' : 'some';
};

const bestQuality = (units: readonly Unit[], withPhalanxPoint: boolean): number =>
  Math.max(...units.map((u) => u.quality + (withPhalanxPoint && hasPhalanxPoint(u) ? 1 : 0)));

const hasPhalanxPoint = (u: Unit): boolean => u.type === 'Ph' && u.namesakeBeside;

type Types = MeleeFacts['types'];

const typesWorth = ({ attacker, defender }: Types): number => TYPE_MATRIX.at(attacker, defender);

/** The pair of types that serves the attack least. */
function worstPair(attackers: readonly Unit[], defenders: readonly Unit[]): Types {
  let worst: Types = { attacker: attackers[0]!.type, defender: defenders[0]!.type };
  for (const { type: attacker } of attackers)
    for (const { type: defender } of defenders)
      if (TYPE_MATRIX.at(attacker, defender) < typesWorth(worst)) worst = { attacker, defender };
  return worst;
}

/** A-6 read otherwise: first the attacker who does worst against all defenders together, then his worst opponent. */
function worstAttackerFirst(attackers: readonly Unit[], defenders: readonly Unit[]): Types {
  const againstAll = ({ type }: Unit): number => defenders.reduce((sum, d) => sum + TYPE_MATRIX.at(type, d.type), 0);
  const worst = attackers.reduce((kept, unit) => (againstAll(unit) < againstAll(kept) ? unit : kept));
  return worstPair([worst], defenders);
}

/** The rows of the terrain chart that an approach meets: hex, then hexsides. */
const met = ({ terrain, stream, slope }: Way): TerrainRow[] => {
  const rows: TerrainRow[] = [terrain];
  if (stream) rows.push('stream');
  if (slope !== 'level') rows.push(slope);
  return rows;
};

/** A-22 read otherwise: of what an approach meets, only the row that serves the defender best. */
const onlyBest = (rows: readonly TerrainRow[]): TerrainRow[] => [
  rows.reduce((kept, row) => (effect(row, 'melee') < effect(kept, 'melee') ? row : kept)),
];

/** What the facing rows are worth for a stack attacked through these aspects; only to choose between stacks. */
const facingWorth = (aspects: readonly Aspect[]): number => {
  if (aspects.includes('rear')) return aspects.some((aspect) => aspect !== 'rear') ? 4 : 3;
  return aspects.includes('flank') ? 2 : 0;
};

/** The aspects of the defending stack that counts; stacks wholly in rout have no facing. */
function facing(s: Situation, ways: readonly Way[], switches: Switches): { aspects: Aspect[]; several: boolean } {
  const facingStacks = s.defenders.map((stack, i) => ({ stack, n: i + 1 }));
  const steady = facingStacks.filter(({ stack }) => stack.units.some(({ state }) => state !== 'routed'));
  const sides = (steady.length > 0 ? steady : facingStacks).map(({ n }) => [
    ...new Set(ways.filter(({ defender }) => defender === n).map(({ aspect }) => aspect)),
  ]);
  const wantLowest = chosen(switches, SEVERAL_FACINGS) === 'lowest';
  const aspects = sides.reduce((kept, side) => (facingWorth(side) < facingWorth(kept) === wantLowest ? side : kept));
  return { aspects, several: sides.length > 1 };
}

function bonusOf(stacks: Situation['attackers'] | Situation['defenders'], best: boolean): number {
  let bonus = 0;
  for (const { leaders } of stacks)
    for (const leader of leaders) bonus = best ? Math.max(bonus, leader.bonus) : bonus + leader.bonus;
  return bonus;
}

const hasLeaders = (stacks: Situation['attackers'] | Situation['defenders']): boolean =>
  stacks.some(({ leaders }) => leaders.length > 0);

const inLine = (u: Unit): boolean => u.type === 'Ph' && u.phalanxesOnFlanks + u.otherPhalanxes >= 2;
const flanksHeld = (u: Unit): boolean => u.type === 'Ph' && u.phalanxesOnFlanks === 2;

function factsOf(s: Situation, switches: Switches): MeleeFacts {
  const [attackers, defenders] = [allUnits(s.attackers), allUnits(s.defenders)];
  const topOnly = chosen(switches, MIXED_STACKS) === 'top-unit';
  const pairOf = chosen(switches, COMBINED_TYPES) === 'lowest-pair' ? worstPair : worstAttackerFirst;
  const bestLeaderOnly = chosen(switches, LEADER_BONUSES) === 'best';
  const loneIsOne = chosen(switches, LONE_DISCOURAGED) === 'one';
  const ways = waysOf(s);
  const oneTerrain = chosen(switches, SEVERAL_TERRAINS) === 'one-only';
  const terrains = ways.map((way) => (oneTerrain ? onlyBest(met(way)) : met(way)));
  const { aspects, several } = facing(s, ways, switches);
  const attackingPhalanxInLine =
    chosen(switches, ONE_PHALANX_IN_LINE) === 'any' ? attackers.some(inLine) : attackers.every(inLine);
  const oneAdvantage = chosen(switches, PHALANX_ADVANTAGES) === 'one-only';
  const pairAttacks = s.phalanxPair && attackers.filter((u) => u.type === 'Ph').length >= 2;
  return {
    types: topOnly ? pairOf(tops(s.attackers), tops(s.defenders)) : pairOf(attackers, defenders),
    severalPairs: attackers.length * defenders.length > 1,
    attacking: total(attackers),
    defending: total(defenders),
    attackerQuality: bestQuality(attackers, true),
    defenderQuality: bestQuality(defenders, chosen(switches, PHALANX_QUALITY) === 'both-sides'),
    phalanxQuality: attackers.some(hasPhalanxPoint) || defenders.some(hasPhalanxPoint),
    terrain: terrains.reduce((kept, terrain) => (sumOf(terrain) < sumOf(kept) ? terrain : kept)),
    severalApproaches: ways.length > 1,
    leaders: hasLeaders(s.attackers) || hasLeaders(s.defenders),
    attackerBonus: bonusOf(s.attackers, bestLeaderOnly),
    defenderBonus: bonusOf(s.defenders, bestLeaderOnly),
    anyAttackerFired: s.attackers.some(({ fired }) => fired),
    aspects,
    severalFacings: several,
    attackingPhalanxInLine,
    defendingPhalanxFlanked:
      chosen(switches, ONE_PHALANX_FLANKED) === 'any' ? defenders.some(flanksHeld) : defenders.every(flanksHeld),
    phalanxPair: pairAttacks && !(oneAdvantage && attackingPhalanxInLine),
    attackersDiscouraged: share(attackers, 'discouraged', loneIsOne),
    defendersDiscouraged: share(defenders, 'discouraged', loneIsOne),
    defendersRouted: share(defenders, 'routed'),
  };
}

const tops = (stacks: readonly { readonly units: readonly Unit[] }[]): Unit[] => stacks.map(({ units }) => units[0]!);

function leaderNames(stacks: Situation['attackers'] | Situation['defenders']): Text[] {
  const names: Text[] = [];
  for (const { leaders } of stacks) for (const leader of leaders) names.push(leaderName(leader, names.length));
  return names;
}

const fighters = (units: readonly Unit[]): Fighter[] =>
  units.map(({ name, type, state }) => ({ name: same(name === '' ? type : `${type} ${name}`), type, state }));

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const sum = tally(t('Mêlée', 'Melee'), ALL_MELEE_MODIFIERS, factsOf(s, switches), LIMIT);
  return {
    tallies: [sum],
    readings: [],
    needs: t(
      `dé (0-9) ${signed(sum.total)} : de ${sum.total} à ${sum.total + 9} sur la table des résultats`,
      `die (0-9) ${signed(sum.total)}: ${sum.total} to ${sum.total + 9} on the results chart`,
    ),
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

const TYPES = UNIT_TYPES.map((id) => ({ id, text: UNIT_NAMES[id] }));

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
            approaches: [{ aspect: 'flank', slope: 'up' }],
          },
        ],
        defenders: [
          {
            units: [{ type: 'Ca', strength: 6, quality: 6 }],
            leaders: [{ name: 'Mithridate', bonus: 1 }],
            terrain: 'ford-1',
          },
        ],
      },
    },
  ],
  matchups: {
    rows: TYPES,
    columns: TYPES,
    corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
    filters: record(t('Choix', 'Choices'), {
      attackerStrength: byDefault(whole(t('PF de l’attaquant', 'Attacker’s SP'), 1, 30), 6),
      defenderStrength: byDefault(whole(t('PF du défenseur', 'Defender’s SP'), 1, 30), 6),
      attackerQuality: byDefault(whole(t('Qualité de l’attaquant', 'Attacker’s quality'), 0, 20), 5),
      defenderQuality: byDefault(whole(t('Qualité du défenseur', 'Defender’s quality'), 0, 20), 5),
      aspect: byDefault(choice(t('Par', 'Through'), ASPECT_NAMES), 'front'),
      terrain: hexTerrain(t('Terrain', 'Terrain')),
    }),
    facet: 'balance',
    situation: (row, column, filters) => {
      const f = filters as {
        attackerStrength: number;
        defenderStrength: number;
        attackerQuality: number;
        defenderQuality: number;
        aspect: Aspect;
        terrain: string;
      };
      return {
        attackers: [
          {
            units: [{ type: row, strength: f.attackerStrength, quality: f.attackerQuality }],
            approaches: [{ aspect: f.aspect }],
          },
        ],
        defenders: [
          { units: [{ type: column, strength: f.defenderStrength, quality: f.defenderQuality }], terrain: f.terrain },
        ],
      };
    },
  },
  assess,
  resolve,
  facets,
  tell: tellMelee,
  headline: (s) => {
    const [attackers, defenders] = [describe(allUnits(s.attackers)), describe(allUnits(s.defenders))];
    return t(`${attackers.fr} attaque ${defenders.fr}`, `${attackers.en} attacks ${defenders.en}`);
  },
});
