import type { Field } from '../position/field.ts';
import { ROUTED, stateNumberIn, UNIT_STATES } from '../position/state.ts';
import type { Weights } from './weights.ts';

const STATES = 8;
const ELIMINATED = ROUTED + 1;
/** Left the map without being lost. */
const REMOVED = 0.5;

/** What both armies have lost, and how near they are to their collapse: counted anew only where a state has changed. */
export class Losses {
  readonly #field: Field;
  readonly #weights: Weights;
  readonly #victory: number;
  readonly #sides: Uint8Array;
  /** What a unit in a state has lost, by `unit * STATES + state`: to the first side, and in half points of its collapse. */
  readonly #lost: Float64Array;
  readonly #halves: Int16Array;
  #of: readonly number[] | undefined;
  readonly #states: Int8Array;
  /** To the first side: the other gains what it loses. */
  #losses = 0;
  #collapse = 0;

  constructor(field: Field, weights: Weights, victory: number) {
    this.#field = field;
    this.#weights = weights;
    this.#victory = victory;
    this.#sides = Uint8Array.from(field.units, ({ side }) => side);
    this.#states = new Int8Array(field.units.length).fill(-1);
    this.#lost = new Float64Array(field.units.length * STATES);
    this.#halves = new Int16Array(field.units.length * STATES);
    for (const [unit, { side, strength }] of field.units.entries())
      for (const [state, name] of UNIT_STATES.entries()) {
        const lost = strength[0] * ((name === 'removed' ? REMOVED : weights.states[name]) - 1);
        this.#lost[unit * STATES + state] = side === 0 ? lost : -lost;
        this.#halves[unit * STATES + state] = strength[0] * (state === ROUTED ? 1 : state === ELIMINATED ? 2 : 0);
      }
  }

  losses(units: readonly number[], side: number): number {
    if (this.#of !== units) this.#follow(units);
    return side === 0 ? this.#losses : -this.#losses;
  }

  /** What one unit has lost, to a side. */
  lossOf(units: readonly number[], unit: number, side: number): number {
    const lost = this.#lost[unit * STATES + stateNumberIn(units[unit]!)]!;
    return side === 0 ? lost : -lost;
  }

  collapse(units: readonly number[], side: number): number {
    if (this.#of !== units) this.#follow(units);
    return side === 0 ? this.#collapse : -this.#collapse;
  }

  #follow(units: readonly number[]): void {
    this.#of = units;
    const states = this.#states;
    let same = true;
    for (let unit = 0; unit < units.length; unit++) {
      const state = stateNumberIn(units[unit]!);
      if (states[unit] === state) continue;
      states[unit] = state;
      same = false;
    }
    if (!same) this.#count();
  }

  #count(): void {
    let losses = 0;
    const halves: [number, number] = [0, 0];
    for (let unit = 0; unit < this.#states.length; unit++) {
      const at = unit * STATES + this.#states[unit]!;
      losses += this.#lost[at]!;
      halves[this.#sides[unit]!]! += this.#halves[at]!;
    }
    this.#losses = losses;
    this.#collapse = this.#near(1, halves[1]) - this.#near(0, halves[0]);
  }

  /** The nearer an army is to its collapse, the more each loss counts. */
  #near(side: number, halves: number): number {
    const { collapse } = this.#field.scenario.sides[side]!;
    if (collapse === 0) return 0;
    const share = Math.min(1, ((halves / 2) * 100) / (collapse * this.#field.strengths[side]!));
    return share * share * this.#weights.collapse * this.#victory;
  }
}
