import { aspect, FOUR_FRONT, type Split } from '../../../../space/aspect.ts';
import type { Direction, Facing } from '../../../../space/hex.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import type { Field } from '../position/field.ts';
import { collapsesAt } from '../turn/victory.ts';
import { GOOD, stateNumberIn } from '../position/state.ts';

const rearsOf = (split: Split): Uint8Array =>
  Uint8Array.from({ length: 36 }, (_, i) =>
    aspect(Math.floor(i / 6) as Facing, (i % 6) as Direction, split) === 'rear' ? 1 : 0,
  );

const bothSides = (printed: readonly (readonly [number, number])[]): Int16Array => Int16Array.from(printed.flat());

/** Which side of a counter shows: 0 in good order, 1 else. */
const shownSide = (word: number): number => (stateNumberIn(word) === GOOD ? 0 : 1);

/** An army collapses with so many formations where the scenario does not say. */
const USUAL_COLLAPSE = 4;

/** What is printed on the counters, in tables by unit. */
export class CounterValues {
  readonly sides: Uint8Array;
  readonly formations: Int16Array;
  readonly guns: readonly boolean[];
  readonly horse: readonly boolean[];
  readonly heavy: readonly boolean[];
  /** What a unit in good order is worth, in points of the battle. */
  readonly values: Float64Array;
  /** What victory is worth. */
  readonly victory: number;
  /** What the loss of a unit costs its side: with its worth, its part in the collapse of its formation. */
  readonly stakes: Float64Array;
  readonly #strengths: Int16Array;
  readonly #cohesions: Int16Array;
  /** By facing and direction: 1 where an attack comes from the rear. */
  readonly #rears: Uint8Array;
  readonly #rearsOfFour = rearsOf(FOUR_FRONT);
  readonly #cavalryFourFronts: boolean;

  /** `stake`: how much of the collapse of its formation each unit bears. */
  constructor({ units, split, rulings, formations, scenario }: Field, stake: number) {
    this.sides = Uint8Array.from(units, ({ side }) => side);
    this.formations = Int16Array.from(units, ({ formation }) => formation);
    this.guns = units.map(isArtillery);
    this.horse = units.map(isCavalry);
    this.heavy = units.map(({ type }) => type === 'heavy-cavalry');
    this.values = Float64Array.from(units, ({ strength }) => 1.5 + 0.5 * strength[0]);
    this.victory = this.values.reduce((sum, value) => sum + value, 0) / 3;
    this.stakes = this.values.map((value, unit) => {
      if (this.guns[unit]) return value;
      const { formation, side } = units[unit]!;
      const formed = formations[formation]!.units.filter((one) => !this.guns[one]).length;
      const fallen = scenario.sides[side]!.collapse || USUAL_COLLAPSE;
      return value + (stake * this.victory) / (fallen * collapsesAt(formed));
    });
    this.#strengths = bothSides(units.map(({ strength }) => strength));
    this.#cohesions = bothSides(units.map(({ cohesion }) => cohesion));
    this.#rears = rearsOf(split);
    this.#cavalryFourFronts = rulings.cavalryFourFronts;
  }

  strength(word: number, unit: number): number {
    return this.#strengths[unit * 2 + shownSide(word)]!;
  }

  cohesion(word: number, unit: number): number {
    return this.#cohesions[unit * 2 + shownSide(word)]!;
  }

  /** The cohesion of its reverse side. */
  reverse(unit: number): number {
    return this.#cohesions[unit * 2 + 1]!;
  }

  /** By facing and direction: 1 where an attack at a unit comes from the rear. */
  rears(word: number, unit: number): Uint8Array {
    return this.#cavalryFourFronts && this.horse[unit]! && stateNumberIn(word) === GOOD
      ? this.#rearsOfFour
      : this.#rears;
  }
}
