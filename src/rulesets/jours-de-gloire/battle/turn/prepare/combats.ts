import { withNames } from '../../../../../hex-battle/turn/prepare.ts';
import { isRefusal, type Refusal } from '../../../../../kernel/assessment.ts';
import type { Cast } from '../../../../../kernel/effect.ts';
import { withDice } from '../../../../../kernel/game.ts';
import { fire } from '../../../fire/index.ts';
import { shock } from '../../../shock/index.ts';
import { isInfantry } from '../../../types.ts';
import { withAgreed } from '../../situation/agreements.ts';
import { dropOut } from '../../actions/shock.ts';
import { derivedAssault } from '../../actions/shock-attackers.ts';
import type { CommandOf } from '../orders.ts';
import { deriveFire, type DerivedShock } from '../../situation/derive.ts';
import type { Field } from '../../position/field.ts';
import { applyFire } from '../../actions/fire.ts';
import { applyShock } from '../../actions/shock-results.ts';
import { isGood, type State, waiting } from '../../position/state.ts';
import { consequenceOf, type PreparedCommand } from './consequence.ts';

const castOfShock = (field: Field, { attackers, defenders }: DerivedShock): Cast => ({
  ...Object.fromEntries(attackers.map(({ unit }, i) => [`attackers[${i + 1}]`, field.units[unit]!.name])),
  ...Object.fromEntries(defenders.map((unit, i) => [`defenders[${i + 1}]`, field.units[unit]!.name])),
});

export function prepareShock(field: Field, state: State, { agreed }: CommandOf<'fight'>): PreparedCommand | Refusal {
  const derived = derivedAssault(field, state, state.assault!);
  const assessment = shock.assess(withAgreed(shock.situation, derived.situation, agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { input } = assessment;
  return withDice({
    by: state.assault!.side,
    rule: shock.resolve,
    input,
    played: (outcome) =>
      consequenceOf(field, state, (draft) => {
        draft.pay();
        draft.emit({ is: 'result', line: outcome.line });
        applyShock(draft, derived, shock.effects(input, outcome));
      }),
    explain: () => withNames(assessment, () => castOfShock(field, derived)),
  });
}

export function prepareFire(field: Field, state: State, command: CommandOf<'fire'>): PreparedCommand | Refusal {
  const owed = waiting(state);
  const kind = owed === undefined ? 'ordinary' : (owed.owes as 'reaction' | 'counter-battery');
  const derived = deriveFire(field, state, command.units, command.at, kind);
  const assessment = fire.assess(withAgreed(fire.situation, derived.situation, command.agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { input } = assessment;
  return withDice({
    by: field.units[command.units[0]!]!.side,
    rule: fire.resolve,
    input,
    played: (outcome) =>
      consequenceOf(field, state, (draft) => {
        if (owed !== undefined) draft.pay();
        const ready = derived.target.filter((unit) => isInfantry(field.units[unit]!) && isGood(draft.state, unit));
        draft.emit({
          is: 'fire',
          kind,
          units: command.units,
          at: command.at,
          result: outcome.result,
          ...(kind === 'reaction' && { apart: true }),
        });
        applyFire(draft, command, kind, derived, fire.effects(input, outcome));
        // Foot disordered by reaction fire does not attack (J-91).
        if (kind === 'reaction')
          dropOut(
            draft,
            ready.filter((unit) => !isGood(draft.state, unit)),
          );
      }),
    explain: () =>
      withNames(assessment, () =>
        Object.fromEntries(derived.target.map((unit, i) => [`target[${i + 1}]`, field.units[unit]!.name])),
      ),
  });
}
