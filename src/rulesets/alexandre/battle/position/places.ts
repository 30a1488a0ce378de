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

/**
 * Who stands where: an index beside the states, kept for one list of units at a time. What a draft moves is indexed when
 * somebody asks; from a draft back to the state that it began with only that is compared, any other list counter by
 * counter.
 */
export class Places {
  readonly #field: Field;
  readonly #near: Int16Array;
  #of: readonly number[];
  /** The list of which the one followed is a copy, and the units in which they may differ. */
  #copied: readonly number[] | undefined;
  readonly #moved: Uint8Array;
  #movers = 0;
  /** The words that are indexed, and whether a unit that is followed may have another one by now. */
  readonly #words: Int32Array;
  #isBehind = false;
  #changes = 0;
  readonly #top: Int16Array;
  readonly #below: Int16Array;
  /** Marks for movement, by the side that moves. */
  readonly #marks: readonly [Uint8Array, Uint8Array];
  /** How many enemies have a hex in front of them, by the side whose enemies they are. */
  readonly #fronts: readonly [Uint8Array, Uint8Array];

  constructor(field: Field) {
    this.#field = field;
    const { hexes } = field.map.grid;
    this.#near = field.near;
    this.#of = [];
    this.#moved = new Uint8Array(field.units.length);
    this.#words = new Int32Array(field.units.length).fill(OFF_MAP);
    this.#top = new Int16Array(hexes).fill(-1);
    this.#below = new Int16Array(hexes).fill(-1);
    this.#marks = [new Uint8Array(hexes), new Uint8Array(hexes)];
    this.#fronts = [new Uint8Array(hexes), new Uint8Array(hexes)];
  }

  /** How often anything changed here: as long as the number is the same, everybody stands as he stood. */
  get changes(): number {
    return this.#changes;
  }

  /** A copy of a list is now the one that is followed. */
  follow(units: readonly number[], copy: readonly number[]): void {
    this.at(units).#now(copy);
    this.#copied = units;
  }

  at(units: readonly number[]): this {
    if (this.#of === units) {
      if (this.#isBehind) this.#catchUp();
      return this;
    }
    if (this.#copied !== units) this.#compare(units);
    this.#index(units);
    this.#now(units);
    return this;
  }

  #now(units: readonly number[]): void {
    this.#of = units;
    this.#copied = undefined;
    this.#movers = 0;
    this.#isBehind = false;
  }

  #compare(units: readonly number[]): void {
    let movers = 0;
    for (let unit = 0; unit < units.length; unit++)
      if ((this.#words[unit]! ^ units[unit]!) & OF_THE_PLACE) this.#moved[movers++] = unit;
    this.#movers = movers;
  }

  #catchUp(): void {
    this.#isBehind = false;
    this.#index(this.#of);
  }

  /** Those who may differ, as they stand in a list: all are taken away before one is put anywhere. */
  #index(units: readonly number[]): void {
    const moved = this.#moved;
    const words = this.#words;
    let isChanged = false;
    for (let i = 0; i < this.#movers; i++) {
      const unit = moved[i]!;
      if (((words[unit]! ^ units[unit]!) & OF_THE_PLACE) === 0) continue;
      this.#take(unit);
      isChanged = true;
    }
    if (!isChanged) return;
    this.#changes++;
    for (let i = 0; i < this.#movers; i++) {
      const unit = moved[i]!;
      if (((words[unit]! ^ units[unit]!) & OF_THE_PLACE) !== 0) this.#set(unit, units[unit]!);
    }
  }

  /** A counter of the list that is followed gets another word. */
  changed(units: readonly number[], unit: number): void {
    if (this.#of !== units) throw new Error('another list of units is followed');
    this.#isBehind = true;
    for (let i = 0; i < this.#movers; i++) if (this.#moved[i] === unit) return;
    this.#moved[this.#movers++] = unit;
  }

  /** What is indexed is no longer sure. */
  #forget(): void {
    this.#changes++;
    this.#now([]);
    this.#words.fill(OFF_MAP);
    for (const list of [this.#top, this.#below]) list.fill(-1);
    for (const list of [...this.#marks, ...this.#fronts]) list.fill(0);
  }

  #take(unit: number): void {
    const word = this.#words[unit]!;
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

  #set(unit: number, word: number): void {
    this.#words[unit] = word;
    const hex = hexIn(word);
    if (hex === OFF_MAP) return;
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
    const { side } = this.#field.units[unit]!;
    this.#marks[1 - side]![hex]! |= MARK.enemy;
    this.#count(side, word, 1);
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
    if (this.#isBehind) this.#catchUp();
    return hex === OFF_MAP ? -1 : this.#top[hex]!;
  }

  /** The unit below it, or -1. */
  bottomUnit(hex: number): number {
    if (this.#isBehind) this.#catchUp();
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

  /** Whose units are there, or -1. */
  side(hex: number): number {
    if (this.#isBehind) this.#catchUp();
    return hex === OFF_MAP ? -1 : this.#sideAt(hex);
  }

  #sideAt(hex: number): number {
    const top = this.#top[hex]!;
    return top < 0 ? -1 : this.#field.units[top]!.side;
  }

  /** What a side meets as it moves: enemies, and hexes in front of them. As long as these units are followed. */
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
