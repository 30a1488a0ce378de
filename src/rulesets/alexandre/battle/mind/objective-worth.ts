import type { Field, Objective } from '../position/field.ts';
import { hexOf, isSteady, type State } from '../position/state.ts';
import { unitsIn } from '../turn/victory.ts';
import type { Weights } from './weights.ts';

/** What objectives are worth: the more, the later it is. */
export class ObjectiveWorth {
  readonly #field: Field;
  readonly #weights: Weights;
  readonly #victory: number;
  #state: State | undefined;
  #unit = -1;
  /** Objectives for which the unit would still count. */
  readonly #open: Objective[] = [];

  constructor(field: Field, weights: Weights, victory: number) {
    this.#field = field;
    this.#weights = weights;
    this.#victory = victory;
  }

  /** What a side holds of its objectives, less what the other one does. */
  held(state: State, side: number): number {
    let sum = 0;
    for (const objective of this.#field.objectives) {
      const { side: of, units, has } = objective;
      const value = Math.min(units, unitsIn(this.#field, state, of, has)) * this.#each(state, objective);
      sum += of === side ? value : -value;
    }
    return sum;
  }

  /** What a unit would bring its side by placement in a hex, whoever else does. */
  of(state: State, unit: number, hex: number): number {
    if (this.#state !== state || this.#unit !== unit) this.#follow(state, unit);
    if (this.#open.length === 0) return 0;
    let sum = 0;
    for (const objective of this.#open) if (objective.has(hex)) sum += this.#each(state, objective);
    return sum;
  }

  #follow(state: State, unit: number): void {
    this.#state = state;
    this.#unit = unit;
    this.#open.length = 0;
    if (!isSteady(state, unit)) return;
    const { side } = this.#field.units[unit]!;
    for (const objective of this.#field.objectives) {
      if (objective.side !== side) continue;
      const others = unitsIn(this.#field, state, side, objective.has) - (objective.has(hexOf(state, unit)) ? 1 : 0);
      if (others < objective.units) this.#open.push(objective);
    }
  }

  /** Of one unit in the zone. */
  #each(state: State, { units }: Objective): number {
    const { zone, zoneLater } = this.#weights;
    return (this.#victory * (zone + (zoneLater * state.turn) / this.#field.scenario.turns)) / units;
  }
}
