import { stateAt } from './shown.ts';

/** A number for each side that depends on the states of units alone: worked out anew only where one of them has changed. */
export class ByStates {
  readonly #work: (units: readonly number[], side: number) => number;
  readonly #states: Int8Array;
  #of: readonly number[] | undefined;
  readonly #found: [number, number] = [0, 0];

  constructor(units: number, work: (units: readonly number[], side: number) => number) {
    this.#work = work;
    this.#states = new Int8Array(units).fill(-1);
  }

  at(units: readonly number[], side: number): number {
    if (this.#of !== units) this.#follow(units);
    return this.#found[side]!;
  }

  #follow(units: readonly number[]): void {
    this.#of = units;
    let same = true;
    for (let unit = 0; unit < units.length; unit++) {
      const state = stateAt(units[unit]!);
      if (this.#states[unit] === state) continue;
      this.#states[unit] = state;
      same = false;
    }
    if (!same) for (const side of [0, 1]) this.#found[side] = this.#work(units, side);
  }
}
