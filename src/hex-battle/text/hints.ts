import type { Text } from '../../kernel/text.ts';
import { waiting } from '../position/state.ts';

/** A scenario that teaches, how many turns it does, and what it says of each step and each choice that waits. */
export interface Lessons<Step extends string, Owes extends string> {
  readonly scenario: string;
  readonly turns: number;
  readonly steps: Readonly<Partial<Record<Step, Text>>>;
  readonly choices: Readonly<Partial<Record<Owes, Text>>>;
}

interface Lesson<Step, Owes> {
  readonly turn: number;
  readonly step: Step;
  readonly pending: readonly { readonly owes: Owes }[];
  readonly over: object | null;
}

/** A word on what is to be done now; undefined where nothing is taught. */
export function hintOf<Step extends string, Owes extends string>(
  { scenario, turns, steps, choices }: Lessons<Step, Owes>,
  played: string,
  state: Lesson<Step, Owes>,
): Text | undefined {
  if (played !== scenario || state.turn > turns || state.over !== null) return undefined;
  const owed = waiting(state);
  return owed === undefined ? steps[state.step] : choices[owed.owes];
}
