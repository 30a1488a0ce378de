import { isRefusal } from '../../../../kernel/assessment.ts';
import { type AnyPrepared, preparedFor } from '../../../../kernel/game.ts';
import { shock } from '../../shock/index.ts';
import { shockAtStake } from '../at-stake.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';

/** The die of a shock that is declared, read as the position stands: all it tells is the line of the chart. */
export function dieAtStake(field: Field, state: State, command: Command): AnyPrepared<Event> | undefined {
  const derived = command.do === 'shock' ? shockAtStake(field, state, command) : undefined;
  if (derived === undefined) return undefined;
  const assessment = shock.assess(derived.situation, field.options);
  if (isRefusal(assessment)) return undefined;
  return preparedFor({
    by: field.units[derived.attackers[0]!.unit]!.side,
    rule: shock.resolve,
    input: assessment.roll,
    events: ({ line }): readonly Event[] => [{ is: 'result', line }],
    explain: () => assessment,
  });
}
