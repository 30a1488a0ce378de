import { type Facing, OFF } from '../../../../space/hex.ts';
import { UNIT_TYPES } from '../../types.ts';
import { isActive } from '../turn/activation.ts';
import type { Counter, Field } from '../position/field.ts';
import { POINTS_OF_LEADER } from '../actions/leaders.ts';
import { DISCOURAGED, facingIn, FLAG, hexIn, ROUTED, type State, stateNumberIn } from '../position/state.ts';
import { EnemyAttacks } from './enemy-attacks.ts';
import { LeaderBonuses } from './leader-bonuses.ts';
import { CommandRange } from './command-range.ts';
import { MeleeTables } from './melee-tables.ts';
import { FAR } from '../../../../space/nearest.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

const PHALANX = UNIT_TYPES.indexOf('Ph');

/** Whether a direction is one of the two that a facing looks at. */
const isFront = (facing: Facing, direction: number): boolean => direction === facing || direction === (facing + 5) % 6;

/** Judges single places: what it is worth to a unit to stand in a hex with a facing, everybody else where he is. */
export class Placement {
  readonly field: Field;
  readonly weights: Weights;
  readonly tables: MeleeTables;
  readonly threats: readonly [Threats, Threats];
  readonly types: Int8Array;
  readonly sides: Uint8Array;
  /** 1 for archers and javelins: they stand two hexes off. */
  readonly #shoots: Uint8Array;
  /** The neighbour of a hex in a direction, at `hex * 6 + direction`; `OFF` where the two have nothing to do with each other. */
  readonly beside: Int16Array;
  readonly bonuses: LeaderBonuses;
  readonly commandRange: CommandRange;
  /** What victory is worth, in strength points. */
  readonly victory: number;
  /** What a leader is worth, by leader: his points, and the battle where it hangs on him. */
  readonly leaderValues: readonly number[];
  /** By unit and state. */
  readonly #strengths: Int16Array;
  readonly #qualities: Int16Array;
  readonly #enemyAttacks = new EnemyAttacks(this);

