import type { Schema } from '../kernel/schema.ts';

/** A scenario that is being made: the shape of its document, where a field may hold what does not fit (yet). */
export type Sketch = Readonly<Record<string, unknown>>;

/**
 * What an editor needs to know of a ruleset's scenarios, beyond whether they can be opened: one for each ruleset, in
 * `rulesets/<id>/battle/workshop.ts`. Documents of all rulesets have `sides`, `leaders` and `units`; leaders and units have
 * a `side` (from 1) and a `name`.
 */
export interface Workshop {
  /** On what surface battles are fought: who draws it asks. */
  readonly kind: string;
  /** Of its documents. */
  readonly format: Schema;
  /** The smallest battle that can be played: what a new scenario begins with. */
  readonly first: Sketch;
  /** The fields of untrusted data that are drawn; throws `BadInput` where they cannot be. */
  readGround(data: Sketch): Sketch;
}
