import { band, type Bands, bands } from '../../../kernel/chart.ts';
import { d6, type Dice } from '../../../kernel/dice.ts';
import { t } from '../../../kernel/text.ts';
import type { Strength } from '../casualties.ts';
import { type Need, passAll, WHICH_SIDE } from '../attack-rolls.ts';
import { HITS, ODD_HIT, UNIT_PLACES } from './cast.ts';

/** The target first, then the other units of its melee. */
export interface Unit extends Strength {
  readonly side: 'own' | 'enemy';
}

/** W-14: what becomes of the hit that cannot be shared. */
export type OddHit = 'die' | 'enemy' | 'each-hit';

const pickingChart = (units: number, lines: readonly (readonly [number, number])[]): Bands<number> =>
  bands({
    id: `one-of-${units}`,
    title: t('Qui est désigné', 'Who is picked'),
    heading: t('d6', 'd6'),
    columns: [t('Unité', 'Unit')],
    lines: lines.map(([from, to], i) => band(from, to, i)),
    show: (i) => [t(`${i + 1}`, `${i + 1}`)],
  });

/** W-14: 1-3 the shooters’ side, 4-6 the enemy. W-15: one unit of two or of three. */
const ONE_OF_TWO = pickingChart(2, [
  [1, 3],
  [4, 6],
]);
const ONE_OF_THREE = pickingChart(3, [
  [1, 2],
  [3, 4],
  [5, 6],
]);

/** The die of a hit that is not shared: 4 or more falls on the enemy, and as often on the shooters’ side. */
export const SIDE_DIE: Need = { to: 'side', face: 4 };

/** How many hits go to the shooters’ own side. */
export function ownShare(hits: number, odd: OddHit, dice: Dice): number {
  if (odd === 'each-hit')
    return hits - passAll(dice, hits, [SIDE_DIE], { who: HITS, whom: HITS, place: UNIT_PLACES[0]! });
  const half = Math.floor(hits / 2);
  if (hits % 2 === 0 || odd === 'enemy') return half;
  return half + (dice.read(d6, ONE_OF_TWO, { who: ODD_HIT, why: WHICH_SIDE }) === 0 ? 1 : 0);
}

const WHO_TAKES = t(
  'quelle unité prend la touche restante, dans l’ordre',
  'which unit takes the hit left over, in their order',
);
const WHO_IS_SPARED = t(
  'quelle unité échappe aux touches restantes, dans l’ordre',
  'which unit is spared the hits left over, in their order',
);

/** A side’s hits, divided equally; one die says who takes one more or, with two left over among three, who does not. */
export function divide(hits: number, units: number, side: Unit['side'], dice: Dice): number[] {
  const each = Math.floor(hits / units);
  const left = hits % units;
  const shares = Array.from({ length: units }, () => each);
  if (left === 0) return shares;
  const chart = units === 2 ? ONE_OF_TWO : ONE_OF_THREE;
  const picked = dice.read(d6, chart, { who: side, why: left === 1 ? WHO_TAKES : WHO_IS_SPARED });
  return shares.map((share, i) => share + ((i === picked) === (left === 1) ? 1 : 0));
}

export const unitsOn = (side: Unit['side'], units: readonly Unit[]): number =>
  units.filter((unit) => unit.side === side).length;

/** Hits on each unit of a melee. */
export function shareHits(hits: number, units: readonly Unit[], odd: OddHit, dice: Dice): number[] {
  const own = ownShare(hits, odd, dice);
  const shares = {
    own: divide(own, unitsOn('own', units), 'own', dice),
    enemy: divide(hits - own, unitsOn('enemy', units), 'enemy', dice),
  };
  return units.map(({ side }) => shares[side].shift()!);
}
