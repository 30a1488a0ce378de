import { engagementTest } from '../cohesion/engagement.ts';
import { cohesionTest } from '../cohesion/index.ts';
import { fire } from '../fire/index.ts';
import { shock } from '../shock/index.ts';
import { withAgreed } from './agreed.ts';
import { counterChargePlus, derivedAssault } from './assault.ts';
import type { Command, Doing } from './commands.ts';
import { attacksBy } from './declaring.ts';
import {
  deriveCohesion,
  type DerivedFire,
  type DerivedShock,
  deriveEngagement,
  deriveFire,
  deriveShock,
} from './derive.ts';
import type { Field } from './field.ts';
import { isAnswering } from './firing.ts';
import { type State, waiting } from './state.ts';

/** The shock that a command declares or fights: before it is fought, as if nobody met the charge. */
export function shockAtStake(field: Field, state: State, command: Command): DerivedShock | undefined {
  if (command.do === 'fight') return state.assault === null ? undefined : derivedAssault(field, state, state.assault);
  if (command.do !== 'shock' && command.do !== 'again') return undefined;
  return deriveShock(field, state, attacksBy(state, command), command.on, false);
}

export function fireAtStake(field: Field, state: State, { units, at }: Doing<'fire'>): DerivedFire {
  const owed = waiting(state);
  return deriveFire(field, state, units, at, isAnswering(owed) ? owed.owes : 'ordinary');
}

/** The combat or the test that a command leads to: a procedure of the calculator, and its situation. */
export function combatOf(field: Field, state: State, command: Command) {
  const owed = waiting(state);
  if (command.do === 'fire')
    return {
      procedure: fire.id,
      situation: withAgreed(fire.situation, fireAtStake(field, state, command).situation, command.agreed),
    };
  if (command.do === 'rally')
    return { procedure: cohesionTest.id, situation: deriveCohesion(field, state, command.unit) };
  if (command.do === 'test')
    switch (owed?.owes) {
      case 'engage':
        return { procedure: engagementTest.id, situation: deriveEngagement(field, state, owed.unit) };
      case 'square':
      case 'steady':
        return { procedure: cohesionTest.id, situation: deriveCohesion(field, state, owed.unit) };
      case 'counter-charge': {
        const plus = counterChargePlus(field, state.assault!, owed.unit);
        return { procedure: cohesionTest.id, situation: deriveCohesion(field, state, owed.unit, plus) };
      }
      default:
        return undefined;
    }
  const derived = shockAtStake(field, state, command);
  if (derived === undefined) return undefined;
  const agreed = command.do === 'fight' ? command.agreed : undefined;
  return { procedure: shock.id, situation: withAgreed(shock.situation, derived.situation, agreed) };
}
