import { type Bands, lineAt } from './chart.ts';
import { type Ask, type Dice, type Die, isSum, passes, type Rule, type Stage, type Sum, type Throw } from './dice.ts';
import { BadInput } from './problem.ts';
import { t } from './text.ts';
import { isList, isRecord, lengthOf, valueAt } from './untrusted.ts';

/** Where dice that are really thrown come from: a generator, or a person's typing. */
export interface Thrower {
  one(die: Die, ask: Ask): number;
  added(sum: Sum, ask: Ask): number;
  pool(dice: number, stage: Stage): number;
}

/** Dice that are really thrown. A class, since they are made anew for every command of a battle. */
export class Thrown implements Dice {
  readonly #by: Thrower;

  constructor(by: Thrower) {
    this.#by = by;
  }

  roll(thrown: Die | Sum, ask: Ask): number {
    return isSum(thrown) ? this.#by.added(thrown, ask) : this.#by.one(thrown, ask);
  }

  read<V>(thrown: Die | Sum, chart: Bands<V>, ask: Ask, plus = 0): V {
    return lineAt(chart, this.roll(thrown, ask) + plus).value;
  }

  count(dice: number, stage: Stage): number {
    return this.#by.pool(dice, stage);
  }

  chain(dice: number, stages: readonly Stage[]): number {
    return stages.reduce((left, stage) => this.#by.pool(left, stage), dice);
  }

  step<I, V>(rule: Rule<I, V>, input: I): V {
    return rule(input, this);
  }
}

/** A resolved rule: what came of it and every throw that led there. */
export interface Resolution<V> {
  readonly outcome: V;
  readonly throws: readonly Throw[];
}

export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** What a person types: a face, or for a pool just how many of it passed. */
export type Typed = number | { readonly passed: number };

/** The die, or the dice of a pool still missing, that a person should throw next. */
export interface Wanted {
  readonly die: Die;
  readonly dice: number;
  readonly ask: Ask;
  /** For a pool: the faces that pass, and how many dice of it are already there. */
  readonly pool?: { readonly from: number; readonly to: number; readonly of: number };
}

export type Attempt<V> =
  | ({ readonly state: 'done'; readonly unused: number } & Resolution<V>)
  | { readonly state: 'wanting'; readonly wanted: Wanted; readonly throws: readonly Throw[] }
  | { readonly state: 'impossible'; readonly position: number; readonly wanted: Wanted };

class Interrupted {
  readonly attempt: Attempt<never>;
  constructor(attempt: Attempt<never>) {
    this.attempt = attempt;
  }
}

/** The faces that a person typed, one after the other; whatever else than a face stands there is impossible. */
class TypedFaces implements Thrower {
  readonly throws: Throw[] = [];
  readonly #typed: readonly Typed[];
  readonly #length: number;
  #position = 0;

  constructor(typed: readonly Typed[]) {
    this.#typed = typed;
    this.#length = lengthOf(typed);
  }

  get unused(): number {
    return this.#length - this.#position;
  }

  one(die: Die, ask: Ask): number {
    const given = this.#face({ die, dice: 1, ask });
    this.throws.push({ die: die.id, ask, faces: [given] });
    return given;
  }

  added({ dice, die }: Sum, ask: Ask): number {
    const faces = Array.from({ length: dice }, (_, i) => this.#face({ die, dice: dice - i, ask }));
    this.throws.push({ die: die.id, ask, faces });
    return total(faces);
  }

  pool(n: number, stage: Stage): number {
    if (n === 0) return 0;
    const { die, ask, from, to } = stage;
    const wanted = (dice: number): Wanted => ({ die, dice, ask, pool: { from, to, of: n } });
    const first = valueAt(this.#typed, this.#position);
    if (isRecord(first)) {
      const passed = valueAt(first, 'passed');
      if (typeof passed !== 'number' || !Number.isInteger(passed) || passed < 0 || passed > n)
        return this.#impossible(wanted(n));
      this.#position++;
      this.throws.push({ die: die.id, ask, faces: [], passed });
      return passed;
    }
    const faces = Array.from({ length: n }, (_, i) => this.#face(wanted(n - i)));
    const passed = faces.filter((given) => passes(stage, given)).length;
    this.throws.push({ die: die.id, ask, faces, passed });
    return passed;
  }

  #face(wanted: Wanted): number {
    if (this.#position === this.#length) throw new Interrupted({ state: 'wanting', wanted, throws: this.throws });
    const given = valueAt(this.#typed, this.#position);
    const { lowest, highest } = wanted.die;
    if (typeof given !== 'number' || !Number.isInteger(given) || given < lowest || given > highest)
      return this.#impossible(wanted);
    this.#position++;
    return given;
  }

  #impossible(wanted: Wanted): never {
    throw new Interrupted({ state: 'impossible', position: this.#position, wanted });
  }
}

/**
 * Plays a rule with the dice of a real table. It stops at the first die not typed yet and says which it is:
 * the list typed so far is the whole suspended state. Throws `BadInput` where it is no list.
 */
export function attempt<I, V>(rule: Rule<I, V>, input: I, typed: readonly Typed[]): Attempt<V> {
  if (!isList(typed))
    throw new BadInput([{ path: 'dice', text: t('une liste de dés est attendue', 'a list of dice is expected') }]);
  const faces = new TypedFaces(typed);
  try {
    const outcome = rule(input, new Thrown(faces));
    return { state: 'done', outcome, throws: faces.throws, unused: faces.unused };
  } catch (stopped) {
    if (stopped instanceof Interrupted) return stopped.attempt;
    throw stopped;
  }
}

/** The faces of a log, as they would be typed in to play it again. */
export const retyped = (
  throws: readonly { readonly faces: readonly number[]; readonly passed?: number | undefined }[],
): Typed[] =>
  throws.flatMap(({ faces, passed }): Typed[] => (faces.length > 0 ? [...faces] : [{ passed: passed ?? 0 }]));
