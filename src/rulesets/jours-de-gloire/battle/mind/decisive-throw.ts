import { isRefusal } from '../../../../kernel/assessment.ts';
import { type Consequence, type Prepared, withDice } from '../../../../kernel/game.ts';
import { shock } from '../../shock/index.ts';
import { shockPreview } from '../table/combat-preview.ts';
import type { Command } from '../turn/orders.ts';
import type { Event } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { State } from '../position/state.ts';

/** The die of a shock that is declared, read as the position stands: all it tells is the line of the chart. */
export function decisiveThrow(field: Field, state: State, command: Command): Prepared<State, Event> | undefined {
  const derived = command.do === 'shock' ? shockPreview(field, state, command) : undefined;
  if (derived === undefined) return undefined;
  const assessment = shock.assess(derived.situation, field.options);
  if (isRefusal(assessment)) return undefined;
  return withDice({
    by: field.units[derived.attackers[0]!.unit]!.side,
    rule: shock.resolve,
    input: assessment.input,
    played: ({ line }): Consequence<State, Event> => ({ events: [{ is: 'result', line }], state }),
    explain: () => assessment,
  });
}