  constructor(field: Field, weights: Weights) {
    // Without anything to fear a place is never worth less: whoever looks for the best place skips others by that.
    if (weights.exposure < 0 || weights.secondThreat < 0) throw new RangeError('what is feared never gains');
    this.field = field;
    this.weights = weights;
    this.tables = new MeleeTables(field, weights);
    const afar = weights.exposureAfar > 0;
    this.threats = [new Threats(field, 0, afar), new Threats(field, 1, afar)];
    this.bonuses = new LeaderBonuses(field);
    this.commandRange = new CommandRange(field);
    this.victory = (field.strengths[0]! + field.strengths[1]!) / 2;
    this.leaderValues = field.leaders.map(
      ({ bonus, deathDecides }) => POINTS_OF_LEADER * (bonus + 1) + (deathDecides ? this.victory / 2 : 0),
    );
    const { worseIsFatigued } = field.rulings;
    const byState = (values: (unit: Counter) => readonly [number, number]): Int16Array =>
      Int16Array.from({ length: field.units.length * 8 }, (_, i) => {
        const state = i & 7;
        const shown = state === 0 || (state !== 1 && !worseIsFatigued) ? 0 : 1;
        return values(field.units[i >> 3]!)[shown];
      });
    this.#strengths = byState(({ strength }) => strength);
    this.#qualities = byState(({ quality }) => quality);
    this.types = Int8Array.from(field.units, ({ type }) => UNIT_TYPES.indexOf(type));
    this.sides = Uint8Array.from(field.units, ({ side }) => side);
    this.#shoots = Uint8Array.from(field.units, ({ shoots, type }) =>
      shoots && (type === 'Ar' || type === 'Ja') ? 1 : 0,
    );
    this.beside = field.grid.neighbours.map((near, way) =>
      near !== OFF && field.isNear(Math.floor(way / 6), near) ? near : OFF,
    );
  }

  /** Of a unit, by the side of its counter that shows. */
  strength(word: number, unit: number): number {
    return this.#strengths[unit * 8 + stateNumberIn(word)]!;
  }

  quality(word: number, unit: number): number {
    return this.#qualities[unit * 8 + stateNumberIn(word)]!;
  }

  /** A Ph with Ph of its facing in both flank hexes. */
  flanksHeld(state: State, unit: number, hex: number, facing: Facing): boolean {
    return (
      this.types[unit] === PHALANX &&
      this.#isPhalanxOf(state, unit, hex * 6 + ((facing + 1) % 6), facing) &&
      this.#isPhalanxOf(state, unit, hex * 6 + ((facing + 4) % 6), facing)
    );
  }

  #isPhalanxOf({ units }: State, unit: number, way: number, facing: Facing): boolean {
    const other = this.#otherAt(units, unit, way);
    return (
      other >= 0 &&
      this.types[other] === PHALANX &&
      this.sides[other] === this.sides[unit] &&
      facingIn(units[other]!) === facing
    );
  }

  /** Who stands beside a unit on a way from its hex, or -1. */
  #otherAt(units: readonly number[], unit: number, way: number): number {
    const near = this.field.grid.neighbours[way]!;
    const other = near === OFF ? -1 : this.field.places.at(units).topUnit(near);
    return other === unit ? -1 : other;
  }

  /** What the enemy could do to a unit that stood there: the strength it would lose, by the best attack and the next one. */
  exposure(state: State, unit: number, hex: number, facing: Facing): number {
    const held = this.flanksHeld(state, unit, hex, facing) ? this.tables.flanksHeld : 0;
    return this.#enemyAttacks.on(state, unit, hex).against(facing, held);
  }

  /** Whether a unit may still attack in this activation. */
  mayStillAttack(state: State, unit: number): boolean {
    return (
      isActive(this.field, state, unit) &&
      stateNumberIn(state.units[unit]!) < ROUTED &&
      (state.units[unit]! & (FLAG.attacked | FLAG.fled)) === 0
    );
  }

  /**
   * What an attack on a hex promises: the strength that the enemy would lose more than we. `coming` would attack too, from
   * `from`; `leaving` no more.
   */
  attackOn(state: State, side: number, target: number, coming = -1, from = -1, leaving = -1): number {
    const { tables, types, sides } = this;
    const { units } = state;
    const places = this.field.places.at(units);
    const defender = places.topUnit(target);
    if (defender < 0 || sides[defender] === side) return 0;
    const defended = units[defender]!;
    if (defended & FLAG.defended) return 0;
    const below = places.bottomUnit(target);
    const defending = this.strength(defended, defender) + (below < 0 ? 0 : this.strength(units[below]!, below));
    const facing = facingIn(defended);
    const bonuses = this.bonuses.at(state, side);
    let strength = 0;
    let type = 99;
    let quality = 0;
    let aspect = 0;
    let attackers = 0;
    let ground = 99;
    let bonus = 0;
    let discouraged = 0;
    let alone = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = this.beside[target * 6 + direction]!;
      if (near === OFF || (near !== from && places.side(near) !== side)) continue;
      const back = (direction + 3) % 6;
      for (let place = 0; place < 3; place++) {
        const unit =
          place === 0 ? places.topUnit(near) : place === 1 ? places.bottomUnit(near) : near === from ? coming : -1;
        if (unit < 0 || sides[unit] !== side) continue;
        const word = units[unit]!;
        if (place < 2) {
          if (unit === leaving || unit === coming || !isFront(facingIn(word), back)) continue;
          if (!this.mayStillAttack(state, unit)) continue;
        }
        strength += this.strength(word, unit);
        type = Math.min(type, tables.type(types[unit]!, types[defender]!));
        quality = Math.max(quality, this.quality(word, unit));
        aspect = Math.max(aspect, tables.aspects[facing * 6 + direction]!);
        attackers++;
        ground = Math.min(ground, tables.ground[near * 6 + back]!);
        if (place !== 1) bonus += bonuses[hexIn(word)]!;
        if (stateNumberIn(word) === DISCOURAGED) discouraged = tables.attackerDiscouraged;
        alone = stateNumberIn(word);
      }
    }
    if (attackers === 0) return 0;
    const shown = stateNumberIn(defended);
    const total =
      type +
      tables.ratio(strength, defending) +
      tables.quality(quality, this.quality(defended, defender)) +
      (shown === ROUTED ? 0 : aspect) +
      ground +
      bonus -
      this.bonuses.at(state, 1 - side)[target]! +
      discouraged +
      (shown === DISCOURAGED ? tables.defenderDiscouraged : 0) +
      (this.flanksHeld(state, defender, target, facing) ? tables.flanksHeld : 0);
    const gained = tables.defenderLoss(total, shown) * defending;
    return Math.max(0, gained - tables.attackerLoss(total, alone) * strength);
  }

  /** Friends beside a place that are not routed, two at most. */
  friends(state: State, unit: number, hex: number, facing: Facing): number {
    return (
      this.#friendAt(state, unit, hex * 6 + ((facing + 1) % 6)) +
      this.#friendAt(state, unit, hex * 6 + ((facing + 4) % 6))
    );
  }

  #friendAt({ units }: State, unit: number, way: number): number {
    const other = this.#otherAt(units, unit, way);
    return other >= 0 && this.sides[other] === this.sides[unit] && stateNumberIn(units[other]!) < ROUTED ? 1 : 0;
  }

  /** Line, nearness, command and exposure of a unit in a place; `drive`: how much its side wants to come to blows. */
  place(state: State, unit: number, hex: number, facing: Facing, drive: number): number {
    return this.ground(state, unit, hex, drive) + this.front(state, unit, hex, facing);
  }

  /** Nearness and command: the same whatever its facing. */
  ground(state: State, unit: number, hex: number, drive: number): number {
    return this.nearness(state, unit, hex, drive) - this.uncommanded(state, unit, hex);
  }

  /** The same without command: depends on the unit, on who stands around it and on who could come there. */
  placeWithoutCommand(state: State, unit: number, hex: number, facing: Facing, drive: number): number {
    return this.nearness(state, unit, hex, drive) + this.front(state, unit, hex, facing);
  }

  /** Line and exposure. */
  front(state: State, unit: number, hex: number, facing: Facing): number {
    const word = state.units[unit]!;
    if (stateNumberIn(word) >= ROUTED) return 0;
    const { line, exposure } = this.weights;
    return (
      line * this.strength(word, unit) * this.friends(state, unit, hex, facing) -
      exposure * this.exposure(state, unit, hex, facing)
    );
  }

  /** What it costs a unit to be out of everybody's command there. */
  uncommanded(state: State, unit: number, hex: number): number {
    const word = state.units[unit]!;
    if (stateNumberIn(word) >= ROUTED || this.commandRange.reaches(state, unit, hex)) return 0;
    return this.weights.command * this.strength(word, unit);
  }

  nearness(state: State, unit: number, hex: number, drive: number): number {
    return this.nearnessAt(state, unit, this.threats[1 - this.sides[unit]!]!.at(state).near[hex]!, drive);
  }

  /** By the hexes to the nearest enemy. */
  nearnessAt({ units }: State, unit: number, near: number, drive: number): number {
    const shown = stateNumberIn(units[unit]!);
    if (near === FAR || shown >= ROUTED) return 0;
    const { approach, shooting } = this.weights;
    const strength = this.strength(units[unit]!, unit);
    // Whoever is shaken does not seek the enemy.
    const eager = shown === DISCOURAGED ? -0.5 : drive;
    if (this.#shoots[unit] === 0) return -approach * eager * strength * near;
    return -approach * eager * strength * Math.abs(near - 2) + (near === 2 ? shooting * strength : 0);
  }
}
