import { assess, type Calculation, isResolvable, type Refused } from './calculation.ts';
import { others, type Tried, type Variation, variationsOf } from './variations.ts';

/** A number is tried this far from where it stands. */
const REACH = 12;
const MOST_TRIED = 2000;
const MOST_OFFERED = 3;

const nearest: Tried = (field, value) => {
  if (field.kind !== 'whole') return others(field, value);
  const steps = Array.from({ length: REACH }, (_, i) => [Number(value) - i - 1, Number(value) + i + 1]).flat();
  return steps.filter((n) => n >= field.min && n <= field.max);
};

/** What was done is left undone first; then facts a player controls; troops come and go last. */
function farAway({ field, value }: Variation): number {
  if (field.kind === 'list') return 3;
  if (!field.required && value === field.fallback) return 0;
  return field.about.lever === true ? 1 : 2;
}

/** The single facts whose change would make an attack that the rules refuse a legal one, the nearest first. */
export function remediesOf({ calculation }: Refused): Variation[] {
  const tried = variationsOf(calculation, nearest).slice(0, MOST_TRIED);
  const found: Variation[] = [];
  for (const variation of tried.toSorted((a, b) => farAway(a) - farAway(b))) {
    if (found.length === MOST_OFFERED) break;
    if (found.some(({ key }) => factOf(key) === factOf(variation.key))) continue;
    if (isLegal({ ...calculation, situation: variation.situation })) found.push(variation);
  }
  return found;
}

const factOf = (key: string): string => key.split('=')[0]!;

const isLegal = (calculation: Calculation): boolean => isResolvable(assess(calculation));
