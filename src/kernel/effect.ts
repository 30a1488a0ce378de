import type { Source } from './source.ts';
import type { Text } from './text.ts';

/** Who a result reaches: his place in the situation (`attackers[1].units[2]`), or a counter's id on a map. */
export type ActorId = string;

/** One thing that a result does, as data: what a map, an army list, a save and an opponent apply. */
export interface Effect {
  readonly kind: string;
  readonly who: readonly ActorId[];
  /** A choice of whoever it concerns. */
  readonly may?: true;
  readonly source: Source;
}

/** The names of all whom an effect may reach. */
export type Cast = Readonly<Record<ActorId, Text>>;
