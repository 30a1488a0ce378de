import { distance, type Facing, OFF } from '../../../../space/hex.ts';
import { FAR } from '../../../../space/nearest.ts';
import type { Field } from '../position/field.ts';
import { DISORDERED, FLAG, hexIn, OFF_MAP, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import { Attacks, HORSE_STANDS } from './attacks.ts';
import { Exposure } from './exposure.ts';
import { Goals } from './goals.ts';
import { CounterValues } from './counter-values.ts';
import { SidePlacement } from './side-placement.ts';
import { ShockTables } from './shock-tables.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

/** What draws a unit to a hex whichever way it looks. */
export interface Attraction {
  drive: number;
  /** Nearness and purpose. */
  pull: number;
  uncommanded: number;
  squared: number;
}

/** The same, kept until another position or place is asked about. */
interface Spot extends Attraction {
  state: State | undefined;
  hex: number;
}

/** What bears on all units of a side: drive, objectives wanted, where its leaders are. */
interface Circumstances {
  readonly drive: number;
  readonly wanted: number;
  readonly leaders: State['leaders'];
}

const NO_CIRCUMSTANCES: Circumstances = { drive: NaN, wanted: 0, leaders: [] };
const NOBODY: readonly number[] = [];
const FLANKS = [1, 4] as const;

/** How many of the flanks of a facing have a bit in a mask by direction. */
export const onFlanks = (directions: number, facing: Facing): number =>
  ((directions >> ((facing + FLANKS[0]) % 6)) & 1) + ((directions >> ((facing + FLANKS[1]) % 6)) & 1);

/** The same of the facing that has most: flanks lie opposite to one another. */
export const mostOnFlanks = (directions: number): number =>
  directions === 0 ? 0 : (directions & (directions >> 3)) === 0 ? 1 : 2;

/** Hexes that a leader may come nearer before he is needed. */
const LEADER_FOLLOWS = 2;
const SHAKEN_STAND = 4;

/** Judges single places: what it is worth to a unit to stand in a hex with a facing, everybody else where he is. */
export class Placement {
  readonly field: Field;
  readonly weights: Weights;
  readonly printed: CounterValues;
  readonly tables: ShockTables;
  readonly threats: readonly [Threats, Threats];
  readonly exposure: Exposure;
  readonly attacks: Attacks;
  readonly #sides: readonly (readonly number[])[];
  readonly #sidePlacements: readonly [SidePlacement, SidePlacement];
  readonly #goals: readonly Goals[];
  /** By side: what bore on all of its units when they were judged last. */
  readonly #circumstances: Circumstances[] = [NO_CIRCUMSTANCES, NO_CIRCUMSTANCES];
  /** By unit: what it was worth to stand where it stood then. */
  readonly #placeWorths: Float64Array;
  readonly #here: Attraction = { drive: 0, pull: 0, uncommanded: 0, squared: 0 };
  /** By unit. */
  readonly #spots: readonly Spot[];

  constructor(field: Field, weights: Weights) {
    // Whoever looks for the best place skips others by what they could be worth at most: with friends on both sides, unharmed.
    if (weights.exposure < 0 || weights.secondThreat < 0 || weights.line < 0)
      throw new RangeError('what is feared never gains, and friends never harm');
    this.field = field;
    this.weights = weights;
    this.printed = new CounterValues(field, weights.stake);
    this.tables = new ShockTables(field);
    const afar = weights.exposureAfar > 0;
    this.threats = [new Threats(field, 0, afar), new Threats(field, 1, afar)];
    this.exposure = new Exposure(field, weights, this.printed, this.tables, this.threats);
    this.attacks = new Attacks(field, this.printed, this.tables, this.threats, this.exposure);
    this.#sides = [0, 1].map((side) => field.units.flatMap((unit, u) => (unit.side === side ? [u] : [])));
    this.#sidePlacements = [new SidePlacement(this, 0), new SidePlacement(this, 1)];
    this.#placeWorths = new Float64Array(field.units.length);
    this.#goals = [0, 1].map((side) => new Goals(field, side, weights.objective, this.threats[1 - side]!));
    this.#spots = field.units.map(() => ({
      state: undefined,
      hex: OFF,
      drive: 0,
      pull: 0,
      uncommanded: 0,
      squared: 0,
    }));
  }

  /** What a unit in good order is worth, in points of the battle. */
  get values(): Float64Array {
    return this.printed.values;
  }

  get stakes(): Float64Array {
    return this.printed.stakes;
  }

  /** Others of its side in a hex. */
  mates(state: State, unit: number, hex: number): readonly number[] {
    const stack = this.field.places.stack(state, hex);
    if (stack.length === 0 || (stack.length === 1 && stack[0] === unit)) return NOBODY;
    if (this.printed.sides[stack[0]!] !== this.printed.sides[unit]) return NOBODY;
    return stack.filter((other) => other !== unit);
  }

  /** Friends on the flanks of a place that are not routed, two at most. */
  friends(state: State, unit: number, hex: number, facing: Facing): number {
    let found = 0;
    for (const turn of FLANKS) if (this.#hasFriend(state, unit, hex, (facing + turn) % 6)) found++;
    return found;
  }

  /** Where such friends stand beside a hex: a bit for each direction. */
  friendsAround(state: State, unit: number, hex: number): number {
    let directions = 0;
    for (let direction = 0; direction < 6; direction++)
      if (this.#hasFriend(state, unit, hex, direction)) directions |= 1 << direction;
    return directions;
  }

  #hasFriend(state: State, unit: number, hex: number, direction: number): boolean {
    const { places, grid } = this.field;
    const near = grid.neighbours[hex * 6 + direction]!;
    if (near === OFF || places.side(state, near) !== this.printed.sides[unit]) return false;
    const other = places.topUnit(state, near);
    return other !== unit && stateNumberIn(state.units[other]!) < ROUTED;
  }

  /** Whether its leader will have a unit that stands there in his range, as far as one can see now. */
  inCommand(state: State, unit: number, hex: number): boolean {
    const { field } = this;
    const { leader } = field.formations[field.units[unit]!.formation]!;
    const at = hexIn(state.leaders[leader]!);
    return at !== OFF_MAP && distance(field.grid, at, hex) <= field.leaders[leader]!.range + LEADER_FOLLOWS;
  }

  /** Line, nearness, command and exposure of a unit in a place; `drive`: how much its side wants to come to blows. */
  place(
    state: State,
    unit: number,
    hex: number,
    facing: Facing,
    drive: number,
    mates: readonly number[] = this.mates(state, unit, hex),
  ): number {
    if (stateNumberIn(state.units[unit]!) >= ROUTED) return this.#refuge(state, unit, hex);
    const spot = this.#spots[unit]!;
    if (spot.state !== state || spot.hex !== hex || spot.drive !== drive) {
      spot.state = state;
      spot.hex = hex;
      this.draw(state, unit, hex, drive, spot);
    }
    const friends = this.friends(state, unit, hex, facing);
    return this.sumUp(spot, unit, friends, this.exposure.of(state, unit, hex, facing, mates));
  }

  /** The same of all units of a side where they stand: of each it is found anew only where something bears on it. */
  places(state: State, side: number, drive: number): number {
    const sidePlacement = this.#sidePlacements[side]!.at(state);
    const circumstances = this.#circumstances[side]!;
    const wanted = this.#goals[side]!.at(state);
    const asBefore =
      circumstances.drive === drive && circumstances.wanted === wanted && circumstances.leaders === state.leaders;
    if (!asBefore) this.#circumstances[side] = { drive, wanted, leaders: state.leaders };
    let sum = 0;
    for (const unit of this.#sides[side]!) {
      const word = state.units[unit]!;
      const hex = hexIn(word);
      if (hex === OFF_MAP) continue;
      if (stateNumberIn(word) >= ROUTED) sum += this.#refuge(state, unit, hex);
      else {
        if (sidePlacement.judge(state, unit) || !asBefore || (word & FLAG.square) !== 0) {
          this.draw(state, unit, hex, drive, this.#here);
          this.#placeWorths[unit] = this.sumUp(
            this.#here,
            unit,
            sidePlacement.friends[unit]!,
            sidePlacement.exposure[unit]!,
          );
        }
        sum += this.#placeWorths[unit]!;
      }
    }
    return sum;
  }

  /** What one unit has in the last sum of the places of its side. */
  placeOf(state: State, unit: number): number {
    const word = state.units[unit]!;
    const hex = hexIn(word);
    if (hex === OFF_MAP) return 0;
    return stateNumberIn(word) >= ROUTED ? this.#refuge(state, unit, hex) : this.#placeWorths[unit]!;
  }

  /** Of a routed unit: the farther from the enemy the better. */
  #refuge(state: State, unit: number, hex: number): number {
    const { near } = this.threats[1 - this.field.units[unit]!.side]!.at(state);
    return 0.02 * this.values[unit]! * Math.min(6, near[hex]!);
  }

  draw(state: State, unit: number, hex: number, drive: number, into: Attraction): void {
    into.drive = drive;
    into.pull = this.nearness(state, unit, hex, drive) + this.purpose(state, unit, hex);
    into.uncommanded = this.inCommand(state, unit, hex) ? 0 : this.weights.command * this.values[unit]!;
    into.squared = this.#squared(state, unit, hex);
  }

  sumUp({ pull, uncommanded, squared }: Attraction, unit: number, friends: number, exposure: number): number {
    const { line, exposure: feared } = this.weights;
    return pull + line * this.values[unit]! * friends - feared * exposure - uncommanded - squared;
  }

  /** A square is of use near cavalry only. */
  #squared(state: State, unit: number, hex: number): number {
    if ((state.units[unit]! & FLAG.square) === 0) return 0;
    const far = this.threats[1 - this.field.units[unit]!.side]!.at(state).horse[hex]!;
    return far <= HORSE_STANDS ? -this.weights.square * this.values[unit]! : this.weights.square * this.values[unit]!;
  }

  nearness(state: State, unit: number, hex: number, drive: number): number {
    const { side, range } = this.field.units[unit]!;
    const near = this.threats[1 - side]!.at(state).near[hex]!;
    if (near === FAR) return 0;
    const value = this.values[unit]!;
    const shaken = stateNumberIn(state.units[unit]!) === DISORDERED;
    // Whoever is shaken does not seek the enemy.
    if (shaken) return this.weights.approach * this.weights.shaken * value * Math.min(near, SHAKEN_STAND);
    if (this.printed.guns[unit]) {
      const away = near < 2 ? 2 : Math.max(0, near - range);
      return (
        (near >= 2 && near <= range ? this.weights.shooting * value : 0) - this.weights.approach * drive * value * away
      );
    }
    const away = this.printed.horse[unit] ? Math.abs(near - HORSE_STANDS) : near;
    return -this.weights.approach * drive * value * away;
  }

  /** What it is worth to come to a hex for an objective that is not theirs yet. */
  taken(state: State, side: number, hex: number): number {
    const { objectives } = this.field;
    let sum = 0;
    for (let i = 0; i < objectives.length; i++)
      if (objectives[i]!.hex === hex && state.held[i] !== side) sum += this.weights.taking * objectives[i]!.points;
    return sum;
  }

  /** Nearer to what scores. */
  purpose(state: State, unit: number, hex: number): number {
    return this.#goals[this.printed.sides[unit]!]!.pull(state, hex);
  }
}
