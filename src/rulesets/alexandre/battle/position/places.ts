import { UnitIndex } from '../../../../hex-battle/position/unit-index.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import { aspect, TWO_TWO_TWO } from '../../../../space/aspect.ts';
import { type Facing, OFF } from '../../../../space/hex.ts';
import type { Field } from './field.ts';
import { FLAG, facingIn, hexIn, isRoutedIn, OFF_MAP, OF_THE_PLACE, type Position } from './state.ts';

/** The two front directions of a facing. */
export const FRONTS: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].map((facing) => [
  (facing + 5) % 6,
  facing,
]);

export const aspectOf = (facing: Facing, direction: number) => aspect(facing, direction as Facing, TWO_TWO_TWO);

/** Who stands where: the top unit of each hex, the one below it, and what movement meets there. */
export class Places extends UnitIndex {
  readonly #field: Field;
  readonly #near: Int16Array;
  readonly #top: Int16Array;
  readonly #below: Int16Array;
  /** Marks for movement, by the side that moves. */
  readonly #marks: readonly [Uint8Array, Uint8Array];
  /** How many enemies have a hex in front of them, by the side whose enemies they are. */
  readonly #fronts: readonly [Uint8Array, Uint8Array];

  constructor(field: Field) {
    super(field.units.length, OF_THE_PLACE);
    const { hexes } = field.map.grid;
    this.#field = field;
    this.#near = field.near;
    this.#top = new Int16Array(hexes).fill(-1);
    this.#below = new Int16Array(hexes).fill(-1);
    this.#marks = [new Uint8Array(hexes), new Uint8Array(hexes)];
    this.#fronts = [new Uint8Array(hexes), new Uint8Array(hexes)];
  }

  protected leave(unit: number, word: number): void {
    const hex = hexIn(word);
    if (hex === OFF_MAP) return;
    if (this.#top[hex] === unit) {
      this.#top[hex] = this.#below[hex]!;
      this.#below[hex] = -1;
    } else if (this.#below[hex] === unit) this.#below[hex] = -1;
    const { side } = this.#field.units[unit]!;
    if (this.#sideAt(hex) !== side) this.#marks[1 - side]![hex]! &= ~MARK.enemy;
    this.#count(side, word, -1);
  }

  protected enter(unit: number, word: number): void {
    const hex = hexIn(word);
    if (hex === OFF_MAP) return;
    const there = this.#top[hex]!;
    if (there < 0) this.#top[hex] = unit;
    else if (this.#below[hex]! >= 0) {
      this.forget();
      throw new Error(`three units in hex ${hex}`);
    } else if (word & FLAG.below) this.#below[hex] = unit;
    else {
      this.#below[hex] = there;
      this.#top[hex] = unit;
    }
    const { side } = this.#field.units[unit]!;
    this.#marks[1 - side]![hex]! |= MARK.enemy;
    this.#count(side, word, 1);
  }

  protected override forget(): void {
    super.forget();
    for (const list of [this.#top, this.#below]) list.fill(-1);
    for (const list of [...this.#marks, ...this.#fronts]) list.fill(0);
  }

  /** Adds a unit's front to those that its enemies meet, or takes it off; routed units have none. */
  #count(side: number, word: number, more: 1 | -1): void {
    if (isRoutedIn(word)) return;
    const fronts = FRONTS[facingIn(word)]!;
    const first = hexIn(word) * 6;
    this.#countAt(1 - side, this.#near[first + fronts[0]]!, more);
    this.#countAt(1 - side, this.#near[first + fronts[1]]!, more);
  }

  #countAt(side: number, front: number, more: 1 | -1): void {
    if (front === OFF) return;
    const many = (this.#fronts[side]![front]! += more);
    const marks = this.#marks[side]!;
    marks[front] = many === 0 ? marks[front]! & ~MARK.zone : marks[front]! | MARK.zone;
  }

  /** The top unit of a hex, or -1. */
  topUnit(hex: number): number {
    this.catchUp();
    return hex === OFF_MAP ? -1 : this.#top[hex]!;
  }

  /** The unit below it, or -1. */
  bottomUnit(hex: number): number {
    this.catchUp();
    return hex === OFF_MAP ? -1 : this.#below[hex]!;
  }

  /** The unit below this one in a hex, or -1. */
  below(unit: number, hex: number): number {
    return this.topUnit(hex) === unit ? this.#below[hex]! : -1;
  }

  /** Top first. */
  stack(hex: number): readonly number[] {
    const top = this.topUnit(hex);
    const below = this.bottomUnit(hex);
    return top < 0 ? [] : below < 0 ? [top] : [top, below];
  }

  /** The side whose units are there, or -1. */
  side(hex: number): number {
    this.catchUp();
    return hex === OFF_MAP ? -1 : this.#sideAt(hex);
  }

  #sideAt(hex: number): number {
    const top = this.#top[hex]!;
    return top < 0 ? -1 : this.#field.units[top]!.side;
  }

  /** Marks of what a side meets as it moves, enemies and hexes in front of them, while the index follows these units. */
  marks(position: Position, side: number): Uint8Array {
    this.at(position.units);
    return this.#marks[side]!;
  }

  /** Whether a hex is in front of an enemy of a side; routed units have no front. */
  inEnemyFront(position: Position, side: number, hex: number): boolean {
    return (this.marks(position, side)[hex]! & MARK.zone) !== 0;
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
