import type { ArmyRules } from './army.ts';
import type { Assessment, Refusal } from './assessment.ts';
import type { Bands, Key, Matrix, Verdicts } from './chart.ts';
import type { Dice, Throw } from './dice.ts';
import type { Cast, Effect } from './effect.ts';
import type { Facet } from './facet.ts';
import type { ModifierChart, Tally } from './modifier.ts';
import type { Distribution } from './odds.ts';
import type { RulingChoice, Options, Ruling } from './ruling.ts';
import type { Schema } from './schema.ts';
import type { Shape } from './shape.ts';
import type { SentencePart } from './sentence-part.ts';
import type { Text } from './text.ts';

export type Chart =
  | Matrix<string, string, unknown>
  | Bands<unknown>
  | Verdicts<unknown, unknown>
  | ModifierChart<unknown>
  | Key;

export interface Example {
  readonly id: string;
  readonly title: Text;
  readonly situation: unknown;
  /** Names in it that the French spell otherwise. */
  readonly french?: Readonly<Record<string, string>>;
}

export interface Named<Id extends string = string> {
  readonly id: Id;
  readonly text: Text;
}

/** The table of all against all: which situation stands in a cell, and the facet whose chances it shows. */
export interface Matchups<S = unknown, F = unknown, Row extends string = string, Column extends string = string> {
  readonly rows: readonly Named<Row>[];
  readonly columns: readonly Named<Column>[];
  readonly corner: Text;
  /** Fields that apply to the whole table (grade, going, strength). */
  readonly filters: Schema<F>;
  readonly facet: string;
  /** What the cells show, where the facet's own text names the two of one cell. */
  readonly title?: Text;
  /** A whole situation: nothing is left to be filled in. */
  situation(row: Row, column: Column, filters: F): S;
}

/** Writes a table of situations of this schema: the types of rows, columns and filters are those of what stands in it. */
export const matchupsOf =
  <S>(_situation: Schema<S>) =>
  <F, Row extends string, Column extends string>(parts: Matchups<S, F, Row, Column>): Matchups<S, F, Row, Column> =>
    parts;

/** What a player wants to do; menus group procedures by it. */
export type ProcedureGroup = 'fight' | 'shoot' | 'move' | 'look-up';

/** A procedure of a ruleset: from what a player knows to what is done on the map, and how all of it is told. */
export interface Procedure<S = unknown, I = unknown, O = unknown, E extends Effect = Effect> {
  readonly id: string;
  /** `fight` by default. */
  readonly group?: ProcedureGroup;
  readonly title: Text;
  readonly about: Text;
  /** The charts it reads, in the order in which a player would look. */
  readonly charts: readonly string[];
  readonly situation: Schema<S>;
  readonly examples: readonly Example[];
  assess(situation: S, options: Options): Assessment<I> | Refusal;
  resolve(input: I, dice: Dice): O;
  /** The first one is what the procedure is about. */
  facets(assessment: Assessment<I>): readonly Facet<O>[];
  /** The facet that tells a result in fewest words, alone: the first one where it is not given. */
  gist?(assessment: Assessment<I>): Facet<O>;
  /** The exact chances of a facet's classes by themselves: for inputs whose outcomes together are too many to count. */
  marginal?(input: I, facetId: string): Distribution<string> | undefined;
  readonly matchups?: Matchups<S>;
  /** The effects of the outcome, in the order in which they are applied. */
  effects(input: I, outcome: O): readonly E[];
  /**
   * An effect in words, to stand after the names of those it reaches.
   * `brief`: for a sentence that has told the result; empty where the effect says no more than that.
   */
  effectText(effect: E, cast: Cast, brief?: boolean): Text;
  /** A short name for all whom an effect reaches, for a sentence; undefined where their names are needed. */
  collectiveName?(effect: E, cast: Cast): Text | undefined;
  /** The tallies after the dice: each total with its die, then what the comparison changes. */
  afterDice?(assessment: Assessment<I>, throws: readonly Throw[]): readonly Tally[];
  /**
   * Who does what to whom, as it goes on after the name of the game and a colon; what the charts made of it besides,
   * where they were read.
   */
  headline(situation: S, assessment?: Assessment<I>): Text;
  /** The facets that a sentence tells, in this order; the gist by default. */
  sentenceParts?(assessment: Assessment<I>): readonly SentencePart<O>[];
}

/** Keeps a procedure's own types while it is written; the rest of the program sees it as `Procedure`. */
export const procedure = <S, I, O, E extends Effect>(parts: Procedure<S, I, O, E>): Procedure<S, I, O, E> => parts;

export type SituationOf<P> = P extends Procedure<infer S, infer _I, infer _O, infer _E> ? S : never;
export type OutcomeOf<P> = P extends Procedure<infer _S, infer _I, infer O, infer _E> ? O : never;
export type EffectOf<P> = P extends Procedure<infer _S, infer _I, infer _O, infer E> ? E : never;

/** Schemas of the JSON of a procedure's results. */
export interface Shapes {
  readonly outcome: Shape;
  readonly effect: Shape;
}

/** A ruleset without its procedures. */
export interface RulesetSheet {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The title of the printed sheet, for citations. */
  readonly sheet: Text;
  readonly charts: readonly Chart[];
  /** The rulings that may be switched, with their options. */
  readonly rulingChoices: readonly RulingChoice[];
  /** The register, in words: loaded when it is asked for. */
  rulings(): Promise<readonly Ruling[]>;
  /** What the results of each procedure are as JSON, described: loaded when it is asked for. */
  shapes(): Promise<Readonly<Record<string, Shapes>>>;
  /** What its armies are: loaded when somebody keeps one. */
  army(): Promise<ArmyRules>;
}

export interface Ruleset extends RulesetSheet {
  readonly procedures: readonly Procedure[];
}
