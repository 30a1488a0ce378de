import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Desk } from '../computing/desk.ts';
import type { Limits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';

/** What every route needs. */
export interface Context {
  readonly rulesets: readonly Ruleset[];
  readonly limits: Limits;
  readonly desk: Desk;
  readonly shelf: Shelf;
}
