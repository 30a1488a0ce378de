import { type Calculation, calculation, type Refused } from '../../calculate/calculation.ts';
import { isRefusal } from '../../kernel/assessment.ts';

/** The rulings under which the rules would allow what they refuse: `A-23=larger`, for each that the refusal rests on. */
export function rulingsThatAllow({ calculation: refused, refusal }: Refused): readonly string[] {
  const { ruleset, options } = refused;
  return ruleset.rulingChoices
    .filter(({ id }) => refusal.rulings?.includes(id))
    .flatMap(({ id, options: offered }) =>
      offered.filter((option) => isAllowed(refused, { ...options, [id]: option })).map((option) => `${id}=${option}`),
    );
}

function isAllowed({ ruleset, procedure, situation }: Calculation, options: Record<string, string>): boolean {
  const other = calculation(ruleset, procedure, situation, options);
  return !isRefusal(other.procedure.assess(other.situation, other.options) as object);
}
