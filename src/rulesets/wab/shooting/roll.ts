import { band, type Bands, bands } from '../../../kernel/chart.ts';
import { atLeast, d6, type Dice, keyed, type Stage } from '../../../kernel/dice.ts';
import type { Facet } from '../../../kernel/facet.ts';
import type { Instruction } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Course, courseKey, run, wounds } from '../blow.ts';
import { capacity, casualties, type Losses, type Strength, strengthKey, tellLosses } from '../casualties.ts';
import { notedText } from '../types.ts';

/** Shots of one Strength, whose hits wound and are saved alike. `hurts` has one course per unit that may be hit. */
export interface Volley {
  readonly batches: readonly { readonly shots: number; readonly hit: readonly Stage[] }[];
  readonly hurts: readonly Course[];
}

/** The target first, then the other units of its melee. */
export interface Unit extends Strength {
  readonly name: Text;
  readonly side: 'own' | 'enemy';
}

/** Dice that run one course. */
export interface Pool {
  readonly dice: number;
  readonly course: Course;
}

export interface Roll {
  /** Without a melee: hit, wound and save in one course, of which only the end matters. */
  readonly pools: readonly Pool[];
  /** With a melee: how many hit matters, since they are shared. */
  readonly volleys: readonly Volley[];
  readonly units: readonly Unit[];
  readonly odd: 'die' | 'enemy' | 'each-hit';
}

export interface Outcome {
  /** In the order of the units. */
  readonly units: readonly Losses[];
}

const volleyKey = ({ batches, hurts }: Volley): string =>
  `${batches.map(({ shots, hit }) => `${shots}:${courseKey(hit)}`).join()};${hurts.map(courseKey).join()}`;

interface Pools {
  readonly pools: readonly Pool[];
  readonly most: number;
}

/** What several pools bring together. One pool is added at a time, so that equal sums so far merge. */
const together = keyed(
  ({ pools, most }: Pools, dice: Dice): number => {
    const last = pools.at(-1);
    if (last === undefined) return 0;
    const before = pools.length === 1 ? 0 : dice.step(together, { pools: pools.slice(0, -1), most });
    return Math.min(most, before + run(dice, last.dice, last.course));
  },
  ({ pools, most }) => `${most};${poolsKey(pools)}`,
);

const poolsKey = (pools: readonly Pool[]): string =>
  pools.map(({ dice, course }) => `${dice}:${courseKey(course)}`).join();

const picking = (units: number, lines: readonly (readonly [number, number])[]): Bands<number> =>
  bands({
    id: `one-of-${units}`,
    title: t('Qui est désigné', 'Who is picked'),
    heading: t('d6', 'd6'),
    columns: [t('Unité', 'Unit')],
    lines: lines.map(([from, to], i) => band(from, to, i)),
    show: (i) => [t(`${i + 1}`, `${i + 1}`)],
  });

/** W14: 1-3 the shooters’ side, 4-6 the enemy. W15: one unit of two or of three. */
const ONE_OF_TWO = picking(2, [
  [1, 3],
  [4, 6],
]);
const ONE_OF_THREE = picking(3, [
  [1, 2],
  [3, 4],
  [5, 6],
]);

const HITS = t('touches sur la mêlée', 'hits on the melee');

/** A side’s hits, divided equally; one die says who takes one more or, with two left over among three, who does not. */
function divide(hits: number, units: number, side: Text, dice: Dice): number[] {
  const each = Math.floor(hits / units);
  const left = hits % units;
  const shares = Array.from({ length: units }, () => each);
  if (left === 0) return shares;
  const chart = units === 2 ? ONE_OF_TWO : ONE_OF_THREE;
  const why =
    left === 1
      ? t('quelle unité prend la touche restante, dans l’ordre', 'which unit takes the hit left over, in their order')
      : t(
          'quelle unité échappe aux touches restantes, dans l’ordre',
          'which unit is spared the hits left over, in their order',
        );
  const picked = dice.read(d6, chart, { who: side, why });
  return shares.map((share, i) => share + ((i === picked) === (left === 1) ? 1 : 0));
}

const OWN_SIDE = t('camp des tireurs', 'shooters’ side');
const ENEMY_SIDE = t('camp ennemi', 'enemy side');

/** How many hits go to the shooters’ own side. */
function ownShare(hits: number, odd: Roll['odd'], dice: Dice): number {
  const why = t('1-3 camp des tireurs, 4-6 ennemi', '1-3 the shooters’ side, 4-6 the enemy');
  if (odd === 'each-hit') return hits - run(dice, hits, [atLeast(d6, 4, { who: HITS, why })]);
  const half = Math.floor(hits / 2);
  if (hits % 2 === 0 || odd === 'enemy') return half;
  return half + (dice.read(d6, ONE_OF_TWO, { who: t('touche impaire', 'odd hit'), why }) === 0 ? 1 : 0);
}

interface Sharing {
  readonly volley: Volley;
  readonly units: readonly Unit[];
  readonly odd: Roll['odd'];
  /** How many units have had their hits turned into wounds. */
  readonly done: number;
}

