import type { Text } from './text.ts';

/**
 * A way to sort outcomes into classes whose chances sum to 1: by chart line, by a leader's fate, by casualties.
 * `worth` says what a class is worth to the side that acts: above 0 it serves that side, below it harms it. Figures
 * compare within one facet only. Where classes are numbers (a mean and "at least n" then make sense) they are named by
 * `countText` instead of listed; classes that are listed stand in the order in which they are shown.
 */
export type Facet<O> = {
  readonly id: string;
  readonly text: Text;
  /** What it is called when the side that acts gains by it: `the attack succeeds`. */
  readonly success?: Text;
  classOf(outcome: O): string;
} & ({ readonly classes: readonly FacetClass[] } | Counted);

export interface FacetClass {
  readonly id: string;
  readonly text: Text;
  /** For a sentence, where fewer words do: the code of the chart. */
  readonly brief?: Text;
  readonly worth: number;
}

export interface Counted {
  countText(n: number): Text;
  worth(n: number): number;
}

/** What a class is worth to the side that acts. */
export const worthOf = <O>(facet: Facet<O>, classId: string): number =>
  'classes' in facet ? facet.classes.find(({ id }) => id === classId)!.worth : facet.worth(Number(classId));
