import type { SideIndex } from './game.ts';
import type { TypedDie } from './rolled-dice.ts';
import type { Text } from './text.ts';

/** A command of a course, with the faces that its dice show. */
export interface ScriptedCommand<C = unknown> {
  readonly command: C;
  readonly faces?: readonly TypedDie[];
}

/** `plays(FIGHT, 7)`: a command, and its dice. */
export const plays = <C>(command: C, ...faces: readonly TypedDie[]): ScriptedCommand<C> =>
  faces.length === 0 ? { command } : { command, faces };

/** What a learner has in hand: the counters that are selected, and the command that they come to. */
export interface InHand<C = unknown> {
  readonly who: readonly string[];
  readonly command?: C | undefined;
}

/** What a lesson waits for. `solution`: one way to get there; the dice of a lesson are those of its solution. */
export type Awaited<C = unknown> =
  | { readonly for: 'selection'; isMet(hand: InHand<C>): boolean; readonly solution: InHand<C> }
  | { readonly for: 'command'; isMet(command: C): boolean; readonly solution: ScriptedCommand<C> }
  | { readonly for: 'reading' };

/** What is pointed out to a learner: counters by their ids on the table, places as they are printed, a button of the panel. */
export interface PointedOut {
  readonly counters?: readonly string[];
  readonly places?: readonly string[];
  readonly button?: 'play' | 'turn' | 'choice' | 'score';
}

/** One thing to learn in a battle, by doing it. */
export interface Lesson<C = unknown> {
  readonly id: string;
  /** What both sides do before it, so that it can be learnt. */
  readonly setUp?: readonly ScriptedCommand<C>[];
  readonly text: Text;
  /** What is said to somebody who does something else, where the usual words would not help him. */
  readonly otherwise?: Text;
  readonly awaits: Awaited<C>;
  readonly show?: PointedOut;
}

/** A battle in which somebody learns to play. */
export interface Course<C = unknown> {
  /** The scenario that it is played in. */
  readonly scenario: string;
  /** The learner’s. */
  readonly side: SideIndex;
  readonly lessons: readonly Lesson<C>[];
}