const shareKey = ({ volley, units, odd, done }: Sharing): string =>
  `${volleyKey(volley)}|${units.map((unit) => `${unit.side}${strengthKey(unit)}`).join()}|${odd}${done}`;

/** Hits on each unit of a melee. */
function shareHits({ volley, units, odd }: Sharing, dice: Dice): number[] {
  const pools = volley.batches.map(({ shots, hit }) => ({ dice: shots, course: hit }));
  const hits = dice.step(together, { pools, most: Infinity });
  const own = ownShare(hits, odd, dice);
  const count = (side: Unit['side']): number => units.filter((unit) => unit.side === side).length;
  const ownHits = divide(own, count('own'), OWN_SIDE, dice);
  const enemyHits = divide(hits - own, count('enemy'), ENEMY_SIDE, dice);
  return units.map(({ side }) => (side === 'own' ? ownHits.shift()! : enemyHits.shift()!));
}

/**
 * Hits on each unit, of which those of the first `done` units have become wounds. One unit at a time, each a rule
 * of its own: what is known of a unit shrinks from hits to wounds and merges before the next one multiplies it.
 */
const shared = keyed((sharing: Sharing, dice: Dice): readonly number[] => {
  if (sharing.done === 0) return shareHits(sharing, dice);
  const unit = sharing.done - 1;
  const before = dice.step(shared, { ...sharing, done: unit });
  const suffered = wounds(dice, before[unit]!, sharing.volley.hurts[unit]!, capacity(sharing.units[unit]!));
  return before.map((n, i) => (i === unit ? suffered : n));
}, shareKey);

type Melee = Omit<Roll, 'pools'>;

const meleeKey = ({ volleys, units, odd }: Melee): string =>
  `${volleys.map(volleyKey).join('|')}|${units.map((unit) => `${unit.side}${strengthKey(unit)}`).join()}|${odd}`;

/** Wounds on each unit of a melee, of all volleys. */
const meleeWounds = keyed(({ volleys, units, odd }: Melee, dice: Dice): readonly number[] => {
  const volley = volleys.at(-1);
  if (volley === undefined) return units.map(() => 0);
  const before =
    volleys.length === 1 ? undefined : dice.step(meleeWounds, { volleys: volleys.slice(0, -1), units, odd });
  const suffered = dice.step(shared, { volley, units, odd, done: units.length });
  if (before === undefined) return suffered;
  return suffered.map((n, i) => Math.min(capacity(units[i]!), n + before[i]!));
}, meleeKey);

/** A single pool needs no merging. */
function targetWounds({ pools, units }: Roll, dice: Dice): number {
  if (pools.length === 1) return run(dice, pools[0]!.dice, pools[0]!.course);
  return dice.step(together, { pools, most: capacity(units[0]!) });
}

export const resolve = keyed(
  (roll: Roll, dice: Dice): Outcome => {
    if (roll.units.length === 1) return { units: [casualties(roll.units[0]!, targetWounds(roll, dice))] };
    const suffered = meleeWounds(roll, dice);
    return { units: suffered.map((n, i) => casualties(roll.units[i]!, n)) };
  },
  (roll) => `${poolsKey(roll.pools)}|${meleeKey(roll)}`,
);

/** The enemy’s first: what the shooters hope for. */
export function facets({ units }: Roll): readonly Facet<Outcome>[] {
  const places = units.map((unit, i) => ({ unit, i }));
  const of = (side: Unit['side']) => places.filter(({ unit }) => unit.side === side);
  return [...of('enemy'), ...of('own')].flatMap(({ unit, i }): Facet<Outcome>[] => {
    const suffix = i === 0 ? '' : `-${i + 1}`;
    const whose = units.length === 1 ? t('', '') : t(` (${unit.name.fr})`, ` (${unit.name.en})`);
    return [
      {
        id: `casualties${suffix}`,
        text: t(`Pertes${whose.fr}`, `Casualties${whose.en}`),
        counted: (n) => t(`${n} perdue${n > 1 ? 's' : ''}`, `${n} lost`),
        of: (outcome) => String(outcome.units[i]!.lost),
      },
      {
        id: `remaining${suffix}`,
        text: t(`Figurines restantes${whose.fr}`, `Models left${whose.en}`),
        counted: (n) => t(`${n} restante${n > 1 ? 's' : ''}`, `${n} left`),
        of: (outcome) => String(unit.models - outcome.units[i]!.lost),
      },
      ...(unit.wounds === 1
        ? []
        : [
            {
              id: `carried${suffix}`,
              text: t(`Blessures notées${whose.fr}`, `Wounds noted${whose.en}`),
              counted: notedText,
              of: (outcome: Outcome) => String(outcome.units[i]!.carried),
            },
          ]),
    ];
  });
}

export const tell = ({ units }: Roll, outcome: Outcome): Instruction[] =>
  units.flatMap((unit, i) => tellLosses(unit.name, unit, outcome.units[i]!, units.length > 1));
