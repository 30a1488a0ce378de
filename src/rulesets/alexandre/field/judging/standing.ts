import { type Facing, OFF } from '../../../../space/hex.ts';
import { UNIT_TYPES } from '../../types.ts';
import { isActive, type Moment } from '../activity.ts';
import type { Counter, Field } from '../field.ts';
import { radiusOf } from '../leading.ts';
import { FRONTS } from '../places.ts';
import { FLAG, facingIn, hexIn, NOWHERE, type State, UNIT_STATES } from '../state.ts';
import { distance } from '../../../../space/hex.ts';
import { Bonuses } from './bonuses.ts';
import { Strokes } from './strokes.ts';
import { FAR } from '../../../../space/nearest.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

const ROUTED = UNIT_STATES.indexOf('routed');
const DISCOURAGED = UNIT_STATES.indexOf('discouraged');
const STATE_SHIFT = 15;
const stateAt = (word: number): number => (word >> STATE_SHIFT) & 7;

/** Hexes that a leader may come nearer before command is noted again. */
const LEADER_FOLLOWS = 3;

/** Judges single places: what it is worth to a unit to stand in a hex with a facing, everybody else where he is. */
export class Standing {
  readonly field: Field;
  readonly weights: Weights;
  readonly strokes: Strokes;
  readonly threats: readonly [Threats, Threats];
  readonly types: Int8Array;
  readonly bonuses: Bonuses;
  /** By unit and state. */
  readonly #strengths: Int16Array;
  readonly #qualities: Int16Array;

  constructor(field: Field, weights: Weights) {
    this.field = field;
    this.weights = weights;
    this.strokes = new Strokes(field, weights);
    this.threats = [new Threats(field, 0), new Threats(field, 1)];
    this.bonuses = new Bonuses(field);
    const { worseIsFatigued } = field.readings;
    const byState = (values: (unit: Counter) => readonly [number, number]): Int16Array =>
      Int16Array.from({ length: field.units.length * 8 }, (_, i) => {
        const state = i & 7;
        const shown = state === 0 || (state !== 1 && !worseIsFatigued) ? 0 : 1;
        return values(field.units[i >> 3]!)[shown];
      });
    this.#strengths = byState(({ strength }) => strength);
    this.#qualities = byState(({ quality }) => quality);
    this.types = Int8Array.from(field.units, ({ type }) => UNIT_TYPES.indexOf(type));
  }

  /** Of a unit, by the side of its counter that shows. */
  strength(word: number, unit: number): number {
    return this.#strengths[unit * 8 + stateAt(word)]!;
  }

  quality(word: number, unit: number): number {
    return this.#qualities[unit * 8 + stateAt(word)]!;
  }

  leaderBonus(state: State, side: number, hex: number): number {
    return hex === NOWHERE ? 0 : this.bonuses.at(state, side)[hex]!;
  }

  /** A Ph with Ph of its facing in both flank hexes. */
  flanksHeld(state: State, unit: number, hex: number, facing: Facing): boolean {
    if (this.field.units[unit]!.type !== 'Ph') return false;
    const places = this.field.places.at(state.units);
    for (const direction of [(facing + 1) % 6, (facing + 4) % 6]) {
      const near = this.field.grid.neighbours[hex * 6 + direction]!;
      const other = near === OFF ? -1 : places.first(near);
      if (other < 0 || other === unit || this.field.units[other]!.type !== 'Ph') return false;
      if (this.field.units[other]!.side !== this.field.units[unit]!.side || facingIn(state.units[other]!) !== facing)
        return false;
    }
    return true;
  }

