import { ReachFinder } from '../../../../space/reach/reach-finder.ts';
import { OFF } from '../../../../space/hex.ts';
import { Nearest } from '../../../../space/nearest.ts';
import type { MoverClass } from '../../charts/terrain.ts';
import type { Field } from '../position/field.ts';
import { hexIn, OFF_MAP, type Position } from '../position/state.ts';
import { ROUTED, stateAt } from './state-order.ts';

const POINT = 2;
/** Points that a unit keeps for turning towards whom it strikes. */
const KEPT_FOR_TURNING = 1;
const BITS = 32;
/** Who counts only those that are there already keeps leaders so far from them. */
const CLOSE = 5;
const NO_HEXES = new Int16Array();

/** Where a side could strike from in its next activation: follows one position after the other, counter by counter. */
export class Threats {
  /** Undefined where only those count who are there already. */
  readonly #reaches: Reaches | undefined;
  /** The counters of the side, the strongest first. */
  readonly #units: readonly number[];
  /** The place of a counter in that list, or -1. */
  readonly #ranks: Int16Array;
  /** Where each of them strikes from; `OFF_MAP` where it does not. */
  readonly #from: Int16Array;
  readonly #states: Uint8Array;
  #of: readonly number[] | undefined;
  /** By hex, a bit for each of them that could stand in it. */
  readonly #words: number;
  readonly #coming: Int32Array;
  /** The strongest of the side that could stand in a hex, or -1. */
  readonly striker: Int16Array;
  /** How many could. */
  readonly crowd: Uint8Array;
  /** Hexes to the nearest one of the side that is not routed. */
  readonly near: Uint8Array;
  readonly #nearest: Nearest;
  /** When it last changed who could strike a hex from beside, or whether he would be alone. */
  readonly stirred: Int32Array;
  readonly #neighbours: Int16Array;
  #time = 0;

  /** `afar`: those count too who still have to come. */
  constructor(field: Field, side: number, afar: boolean) {
    const power = (unit: number): number => field.units[unit]!.strength[0] * 4 + field.units[unit]!.quality[0];
    this.#units = field.units
      .flatMap((unit, u) => (unit.side === side ? [u] : []))
      .toSorted((a, b) => power(b) - power(a) || a - b);
    this.#ranks = Int16Array.from(field.units, (_, unit) => this.#units.indexOf(unit));
    this.#from = new Int16Array(this.#units.length).fill(OFF_MAP);
    this.#states = new Uint8Array(this.#units.length);
    this.#reaches = afar ? new Reaches(field) : undefined;
    this.#words = Math.ceil(this.#units.length / BITS);
    this.#coming = new Int32Array(field.grid.hexes * this.#words);
    this.striker = new Int16Array(field.grid.hexes).fill(-1);
    this.crowd = new Uint8Array(field.grid.hexes);
    this.stirred = new Int32Array(field.grid.hexes);
    this.#neighbours = field.grid.neighbours;
    this.#nearest = new Nearest(field.grid);
    this.near = this.#nearest.away;
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
      const state = stateAt(word);
      const from = state >= ROUTED ? OFF_MAP : hexIn(word);
      const before = this.#from[rank]!;
      if (from === before) {
        if (state !== this.#states[rank]) this.#stir(rank);
      } else {
        this.#from[rank] = from;
        // First it comes, then it goes: hexes to which it stays the nearest do not look for another one meanwhile.
        if (from !== OFF_MAP) this.#nearest.add(from);
        if (before !== OFF_MAP) this.#nearest.remove(before);
        if (before !== OFF_MAP) this.#leaves(rank, before);
        if (from !== OFF_MAP) this.#comes(rank, from);
      }
      this.#states[rank] = state;
    }
    return this;
  }

  /** A counter strikes otherwise than before, from where it stands; one of the other side does not count. */
  stir(unit: number): void {
    this.#time++;
    if (this.#ranks[unit]! >= 0) this.#stir(this.#ranks[unit]!);
  }

  #stir(rank: number): void {
    const from = this.#from[rank]!;
    if (from === OFF_MAP) return;
    const unit = this.#units[rank]!;
    const reached = this.#reached(unit, from);
    for (let i = 0; i < reached.length; i++) if (this.striker[reached[i]!] === unit) this.#stirAround(reached[i]!);
  }

  #reached(unit: number, from: number): Int16Array {
    return this.#reaches?.of(unit, from) ?? NO_HEXES;
  }

  /** Whether one of the side could strike who stands in a hex. */
  mayStrike(hex: number): boolean {
    return this.#reaches === undefined ? this.near[hex]! <= CLOSE : this.striker[hex]! >= 0;
  }

  #stirAround(hex: number): void {
    for (let side = hex * 6, end = side + 6; side < end; side++) {
      const near = this.#neighbours[side]!;
      if (near !== OFF) this.stirred[near] = this.#time;
    }
  }

  #comes(rank: number, from: number): void {
    const unit = this.#units[rank]!;
    const word = rank >> 5;
    const bit = 1 << rank;
    const reached = this.#reached(unit, from);
    for (let i = 0; i < reached.length; i++) {
      const hex = reached[i]!;
      this.#coming[hex * this.#words + word]! |= bit;
      const before = this.striker[hex]!;
      if (before < 0 || rank < this.#ranks[before]!) {
        this.striker[hex] = unit;
        this.crowd[hex]!++;
        this.#stirAround(hex);
      } else if (++this.crowd[hex]! === 2) this.#stirAround(hex);
    }
  }

  #leaves(rank: number, from: number): void {
    const unit = this.#units[rank]!;
    const word = rank >> 5;
    const bit = 1 << rank;
    const reached = this.#reached(unit, from);
    for (let i = 0; i < reached.length; i++) {
      const hex = reached[i]!;
      this.#coming[hex * this.#words + word]! &= ~bit;
      if (this.striker[hex] === unit) {
        this.striker[hex] = this.#strongest(hex);
        this.crowd[hex]!--;
        this.#stirAround(hex);
      } else if (--this.crowd[hex]! === 1) this.#stirAround(hex);
    }
  }

  #strongest(hex: number): number {
    for (let word = 0; word < this.#words; word++) {
      const bits = this.#coming[hex * this.#words + word]!;
      if (bits !== 0) return this.#units[word * BITS + BITS - 1 - Math.clz32(bits & -bits)]!;
    }
    return -1;
  }
}

/** Hexes in reach over open ground: what a counter could come to if nobody stood in its way. */
class Reaches {
  readonly #field: Field;
  readonly #finder: ReachFinder;
  readonly #known = new Map<MoverClass, Int16Array[][]>();

  constructor(field: Field) {
    this.#field = field;
    this.#finder = new ReachFinder(field.grid);
  }

  of(unit: number, hex: number): Int16Array {
    const { mover, movement } = this.#field.units[unit]!;
    let byAllowance = this.#known.get(mover);
    if (byAllowance === undefined) this.#known.set(mover, (byAllowance = []));
    const allowance = Math.max(1, movement - KEPT_FOR_TURNING) * POINT;
    const byHex = (byAllowance[allowance] ??= []);
    return (byHex[hex] ??= this.#found(mover, allowance, hex));
  }

  #found(mover: MoverClass, allowance: number, hex: number): Int16Array {
    const reach = this.#finder.reach({ costs: this.#field.costs[mover], allowance }, hex);
    return Int16Array.from(reach.places.subarray(0, reach.count));
  }
}
