import { distance } from '../../../../space/hex.ts';
import { mayEnd, reachOf } from '../moving.ts';
import { hexOf, type State } from '../state.ts';
import { FAR } from '../../../../space/nearest.ts';
import { putAmongFirst } from './first.ts';
import { DISCOURAGED, stateAt } from './shown.ts';
import type { Standing } from './standing.ts';

/** A hex in which a unit may end its move, with a bit for each facing. */
export interface End {
  readonly hex: number;
  readonly facings: number;
}

/** Where units may end their moves, and at which of those places to look closely: in memory of its own. */
export class Interest {
  readonly #standing: Standing;
  /** By hex, a bit for each facing; all of them empty between searches. */
  readonly #facings: Uint8Array;
  readonly #hexes: number[] = [];
  /** By the hexes to the nearest enemy. */
  readonly #ranks = new Float64Array(FAR + 1);

  constructor(standing: Standing) {
    this.#standing = standing;
    this.#facings = new Uint8Array(standing.field.grid.hexes);
  }

  of(state: State, unit: number, drive: number): End[] {
    this.#search(state, unit);
    const ends = this.#chosen(state, unit, drive).map((hex): End => ({ hex, facings: this.#facings[hex]! }));
    for (const hex of this.#hexes) this.#facings[hex] = 0;
    return ends;
  }

  /** All ends of its moves. */
  #search(state: State, unit: number): void {
    const { field } = this.#standing;
    const [units, hexes, facings] = [[unit], this.#hexes, this.#facings];
    const places = field.places.at(state.units);
    const reach = reachOf(field, state, units);
    hexes.length = 0;
    for (let i = 0; i < reach.count; i++) {
      const place = reach.places[i]!;
      const [hex, facing] = [reach.hexOf(place), reach.facingOf(place)];
      if (places.first(hex) >= 0 && !mayEnd(field, state, units, hex, facing)) continue;
      if (facings[hex] === 0) hexes.push(hex);
      facings[hex]! |= 1 << facing;
    }
  }

  /** The most promising hexes, those to which it could withdraw, and those beside it. */
  #chosen(state: State, unit: number, drive: number): number[] {
    const standing = this.#standing;
    const { closeLooks, withdrawals } = standing.weights;
    const { near } = standing.threats[1 - standing.sides[unit]!]!.at(state);
    const here = hexOf(state, unit);
    const shaken = stateAt(state.units[unit]!) >= DISCOURAGED;
    const seeks = Math.max(drive, shaken ? drive : 0.3);
    const ranks = this.#ranks;
    let ranked = 0;
    for (const hex of this.#hexes)
      for (; ranked <= near[hex]!; ranked++)
        ranks[ranked] = standing.nearnessAt(state, unit, ranked, seeks) + (ranked === 1 && !shaken ? 0.5 : 0);
    const isBetter = (a: number, b: number): boolean => {
      const [one, other] = [ranks[near[a]!]!, ranks[near[b]!]!];
      return one > other || (one === other && a < b);
    };
    const isWorse = (a: number, b: number): boolean => isBetter(b, a);
    const chosen: number[] = [];
    const worst: number[] = [];
    for (const hex of this.#hexes) {
      putAmongFirst(chosen, closeLooks, hex, isBetter);
      putAmongFirst(worst, withdrawals, hex, isWorse);
    }
    for (const hex of worst.reverse()) if (!chosen.includes(hex)) chosen.push(hex);
    for (const hex of this.#hexes)
      if (distance(standing.field.grid, hex, here) <= 1 && !chosen.includes(hex)) chosen.push(hex);
    return chosen;
  }
}
