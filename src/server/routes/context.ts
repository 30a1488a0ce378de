import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Dispatcher } from '../computing/dispatcher.ts';
import type { Limits } from '../limits.ts';
import type { AnswerCache } from '../answer-cache.ts';

/** What every route needs. */
export interface Context {
  readonly rulesets: readonly Ruleset[];
  readonly limits: Limits;
  readonly dispatcher: Dispatcher;
  readonly cache: AnswerCache;
}
