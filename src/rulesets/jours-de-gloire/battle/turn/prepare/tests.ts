import { withNames } from '../../../../../hex-battle/turn/prepare.ts';
import { isRefusal, type Refusal } from '../../../../../kernel/assessment.ts';
import { withDice } from '../../../../../kernel/game.ts';
import { engagementTest } from '../../../engagement/index.ts';
import { cohesionTest } from '../../../cohesion/index.ts';
import { dropOut } from '../../actions/shock.ts';
import type { Draft } from '../../position/draft.ts';
import { deriveCohesion, deriveEngagement } from '../../situation/derive.ts';
import type { Field } from '../../position/field.ts';
import type { ObligationOf } from '../../position/obligations.ts';
import type { State } from '../../position/state.ts';
import { consequenceOf, type PreparedCommand } from './consequence.ts';

/** A cohesion test of the calculator, and what comes of it. */
export function cohesion(
  field: Field,
  state: State,
  unit: number,
  plus: number,
  does: (draft: Draft, passed: boolean) => void,
): PreparedCommand | Refusal {
  const assessment = cohesionTest.assess(deriveCohesion(field, state, unit, plus), field.options);
  if (isRefusal(assessment)) return assessment;
  return withDice({
    by: field.units[unit]!.side,
    rule: cohesionTest.resolve,
    input: assessment.input,
    played: ({ passed }) => consequenceOf(field, state, (draft) => does(draft, passed)),
    explain: () => withNames(assessment, () => ({ unit: field.units[unit]!.name })),
  });
}

export function prepareEngagement(
  field: Field,
  state: State,
  { unit, side }: ObligationOf<'engage'>,
): PreparedCommand | Refusal {
  const assessment = engagementTest.assess(deriveEngagement(field, state, unit), field.options);
  if (isRefusal(assessment)) return assessment;
  return withDice({
    by: side,
    rule: engagementTest.resolve,
    input: assessment.input,
    played: ({ passed }) =>
      consequenceOf(field, state, (draft) => {
        draft.pay();
        draft.emit({ is: 'tested', unit, test: 'engagement', passed });
        if (!passed) dropOut(draft, [unit]);
      }),
    explain: () => withNames(assessment, () => ({ unit: field.units[unit]!.name })),
  });
}
