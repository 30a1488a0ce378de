import { BadInput, type Side } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { answer, calculationOf, type Calculation, type Resolvable, isResolvable } from './calculation.ts';
import { type Measure, measureOf } from './measure.ts';
import { type FacetShares, gistOf, sharesIn } from './shares.ts';
import { expectedWorth, successOf } from './worth.ts';
import { otherValues, type ValuesToTry, type Variation, variationsOf } from './variations.ts';

/** One fact changed, and what it does to the chances. */
export interface Lever {
  /** Which fact and what it becomes, as data: `attackers[1].armour="heavy"`. */
  readonly key: string;
  /** The same in words. */
  readonly text: Text;
  /** Whose fact it is. */
  readonly side: Side;
  /** The same as one would say it among the facts of that side. */
  readonly said: Text;
  /** The measure of the situation as it stands, and with the fact changed. */
  readonly from: number;
  readonly to: number;
  readonly calculation: Calculation;
  readonly shares: FacetShares;
  /** How likely the side that acts then is to gain by it. */
  readonly success: number;
  /** By how much it changes what that side may expect, in the worth of the facet's classes. */
  readonly gain: number;
  /** Half the sum of all changes: 0 changes nothing, 1 changes everything. */
  readonly effect: number;
}

const MOST_TRIED = 200;
const MOST_TOLD = 60;
const leverValues: ValuesToTry = (field, value) => (field.about.lever === true ? otherValues(field, value) : []);

/** What would change it: every fact a player controls, changed one at a time, the largest effect first. */
export function leversOf(base: Resolvable): Lever[] {
  const measuring = leversInSlices(base);
  for (;;) {
    const { done, value } = measuring.next();
    if (done === true) return value;
  }
}

/** The same, one fact at each turn: a page draws in between. */
export function* leversInSlices(base: Resolvable): Generator<undefined, Lever[]> {
  const { ruleset, procedure, options } = base.calculation;
  const before = sharesIn(base, gistOf(base));
  if (before === undefined) return [];
  const levers: Lever[] = [];
  const measure = measureOf(before);
  for (const variation of variationsOf(base.calculation, leverValues).slice(0, MOST_TRIED)) {
    const changed = { ruleset, procedure, situation: variation.situation, options };
    const lever = leverOf(changed, variation, before, measure);
    if (lever !== undefined && lever.effect > 0) levers.push(lever);
    yield;
  }
  return levers.sort(byGain).slice(0, MOST_TOLD);
}

function leverOf(
  { ruleset, procedure, situation, options }: Calculation,
  { key, text, side, said }: Variation,
  before: FacetShares,
  measure: Measure,
): Lever | undefined {
  try {
    const calculation = calculationOf(ruleset, procedure, { ...(situation as object), rulings: options });
    const found = answer(calculation);
    if (!isResolvable(found)) return undefined;
    const shares = sharesIn(found, gistOf(found));
    if (shares === undefined) return undefined;
    return {
      key,
      text,
      side,
      said,
      calculation,
      shares,
      from: measure.of(before),
      to: measure.of(shares),
      success: successOf(shares),
      gain: expectedWorth(shares) - expectedWorth(before),
      effect: distance(before, shares),
    };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

const byGain = (a: Lever, b: Lever): number => Math.abs(b.gain) - Math.abs(a.gain) || b.effect - a.effect;

/** Total variation between two distributions over the same classes. */
function distance(a: FacetShares, b: FacetShares): number {
  const chances = new Map(a.shares.map(({ id, chance }) => [id, chance]));
  let sum = 0;
  for (const { id, chance } of b.shares) {
    sum += Math.abs(chance - (chances.get(id) ?? 0));
    chances.delete(id);
  }
  for (const rest of chances.values()) sum += rest;
  return sum / 2;
}
