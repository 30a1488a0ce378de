import type { Schema } from '../kernel/schema.ts';
import type { Vocabulary } from './map.ts';

/** A scenario that is being made: the shape of its document, where a field may hold what does not fit (yet). */
export type Sketch = Readonly<Record<string, unknown>>;

/**
 * What an editor needs to know of a ruleset's scenarios, beyond whether they can be opened: one for each ruleset, in
 * `rulesets/<id>/battle/workshop.ts`. Documents of all rulesets have a `map`, `sides`, `leaders` and `units`; leaders and
 * units have a `side` (from 1), a `name` and a `hex`, units also a `type`, a `strength`, a `movement` and a `facing`.
 */
export interface Workshop {
  /** Of its documents. */
  readonly format: Schema;
  readonly vocabulary: Vocabulary;
  /** The field of a unit that its counter shows between strength and movement. */
  readonly rating: string;
  /** Ids of facings, in the order of vertices from the north. */
  readonly facings: readonly string[];
  /** The smallest battle that can be played: what a new scenario begins with. */
  readonly first: Sketch;
}
