import { UnitIndex } from '../../../../hex-battle/position/unit-index.ts';
import { directionsOf } from '../../../../space/aspect.ts';
import { type Direction, DIRECTIONS, type Facing, OFF } from '../../../../space/hex.ts';
import { hasSide } from '../../../../space/map.ts';
import { MARK } from '../../../../space/reach/reach.ts';
import { isArtillery } from '../../types.ts';
import type { Field } from './field.ts';
import {
  facingOf,
  FLAG,
  hexIn,
  hexOf,
  has,
  isGood,
  isRouted,
  OFF_MAP,
  OF_THE_ACTIVATION,
  type Position,
} from './state.ts';
import { FORBIDDEN, TOLL_MASK, TOLL_SHIFT } from '../../../../space/reach/costs.ts';

const NOBODY_THERE: readonly number[] = [];

const ALL_DIRECTIONS = 0b111111;

/** What a zone, a front or a stack depends on. */
const BEARS = ~OF_THE_ACTIVATION;

/** Who stands where: the stack of each hex, its fronts and zones, and what movement meets there. */
export class Places extends UnitIndex {
  readonly #field: Field;
  /** By hex; a list that was given away never changes. */
  readonly #stacks: (readonly number[])[];
  /** By hex: the first of its stack, or -1; and whose it is. */
  readonly #firsts: Int16Array;
  readonly #sides: Int8Array;
  /** Marks for movement, by the side that moves: its own places follow it, those of the enemy are marked when asked for. */
  readonly #marks: readonly [Uint8Array, Uint8Array];
  readonly #areMarked: [boolean, boolean] = [false, false];
  /** By facing. */
  readonly #fronts: readonly (readonly Direction[])[];
  /** The same with a bit for each direction. */
  readonly #frontBits: Uint8Array;
  /** By hex and direction: 1 where a zone reaches across the side, not over a bridge, nor where foot may not pass. */
  readonly #zoneCrosses: Uint8Array;

