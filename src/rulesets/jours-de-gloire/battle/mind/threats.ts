import { ReachFinder } from '../../../../space/reach/reach-finder.ts';
import { OFF } from '../../../../space/hex.ts';
import { Nearest } from '../../../../space/nearest.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import type { Counter } from '../position/counters.ts';
import type { Field } from '../position/field.ts';
import { hexIn, OFF_MAP, type Position, ROUTED, stateNumberIn } from '../position/state.ts';

const POINT = 2;
/** Hexes that a charge enters. */
const CHARGE = 2;
const BITS = 32;
const NO_HEXES = new Int16Array();

/** Where a side could strike from in its next activation: follows one position after the other, counter by counter. */
export class Threats {
  readonly #field: Field;
  /** Undefined where only those count who are there already. */
  readonly #reaches: Reaches | undefined;
  /** The counters of the side, the strongest first. */
  readonly #units: readonly number[];
  /** Where each of them strikes from; `OFF_MAP` where it does not. */
  readonly #from: Int16Array;
  readonly #states: Uint8Array;
  #of: readonly number[] | undefined;
  /** By hex, a bit for each of them that could stand in it. */
  readonly #words: number;
  readonly #coming: Int32Array;
  /** The strongest of the side that could stand in a hex, or -1; and the next one. */
  readonly striker: Int16Array;
  readonly second: Int16Array;
  /** Hexes to the nearest one of the side that is not routed. */
  readonly near: Uint8Array;
  /** Hexes to its nearest cavalry. */
  readonly horse: Uint8Array;
  readonly #nearest: Nearest;
  readonly #mounted: Nearest;
  /** When it last changed who could strike a hex from beside, or how. */
  readonly stirred: Int32Array;
  #time = 0;

  /** `afar`: those count too who still have to come. */
  constructor(field: Field, side: number, afar: boolean) {
    this.#field = field;
    const power = (unit: number): number => field.units[unit]!.strength[0] * 2 + field.units[unit]!.cohesion[0];
    this.#units = field.units
      .flatMap((unit, u) => (unit.side === side ? [u] : []))
      .toSorted((a, b) => power(b) - power(a) || a - b);
    this.#from = new Int16Array(this.#units.length).fill(OFF_MAP);
    this.#states = new Uint8Array(this.#units.length);
    this.stirred = new Int32Array(field.grid.hexes);
    this.#reaches = afar ? new Reaches(field) : undefined;
    this.#words = Math.ceil(this.#units.length / BITS);
    this.#coming = new Int32Array(field.grid.hexes * this.#words);
    this.striker = new Int16Array(field.grid.hexes).fill(-1);
    this.second = new Int16Array(field.grid.hexes).fill(-1);
    this.#nearest = new Nearest(field.grid);
    this.#mounted = new Nearest(field.grid);
    this.near = this.#nearest.away;
    this.horse = this.#mounted.away;
  }

  /** Goes up whenever a position is followed: what was stirred later has a greater number. */
  get time(): number {
    return this.#time;
  }

  /** Follows a position: looks anew only at counters that have moved, routed or rallied. */
  at({ units }: Position): this {
    if (this.#of === units) return this;
    this.#of = units;
    this.#time++;
    for (let rank = 0; rank < this.#units.length; rank++) {
      const word = units[this.#units[rank]!]!;
      const state = stateNumberIn(word);
      const from = state >= ROUTED ? OFF_MAP : hexIn(word);
      const before = this.#from[rank]!;
      if (from === before) {
        if (state !== this.#states[rank]) this.#stir(rank);
      } else {
        this.#from[rank] = from;
        if (before !== OFF_MAP) this.#leaves(rank, before);
        if (from !== OFF_MAP) this.#comes(rank, from);
      }
      this.#states[rank] = state;
    }
    return this;
  }

  /** A counter strikes otherwise than before, from where it stands. */
  #stir(rank: number): void {
    const [unit, from] = [this.#units[rank]!, this.#from[rank]!];
    const counter = this.#field.units[unit]!;
    if (from === OFF_MAP || isArtillery(counter)) return;
    for (const hex of this.#reached(counter, from))
      if (this.striker[hex] === unit || this.second[hex] === unit) this.#stirAround(hex);
  }

  #stirAround(hex: number): void {
    const { neighbours } = this.#field.grid;
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = neighbours[side]!;
      if (near !== OFF) this.stirred[near] = this.#time;
    }
  }

  #reached(counter: Counter, from: number): Int16Array {
    return this.#reaches?.of(counter, from) ?? NO_HEXES;
  }

  #comes(rank: number, from: number): void {
    const counter = this.#field.units[this.#units[rank]!]!;
    this.#nearest.add(from);
    if (isCavalry(counter)) this.#mounted.add(from);
    if (isArtillery(counter)) return;
    const [word, bit] = [rank >> 5, 1 << rank];
    for (const hex of this.#reached(counter, from)) {
      this.#coming[hex * this.#words + word]! |= bit;
      this.#rank(hex);
    }
  }

  #leaves(rank: number, from: number): void {
    const counter = this.#field.units[this.#units[rank]!]!;
    this.#nearest.remove(from);
    if (isCavalry(counter)) this.#mounted.remove(from);
    if (isArtillery(counter)) return;
    const [word, bit] = [rank >> 5, 1 << rank];
    for (const hex of this.#reached(counter, from)) {
      this.#coming[hex * this.#words + word]! &= ~bit;
      this.#rank(hex);
    }
  }

  /** The first two of those who could come. */
  #rank(hex: number): void {
    let [first, second] = [-1, -1];
    for (let word = 0; word < this.#words && second < 0; word++) {
      let bits = this.#coming[hex * this.#words + word]!;
      while (bits !== 0 && second < 0) {
        const unit = this.#units[word * BITS + BITS - 1 - Math.clz32(bits & -bits)]!;
        if (first < 0) first = unit;
        else second = unit;
        bits &= bits - 1;
      }
    }
    if (this.striker[hex] === first && this.second[hex] === second) return;
    this.striker[hex] = first;
    this.second[hex] = second;
    this.#stirAround(hex);
  }
}

/** Hexes in reach over open ground: what a counter could come to if nobody stood in its way; cavalry as it charges. */
class Reaches {
  readonly #field: Field;
  readonly #finder: ReachFinder;
  readonly #known = new Map<Counter['mover'], Int16Array[][]>();

  constructor(field: Field) {
    this.#field = field;
    this.#finder = new ReachFinder(field.grid);
  }

  of({ mover, movement }: Counter, hex: number): Int16Array {
    let byAllowance = this.#known.get(mover);
    if (byAllowance === undefined) this.#known.set(mover, (byAllowance = []));
    const allowance = (mover === 'cavalry' ? Math.min(CHARGE, movement) : movement) * POINT;
    const byHex = (byAllowance[allowance] ??= []);
    return (byHex[hex] ??= this.#found(mover, allowance, hex));
  }

  #found(mover: Counter['mover'], allowance: number, hex: number): Int16Array {
    const reach = this.#finder.reach({ costs: this.#field.costs[mover], allowance }, hex);
    const hexes = Array.from(reach.places.subarray(0, reach.count), (place) => reach.hexOf(place));
    return Int16Array.from(new Set(hexes));
  }
}
