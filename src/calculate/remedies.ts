import { assess, type Calculation, type Refused, isResolvable } from './calculation.ts';
import { otherValues, type ValuesToTry, type Variation, variationsOf } from './variations.ts';

/** A number is tried this far from where it stands; one that a player controls (a distance) as far as it goes, in steps. */
const REACH = 12;
const MOST_STEPS = 200;
const MOST_TRIED = 2000;
const MOST_OFFERED = 3;

const nearest: ValuesToTry = (field, value) => {
  if (field.kind !== 'whole') return otherValues(field, value);
  const { min, max, about } = field;
  const around = (stride: number, times: number): number[] =>
    Array.from({ length: times }, (_, i) => [
      Number(value) - (i + 1) * stride,
      Number(value) + (i + 1) * stride,
    ]).flat();
  const steps = [...around(1, REACH), ...(about.lever === true ? around(...stepsOver(max - min)) : [])];
  return steps.filter((n) => n >= min && n <= max);
};

const stepsOver = (span: number): [stride: number, times: number] => {
  const stride = Math.ceil(span / MOST_STEPS);
  return [stride, Math.ceil(span / stride)];
};

/** Ranks remedies: undoing what was done, then facts that a player controls, then adding or removing troops. */
function effortOf({ field, value }: Variation): number {
  if (field.kind === 'list') return 3;
  if (field.kind !== 'whole' && !field.required && value === field.fallback) return 0;
  return field.about.lever === true ? 1 : 2;
}

/** The single facts whose change would make an attack that the rules refuse a legal one, the nearest first. */
export function remediesOf({ calculation }: Refused): Variation[] {
  const tried = variationsOf(calculation, nearest).slice(0, MOST_TRIED);
  const found: Variation[] = [];
  for (const variation of tried.toSorted((a, b) => effortOf(a) - effortOf(b))) {
    if (found.length === MOST_OFFERED) break;
    if (found.some(({ key }) => factOf(key) === factOf(variation.key))) continue;
    if (isLegal({ ...calculation, situation: variation.situation })) found.push(variation);
  }
  return found;
}

const factOf = (key: string): string => key.split('=')[0]!;

const isLegal = (calculation: Calculation): boolean => isResolvable(assess(calculation));
