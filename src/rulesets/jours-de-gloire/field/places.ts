import { directionsOf } from '../../../space/aspect.ts';
import { type Direction, DIRECTIONS, type Facing, OFF } from '../../../space/hex.ts';
import { hasSide } from '../../../space/map.ts';
import { MARK } from '../../../space/reach.ts';
import { isArtillery } from '../types.ts';
import type { Field } from './field.ts';
import { facingOf, hexOf, is, isGood, isRouted, onMap, type Position } from './state.ts';
import { FORBIDDEN, TOLL_MASK, TOLL_SHIFT } from '../../../space/costs.ts';

const NOBODY_THERE: readonly number[] = [];

/** Who stands where: kept for the list of units that was asked about last. */
export class Places {
  readonly #field: Field;
  #of: readonly number[] = [];
  readonly #stacks = new Map<number, number[]>();
  readonly #marks: [Uint8Array | undefined, Uint8Array | undefined] = [undefined, undefined];

  constructor(field: Field) {
    this.#field = field;
  }

  #at(position: Position): void {
    if (this.#of === position.units) return;
    this.#of = position.units;
    this.#marks[0] = this.#marks[1] = undefined;
    this.#stacks.clear();
    for (let unit = 0; unit < position.units.length; unit++) {
      if (!onMap(position, unit)) continue;
      const hex = hexOf(position, unit);
      const stack = this.#stacks.get(hex);
      if (stack === undefined) this.#stacks.set(hex, [unit]);
      // Artillery lies below the others.
      else if (isArtillery(this.#field.units[unit]!)) stack.push(unit);
      else {
        const guns = stack.findIndex((other) => isArtillery(this.#field.units[other]!));
        stack.splice(guns < 0 ? stack.length : guns, 0, unit);
      }
    }
  }

  /** Infantry or cavalry first, artillery last. */
  stack(position: Position, hex: number): readonly number[] {
    this.#at(position);
    return this.#stacks.get(hex) ?? NOBODY_THERE;
  }

  /** Whose units are there, or -1. */
  side(position: Position, hex: number): number {
    const [unit] = this.stack(position, hex);
    return unit === undefined ? -1 : this.#field.units[unit]!.side;
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
    if (is(position, unit, 'square') || this.#field.isSixFronts(hex)) return DIRECTIONS;
    return this.fronts(facing);
  }

  fronts(facing: Facing): readonly Direction[] {
    return directionsOf(facing, 'front', this.#field.split);
  }

  /** Neither guns nor disordered, routed or squared units have a zone (J-85). */
  hasZone(position: Position, unit: number): boolean {
    return !isArtillery(this.#field.units[unit]!) && isGood(position, unit) && !is(position, unit, 'square');
  }

  /** Whether a zone reaches across a side: not over a bridge, nor where foot may not pass. */
  zoneCrosses(hex: number, direction: Direction): boolean {
    const { words } = this.#field.costs.infantry;
    return (
      ((words[hex * 6 + direction]! >> TOLL_SHIFT) & TOLL_MASK) !== FORBIDDEN &&
      !hasSide(this.#field.map, hex, direction, 'bridge')
    );
  }

  /** What a side meets as it moves. */
  marks(position: Position, side: number): Uint8Array {
    this.#at(position);
    const known = this.#marks[side];
    if (known !== undefined) return known;
    const { neighbours, hexes } = this.#field.grid;
    const marks = new Uint8Array(hexes);
    for (let unit = 0; unit < position.units.length; unit++) {
      if (!onMap(position, unit)) continue;
      const hex = hexOf(position, unit);
      if (this.#field.units[unit]!.side === side) {
        marks[hex]! |= MARK.friends;
        continue;
      }
      marks[hex]! |= MARK.enemy;
      const zone = this.hasZone(position, unit);
      for (const direction of DIRECTIONS) {
        const near = neighbours[hex * 6 + direction]!;
        if (near === OFF) continue;
        marks[near]! |= MARK.nearEnemy;
        if (zone && this.zoneCrosses(hex, direction)) marks[near]! |= MARK.zone;
      }
      if (!isRouted(position, unit))
        for (const direction of this.frontsOf(position, unit)) {
          const front = neighbours[hex * 6 + direction]!;
          if (front !== OFF && this.zoneCrosses(hex, direction)) marks[front]! |= MARK.front;
        }
    }
    this.#marks[side] = marks;
    return marks;
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
    const there = this.stack(position, hex).filter((unit) => !units.includes(unit));
    if (there.length === 0) return true;
    const { side } = this.#field.units[units[0]!]!;
    return (
      this.#field.units[there[0]!]!.side === side &&
      !there.some((unit) => isRouted(position, unit)) &&
      !units.some((unit) => isRouted(position, unit)) &&
      this.#field.fits([...there, ...units])
    );
  }
}
