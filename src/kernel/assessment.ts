import type { Die } from './dice.ts';
import type { Cast } from './effect.ts';
import type { Tally } from './modifier.ts';
import type { Source } from './source.ts';
import { signed, t, type Text } from './text.ts';

/** A value read off a chart on the way to the dice: which chart, where on it, what it says. */
export interface ChartReading {
  readonly source: Source;
  readonly text: Text;
  readonly value: Text;
  readonly rulings?: readonly string[];
  /** Repeats what another line says, so that a text may leave it out. */
  readonly idle?: boolean;
}

/**
 * One pool of dice on its way: who throws how many, what each throw needs, and how many come through on average if all
 * of them are thrown.
 */
export interface Strike {
  readonly who: Text;
  readonly dice: Text;
  readonly throws: readonly ChartReading[];
  readonly expected: number;
}

/** All that players can agree on before a die leaves the hand. */
export interface Assessment<I> {
  /** What the dice and the charts still need to know, without a word: the input of `resolve`. */
  readonly input: I;
  readonly tallies: readonly Tally[];
  /** What is added to the first die, where something is: a sentence tells it. */
  readonly modifier: Tally | undefined;
  readonly readings: readonly ChartReading[];
  /** One for each pool of dice, where the account is of pools. */
  readonly strikes: readonly Strike[];
  /** What the dice must show, in words. */
  readonly needs: Text;
  /** What the charts make of a fact, in a word or two, by the fact’s path (`shooters[1].distance`). */
  readonly remarks: Readonly<Record<string, Text>>;
  /** Rulings that apply to the whole combat, beside those of single lines. */
  readonly rulings: readonly string[];
  readonly cast: Cast;
}

/** Functions that make each part of the account when somebody asks for it; a caller that only rolls never does. */
export interface AssessmentParts {
  /** The only tally, where `tallies` is not given. */
  modifier?(): Tally | undefined;
  /** The one die that it is added to, where a chart of results is read with the sum. */
  readonly die?: Die;
  tallies?(): readonly Tally[];
  readings?(): readonly ChartReading[];
  strikes?(): readonly Strike[];
  /** What the die and the modifier come to, where it is not said. */
  needs?(): Text;
  remarks?(): Readonly<Record<string, Text>>;
  rulings?(): readonly string[];
  cast(): Cast;
}

export const assessmentOf = <I>(input: I, parts: AssessmentParts): Assessment<I> => new LazyAssessment(input, parts);

class LazyAssessment<I> implements Assessment<I> {
  readonly input: I;
  readonly #parts: AssessmentParts;
  #tallies: readonly Tally[] | undefined;
  #readings: readonly ChartReading[] | undefined;
  #strikes: readonly Strike[] | undefined;
  #needs: Text | undefined;
  #rulings: readonly string[] | undefined;
  #cast: Cast | undefined;

  constructor(input: I, parts: AssessmentParts) {
    this.input = input;
    this.#parts = parts;
  }

  get tallies(): readonly Tally[] {
    return (this.#tallies ??= this.#parts.tallies?.() ?? (this.modifier === undefined ? [] : [this.modifier]));
  }

  get modifier(): Tally | undefined {
    return this.#parts.modifier?.();
  }

  get readings(): readonly ChartReading[] {
    return (this.#readings ??= this.#parts.readings?.() ?? []);
  }

  get strikes(): readonly Strike[] {
    return (this.#strikes ??= this.#parts.strikes?.() ?? []);
  }

  get needs(): Text {
    return (this.#needs ??= this.#parts.needs?.() ?? needsOf(this.#parts.die, this.modifier));
  }

  get remarks(): Readonly<Record<string, Text>> {
    return this.#parts.remarks?.() ?? {};
  }

  get rulings(): readonly string[] {
    return (this.#rulings ??= this.#parts.rulings?.() ?? []);
  }

  get cast(): Cast {
    return (this.#cast ??= this.#parts.cast());
  }
}

function needsOf(die: Die | undefined, modifier: Tally | undefined): Text {
  if (die === undefined) return t('aucun dé', 'no die');
  const faces = `(${die.lowest}-${die.highest})`;
  if (modifier === undefined) return t(`dé ${faces} sur la table`, `die ${faces} on the chart`);
  const { total } = modifier;
  const [from, to] = [die.lowest + total, die.highest + total];
  return t(
    `dé ${faces} ${signed(total)} : de ${from} à ${to} sur la table`,
    `die ${faces} ${signed(total)}: ${from} to ${to} on the chart`,
  );
}

/** The rules do not allow it, and this is why. */
export interface Refusal {
  readonly refused: Text;
  readonly source: Source;
  readonly rulings?: readonly string[];
}

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer;
