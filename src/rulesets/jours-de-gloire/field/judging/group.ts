import { DIRECTIONS, type Facing, OFF } from '../../../../space/hex.ts';
import { mayShock } from '../activity.ts';
import { facingOf, hexOf, type State } from '../state.ts';
import type { Standing } from './standing.ts';

const NOBODY: readonly number[] = [];
const OUTLOOK = 0.02;

/** Somebody who stands in a hex already, with whom else he stands there: without the group, and with it. */
interface Mate {
  readonly unit: number;
  readonly alone: readonly number[];
  readonly together: readonly number[];
}

const without = (units: readonly number[], one: number): readonly number[] =>
  units.length === 1 && units[0] === one ? NOBODY : units.filter((unit) => unit !== one);

/** Units of one hex, and what it would be worth to them to stand elsewhere together. */
export class Group {
  readonly units: readonly number[];
  readonly #standing: Standing;
  readonly #state: State;
  readonly #drive: number;
  readonly #side: number;
  /** Those who could attack. */
  readonly #able: readonly number[];
  /** By target: what a shock on it promises if they are not there. */
  readonly #otherwise = new Map<number, number>();
  /** The hex that is looked at, and what is known of it whichever way they face. */
  #hex = OFF;
  /** By unit of the group: with whom it would stand there. */
  #company: readonly (readonly number[])[] = [];
  #mates: readonly Mate[] = [];
  /** By direction: what a shock that way promises; NaN where nobody has asked yet. */
  readonly #promises = new Float64Array(6);

  constructor(standing: Standing, state: State, units: readonly number[], drive: number) {
    this.units = units;
    this.#standing = standing;
    this.#state = state;
    this.#drive = drive;
    this.#side = standing.printed.sides[units[0]!]!;
    this.#able = units.filter((unit) => mayShock(standing.field, state, unit));
  }

  /** Looks at a hex. */
  at(hex: number): this {
    const { units } = this;
    const there = this.#standing.mates(this.#state, units[0]!, hex).filter((unit) => !units.includes(unit));
    const all = there.length === 0 ? units : [...units, ...there];
    this.#hex = hex;
    this.#company = units.map((unit) => without(all, unit));
    this.#mates = there.map((unit) => {
      const alone = without(there, unit);
      return { unit, alone, together: [...alone, ...units] };
    });
    for (let direction = 0; direction < 6; direction++) this.#promises[direction] = NaN;
    return this;
  }

  /** What it is worth to them to stand there. */
  placed(facing: Facing): number {
    const { values } = this.#standing;
    const [ahead, seen] = this.#outlook(facing);
    let sum = this.#chances(facing);
    for (let i = 0; i < this.units.length; i++) {
      const unit = this.units[i]!;
      const place = this.#standing.place(this.#state, unit, this.#hex, facing, this.#drive, this.#company[i]!);
      sum += place + (seen === 0 ? 0 : (OUTLOOK * values[unit]! * ahead) / seen);
    }
    return sum;
  }

  /** What it is worth to those who stand there already: with the group, or without it. */
  mates(facing: Facing, together: boolean): number {
    let sum = 0;
    for (const mate of this.#mates) {
      const company = together ? mate.together : mate.alone;
      sum += this.#standing.place(this.#state, mate.unit, this.#hex, facing, this.#drive, company);
    }
    return sum;
  }

  /** An objective that is not theirs yet. */
  get taken(): number {
    return this.#standing.taken(this.#state, this.#side, this.#hex);
  }

  /** Where a front looks: how much nearer to the enemy its hexes are, and how many there are. */
  #outlook(facing: Facing): readonly [ahead: number, seen: number] {
    const { field, threats } = this.#standing;
    const { near } = threats[1 - this.#side]!.at(this.#state);
    let [ahead, seen] = [0, 0];
    for (const direction of field.places.fronts(facing)) {
      const front = field.grid.neighbours[this.#hex * 6 + direction]!;
      if (front === OFF) continue;
      ahead += near[this.#hex]! - near[front]!;
      seen++;
    }
    return [ahead, seen];
  }

  /** What they would gain by what they could attack from there. */
  #chances(facing: Facing): number {
    const able = this.#able;
    if (able.length === 0) return 0;
    const { field, attacks, weights } = this.#standing;
    const [state, hex] = [this.#state, this.#hex];
    const stays = hexOf(state, able[0]!) === hex && facingOf(state, able[0]!) === facing;
    let best = 0;
    for (const direction of field.isSixFronts(hex) ? DIRECTIONS : field.places.fronts(facing)) {
      const target = field.grid.neighbours[hex * 6 + direction]!;
      if (target === OFF || field.places.side(state, target) !== 1 - this.#side) continue;
      best = Math.max(best, stays ? this.#promise(target, NOBODY, OFF) : this.#promiseTowards(direction, target));
    }
    if (stays) for (const unit of able) best = Math.max(best, attacks.chargeFrom(state, unit));
    return weights.chance * best;
  }

  #promiseTowards(direction: number, target: number): number {
    const known = this.#promises[direction]!;
    if (!Number.isNaN(known)) return known;
    return (this.#promises[direction] = this.#promise(target, this.#able, this.#hex));
  }

  /** What a shock on a hex promises more than it does without them. */
  #promise(target: number, coming: readonly number[], from: number): number {
    const { attacks } = this.#standing;
    let otherwise = this.#otherwise.get(target);
    if (otherwise === undefined) {
      otherwise = attacks.shockOn(this.#state, this.#side, target, NOBODY, OFF, this.#able);
      this.#otherwise.set(target, otherwise);
    }
    return attacks.shockOn(this.#state, this.#side, target, coming, from) - otherwise;
  }
}
