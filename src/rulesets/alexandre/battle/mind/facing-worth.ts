import { type Facing, OFF } from '../../../../space/hex.ts';
import { facingOf, hexOf, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import type { AttackGains } from './attack-gains.ts';
import type { Placement } from './placement.ts';

/** To look towards the enemy, by strength. */
const OUTLOOK = 0.02;

/** The two directions that a facing looks at, and the two on its flanks. */
const left = (facing: Facing): number => (facing + 5) % 6;
const onTheRight = (facing: Facing): number => (facing + 1) % 6;
const onTheLeft = (facing: Facing): number => (facing + 4) % 6;

/**
 * What a unit that may move gains in a hex by its facing: friends beside it, whom it could attack, whether it looks towards
 * the enemy, and what it has to fear. Whoever tries all facings in a hex looks around once.
 */
export class FacingWorth {
  readonly #placement: Placement;
  readonly #attackGains: AttackGains;
  #state!: State;
  #unit = -1;
  #hex = -1;
  #strength = 0;
  /** Whether anybody could strike there. */
  #exposed = false;
  /** By direction: a friend who is not routed, a hex nearer to the enemy, what an attack promises. */
  readonly #friends = new Uint8Array(6);
  readonly #nearer = new Uint8Array(6);
  readonly #attacks = new Float64Array(6);

  constructor(placement: Placement, chances: AttackGains) {
    this.#placement = placement;
    this.#attackGains = chances;
  }

  /** Looks around in a hex. */
  on(state: State, unit: number, hex: number): this {
    const { field, sides, threats, weights } = this.#placement;
    const { neighbours } = field.grid;
    const side = sides[unit]!;
    const places = field.places.at(state.units);
    const { near: away } = threats[1 - side]!.at(state);
    this.#state = state;
    this.#unit = unit;
    this.#hex = hex;
    this.#strength = this.#placement.strength(state.units[unit]!, unit);
    this.#exposed = weights.exposureAfar > 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[hex * 6 + direction]!;
      const other = near === OFF ? -1 : places.topUnit(near);
      const isFriend = other >= 0 && other !== unit && sides[other] === side;
      const isEnemy = other >= 0 && sides[other] !== side;
      this.#friends[direction] = isFriend && stateNumberIn(state.units[other]!) < ROUTED ? 1 : 0;
      this.#nearer[direction] = near !== OFF && away[near]! < away[hex]! ? 1 : 0;
      this.#attacks[direction] = isEnemy ? this.#attackGains.of(state, unit, hex, direction) : 0;
      if (isEnemy) this.#exposed = true;
    }
    return this;
  }

  /** What the unit gains there with a facing. */
  gain(facing: Facing): number {
    return this.#line(facing) - this.#danger(facing) + this.#attack(facing) + this.#outlook(facing);
  }

  /** As much as that could be, were there nobody to fear: rounded like it, hence never less. */
  most(facing: Facing): number {
    return this.#line(facing) + this.#attack(facing) + this.#outlook(facing);
  }

  /** What it gains as it stands. */
  now(state: State, unit: number): number {
    const facing = facingOf(state, unit);
    this.on(state, unit, hexOf(state, unit));
    const attack = Math.max(
      0,
      this.#attackGains.now(state, unit, left(facing)),
      this.#attackGains.now(state, unit, facing),
    );
    return this.#line(facing) - this.#danger(facing) + this.#placement.weights.chance * attack + this.#outlook(facing);
  }

  #line(facing: Facing): number {
    const friends = this.#friends[onTheRight(facing)]! + this.#friends[onTheLeft(facing)]!;
    return this.#placement.weights.line * this.#strength * friends;
  }

  #danger(facing: Facing): number {
    return this.#exposed
      ? this.#placement.weights.exposure * this.#placement.exposure(this.#state, this.#unit, this.#hex, facing)
      : 0;
  }

  #attack(facing: Facing): number {
    return this.#placement.weights.chance * Math.max(0, this.#attacks[left(facing)]!, this.#attacks[facing]!);
  }

  #outlook(facing: Facing): number {
    return this.#nearer[left(facing)]! + this.#nearer[facing]! > 0 ? OUTLOOK * this.#strength : 0;
  }
}
