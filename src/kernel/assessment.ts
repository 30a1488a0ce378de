import type { Die } from './dice.ts';
import type { Cast } from './effect.ts';
import type { Tally } from './modifier.ts';
import type { Source } from './source.ts';
import { signed, t, type Text } from './text.ts';

/** A value read off a chart on the way to the dice: which chart, where on it, what it says. */
export interface Reading {
  readonly source: Source;
  readonly text: Text;
  readonly value: Text;
  readonly rulings?: readonly string[];
  /** It only says again what another line says: a text may leave it out. */
  readonly idle?: boolean;
}

/**
 * One pool of dice on its way: who throws how many, what each throw needs, and how many come through on average if all
 * of them are thrown.
 */
export interface Strike {
  readonly who: Text;
  readonly dice: Text;
  readonly throws: readonly Reading[];
  readonly expected: number;
}

/** All that players can agree on before a die leaves the hand. */
export interface Assessment<R> {
  /** What the dice and the charts still need to know, without a word: the input of `resolve`. */
  readonly roll: R;
  readonly tallies: readonly Tally[];
  /** What is added to the first die, where something is: a sentence tells it. */
  readonly modifier: Tally | undefined;
  readonly readings: readonly Reading[];
  /** One for each pool of dice, where the account is of pools. */
  readonly strikes: readonly Strike[];
  /** What the dice must show, in words. */
  readonly needs: Text;
  /** What the charts make of a fact, in a word or two, by its place (`shooters[1].distance`). */
  readonly remarks: Readonly<Record<string, Text>>;
  /** Rulings that bear on the whole, beside those of single lines. */
  readonly rulings: readonly string[];
  readonly cast: Cast;
}

/** How each part of the account is made when somebody asks for it: whoever only rolls never does. */
export interface Account {
  /** The only tally where `tallies` says no others. */
  modifier?(): Tally | undefined;
  /** The one die that it is added to, where a chart of results is read with the sum. */
  readonly die?: Die;
  tallies?(): readonly Tally[];
  readings?(): readonly Reading[];
  strikes?(): readonly Strike[];
  /** What the die and the modifier come to, where it is not said. */
  needs?(): Text;
  remarks?(): Readonly<Record<string, Text>>;
  rulings?(): readonly string[];
  cast(): Cast;
}

export const assessed = <R>(roll: R, account: Account): Assessment<R> => new OnDemand(roll, account);

class OnDemand<R> implements Assessment<R> {
  readonly roll: R;
  readonly #account: Account;
  #tallies: readonly Tally[] | undefined;
  #readings: readonly Reading[] | undefined;
  #strikes: readonly Strike[] | undefined;
  #needs: Text | undefined;
  #rulings: readonly string[] | undefined;
  #cast: Cast | undefined;

  constructor(roll: R, account: Account) {
    this.roll = roll;
    this.#account = account;
  }

  get tallies(): readonly Tally[] {
    return (this.#tallies ??= this.#account.tallies?.() ?? (this.modifier === undefined ? [] : [this.modifier]));
  }

  get modifier(): Tally | undefined {
    return this.#account.modifier?.();
  }

  get readings(): readonly Reading[] {
    return (this.#readings ??= this.#account.readings?.() ?? []);
  }

  get strikes(): readonly Strike[] {
    return (this.#strikes ??= this.#account.strikes?.() ?? []);
  }

  get needs(): Text {
    return (this.#needs ??= this.#account.needs?.() ?? needsOf(this.#account.die, this.modifier));
  }

  get remarks(): Readonly<Record<string, Text>> {
    return this.#account.remarks?.() ?? {};
  }

  get rulings(): readonly string[] {
    return (this.#rulings ??= this.#account.rulings?.() ?? []);
  }

  get cast(): Cast {
    return (this.#cast ??= this.#account.cast());
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
