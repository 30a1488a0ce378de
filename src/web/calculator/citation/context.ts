import type { ReadonlySignal } from '@preact/signals';
import type { Options } from '../../../kernel/ruling.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';

/** Where something is cited: a calculator, or a battle, whose rulings are not changed while it lasts. */
export interface CitationContext {
  readonly ruleset: Ruleset;
  readonly options: ReadonlySignal<Options>;
  readonly resolvable: ReadonlySignal<Resolvable | undefined>;
  choose?(id: string, option: string): void;
}
