import type { ActorId } from './effect.ts';
import type { Facet } from './facet.ts';
import type { Text } from './text.ts';

/** A class of a facet in the fewest words: the code of the chart, with its side where the code leaves that open. */
export interface BriefClass {
  readonly whose?: Text;
  readonly text: Text;
  /** The words after the dice, where the effects name units that the chances cannot. */
  readonly rolled?: Text;
  /** The only one it strikes: what else befalls it follows in brackets, without its name. */
  readonly sole?: ActorId;
}

/** A facet as the one line that players paste tells it. */
export interface SentencePart<O> {
  readonly facet: Facet<O>;
  /** What stands before its classes: `each leader`. */
  readonly of?: Text;
  /** Of numbers the mean and no more: two such are set against each other. */
  readonly meanAlone?: true;
  /** The sentence of a result leaves this facet out, because the effects tell it. */
  readonly chancesOnly?: true;
  /** What a mean is a number of, in its own number: `perte`, `pertes`. */
  readonly counted?: (mean: number) => Text;
  /** A class by its id, undefined where it goes without saying; its own text where nothing is shorter. */
  readonly brief?: (classId: string) => BriefClass | undefined;
}
