import { lineAt } from './chart.ts';
import {
  type Purpose,
  type Dice,
  type Die,
  isSum,
  passes,
  type Rule,
  type Stage,
  type Sum,
  type Throw,
} from './dice.ts';
import { BadInput } from './problem.ts';
import { t } from './text.ts';
import { isList, isRecord, lengthOf, valueAt } from './untrusted.ts';

/** The source of thrown dice: a generator, or a person who types. */
interface DiceSource {
  one(die: Die, ask: Purpose): number;
  sum(sum: Sum, ask: Purpose): number;
  pool(dice: number, stage: Stage): number;
}

export const diceFrom = (thrower: DiceSource): Dice => {
  const throwFor = (thrown: Die | Sum, ask: Purpose): number =>
    isSum(thrown) ? thrower.sum(thrown, ask) : thrower.one(thrown, ask);
  const dice: Dice = {
    roll: throwFor,
    read: (thrown, chart, ask, plus = 0) => lineAt(chart, throwFor(thrown, ask) + plus).value,
    count: (n, stage) => thrower.pool(n, stage),
    chain: (n, stages) => stages.reduce((left, stage) => thrower.pool(left, stage), n),
    step: (rule, input) => rule(input, dice),
  };
  return dice;
};

/** The outcome of a rule and every throw that led to it. */
export interface Resolution<V> {
  readonly outcome: V;
  readonly throws: readonly Throw[];
}

export const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** What a person types: a face, or for a pool the number of dice that passed. */
export type TypedDie = number | { readonly passed: number };

/** The die, or the dice of a pool still missing, that a person should throw next. */
export interface WantedDice {
  readonly die: Die;
  readonly dice: number;
  readonly purpose: Purpose;
  /** For a pool: the faces that pass, and how many dice of it are already there. */
  readonly pool?: { readonly from: number; readonly to: number; readonly of: number };
}

export type TypedRun<V> =
  | ({ readonly state: 'done'; readonly unused: number } & Resolution<V>)
  | { readonly state: 'wanting'; readonly wanted: WantedDice; readonly throws: readonly Throw[] }
  | { readonly state: 'impossible'; readonly position: number; readonly wanted: WantedDice };

class Interrupted {
  readonly run: TypedRun<never>;
  constructor(run: TypedRun<never>) {
    this.run = run;
  }
}

/**
 * Plays a rule with the dice of a real table. It stops at the first die not typed yet and says which it is:
 * the list typed so far is the whole suspended state. Throws `BadInput` where it is no list; whatever else stands in it
 * than a face is impossible.
 */
export function runWithTypedDice<I, V>(rule: Rule<I, V>, input: I, typed: readonly TypedDie[]): TypedRun<V> {
  if (!isList(typed))
    throw new BadInput([{ path: 'dice', text: t('une liste de dés est attendue', 'a list of dice is expected') }]);
  const length = lengthOf(typed);
  const throws: Throw[] = [];
  let position = 0;

  const impossible = (wanted: WantedDice): never => {
    throw new Interrupted({ state: 'impossible', position, wanted });
  };
  const face = (wanted: WantedDice): number => {
    if (position === length) throw new Interrupted({ state: 'wanting', wanted, throws });
    const given = valueAt(typed, position);
    const { lowest, highest } = wanted.die;
    if (typeof given !== 'number' || !Number.isInteger(given) || given < lowest || given > highest)
      return impossible(wanted);
    position++;
    return given;
  };

  const dice = diceFrom({
    one(die, purpose) {
      const given = face({ die, dice: 1, purpose });
      throws.push({ die: die.id, purpose, faces: [given] });
      return given;
    },
    sum({ dice, die }, purpose) {
      const faces = Array.from({ length: dice }, (_, i) => face({ die, dice: dice - i, purpose }));
      throws.push({ die: die.id, purpose, faces });
      return total(faces);
    },
    pool(n, stage) {
      if (n === 0) return 0;
      const { die, purpose, from, to } = stage;
      const wantedDice = (dice: number): WantedDice => ({ die, dice, purpose, pool: { from, to, of: n } });
      const first = valueAt(typed, position);
      if (isRecord(first)) {
        const passed = valueAt(first, 'passed');
        if (typeof passed !== 'number' || !Number.isInteger(passed) || passed < 0 || passed > n)
          return impossible(wantedDice(n));
        position++;
        throws.push({ die: die.id, purpose, faces: [], passed });
        return passed;
      }
      const faces = Array.from({ length: n }, (_, i) => face(wantedDice(n - i)));
      const passed = faces.filter((given) => passes(stage, given)).length;
      throws.push({ die: die.id, purpose, faces, passed });
      return passed;
    },
  });

  try {
    return { state: 'done', outcome: rule(input, dice), throws, unused: length - position };
  } catch (stopped) {
    if (stopped instanceof Interrupted) return stopped.run;
    throw stopped;
  }
}

/** The faces of a log, as they would be typed in to play it again. */
export const asTypedDice = (
  throws: readonly { readonly faces: readonly number[]; readonly passed?: number | undefined }[],
): TypedDie[] =>
  throws.flatMap(({ faces, passed }): TypedDie[] => (faces.length > 0 ? [...faces] : [{ passed: passed ?? 0 }]));
