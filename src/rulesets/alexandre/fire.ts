import { type Dice, d10, keyed } from '../../kernel/dice.ts';
import { tally } from '../../kernel/modifier.ts';
import { chosen, type Options } from '../../kernel/ruling.ts';
import { type Assessment, type Facet, type Instruction, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { signed, t, type Text } from '../../kernel/text.ts';
import {
  ARMOURED,
  FIRE_MODIFIERS,
  FIRE_TABLE,
  type FireFacts,
  isShooter,
  type Needed,
  type Range,
  type Shooter,
} from './charts/fire.ts';
import type { Fate } from './charts/leaders.ts';
import {
  checkLeaders,
  type Ladder,
  ladderOf,
  leaderFacets,
  type NewState,
  stateText,
  struck,
  tellLeaders,
  toldBlow,
} from './fate.ts';
import { HOPELESS_FIRE, LARGE_STACKS, MIXED_FIRERS, TARGET_TYPE } from './options.ts';
import { STATE_NAMES, type State, type UnitType } from './types.ts';
import { describe, hexTerrain, leaderName, leaders, name, state, strength, total, unitType } from './units.ts';

const firer = record(t('Tireur', 'Firer'), {
  type: unitType,
  strength,
  range: byDefault(whole(t('Portée (hex.)', 'Range (hexes)'), 1, 20, { positional: true, lever: true }), 1),
  moved: flag(t('A bougé', 'Moved'), {
    lever: true,
    help: t('hexagone ou orientation, pendant cette activation', 'hex or facing, in this activation'),
  }),
  state: byDefault(
    choice(t('État', 'State'), {
      good: STATE_NAMES.good,
      fatigued: STATE_NAMES.fatigued,
      discouraged: STATE_NAMES.discouraged,
    }),
    'good',
  ),
});

const situation = record(t('Tir', 'Fire'), {
  firers: list(t('Tireurs', 'Firers'), firer, 1, 12),
  target: record(t('Pile visée', 'Target stack'), {
    units: list(
      t('Unités, celle du dessus d’abord', 'Units, the top one first'),
      record(t('Unité', 'Unit'), { type: unitType, strength, name, state }),
      1,
      6,
    ),
    leaders,
    terrain: hexTerrain(t('Terrain', 'Terrain')),
  }),
});
type Situation = OutputOf<typeof situation>;
type Firer = Situation['firers'][number];

interface Roll {
  readonly total: number;
  readonly needed: Needed;
  readonly leaders: readonly Text[];
  readonly topUnit: { readonly name: Text; readonly state: State };
  readonly ladder: Ladder;
}

interface Outcome {
  readonly result: 'none' | 'D' | 'Dr';
  /** Empty unless the natural die was a 9. */
  readonly leaders: readonly Fate[];
}

const resolve = keyed(
  (roll: Roll, dice: Dice): Outcome => {
    const natural = dice.roll(d10, { who: t('tireurs', 'firers'), why: t('tir', 'fire') });
    return {
      result: resultOf(natural + roll.total, roll.needed),
      leaders: natural === 9 ? checkLeaders(roll.leaders, dice) : [],
    };
  },
  ({ total, needed, leaders }) => `${total},${needed.discourage},${needed.rout},${leaders.length}`,
);

const resultOf = (modified: number, { discourage, rout }: Needed): Outcome['result'] => {
  if (rout !== undefined && modified >= rout) return 'Dr';
  return modified >= discourage ? 'D' : 'none';
};

const columnOf = (range: number): Range => String(Math.min(range, 4)) as Range;

function refuse(s: Situation, options: Options): Refusal | undefined {
  for (const { type } of s.firers)
    if (!isShooter(type))
      return { refused: t(`les ${type} ne tirent pas`, `${type} do not fire`), source: cite('fire-table') };
  const farthest = Math.max(...s.firers.map(({ range }) => range));
  for (const { type } of s.firers)
    if (FIRE_TABLE.at(type as Shooter, columnOf(farthest)) === 'NA')
      return {
        refused: t(
          `les ${type} ne tirent pas à ${farthest} hex.${s.firers.length > 1 ? ', portée du tireur le plus lointain' : ''}`,
          `${type} may not fire at ${farthest} hexes${s.firers.length > 1 ? ', the range of the farthest firer' : ''}`,
        ),
        source: cite('fire-table', type),
        ...(s.firers.length > 1 && { rulings: [MIXED_FIRERS.id] }),
      };
  if (s.target.terrain === 'sea-river')
    return {
      refused: t('rien ne se tient en mer ou en rivière', 'nothing stands in sea or river'),
      source: cite('terrain', 'sea-river'),
      rulings: ['A-42'],
    };
  const stacked = total(s.target.units);
  if (stacked > 9 && chosen(options, LARGE_STACKS) === 'refused')
    return {
      refused: t(`la pile visée compte ${stacked} PF ; 9 au plus`, `the target stack has ${stacked} SP; 9 at most`),
      source: cite('fire-modifiers', 'dense-target'),
      rulings: [LARGE_STACKS.id],
    };
  return undefined;
}

/** Compares two cells of the fire table: the one that needs the higher die is the less effective. */
const lessEffective = (a: Needed, b: Needed): boolean =>
  a.discourage !== b.discourage ? a.discourage > b.discourage : (a.rout ?? Infinity) > (b.rout ?? Infinity);

/** The row that counts for all firers together, at the range of the farthest. */
function rowFor(firers: readonly Firer[], options: Options): { type: Shooter; range: Range; needed: Needed } {
  const range = columnOf(Math.max(...firers.map((f) => f.range)));
  const cells = firers.map(({ type }) => ({
    type: type as Shooter,
    range,
    needed: FIRE_TABLE.at(type as Shooter, range) as Needed,
  }));
  const wantLeast = chosen(options, MIXED_FIRERS) === 'least';
  return cells.reduce((kept, cell) => (lessEffective(cell.needed, kept.needed) === wantLeast ? cell : kept));
}

/** The type that the rows about the target judge: the top unit's, or with A-24 read otherwise the hardest to hit. */
function targetType({ target: { units } }: Situation, options: Options): UnitType {
  const types = units.map(({ type }) => type);
  if (chosen(options, TARGET_TYPE) === 'top-unit') return types[0]!;
  return types.find((type) => type === 'Ca') ?? types.find((type) => ARMOURED.includes(type)) ?? types[0]!;
}

/** What a result does to a unit not in good order, and leaders checked although the fire cannot do anything. */
function rulingsOf(state: State, hopelessOnLeaders: boolean): string[] {
  const rulings = hopelessOnLeaders ? ['A-35'] : [];
  if (state === 'discouraged') rulings.push('A-27');
  if (state === 'routed') rulings.push('A-29', 'A-39');
  return rulings;
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const top = s.target.units[0]!;
  const facts: FireFacts = {
    targetTerrain: s.target.terrain,
    firingStrength: total(s.firers),
    targetStrength: total(s.target.units),
    targetType: targetType(s, options),
    anyFirerMoved: s.firers.some(({ moved }) => moved),
    anyFirerDiscouraged: s.firers.some((f) => f.state === 'discouraged'),
    densestStack: chosen(options, LARGE_STACKS) === 'as-printed' ? 9 : Infinity,
  };
  const row = rowFor(s.firers, options);
  const sum = tally(t('Tir', 'Fire'), FIRE_MODIFIERS.rows, facts);
  const severalTypes = s.firers.some(({ type }) => type !== row.type);
  return {
    tallies: [sum],
    readings: [
      {
        source: cite('fire-table', row.type),
        text: t(`${row.type} à ${row.range} hex.`, `${row.type} at ${row.range} hex${row.range === '1' ? '' : 'es'}`),
        value: FIRE_TABLE.show(row.needed),
        ...(severalTypes && { rulings: [MIXED_FIRERS.id] }),
      },
    ],
    needs: needsText(row.needed, sum.total),
    rulings: rulingsOf(top.state, s.target.leaders.length > 0 && 9 + sum.total < row.needed.discourage),
    roll: {
      total: sum.total,
      needed: row.needed,
      leaders: checksLeaders(row.needed, sum.total, options) ? s.target.leaders.map(leaderName) : [],
      topUnit: { name: t(top.name || top.type, top.name || top.type), state: top.state },
      ladder: ladderOf(options),
    },
  };
}

/** With A-35 read otherwise, a fire that not even a 9 would make effective spares the leaders. */
const checksLeaders = ({ discourage }: Needed, total: number, options: Options): boolean =>
  9 + total >= discourage || chosen(options, HOPELESS_FIRE) === 'checked';

const onDie = (needed: number): Text => {
  if (needed <= 0) return t('quel que soit le dé', 'whatever the die');
  return needed > 9 ? t('impossible', 'not possible') : t(`dé ${needed} ou plus`, `die ${needed} or more`);
};

function needsText({ discourage, rout }: Needed, total: number): Text {
  const d = onDie(discourage - total);
  const dr = rout === undefined ? t('impossible', 'not possible') : onDie(rout - total);
  return t(
    `dé ${signed(total)} : décourager, ${d.fr} ; déroute, ${dr.fr}`,
    `die ${signed(total)}: discourage, ${d.en}; rout, ${dr.en}`,
  );
}

const newState = (roll: Roll, { result }: Outcome): NewState =>
  result === 'none' ? roll.topUnit.state : struck(roll.topUnit.state, result, roll.ladder);

function facets(roll: Roll): readonly Facet<Outcome>[] {
  return [
    {
      id: 'result',
      text: t('Résultat', 'Result'),
      classes: [
        { id: 'Dr', text: t('déroute', 'rout') },
        { id: 'D', text: t('découragée', 'discouraged') },
        { id: 'none', text: t('sans effet', 'no effect') },
      ],
      of: ({ result }) => result,
    },
    {
      id: 'balance',
      text: t('État de l’unité du dessus', 'State of the top unit'),
      classes: (['eliminated', 'routed', 'discouraged', 'fatigued', 'good'] as const).map((id) => ({
        id,
        text: stateText(id),
      })),
      of: (outcome) => newState(roll, outcome),
    },
    ...leaderFacets<Outcome>(roll.leaders, 'leader', (outcome) => outcome.leaders),
  ];
}

function tell(roll: Roll, outcome: Outcome): Instruction[] {
  const who = roll.topUnit.name;
  const fates = tellLeaders(roll.leaders, outcome.leaders);
  if (outcome.result === 'none') return [{ who, text: t('aucun effet', 'no effect') }, ...fates];
  return [{ who, text: toldBlow(roll.topUnit.state, outcome.result, roll.ladder) }, ...fates];
}

export const fire = procedure<Situation, Roll, Outcome>({
  id: 'fire',
  title: t('Tir', 'Fire'),
  about: t('Une ou plusieurs unités tirent sur une pile.', 'One or several units fire at a stack.'),
  charts: ['fire-table', 'fire-modifiers', 'terrain', 'leader-check'],
  situation,
  examples: [
    {
      id: 'archers',
      title: t('des archers sur des levées', 'archers at levies'),
      situation: { firers: [{ type: 'Ar', strength: 4, range: 2 }], target: { units: [{ type: 'In', strength: 8 }] } },
    },
    {
      id: 'ford',
      title: t('tir croisé sur un gué', 'crossfire on a ford'),
      situation: {
        firers: [
          { type: 'Ar', strength: 4, range: 1 },
          { type: 'Ja', strength: 4, range: 1, moved: true },
        ],
        target: { units: [{ type: 'Ca', strength: 6 }], leaders: [{ name: 'Parménion', bonus: 2 }], terrain: 'ford-2' },
      },
    },
  ],
  assess,
  resolve,
  facets,
  tell,
  headline: (s) => {
    const [firing, target] = [describe(s.firers), describe(s.target.units)];
    const range = Math.max(...s.firers.map((f) => f.range));
    return t(
      `tir de ${firing.fr} sur ${target.fr} à ${range} hex.`,
      `fire by ${firing.en} at ${target.en}, ${range} hex${range === 1 ? '' : 'es'} away`,
    );
  },
});
