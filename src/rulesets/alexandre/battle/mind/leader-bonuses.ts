import { bonusOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { leaderHex, OFF_MAP, type Position } from '../position/state.ts';

/** What the leaders of each side bring to a melee, by hex: follows one list of leaders after the other. */
export class LeaderBonuses {
  readonly #field: Field;
  readonly #bySide: readonly [Int8Array, Int8Array];
  #of: Position['leaders'] = [];
  readonly #hexes: number[] = [];

  constructor(field: Field) {
    this.#field = field;
    this.#bySide = [new Int8Array(field.grid.hexes), new Int8Array(field.grid.hexes)];
  }

  /** Of one side. */
  at(position: Position, side: number): Int8Array {
    if (this.#of !== position.leaders) this.#follow(position);
    return this.#bySide[side]!;
  }

  #follow(position: Position): void {
    this.#of = position.leaders;
    for (const hex of this.#hexes) this.#bySide[0][hex] = this.#bySide[1][hex] = 0;
    this.#hexes.length = 0;
    for (let leader = 0; leader < position.leaders.length; leader++) {
      const hex = leaderHex(position, leader);
      if (hex === OFF_MAP) continue;
      this.#hexes.push(hex);
      this.#bySide[this.#field.leaders[leader]!.side]![hex]! += bonusOf(this.#field, position, leader);
    }
  }
}
