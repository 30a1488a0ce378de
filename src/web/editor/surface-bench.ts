import type { ReadonlySignal } from '@preact/signals';
import type { Text } from '../../kernel/text.ts';

/** What draws the ground of a scenario and puts its counters there, whatever surface it is: `surface-view.tsx` lists them. */
export interface SurfaceBench {
  readonly kind: string;
  /** Ids of the entries that lie on it. */
  readonly shown: ReadonlySignal<ReadonlySet<string>>;
  /** Takes an entry in hand, and shows where it lies. */
  take(id: string): void;
  /** What there is to say of the place that was touched. */
  readonly touchedText: ReadonlySignal<Text | undefined>;
  /** How counters are put down, and how they are edited. */
  readonly putDownText: Text;
  readonly editText: Text;
}
