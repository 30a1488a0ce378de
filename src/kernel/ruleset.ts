import type { Bands, Key, Matrix, Verdicts } from './chart.ts';
import type { Dice, Throw } from './dice.ts';
import type { ModifierChart, Tally } from './modifier.ts';
import type { Offer, Ruling, Options } from './ruling.ts';
import type { Schema } from './schema.ts';
import type { Source } from './source.ts';
import type { Text } from './text.ts';

export type Chart =
  | Matrix<string, string, unknown>
  | Bands<unknown>
  | Verdicts<unknown, unknown>
  | ModifierChart<unknown>
  | Key;

/** A value read off a chart on the way to the dice: which chart, where on it, what it says. */
export interface Reading {
  readonly source: Source;
  readonly text: Text;
  readonly value: Text;
  readonly rulings?: readonly string[];
}

/** All that players can agree on before a die leaves the hand. */
export interface Assessment<R> {
  readonly tallies: readonly Tally[];
  readonly readings: readonly Reading[];
  /** What the dice must show, in words. */
  readonly needs: Text;
  /** What the dice and the charts still need to know: the input of `resolve`. */
  readonly roll: R;
  /** Rulings that bear on the whole, beside those of single lines. */
  readonly rulings: readonly string[];
}

/** The rules do not allow it, and this is why. */
export interface Refusal {
  readonly refused: Text;
  readonly source: Source;
  readonly rulings?: readonly string[];
}

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;

/**
 * A way to sort outcomes into classes whose chances sum to 1: by chart line, by a leader's fate, by casualties.
 * Classes stand in the order in which they are shown; where they are numbers (a mean and "at least n" then make
 * sense) they are named by `counted` instead.
 */
export type Facet<O> = {
  readonly id: string;
  readonly text: Text;
  of(outcome: O): string;
} & ({ readonly classes: readonly FacetClass[] } | { counted(n: number): Text });

export interface FacetClass {
  readonly id: string;
  readonly text: Text;
}

/** One thing to do on the map, by whom; `may` where it is a choice. */
export interface Instruction {
  readonly who: Text;
  readonly text: Text;
  readonly may?: boolean;
}

export interface Example {
  readonly id: string;
  readonly title: Text;
  readonly situation: unknown;
}

/** The table of all against all: which situation stands in a cell, and the facet whose chances it shows. */
export interface Matchups {
  readonly rows: readonly FacetClass[];
  readonly columns: readonly FacetClass[];
  readonly corner: Text;
  /** What may be chosen for the whole table (grade, going, strength). */
  readonly filters: Schema;
  readonly facet: string;
  /** What the cells show, where the facet's own text names the two of one cell. */
  readonly title?: Text;
  situation(row: string, column: string, filters: unknown): unknown;
}

/** A procedure of a ruleset: from what a player knows to what is done on the map. */
export interface Procedure<S = unknown, R = unknown, O = unknown> {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The charts it reads, in the order in which a player would look. */
  readonly charts: readonly string[];
  readonly situation: Schema;
  readonly examples: readonly Example[];
  readonly matchups?: Matchups;
  assess(situation: S, options: Options): Assessment<R> | Refusal;
  resolve(roll: R, dice: Dice): O;
  /** The first one is what the procedure is about. */
  facets(roll: R): readonly Facet<O>[];
  tell(roll: R, outcome: O): readonly Instruction[];
  /** What is added up once the dice lie: each total with its die, then what the comparison changes. */
  afterDice?(roll: R, throws: readonly Throw[]): readonly Tally[];
  /** Who does what to whom, without the odds. */
  headline(situation: S): Text;
}

/** Keeps a procedure's own types while it is written; the rest of the program sees it as `Procedure`. */
export const procedure = <S, R, O>(parts: Procedure<S, R, O>): Procedure<S, R, O> => parts;

export interface Ruleset {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** What the charts are called on the printed sheet, for citations. */
  readonly sheet: Text;
  readonly charts: readonly Chart[];
  /** The readings of its register that may be chosen. */
  readonly offers: readonly Offer[];
  readonly procedures: readonly Procedure[];
  /** The register, in words: loaded when it is asked for. */
  rulings(): Promise<readonly Ruling[]>;
}