  constructor(field: Field) {
    super(field.units.length, BEARS);
    this.#field = field;
    this.#fronts = DIRECTIONS.map((facing) => directionsOf(facing, 'front', field.split));
    this.#frontBits = Uint8Array.from(this.#fronts, (fronts) =>
      fronts.reduce<number>((bits, one) => bits | (1 << one), 0),
    );
    const { hexes } = field.grid;
    this.#stacks = Array.from({ length: hexes }, () => NOBODY_THERE);
    this.#firsts = new Int16Array(hexes).fill(-1);
    this.#sides = new Int8Array(hexes).fill(-1);
    this.#marks = [new Uint8Array(hexes), new Uint8Array(hexes)];
    this.#zoneCrosses = Uint8Array.from(field.costs.infantry.words, (word, side) =>
      ((word >> TOLL_SHIFT) & TOLL_MASK) !== FORBIDDEN &&
      !hasSide(field.map, Math.floor(side / 6), (side % 6) as Direction, 'bridge')
        ? 1
        : 0,
    );
  }

  protected leave(unit: number, word: number, next: number): void {
    const { side } = this.#field.units[unit]!;
    this.#areMarked[1 - side] = false;
    const hex = hexIn(word);
    if (hex === hexIn(next) || hex === OFF_MAP) return;
    this.#stand(hex, this.#without(hex, unit));
    // Between two lists, units of both sides may be in one hex.
    if (!this.#stacks[hex]!.some((other) => this.#field.units[other]!.side === side))
      this.#marks[side]![hex]! &= ~MARK.friends;
  }

  protected enter(unit: number, word: number, before: number): void {
    const hex = hexIn(word);
    if (hex === hexIn(before) || hex === OFF_MAP) return;
    this.#stand(hex, this.#stacks[hex]!.length === 0 ? [unit] : this.#with(hex, unit));
    this.#marks[this.#field.units[unit]!.side]![hex]! |= MARK.friends;
  }

  #stand(hex: number, stack: readonly number[]): void {
    this.#stacks[hex] = stack;
    const first = stack[0] ?? -1;
    this.#firsts[hex] = first;
    this.#sides[hex] = first < 0 ? -1 : this.#field.units[first]!.side;
  }

  #without(hex: number, unit: number): readonly number[] {
    const stack = this.#stacks[hex]!;
    return stack.length === 1 && stack[0] === unit ? NOBODY_THERE : stack.filter((other) => other !== unit);
  }

  /** By their numbers, artillery below the others. */
  #with(hex: number, unit: number): number[] {
    const rank = (one: number): number => one + (isArtillery(this.#field.units[one]!) ? 1000 : 0);
    return [...this.#stacks[hex]!, unit].sort((a, b) => rank(a) - rank(b));
  }

  /** Infantry or cavalry first, artillery last. */
  stack(position: Position, hex: number): readonly number[] {
    this.at(position.units);
    return this.#stacks[hex] ?? NOBODY_THERE;
  }

  /** The first of a stack, or -1. */
  topUnit(position: Position, hex: number): number {
    this.at(position.units);
    return this.#firsts[hex] ?? -1;
  }

  /** Whose units are there, or -1. */
  side(position: Position, hex: number): number {
    this.at(position.units);
    return this.#sides[hex] ?? -1;
  }

  hasEnemy(position: Position, side: number, hex: number): boolean {
    return this.side(position, hex) === 1 - side;
  }

  /** The directions of a unit's front hexes: all six in square and in [b] terrain. */
  frontsOf(
    position: Position,
    unit: number,
    hex = hexOf(position, unit),
    facing = facingOf(position, unit),
  ): readonly Direction[] {
    if (has(position, unit, FLAG.square) || this.#field.isSixFronts(hex)) return DIRECTIONS;
    return this.fronts(facing);
  }

  /** Whether the hex in a direction is one of a unit's front hexes. */
  hasInFront(position: Position, unit: number, direction: number): boolean {
    return ((this.#frontBitsOf(position, unit) >> direction) & 1) === 1;
  }

  #frontBitsOf(position: Position, unit: number): number {
    const six = has(position, unit, FLAG.square) || this.#field.isSixFronts(hexOf(position, unit));
    return six ? ALL_DIRECTIONS : this.#frontBits[facingOf(position, unit)]!;
  }

  fronts(facing: Facing): readonly Direction[] {
    return this.#fronts[facing]!;
  }

  /** Neither guns nor disordered, routed or squared units have a zone (J-85). */
  hasZone(position: Position, unit: number): boolean {
    return !isArtillery(this.#field.units[unit]!) && isGood(position, unit) && !has(position, unit, FLAG.square);
  }

  /** Whether a zone reaches across a side. */
  zoneCrosses(hex: number, direction: Direction): boolean {
    return this.#zoneCrosses[hex * 6 + direction] === 1;
  }

  /** What a side meets as it moves. */
  marks(position: Position, side: number): Uint8Array {
    this.at(position.units);
    const marks = this.#marks[side]!;
    if (this.#areMarked[side]) return marks;
    this.#areMarked[side] = true;
    marks.fill(0);
    for (let unit = 0; unit < position.units.length; unit++) {
      const hex = hexOf(position, unit);
      if (hex === OFF_MAP) continue;
      if (this.#field.units[unit]!.side === side) marks[hex]! |= MARK.friends;
      else this.#markEnemy(marks, position, unit, hex);
    }
    return marks;
  }

  #markEnemy(marks: Uint8Array, position: Position, unit: number, hex: number): void {
    const { neighbours } = this.#field.grid;
    const zone = this.hasZone(position, unit) ? MARK.zone : 0;
    const fronts = isRouted(position, unit) ? 0 : this.#frontBitsOf(position, unit);
    marks[hex]! |= MARK.enemy;
    for (const direction of DIRECTIONS) {
      const near = neighbours[hex * 6 + direction]!;
      if (near === OFF) continue;
      const crosses = this.zoneCrosses(hex, direction);
      // A front hex, too, ends at what no zone crosses (J-125).
      const front = ((fronts >> direction) & 1) === 1 ? MARK.front : 0;
      marks[near]! |= MARK.nearEnemy | (crosses ? zone | front : 0);
    }
  }

  inEnemyZone(position: Position, side: number, hex: number): boolean {
    return (this.marks(position, side)[hex]! & MARK.zone) !== 0;
  }

  inEnemyFront(position: Position, side: number, hex: number): boolean {
    return (this.marks(position, side)[hex]! & MARK.front) !== 0;
  }

  besideEnemy(position: Position, side: number, hex: number): boolean {
    return (this.marks(position, side)[hex]! & MARK.nearEnemy) !== 0;
  }

  /** Whether units may join those in a hex: of their own side, within the limit, routed ones apart (J-104). */
  hasRoom(position: Position, units: readonly number[], hex: number): boolean {
    const stack = this.stack(position, hex);
    if (stack.length === 0) return true;
    if (this.#field.units[units[0]!]!.side !== this.#sides[hex]) return false;
    const all = units.slice();
    for (const unit of stack) if (!units.includes(unit)) all.push(unit);
    if (all.length === units.length) return true;
    for (const unit of all) if (isRouted(position, unit)) return false;
    return this.#field.fits(all);
  }
}
