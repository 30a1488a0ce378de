import type { Field } from '../position/field.ts';
import { ELIMINATED, OFF_MAP, ROUTED, type State, stateNumberIn, UNIT_STATES, withState } from '../position/state.ts';
import { collapsesAt, pointsOf } from '../turn/victory.ts';
import { STATE_WORTH } from './shock-tables.ts';

/** Who left by an exit is not lost, and who is still to come is whole. */
const WORTH_BY_STATE = UNIT_STATES.map((state) =>
  state === 'left' ? 0.9 : state === 'waiting' ? 1 : STATE_WORTH[state],
);

/** The bits of a counter in which its state stands. */
const STATE = withState(-1, 'good') ^ -1;

/**
 * What a side has lost and scored, as far as it depends on the states of units alone. Follows one position after the other:
 * most commands change no state, and then nothing is counted anew.
 */
export class Tallies {
  readonly #field: Field;
  readonly #values: Float64Array;
  /** Infantry and cavalry, by formation. */
  readonly #formed: readonly (readonly number[])[];
  #of: readonly number[];
  #collapsed: readonly number[] | undefined;
  #held: readonly number[] | undefined;
  #exited: readonly number[] | undefined;
  /** By side; undefined where nobody has asked yet. */
  #losses: number[] = [];
  #shares: number[] | undefined;
  #points: number[] = [];

  constructor(field: Field, values: Float64Array, formed: readonly (readonly number[])[]) {
    this.#field = field;
    this.#values = values;
    this.#formed = formed;
    this.#of = field.units.map(() => OFF_MAP);
  }

  at(state: State): this {
    const stateChanged = this.#of !== state.units && this.#follow(state.units);
    if (
      stateChanged ||
      this.#collapsed !== state.collapsed ||
      this.#held !== state.held ||
      this.#exited !== state.exited
    ) {
      this.#collapsed = state.collapsed;
      this.#held = state.held;
      this.#exited = state.exited;
      this.#losses = [];
      this.#shares = undefined;
      this.#points = [];
    }
    return this;
  }

  #follow(units: readonly number[]): boolean {
    const before = this.#of;
    this.#of = units;
    for (let unit = 0; unit < units.length; unit++) if (((before[unit]! ^ units[unit]!) & STATE) !== 0) return true;
    return false;
  }

  /** What a side has lost less than the other, in points of the battle. */
  losses({ units }: State, side: number): number {
    return (this.#losses[side] ??= this.#lossesOf(units, side));
  }

  /** What one unit has lost, to a side. */
  lossOf({ units }: State, unit: number, side: number): number {
    const lost = this.#values[unit]! * (WORTH_BY_STATE[stateNumberIn(units[unit]!)]! - 1);
    return this.#field.units[unit]!.side === side ? lost : -lost;
  }

  #lossesOf(units: readonly number[], side: number): number {
    let sum = 0;
    for (let unit = 0; unit < units.length; unit++) {
      const lost = this.#values[unit]! * (WORTH_BY_STATE[stateNumberIn(units[unit]!)]! - 1);
      sum += this.#field.units[unit]!.side === side ? lost : -lost;
    }
    return sum;
  }

  /** By formation: how near it is to its collapse, 1 where it has collapsed. */
  collapses(state: State): readonly number[] {
    return (this.#shares ??= this.#formed.map((formed, f) => this.#collapseOf(state, formed, f)));
  }

  #collapseOf({ units, collapsed }: State, formed: readonly number[], formation: number): number {
    if (collapsed[formation] === 1) return 1;
    let lost = 0;
    for (const unit of formed) {
      const shown = stateNumberIn(units[unit]!);
      if (shown === ROUTED) lost += 0.7;
      else if (shown === ELIMINATED) lost += 1;
    }
    return Math.min(1, lost / collapsesAt(formed.length));
  }

  /** What a side has scored. */
  points(state: State, side: number): number {
    return (this.#points[side] ??= pointsOf(this.#field, state, side));
  }
}
