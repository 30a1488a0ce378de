import { type Distribution, odds } from '../../../../kernel/odds.ts';
import { casualties } from '../../casualties.ts';
import { rememberByInput } from '../../counts.ts';
import type { Fight, Fighters, CloseCombatInput } from '../blows.ts';
import { balanceOf, MEASURES, type Measure } from '../facets.ts';
import { lastAt, linksOf, type Mark } from './links.ts';
import { orderTaken } from '../resolve.ts';
import { type Side, SIDES } from '../sides.ts';
import { sumsOf, TooManyProducts } from './tables.ts';
import { JointChances } from './joint-chances.ts';

/** What the wounds of one body add to the sum that a facet sorts into classes. */
interface Term {
  readonly side: Side;
  readonly body: number;
  worth(wounds: number): number;
  /** What each wound adds, where all add the same. */
  readonly each: number | undefined;
}

const woundsTerm = (side: Side, body: number): Term => {
  const each = side === 'defenders' ? 1 : -1;
  return { side, body, worth: (wounds) => each * wounds, each };
};

const EACH: Readonly<Record<Measure, number | undefined>> = { lost: 1, left: -1, carried: undefined };

const lossTerm = (side: Side, body: number, fighters: Fighters, measure: Measure): Term => ({
  side,
  body,
  worth: (wounds) => MEASURES[measure](fighters, casualties(fighters, wounds)),
  each: fighters.wounds === 1 ? EACH[measure] : undefined,
});

/** `balance`, `defenders-lost` or `attackers-2-carried`. */
function termsOf({ bodies }: CloseCombatInput, facetId: string): Term[] {
  if (facetId === 'balance') return SIDES.flatMap((side) => bodies[side].map((_, body) => woundsTerm(side, body)));
  const [side, number, measure] = facetId.split('-') as [Side, string, Measure?];
  if (measure === undefined) return bodies[side].map((fighters, body) => lossTerm(side, body, fighters, 'lost'));
  const body = Number(number) - 1;
  return [lossTerm(side, body, bodies[side][body]!, measure)];
}

interface Sums {
  readonly sums: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** Where no wound can be lost on a body because it is destroyed, its wounds are those that each blow deals. */
function sumTerms(fight: Fight, terms: readonly Term[]): Sums {
  const links = linksOf(fight);
  const dealt = new Map<Mark, number>();
  const totals = new Map<Mark, (wounds: number) => number>();
  for (const { side, body, worth, each } of terms) {
    const due = [...links].filter(([, { target }]) => target.side === side && target.body === body);
    const dice = due.reduce((sum, [, link]) => sum + link.dice(0), 0);
    const last = lastAt(fight, { side, body });
    if (last === undefined) continue;
    if (each !== undefined && dice <= links.get(last)!.capacity) for (const [mark] of due) dealt.set(mark, each);
    else totals.set(last, (wounds) => worth(wounds) - worth(0));
  }
  const table = new JointChances(links).answer({ known: new Map(), dealt, totals });
  return { sums: sumsOf(table), total: table.total };
}

interface Asked {
  readonly input: CloseCombatInput;
  readonly facetId: string;
}

/** `null` where it would take too long. */
const counted = rememberByInput(
  ({ input, facetId }: Asked): Distribution<string> | null => {
    try {
      return classes(input, facetId);
    } catch (error) {
      if (error instanceof TooManyProducts) return null;
      throw error;
    }
  },
  (found) => found?.entries.length ?? 1,
);

/** Over the orders that the fight may take. */
function classes(input: CloseCombatInput, facetId: string): Distribution<string> {
  const { bodies, orders } = input;
  const terms = termsOf(input, facetId);
  const unhurt = terms.reduce((sum, { worth }) => sum + worth(0), 0);
  const classOf = facetId === 'balance' ? balanceOf : String;
  const taken = odds(orderTaken, orders.length);
  const fights = taken.entries.map(({ value, weight }) => ({
    weight,
    ...sumTerms({ bodies, blows: orders[value]! }, terms),
  }));
  const whole = fights.reduce((product, { total }) => product * total, 1n);
  const weights = new Map<string, bigint>();
  for (const { weight, sums, total } of fights)
    for (const [sum, ways] of sums) {
      const id = classOf(sum + unhurt);
      weights.set(id, (weights.get(id) ?? 0n) + weight * ways * (whole / total));
    }
  return { total: taken.total * whole, entries: [...weights].map(([value, weight]) => ({ value, weight })) };
}

/** The balance joins all bodies: where it cannot be counted, nothing else is tried. */
export function marginal(input: CloseCombatInput, facetId: string): Distribution<string> | undefined {
  if (counted({ input, facetId: 'balance' }) === null) return undefined;
  return counted({ input, facetId }) ?? undefined;
}
