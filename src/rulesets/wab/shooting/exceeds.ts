import { capacity } from '../casualties.ts';
import { unitsOn } from './sharing.ts';
import type { IntoMelee, Pool, Volley } from './volleys.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const product = (numbers: readonly number[]): number => numbers.reduce((all, n) => all * n, 1);

const shots = (batches: readonly Pool[]): number => sum(batches.map(({ dice }) => dice));

/** The hits that fall on a unit at least, of so many on the melee. */
const share = ({ units }: IntoMelee, unit: number, hits: number): number =>
  Math.floor(Math.floor(hits / 2) / unitsOn(units[unit]!.side, units));

/** The wounds that so many hits may do to a unit, or any fewer, whatever they do to the others. */
const reach = (melee: IntoMelee, { hurts }: Volley, unit: number, hits: number): number =>
  hurts[unit] === null ? 0 : share(melee, unit, hits);

const ways = (melee: IntoMelee, wounds: (unit: number) => number): number =>
  product(melee.units.map((unit, i) => 1 + Math.min(capacity(unit), wounds(i))));

/** Outcomes of some volleys, at least: those where every shot hits. */
const outcomes = (melee: IntoMelee, volleys: readonly Volley[]): number =>
  ways(melee, (unit) => sum(volleys.map((volley) => reach(melee, volley, unit, shots(volley.batches)))));

/** Paths of one volley, at least: from the wounds of all units but the last, and the hits on that one, to its wounds. */
function paths(melee: IntoMelee, volley: Volley): number {
  const last = melee.units.length - 1;
  const byHitsOnLast = new Map<number, number>();
  const sure = shots(volley.batches.filter(({ course }) => course!.length === 0));
  for (let hits = sure; hits <= shots(volley.batches); hits++)
    byHitsOnLast.set(
      share(melee, last, hits),
      ways(melee, (unit) => reach(melee, volley, unit, hits)),
    );
  return sum([...byHitsOnLast.values()]);
}

/** Whether counting all units together is known to take more paths. */
export const exceeds = (melee: IntoMelee, budget: number): boolean =>
  melee.volleys.some(
    (volley, i) =>
      paths(melee, volley) > budget || outcomes(melee, melee.volleys.slice(0, i)) * outcomes(melee, [volley]) > budget,
  );
