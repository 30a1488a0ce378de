import { MARK } from '../../../space/reach.ts';
import { aspect, TWO_TWO_TWO } from '../../../space/aspect.ts';
import { type Facing, OFF } from '../../../space/hex.ts';
import type { Field } from './field.ts';
import { FLAG, facingIn, hexIn, isRouted, NOWHERE, type Position } from './state.ts';

/** The two front directions of a facing. */
export const FRONTS: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].map((facing) => [
  (facing + 5) % 6,
  facing,
]);

export const aspectOf = (facing: Facing, direction: number) => aspect(facing, direction as Facing, TWO_TWO_TWO);

/**
 * Who stands where: an index beside the states, kept for one list of units at a time. Another list is compared counter
 * by counter, which costs little between states of one battle.
 */
export class Places {
  readonly #field: Field;
  #of: readonly number[];
  readonly #top: Int16Array;
  readonly #below: Int16Array;
  /** Marks for movement, by the side that moves. */
  readonly #marks: readonly [Uint8Array, Uint8Array];
  readonly #marksOf: (readonly number[] | undefined)[] = [undefined, undefined];

  constructor(field: Field) {
    this.#field = field;
    const { hexes } = field.map.grid;
    this.#of = field.units.map(() => NOWHERE);
    this.#top = new Int16Array(hexes).fill(-1);
    this.#below = new Int16Array(hexes).fill(-1);
    this.#marks = [new Uint8Array(hexes), new Uint8Array(hexes)];
  }

  sideOfLeader(leader: number): number {
    return this.#field.leaders[leader]!.side;
  }

  /** A copy of a list is now the one that is followed. */
  follow(units: readonly number[], copy: readonly number[]): void {
    this.at(units);
    this.#of = copy;
  }

  at(units: readonly number[]): this {
    const before = this.#of;
    if (before === units) return this;
    for (let unit = 0; unit < units.length; unit++)
      if (before[unit] !== units[unit]) this.#take(unit, hexIn(before[unit]!));
    for (let unit = 0; unit < units.length; unit++) if (before[unit] !== units[unit]) this.#set(unit, units[unit]!);
    this.#of = units;
    return this;
  }

  /** A counter of the list that is followed has changed; says whether it left a hex for another. */
  changed(units: readonly number[], unit: number, old: number, word: number): boolean {
    if (this.#of !== units) throw new Error('another list of units is followed');
    this.#marksOf[0] = this.#marksOf[1] = undefined;
    const moved = hexIn(old) !== hexIn(word);
    if (!moved && ((old ^ word) & FLAG.below) === 0) return false;
    this.#take(unit, hexIn(old));
    this.#set(unit, word);
    return moved;
  }

  /** What is indexed is no longer sure. */
  #forget(): void {
    this.#of = this.#field.units.map(() => NOWHERE);
    this.#top.fill(-1);
    this.#below.fill(-1);
  }

  #take(unit: number, hex: number): void {
    if (hex === NOWHERE) return;
    if (this.#top[hex] === unit) {
      this.#top[hex] = this.#below[hex]!;
      this.#below[hex] = -1;
    } else if (this.#below[hex] === unit) this.#below[hex] = -1;
  }

  #set(unit: number, word: number): void {
    const hex = hexIn(word);
    if (hex === NOWHERE) return;
    const there = this.#top[hex]!;
    if (there < 0) this.#top[hex] = unit;
    else if (this.#below[hex]! >= 0) {
      this.#forget();
      throw new Error(`three units in hex ${hex}`);
    } else if (word & FLAG.below) this.#below[hex] = unit;
    else {
      this.#below[hex] = there;
      this.#top[hex] = unit;
    }
  }

  /** The top unit of a hex, or -1. */
  first(hex: number): number {
    return hex === NOWHERE ? -1 : this.#top[hex]!;
  }

  /** The unit below it, or -1. */
  second(hex: number): number {
    return hex === NOWHERE ? -1 : this.#below[hex]!;
  }

  /** Top first. */
  stack(hex: number): readonly number[] {
    const [top, below] = [this.first(hex), this.second(hex)];
    return top < 0 ? [] : below < 0 ? [top] : [top, below];
  }

  /** Whose units are there, or -1. */
  side(hex: number): number {
    const top = this.first(hex);
    return top < 0 ? -1 : this.#field.units[top]!.side;
  }

  /** What a side meets as it moves: enemies, and hexes in front of them. */
  marks(position: Position, side: number): Uint8Array {
    this.at(position.units);
    const marks = this.#marks[side]!;
    if (this.#marksOf[side] === position.units) return marks;
    this.#marksOf[side] = position.units;
    marks.fill(0);
    const { neighbours } = this.#field.map.grid;
    for (let unit = 0; unit < position.units.length; unit++) {
      const word = position.units[unit]!;
      const hex = hexIn(word);
      if (hex === NOWHERE) continue;
      if (this.#field.units[unit]!.side === side) {
        marks[hex]! |= MARK.friends;
        continue;
      }
      marks[hex]! |= MARK.enemy;
      if (isRouted(position, unit)) continue;
      for (const direction of FRONTS[facingIn(word)]!) {
        const front = neighbours[hex * 6 + direction]!;
        if (front !== OFF && this.#field.isNear(hex, front)) marks[front]! |= MARK.zone;
      }
    }
    return marks;
  }

  /** Whether a hex is in front of an enemy of a side; routed units have no front. */
  inEnemyFront(position: Position, side: number, hex: number): boolean {
    this.at(position.units);
    const { neighbours } = this.#field.map.grid;
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[hex * 6 + direction]!;
      if (near === OFF || this.side(near) !== 1 - side || !this.#field.isNear(near, hex)) continue;
      for (const unit of [this.#top[near]!, this.#below[near]!]) {
        if (unit < 0 || isRouted(position, unit)) continue;
        const [left, right] = FRONTS[facingIn(position.units[unit]!)]!;
        const back = (direction + 3) % 6;
        if (back === left || back === right) return true;
      }
    }
    return false;
  }

  /** Whether an enemy of a side stands beside a hex. */
  besideEnemy(position: Position, side: number, hex: number): boolean {
    this.at(position.units);
    const { neighbours } = this.#field.map.grid;
    for (let side6 = hex * 6; side6 < hex * 6 + 6; side6++) {
      const near = neighbours[side6]!;
      if (near !== OFF && this.#top[near]! >= 0 && this.#field.units[this.#top[near]!]!.side !== side) return true;
    }
    return false;
  }
}
