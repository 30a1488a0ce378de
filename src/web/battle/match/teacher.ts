import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { PointedOut } from '../../../kernel/course.ts';

/** Who teaches in a battle, as long as there are lessons: `guide/` brings one along. */
export interface Teacher {
  /** A learner gives a command: the lesson says whether it is played. */
  give(command: unknown): void;
  readonly pointedOut: ReadonlySignal<PointedOut>;
  /** The lesson, and the ways on and back. */
  readonly Card: ComponentType;
}