  /** What the enemy could do to a unit that stood there: the strength it would lose, by the best blow and the next one. */
  exposure(state: State, unit: number, hex: number, facing: Facing): number {
    const { field, strokes } = this;
    const word = state.units[unit]!;
    const { side } = field.units[unit]!;
    const places = field.places.at(state.units);
    const { striker, crowd } = this.threats[1 - side]!.at(state);
    const shown = stateAt(word);
    const own = this.strength(word, unit);
    const there = places.first(hex);
    const mate = there === unit ? places.second(hex) : there;
    const stacked =
      mate >= 0 && mate !== unit && field.units[mate]!.side === side ? this.strength(state.units[mate]!, mate) : 0;
    const bonus = this.leaderBonus(state, side, hex);
    const held = this.flanksHeld(state, unit, hex, facing) ? strokes.flanksHeld : 0;
    let best = 0;
    let second = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = field.grid.neighbours[hex * 6 + direction]!;
      if (near === OFF || !field.isNear(near, hex)) continue;
      const first = places.first(near);
      let enemy: number;
      let weight: number = 1;
      if (first >= 0 && first !== unit && stateAt(state.units[first]!) < ROUTED) {
        if (field.units[first]!.side === side) continue;
        enemy = first;
      } else {
        enemy = striker[near]!;
        weight = this.weights.exposureAfar;
        if (enemy < 0) continue;
      }
      const striking = state.units[enemy]!;
      const attacking = this.strength(striking, enemy) * (crowd[near]! > 1 ? 1.5 : 1);
      const back = (direction + 3) % 6;
      const total =
        strokes.type(this.types[enemy]!, this.types[unit]!) +
        strokes.ratio(Math.floor(attacking), own + stacked) +
        strokes.quality(this.quality(striking, enemy), this.quality(word, unit)) +
        strokes.aspects[facing * 6 + direction]! +
        strokes.ground[near * 6 + back]! +
        held +
        (shown === DISCOURAGED ? strokes.defenderDiscouraged : 0) +
        (stateAt(striking) === DISCOURAGED ? strokes.attackerDiscouraged : 0) +
        this.leaderBonus(state, 1 - side, hexIn(striking)) -
        bonus;
      const blow =
        weight *
        (strokes.defenderLoss(total, shown) * own -
          0.5 * strokes.attackerLoss(total, stateAt(striking)) * this.strength(striking, enemy));
      if (blow > best) [best, second] = [blow, best];
      else if (blow > second) second = blow;
    }
    return best + this.weights.secondThreat * second;
  }

  /** Whether a unit may still attack in this activation. */
  mayStillAttack(state: Moment, unit: number): boolean {
    return (
      isActive(this.field, state, unit) &&
      stateAt(state.units[unit]!) < ROUTED &&
      (state.units[unit]! & (FLAG.attacked | FLAG.fled)) === 0
    );
  }

  /**
   * What an attack on a hex promises: the strength that the enemy would lose more than we. `coming` would attack too, from
   * `from`; `leaving` no more.
   */
  attackOn(state: State, side: number, target: number, coming = -1, from = -1, leaving = -1): number {
    const { field, strokes } = this;
    const places = field.places.at(state.units);
    const defender = places.first(target);
    if (defender < 0 || field.units[defender]!.side === side) return 0;
    if (state.units[defender]! & FLAG.defended) return 0;
    const below = places.second(target);
    const defending =
      this.strength(state.units[defender]!, defender) + (below < 0 ? 0 : this.strength(state.units[below]!, below));
    const facing = facingIn(state.units[defender]!);
    let strength = 0;
    let worth = 0;
    let type = 99;
    let quality = 0;
    let aspect = 0;
    let sides = 0;
    let ground = 99;
    let bonus = 0;
    let discouraged = 0;
    let alone = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = field.grid.neighbours[target * 6 + direction]!;
      if (near === OFF || !field.isNear(near, target)) continue;
      const back = (direction + 3) % 6;
      for (let place = 0; place < 3; place++) {
        const unit = place === 0 ? places.first(near) : place === 1 ? places.second(near) : near === from ? coming : -1;
        if (unit < 0 || field.units[unit]!.side !== side) continue;
        if (place < 2) {
          if (unit === leaving || unit === coming || !this.mayStillAttack(state, unit)) continue;
          const [left, right] = FRONTS[facingIn(state.units[unit]!)]!;
          if (back !== left && back !== right) continue;
        }
        const word = state.units[unit]!;
        const own = this.strength(word, unit);
        strength += own;
        worth += own;
        type = Math.min(type, strokes.type(this.types[unit]!, this.types[defender]!));
        quality = Math.max(quality, this.quality(word, unit));
        const through = strokes.aspects[facing * 6 + direction]!;
        if (through > aspect) aspect = through;
        sides++;
        ground = Math.min(ground, strokes.ground[near * 6 + back]!);
        if (place !== 1) bonus += this.leaderBonus(state, side, hexIn(word));
        if (stateAt(word) === DISCOURAGED) discouraged = strokes.attackerDiscouraged;
        alone = stateAt(word);
      }
    }
    if (sides === 0) return 0;
    const shown = stateAt(state.units[defender]!);
    const total =
      type +
      strokes.ratio(strength, defending) +
      strokes.quality(quality, this.quality(state.units[defender]!, defender)) +
      (shown === ROUTED ? 0 : aspect) +
      ground +
      bonus -
      this.leaderBonus(state, 1 - side, target) +
      discouraged +
      (shown === DISCOURAGED ? strokes.defenderDiscouraged : 0) +
      (this.flanksHeld(state, defender, target, facing) ? strokes.flanksHeld : 0);
    const gained = strokes.defenderLoss(total, shown) * defending;
    return Math.max(0, gained - strokes.attackerLoss(total, alone) * worth);
  }

  /** Friends beside a place that are not routed, two at most. */
  friends(state: State, unit: number, hex: number, facing: Facing): number {
    const { field } = this;
    const places = field.places.at(state.units);
    let found = 0;
    for (const direction of [(facing + 1) % 6, (facing + 4) % 6]) {
      const near = field.grid.neighbours[hex * 6 + direction]!;
      if (near === OFF) continue;
      const other = places.first(near);
      if (other < 0 || other === unit || field.units[other]!.side !== field.units[unit]!.side) continue;
      if (stateAt(state.units[other]!) < ROUTED) found++;
    }
    return found;
  }

  /** Whether somebody will command a unit that stands there, as far as one can see now. */
  inCommand(state: State, unit: number, hex: number): boolean {
    const { field } = this;
    const { side, formation } = field.units[unit]!;
    for (let l = 0; l < field.leaders.length; l++) {
      const leader = field.leaders[l]!;
      if (leader.side !== side || hexIn(state.leaders[l]!) === NOWHERE) continue;
      if (leader.rank === 'formation' && leader.formation !== formation) continue;
      const away = distance(field.grid, hexIn(state.leaders[l]!), hex);
      if (away <= radiusOf(field, state, l) + LEADER_FOLLOWS) return true;
    }
    return false;
  }

  /** Line, nearness, command and exposure of a unit in a place; `drive`: how much its side wants to come to blows. */
  place(state: State, unit: number, hex: number, facing: Facing, drive: number): number {
    return this.stance(state, unit, hex, facing, drive) - this.uncommanded(state, unit, hex);
  }

  /** The same without command: depends on the unit, on who stands around it and on who could come there. */
  stance(state: State, unit: number, hex: number, facing: Facing, drive: number): number {
    const word = state.units[unit]!;
    if (stateAt(word) >= ROUTED) return 0;
    const { line, exposure } = this.weights;
    return (
      this.nearness(state, unit, hex, drive) +
      line * this.strength(word, unit) * this.friends(state, unit, hex, facing) -
      exposure * this.exposure(state, unit, hex, facing)
    );
  }

  /** What it costs a unit to be out of everybody's command there. */
  uncommanded(state: State, unit: number, hex: number): number {
    const word = state.units[unit]!;
    if (stateAt(word) >= ROUTED || this.inCommand(state, unit, hex)) return 0;
    return this.weights.command * this.strength(word, unit);
  }

  nearness(state: State, unit: number, hex: number, drive: number): number {
    const { side, shoots, type } = this.field.units[unit]!;
    const near = this.threats[1 - side]!.at(state).near[hex]!;
    if (near === FAR) return 0;
    const strength = this.strength(state.units[unit]!, unit);
    const stands = shoots && (type === 'Ar' || type === 'Ja');
    // Whoever is shaken does not seek the enemy.
    const eager = stateAt(state.units[unit]!) === DISCOURAGED ? -0.5 : drive;
    const away = stands ? Math.abs(near - 2) : near;
    return (
      -this.weights.approach * eager * strength * away + (stands && near === 2 ? this.weights.shooting * strength : 0)
    );
  }
}

export { stateAt };
