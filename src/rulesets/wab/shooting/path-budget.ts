import { capacity } from '../casualties.ts';
import { type Unit, unitsOn } from './sharing.ts';
import type { IntoMelee, Pool, Volley } from './volleys.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1);

const shots = (batches: readonly Pool[]): number => sum(batches.map(({ dice }) => dice));

/** Hits that may fall on each side at least. */
type Split = Readonly<Record<Unit['side'], number>>;

const halves = (hits: number): Split => ({ own: Math.floor(hits / 2), enemy: Math.floor(hits / 2) });

/** Hits are shared equally, however many there are; where each has a die of its own, all shots as those dice fall. */
function splits({ odd }: IntoMelee, { batches }: Volley): Split[] {
  const all = shots(batches);
  if (odd === 'each-hit') return Array.from({ length: all + 1 }, (_, own) => ({ own, enemy: all - own }));
  const sure = shots(batches.filter(({ rolls }) => rolls!.length === 0));
  return Array.from({ length: all - sure + 1 }, (_, n) => halves(sure + n));
}

const share = ({ units }: IntoMelee, unit: number, split: Split): number => {
  const { side } = units[unit]!;
  return Math.floor(split[side] / unitsOn(side, units));
};

/** The wounds that hits may do to a unit, or any fewer, whatever they do to the others. */
const reach = (melee: IntoMelee, { hurts }: Volley, unit: number, split: Split): number =>
  hurts[unit] === null ? 0 : share(melee, unit, split);

const ways = (melee: IntoMelee, wounds: (unit: number) => number): number =>
  product(melee.units.map((unit, i) => 1 + Math.min(capacity(unit), wounds(i))));

/** Outcomes of some volleys, at least: those where every shot hits. */
const outcomes = (melee: IntoMelee, volleys: readonly Volley[]): number =>
  ways(melee, (unit) => sum(volleys.map((volley) => reach(melee, volley, unit, halves(shots(volley.batches))))));

/** Paths of one volley, at least: from the wounds of all units but the last, and the hits on that one, to its wounds. */
function paths(melee: IntoMelee, volley: Volley): number {
  const byHitsOnLast = new Map<number, number>();
  for (const split of splits(melee, volley)) {
    const hits = share(melee, melee.units.length - 1, split);
    const found = ways(melee, (unit) => reach(melee, volley, unit, split));
    byHitsOnLast.set(hits, Math.max(found, byHitsOnLast.get(hits) ?? 0));
  }
  return sum([...byHitsOnLast.values()]);
}

/** Whether counting all units together is known to take more paths. */
export const exceedsBudget = (melee: IntoMelee, budget: number): boolean =>
  melee.volleys.some(
    (volley, i) =>
      paths(melee, volley) > budget || outcomes(melee, melee.volleys.slice(0, i)) * outcomes(melee, [volley]) > budget,
  );
