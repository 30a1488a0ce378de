import type { Options } from '../../../kernel/ruling.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import type { Seated } from './seats.ts';

/** What a mind is asked: plain data, as a thread takes it. */
export interface Question {
  readonly id: number;
  readonly ruleset: string;
  readonly scenario: { readonly id: string; readonly hash: string; readonly own?: unknown };
  readonly options: Options;
  readonly level: Seated;
  readonly side: number;
  /** The position as that side sees it. */
  readonly seen: unknown;
}

export type Answer =
  | { readonly id: number; readonly why: Explanation<unknown> }
  | { readonly id: number; readonly failed: true };
