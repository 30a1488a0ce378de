import { OFF } from '../../../../space/hex.ts';
import type { Field } from '../position/field.ts';
import { FLAG, hexIn, OFF_MAP, OF_THE_PLACE, type State } from '../position/state.ts';
import type { Idea } from './moves.ts';

/** What of a counter changes the moves of others: its place and state, and whether it may still attack or be attacked. */
const SEEN = OF_THE_PLACE | FLAG.attacked | FLAG.fled | FLAG.defended;
const BITS = 32;

/** Whether at most units have changed. */
const isSameState = (one: State, other: State): boolean =>
  one.turn === other.turn &&
  one.active === other.active &&
  one.command === other.command &&
  one.leaders === other.leaders;

/**
 * The best moves of units, as long as nothing has changed that they depend on. All depend on the enemy, on leaders, on the
 * activation and on who holds an objective: where one of these changes, all are forgotten. Of friends only those count who
 * stood or stand in a hex that was looked at.
 */
export class MoveCache {
  readonly #field: Field;
  readonly #moves: (readonly Idea[] | undefined)[];
  /** How many of them were asked for. */
  readonly #most: Int32Array;
  /** By hex, a bit for each unit whose moves depend on who stands in it. */
  readonly #dependents: Int32Array;
  readonly #words: number;
  #of: State | undefined;

  constructor(field: Field) {
    this.#field = field;
    this.#moves = field.units.map(() => undefined);
    this.#most = new Int32Array(field.units.length);
    this.#words = Math.ceil(field.units.length / BITS);
    this.#dependents = new Int32Array(field.grid.hexes * this.#words);
  }

  /** What was kept of a unit, where it still holds. */
  of(state: State, unit: number, most: number): readonly Idea[] | undefined {
    if (this.#of !== state) this.#follow(state);
    return this.#most[unit] === most ? this.#moves[unit] : undefined;
  }

  /** Of the state that was last asked about; what they depend on is said before. */
  keep(unit: number, most: number, moves: readonly Idea[]): readonly Idea[] {
    this.#most[unit] = most;
    this.#moves[unit] = moves;
    return moves;
  }

  dependsOn(unit: number, hex: number): void {
    this.#dependents[hex * this.#words + (unit >> 5)]! |= 1 << unit;
  }

  /** On who stands there and beside it, and on who stands beside an enemy whom one could attack from there. */
  dependsOnPlace({ units }: State, unit: number, hex: number): void {
    const { grid, places } = this.#field;
    const enemy = 1 - this.#field.units[unit]!.side;
    places.at(units);
    this.dependsOn(unit, hex);
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = grid.neighbours[side]!;
      if (near === OFF) continue;
      this.dependsOn(unit, near);
      if (places.side(near) !== enemy) continue;
      for (let beyond = near * 6, last = beyond + 6; beyond < last; beyond++)
        if (grid.neighbours[beyond] !== OFF) this.dependsOn(unit, grid.neighbours[beyond]!);
    }
  }

  #follow(state: State): void {
    const before = this.#of;
    this.#of = state;
    if (before === undefined || !isSameState(before, state)) this.#forgetAll();
    else if (before.units !== state.units) this.#followUnits(before.units, state);
  }

  #followUnits(before: readonly number[], { units, active }: State): void {
    const { side } = this.#field.leaders[active]!;
    for (let unit = 0; unit < units.length; unit++) {
      const old = before[unit]!;
      const now = units[unit]!;
      if (((old ^ now) & SEEN) === 0) continue;
      if (this.#field.units[unit]!.side !== side || this.#isPrize(hexIn(old)) || this.#isPrize(hexIn(now)))
        return this.#forgetAll();
      this.#changed(hexIn(old));
      this.#changed(hexIn(now));
    }
  }

  #isPrize(hex: number): boolean {
    return hex !== OFF_MAP && this.#field.objectives.some(({ has }) => has(hex));
  }

  /** Whoever depends on a hex is looked at anew. */
  #changed(hex: number): void {
    if (hex === OFF_MAP) return;
    for (let word = 0; word < this.#words; word++) {
      const at = hex * this.#words + word;
      for (let left = this.#dependents[at]!; left !== 0; left &= left - 1)
        this.#moves[word * BITS + BITS - 1 - Math.clz32(left & -left)] = undefined;
      this.#dependents[at] = 0;
    }
  }

  #forgetAll(): void {
    this.#moves.fill(undefined);
    this.#dependents.fill(0);
  }
}
