import { NOT_NOW, unlessBarred } from '../../../../hex-battle/turn/prepare.ts';
import type { Refusal } from '../../../../kernel/assessment.ts';
import type { Command } from './orders.ts';
import type { Draft } from '../position/draft.ts';
import type { Field } from '../position/field.ts';
import { refuseFire } from '../actions/fire.ts';
import type { Obligation } from '../position/obligations.ts';
import { prepareAnswer } from './prepare/answers.ts';
import { prepareFire } from './prepare/combats.ts';
import { withoutThrow, type PreparedCommand } from './prepare/consequence.ts';
import { prepareStep } from './prepare/steps.ts';
import { type State, waiting } from '../position/state.ts';
import { endStep, mayPass, takeImpulse } from './sequence.ts';

/** Prepares a command before its dice, or says why the rules do not allow it. */
export function prepare(field: Field, state: State, command: Command): PreparedCommand | Refusal {
  const owed = waiting(state);
  if (state.over !== null) return NOT_NOW;
  if (command.do === 'pass')
    return mayPass(field, state, owed) ? withoutThrow(field, state, (draft) => pass(draft, owed)) : NOT_NOW;
  if (command.do === 'fire')
    return unlessBarred(refuseFire(field, state, command), () => prepareFire(field, state, command));
  return owed === undefined ? prepareStep(field, state, command) : prepareAnswer(field, state, owed, command);
}

function pass(draft: Draft, owed: Obligation | undefined): void {
  if (owed === undefined) endStep(draft);
  else if (owed.owes === 'impulse') takeImpulse(draft, 'half');
  else draft.pay();
}
