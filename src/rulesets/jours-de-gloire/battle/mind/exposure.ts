import { type Facing, OFF } from '../../../../space/hex.ts';
import type { Field } from '../position/field.ts';
import { FLAG, GOOD, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import type { CounterValues } from './counter-values.ts';
import { MOST_ODDS, type ShockTables, WAY_BACK } from './shock-tables.ts';
import type { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

/** Enemies beside a unit strike it now; farther ones have to come. */
const BESIDE = 1;
const FARTHEST_THREAT = 9;
/** What of its strength somebody brings who comes to help. */
const HELP = 0.7;

/**
 * Who could strike a unit in a hex, by direction, and with what total at its front; kept until another position or place
 * is asked about.
 */
interface EnemyAttacks {
  state: State | undefined;
  hex: number;
  mates: readonly number[];
  gunsAlone: boolean;
  /** -1: nobody. */
  readonly enemies: Int16Array;
  readonly totals: Int16Array;
  readonly weights: Float64Array;
  readonly charging: Uint8Array;
  /** What it could lose, to attacks at its front and then at its rear; NaN where nobody has asked yet. */
  readonly losses: Float64Array;
}

function sameUnits(some: readonly number[], others: readonly number[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Judges what the enemy could do to units. */
export class Exposure {
  readonly #field: Field;
  readonly #weights: Weights;
  readonly #printed: CounterValues;
  readonly #tables: ShockTables;
  readonly #threats: readonly [Threats, Threats];
  readonly #farthest: number;
  /** By unit. */
  readonly #enemyAttacks: readonly EnemyAttacks[];

  constructor(
    field: Field,
    weights: Weights,
    printed: CounterValues,
    tables: ShockTables,
    threats: readonly [Threats, Threats],
  ) {
    this.#field = field;
    this.#weights = weights;
    this.#printed = printed;
    this.#tables = tables;
    this.#threats = threats;
    this.#farthest = weights.exposureAfar > 0 ? FARTHEST_THREAT : BESIDE;
    this.#enemyAttacks = field.units.map(() => ({
      state: undefined,
      hex: OFF,
      mates: [],
      gunsAlone: false,
      enemies: new Int16Array(6),
      totals: new Int16Array(6),
      weights: new Float64Array(6),
      charging: new Uint8Array(6),
      losses: new Float64Array(12),
    }));
  }

  /** Whether enemies are near enough to a hex to strike those of a side who stand there. */
  isInDanger(state: State, side: number, hex: number): boolean {
    return this.#threats[1 - side]!.at(state).near[hex]! <= this.#farthest;
  }

  /** What a unit that stood there would lose, by the best attack and the next one. */
  of(state: State, unit: number, hex: number, facing: Facing, mates: readonly number[]): number {
    if (!this.isInDanger(state, this.#printed.sides[unit]!, hex)) return 0;
    const word = state.units[unit]!;
    const attacks = this.#enemyAttacks[unit]!;
    if (attacks.state !== state || attacks.hex !== hex || !sameUnits(attacks.mates, mates)) {
      attacks.state = state;
      attacks.hex = hex;
      attacks.mates = mates;
      this.#prepare(state, unit, attacks);
    }
    const six = this.#field.isSixFronts(hex) || (word & FLAG.square) !== 0 || stateNumberIn(word) === ROUTED;
    const rears = this.#printed.rears(word, unit);
    let best = 0;
    let next = 0;
    for (let direction = 0; direction < 6; direction++) {
      if (attacks.enemies[direction]! < 0) continue;
      const loss = this.#loss(state, unit, attacks, direction, !six && rears[facing * 6 + direction] === 1);
      if (loss > best) {
        next = best;
        best = loss;
      } else if (loss > next) next = loss;
    }
    return best + this.#weights.secondThreat * next;
  }

  #loss(state: State, unit: number, attacks: EnemyAttacks, direction: number, rear: boolean): number {
    const at = rear ? direction + 6 : direction;
    const known = attacks.losses[at]!;
    return Number.isNaN(known) ? (attacks.losses[at] = this.#expected(state, unit, attacks, direction, rear)) : known;
  }

  #expected(state: State, unit: number, attacks: EnemyAttacks, direction: number, rear: boolean): number {
    const [printed, tables] = [this.#printed, this.#tables];
    const enemy = attacks.enemies[direction]!;
    const [word, striking] = [state.units[unit]!, state.units[enemy]!];
    const total = attacks.totals[direction]! + (rear ? tables.rear : 0);
    const lost = tables.defenderLoss(
      total,
      stateNumberIn(word),
      printed.cohesion(word, unit),
      printed.reverse(unit),
      WAY_BACK.open,
      attacks.gunsAlone,
    );
    const paid = tables.attackerLoss(
      total,
      stateNumberIn(striking),
      printed.cohesion(striking, enemy),
      printed.reverse(enemy),
      attacks.charging[direction] === 1,
    );
    const { stakes } = printed;
    return (
      attacks.weights[direction]! * (lost * stakes[unit]! - (0.5 * paid * stakes[enemy]!) / (1 + attacks.mates.length))
    );
  }

  /** Finds out who could strike, and how. */
  #prepare(state: State, unit: number, attacks: EnemyAttacks): void {
    const { hex, mates, enemies, totals, weights, charging, losses } = attacks;
    const [field, printed, tables] = [this.#field, this.#printed, this.#tables];
    const { places, grid } = field;
    const { neighbours } = grid;
    const side = printed.sides[unit]!;
    const { striker, second } = this.#threats[1 - side]!.at(state);
    const word = state.units[unit]!;
    let [own, cohesion, formed] = [0, 0, 0];
    for (let i = -1; i < mates.length; i++) {
      const one = i < 0 ? unit : mates[i]!;
      if (printed.guns[one]) continue;
      formed++;
      own += printed.strength(state.units[one]!, one);
      cohesion = Math.max(cohesion, printed.cohesion(state.units[one]!, one));
    }
    const gunsAlone = formed === 0;
    if (gunsAlone) cohesion = printed.cohesion(word, unit);
    attacks.gunsAlone = gunsAlone;
    for (let i = 0; i < 12; i++) losses[i] = NaN;
    const square = (word & FLAG.square) !== 0;
    const routed = stateNumberIn(word) === ROUTED ? tables.routed : 0;
    let beside = 0;
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[hex * 6 + direction]!;
      if (from !== OFF && places.side(state, from) === 1 - side) beside += this.formedStrength(state, from);
    }
    for (let direction = 0; direction < 6; direction++) {
      enemies[direction] = -1;
      const from = neighbours[hex * 6 + direction]!;
      if (from === OFF) continue;
      const ground = tables.ground(from, (direction + 3) % 6);
      if (ground === undefined) continue;
      const there = places.topUnit(state, from);
      let enemy: number;
      let attacking: number;
      let weight = 1;
      let rides = false;
      if (there >= 0 && there !== unit && printed.sides[there] !== side) {
        if (stateNumberIn(state.units[there]!) >= ROUTED || printed.guns[there]) continue;
        enemy = there;
        attacking = beside;
      } else {
        if (there >= 0 && there !== unit && !mates.includes(there) && stateNumberIn(state.units[there]!) < ROUTED)
          continue;
        enemy = striker[from]!;
        if (enemy < 0) continue;
        attacking = printed.strength(state.units[enemy]!, enemy);
        const other = second[from]!;
        if (other >= 0) attacking += printed.strength(state.units[other]!, other) * HELP;
        attacking += beside * HELP;
        weight = this.#weights.exposureAfar;
        rides = printed.horse[enemy]! && stateNumberIn(state.units[enemy]!) === GOOD && tables.isForCharges(hex);
        if (this.#covered(state, unit, side, from, hex)) weight *= this.#weights.covered;
      }
      if (state.markers[printed.formations[enemy]!] === 0) weight *= this.#weights.markersSpent;
      enemies[direction] = enemy;
      weights[direction] = weight;
      charging[direction] = rides ? 1 : 0;
      totals[direction] =
        (gunsAlone ? MOST_ODDS : tables.ratio(attacking, own)) +
        printed.cohesion(state.units[enemy]!, enemy) -
        cohesion +
        ground +
        this.#mounted(enemy, rides, square) +
        routed;
    }
  }

  /** What it adds that the attacker is mounted, and that the defender stands in square. */
  #mounted(enemy: number, charging: boolean, square: boolean): number {
    const [printed, tables] = [this.#printed, this.#tables];
    if (!printed.horse[enemy]) return square ? tables.footOnSquare : 0;
    if (!charging) return tables.idleCavalry;
    if (square) return tables.chargeOnSquare;
    return printed.heavy[enemy] ? tables.heavyCharge : tables.charge;
  }

  /** Of those in a hex who could strike or stand. */
  formedStrength(state: State, hex: number): number {
    const printed = this.#printed;
    let sum = 0;
    for (const unit of this.#field.places.stack(state, hex))
      if (!printed.guns[unit] && stateNumberIn(state.units[unit]!) < ROUTED)
        sum += printed.strength(state.units[unit]!, unit);
    return sum;
  }

  /** Whether two friends beside a hex bar the way to it. */
  #covered(state: State, unit: number, side: number, hex: number, own: number): boolean {
    const { places, grid } = this.#field;
    let friends = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = grid.neighbours[hex * 6 + direction]!;
      if (near === OFF || near === own || places.side(state, near) !== side) continue;
      const first = places.topUnit(state, near);
      if (first !== unit && !this.#printed.guns[first] && stateNumberIn(state.units[first]!) < ROUTED) friends++;
    }
    return friends >= 2;
  }
}
