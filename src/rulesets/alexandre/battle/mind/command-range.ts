import { distance } from '../../../../space/hex.ts';
import type { Field } from '../position/field.ts';
import { radiusOf } from '../actions/leaders.ts';
import { hexIn, OFF_MAP, type Position } from '../position/state.ts';

/** Hexes that a leader may come nearer before command is noted again. */
const LEADER_FOLLOWS = 3;

/** Who commands whom: follows one list of leaders after the other. */
export class CommandRange {
  readonly #field: Field;
  /** By unit, the leaders who may command it. */
  readonly #commanders: readonly (readonly number[])[];
  /** By leader, from where he commands, and how far off he will, as far as one can see. */
  readonly #from: Int16Array;
  readonly #asFar: Int16Array;
  #of: Position['leaders'] | undefined;

  constructor(field: Field) {
    this.#field = field;
    this.#commanders = field.units.map((_, unit) =>
      field.followers.flatMap((followers, leader) => (followers.includes(unit) ? [leader] : [])),
    );
    this.#from = new Int16Array(field.leaders.length);
    this.#asFar = new Int16Array(field.leaders.length);
  }

  /** Whether somebody will command a unit that stands there, as far as one can see now. */
  reaches(position: Position, unit: number, hex: number): boolean {
    if (this.#of !== position.leaders) this.#follow(position);
    const commanders = this.#commanders[unit]!;
    for (let i = 0; i < commanders.length; i++) {
      const leader = commanders[i]!;
      const from = this.#from[leader]!;
      if (from !== OFF_MAP && distance(this.#field.grid, from, hex) <= this.#asFar[leader]!) return true;
    }
    return false;
  }

  #follow(position: Position): void {
    this.#of = position.leaders;
    for (let leader = 0; leader < position.leaders.length; leader++) {
      this.#from[leader] = hexIn(position.leaders[leader]!);
      this.#asFar[leader] = radiusOf(this.#field, position, leader) + LEADER_FOLLOWS;
    }
  }
}
