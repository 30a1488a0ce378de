import { DIRECTIONS, type Facing, OFF } from '../../../../space/hex.ts';
import { mayShock } from '../turn/activation.ts';
import { facingOf, hexOf, type State } from '../position/state.ts';
import { type Attraction, mostOnFlanks, onFlanks, type Placement } from './placement.ts';

const NOBODY: readonly number[] = [];
const NO_MATES: readonly Mate[] = [];
const OUTLOOK = 0.02;
/** More than sums of a few terms differ by the order in which they are added. */
const ROUNDING = 1e-9;

/** One of the group, and what is known of it in the hex that is looked at, whichever way it faces. */
interface Member {
  readonly unit: number;
  /** With whom it would stand there. */
  company: readonly number[];
  readonly attraction: Attraction;
  /** A bit for each direction. */
  friends: number;
}

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
  readonly #placement: Placement;
  readonly #state: State;
  readonly #drive: number;
  readonly #side: number;
  readonly #near: Uint8Array;
  /** Those who could attack. */
  readonly #able: readonly number[];
  /** By target: what a shock on it promises if they are not there. */
  readonly #otherwise = new Map<number, number>();
  /** The hex that is looked at, and what is known of it whichever way they face. */
  #hex = OFF;
  readonly #members: readonly Member[];
  #mates: readonly Mate[] = NO_MATES;
  #isInDanger = false;
  #isBesideEnemy = false;
  /** By direction: what a shock that way promises; NaN where nobody has asked yet. */
  readonly #promises: number[] = [NaN, NaN, NaN, NaN, NaN, NaN];

  constructor(placement: Placement, state: State, units: readonly number[], drive: number) {
    this.units = units;
    this.#placement = placement;
    this.#state = state;
    this.#drive = drive;
    this.#side = placement.printed.sides[units[0]!]!;
    this.#near = placement.threats[1 - this.#side]!.at(state).near;
    this.#able = units.filter((unit) => mayShock(placement.field, state, unit));
    this.#members = units.map((unit) => ({
      unit,
      company: NOBODY,
      attraction: { drive: 0, pull: 0, uncommanded: 0, squared: 0 },
      friends: 0,
    }));
  }

  /** Looks at a hex. */
  at(hex: number): this {
    const { units } = this;
    const [placement, state, side] = [this.#placement, this.#state, this.#side];
    this.#hex = hex;
    this.#join(placement.mates(state, units[0]!, hex));
    for (const member of this.#members) {
      member.friends = placement.friendsAround(state, member.unit, hex);
      placement.draw(state, member.unit, hex, this.#drive, member.attraction);
    }
    this.#isInDanger = placement.exposure.isInDanger(state, side, hex);
    this.#lookAround();
    return this;
  }

  /** Whether what it is worth to stand there depends on others than themselves: on whom they could attack, or join. */
  get #meetsOthers(): boolean {
    return this.#isBesideEnemy || this.#mates.length > 0;
  }

  /** More than it can be worth to them to stand there, whichever way they face; where it is not easily said, anything. */
  get most(): number {
    if (this.#meetsOthers) return Infinity;
    const { values, weights } = this.#placement;
    let sum = ROUNDING;
    for (const { unit, attraction, friends } of this.#members)
      sum +=
        attraction.pull -
        attraction.uncommanded -
        attraction.squared +
        (weights.line * mostOnFlanks(friends) + OUTLOOK) * values[unit]!;
    return sum;
  }

  /** With those who stand there. */
  #join(stack: readonly number[]): void {
    const { units } = this;
    const there = stack.length === 0 ? stack : stack.filter((unit) => !units.includes(unit));
    const all = there.length === 0 ? units : [...units, ...there];
    for (const member of this.#members) member.company = without(all, member.unit);
    this.#mates =
      there.length === 0
        ? NO_MATES
        : there.map((unit) => {
            const alone = without(there, unit);
            return { unit, alone, together: [...alone, ...units] };
          });
  }

  #lookAround(): void {
    const { places, grid } = this.#placement.field;
    this.#isBesideEnemy = false;
    for (let direction = 0; direction < 6; direction++) {
      const beside = grid.neighbours[this.#hex * 6 + direction]!;
      if (beside !== OFF && places.side(this.#state, beside) === 1 - this.#side) this.#isBesideEnemy = true;
      this.#promises[direction] = NaN;
    }
  }

  /** What it is worth to them to stand there. */
  worth(facing: Facing): number {
    return this.#worthThere(facing, this.#isInDanger);
  }

  /** The same if nobody struck them: as much or more, and found sooner. */
  worthUnharmed(facing: Facing): number {
    return this.#worthThere(facing, false);
  }

  #worthThere(facing: Facing, isInDanger: boolean): number {
    const placement = this.#placement;
    const { field, values } = placement;
    const [near, hex] = [this.#near, this.#hex];
    // Where a front looks: how much nearer to the enemy its hexes are, and how many there are.
    let [ahead, seen] = [0, 0];
    for (const direction of field.places.fronts(facing)) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front === OFF) continue;
      ahead += near[hex]! - near[front]!;
      seen++;
    }
    let sum = this.#chances(facing);
    for (const { unit, company, attraction, friends } of this.#members) {
      const exposure = isInDanger ? placement.exposure.of(this.#state, unit, hex, facing, company) : 0;
      const place = placement.sumUp(attraction, unit, onFlanks(friends, facing), exposure);
      sum += place + (seen === 0 ? 0 : (OUTLOOK * values[unit]! * ahead) / seen);
    }
    return sum;
  }

  /** What it is worth to those who stand there already: with the group, or without it. */
  mates(facing: Facing, together: boolean): number {
    let sum = 0;
    for (const mate of this.#mates) {
      const company = together ? mate.together : mate.alone;
      sum += this.#placement.place(this.#state, mate.unit, this.#hex, facing, this.#drive, company);
    }
    return sum;
  }

  /** An objective that is not theirs yet. */
  get taken(): number {
    return this.#placement.taken(this.#state, this.#side, this.#hex);
  }

  /** What they would gain by what they could attack from there. */
  #chances(facing: Facing): number {
    const able = this.#able;
    if (able.length === 0) return 0;
    const { field, attacks, weights } = this.#placement;
    const [state, hex] = [this.#state, this.#hex];
    const stays = hexOf(state, able[0]!) === hex && facingOf(state, able[0]!) === facing;
    if (!stays && !this.#isBesideEnemy) return 0;
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
    const { attacks } = this.#placement;
    let otherwise = this.#otherwise.get(target);
    if (otherwise === undefined) {
      otherwise = attacks.shockOn(this.#state, this.#side, target, NOBODY, OFF, this.#able);
      this.#otherwise.set(target, otherwise);
    }
    return attacks.shockOn(this.#state, this.#side, target, coming, from) - otherwise;
  }
}
