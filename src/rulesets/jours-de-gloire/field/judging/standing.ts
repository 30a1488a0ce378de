import { aspect, FOUR_FRONT, type Split } from '../../../../space/aspect.ts';
import { type Direction, distance, type Facing, type Grid, OFF } from '../../../../space/hex.ts';
import { FAR } from '../../../../space/nearest.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import { mayCharge } from '../charging.ts';
import { mayShock } from '../activity.ts';
import type { Field } from '../field.ts';
import { DISORDERED, facingIn, FLAG, hexIn, NOWHERE, ROUTED, type State, stateAt } from '../state.ts';
import { Stances } from './stances.ts';
import { Strokes, type WayBack } from './strokes.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

/** What is known of a unit in a hex whichever way it looks: kept until another position or place is asked about. */
interface Spot {
  state: State | undefined;
  hex: number;
  mates: readonly number[];
  drive: number;
  /** Nearness and purpose; NaN where nobody has asked yet. */
  drawn: number;
  uncommanded: number;
  squared: number;
  /** What it could lose to blows from each direction, as they strike its front and its rear. */
  struck: boolean;
  readonly front: Float64Array;
  readonly rear: Float64Array;
}

type Drawn = Pick<Spot, 'drive' | 'drawn' | 'uncommanded' | 'squared'>;

const rearsOf = (split: Split): Uint8Array =>
  Uint8Array.from({ length: 36 }, (_, i) =>
    aspect(Math.floor(i / 6) as Facing, (i % 6) as Direction, split) === 'rear' ? 1 : 0,
  );

function sameUnits(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Hexes that a leader may come nearer before he is needed. */
const LEADER_FOLLOWS = 2;
const HORSE_STANDS = 3;
const SHAKEN_STAND = 4;

/** Judges single places: what it is worth to a unit to stand in a hex with a facing, everybody else where he is. */
export class Standing {
  readonly field: Field;
  readonly weights: Weights;
  readonly strokes: Strokes;
  readonly threats: readonly [Threats, Threats];
  /** What a unit in good order is worth, in points of the battle. */
  readonly values: Float64Array;
  readonly guns: readonly boolean[];
  readonly horse: readonly boolean[];
  /** By facing and direction: 1 where a blow comes from the rear. */
  readonly #rears: Uint8Array;
  readonly #rearsOfFour = rearsOf(FOUR_FRONT);
  readonly #sides: readonly (readonly number[])[];
  readonly #stances: readonly [Stances, Stances];
  /** By unit. */
  readonly #spots: readonly Spot[];

  constructor(field: Field, weights: Weights) {
    this.field = field;
    this.weights = weights;
    this.strokes = new Strokes(field);
    this.threats = [new Threats(field, 0), new Threats(field, 1)];
    this.values = Float64Array.from(field.units, ({ strength }) => 1.5 + 0.5 * strength[0]);
    this.guns = field.units.map(isArtillery);
    this.horse = field.units.map(isCavalry);
    this.#rears = rearsOf(field.split);
    this.#sides = [0, 1].map((side) => field.units.flatMap((unit, u) => (unit.side === side ? [u] : [])));
    this.#stances = [new Stances(this, 0), new Stances(this, 1)];
    this.#spots = field.units.map(() => ({
      state: undefined,
      hex: OFF,
      mates: NOBODY,
      drive: 0,
      drawn: NaN,
      uncommanded: 0,
      squared: 0,
      struck: false,
      front: new Float64Array(6),
      rear: new Float64Array(6),
    }));
  }

  strength(word: number, unit: number): number {
    return this.field.units[unit]!.strength[stateAt(word) === 0 ? 0 : 1];
  }

  cohesion(word: number, unit: number): number {
    return this.field.units[unit]!.cohesion[stateAt(word) === 0 ? 0 : 1];
  }

  reverse(unit: number): number {
    return this.field.units[unit]!.cohesion[1];
  }

  /** Others of its side in a hex. */
  mates(state: State, unit: number, hex: number): readonly number[] {
    const stack = this.field.places.stack(state, hex);
    if (stack.length === 0 || (stack.length === 1 && stack[0] === unit)) return NOBODY;
    if (this.field.units[stack[0]!]!.side !== this.field.units[unit]!.side) return NOBODY;
    return stack.filter((other) => other !== unit);
  }

  isRear(facing: Facing, direction: number, fourFronts: boolean): boolean {
    return (fourFronts ? this.#rearsOfFour : this.#rears)[facing * 6 + direction] === 1;
  }

  hasFourFronts(word: number, unit: number): boolean {
    return this.horse[unit]! && stateAt(word) === 0 && this.field.readings.cavalryFourFronts;
  }

  /** What the enemy could do to a unit that stood there: what it would lose, by the best blow and the next one. */
  exposure(state: State, unit: number, hex: number, facing: Facing, mates: readonly number[]): number {
    const { side } = this.field.units[unit]!;
    if (this.threats[1 - side]!.at(state).near[hex]! > FARTHEST_THREAT) return 0;
    const word = state.units[unit]!;
    const spot = this.#spot(state, unit, hex, mates);
    if (!spot.struck) this.#strike(state, unit, hex, mates, spot);
    const { front, rear } = spot;
    const six = this.field.isSixFronts(hex) || (word & FLAG.square) !== 0 || stateAt(word) === ROUTED;
    const rears = this.hasFourFronts(word, unit) ? this.#rearsOfFour : this.#rears;
    let best = 0;
    let next = 0;
    for (let direction = 0; direction < 6; direction++) {
      const blow = !six && rears[facing * 6 + direction] === 1 ? rear[direction]! : front[direction]!;
      if (blow > best) {
        next = best;
        best = blow;
      } else if (blow > next) next = blow;
    }
    return best + this.weights.secondThreat * next;
  }

  #spot(state: State, unit: number, hex: number, mates: readonly number[]): Spot {
    const spot = this.#spots[unit]!;
    if (spot.state !== state || spot.hex !== hex || !sameUnits(spot.mates, mates)) {
      spot.state = state;
      spot.hex = hex;
      spot.mates = mates;
      spot.drawn = NaN;
      spot.struck = false;
    }
    return spot;
  }

  #strike(state: State, unit: number, hex: number, mates: readonly number[], spot: Spot): void {
    const { front, rear } = spot;
    spot.struck = true;
    const { field, strokes } = this;
    const word = state.units[unit]!;
    const { side } = field.units[unit]!;
    const { striker, second } = this.threats[1 - side]!.at(state);
    const shown = stateAt(word);
    let [own, cohesion, formed] = [0, 0, 0];
    for (let i = -1; i < mates.length; i++) {
      const one = i < 0 ? unit : mates[i]!;
      if (this.guns[one]) continue;
      formed++;
      own += this.strength(state.units[one]!, one);
      cohesion = Math.max(cohesion, this.cohesion(state.units[one]!, one));
    }
    const gunsAlone = formed === 0;
    if (gunsAlone) cohesion = this.cohesion(word, unit);
    const { neighbours } = field.grid;
    const square = (word & FLAG.square) !== 0;
    let beside = 0;
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[hex * 6 + direction]!;
      if (from !== OFF && field.places.side(state, from) === 1 - side) beside += this.#formedStrength(state, from);
    }
    const [holds, reverse] = [this.cohesion(word, unit), this.reverse(unit)];
    front.fill(0);
    rear.fill(0);
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[hex * 6 + direction]!;
      if (from === OFF) continue;
      const ground = strokes.ground(from, (direction + 3) % 6);
      if (ground === undefined) continue;
      const there = field.places.first(state, from);
      let enemy: number;
      let attacking: number;
      let weight = 1;
      let charging = false;
      if (there >= 0 && there !== unit && field.units[there]!.side !== side) {
        if (stateAt(state.units[there]!) >= ROUTED || this.guns[there]) continue;
        enemy = there;
        attacking = beside;
      } else {
        if (there >= 0 && there !== unit && !mates.includes(there) && stateAt(state.units[there]!) < ROUTED) continue;
        enemy = striker[from]!;
        if (enemy < 0) continue;
        attacking = this.strength(state.units[enemy]!, enemy);
        if (second[from]! >= 0) attacking += this.strength(state.units[second[from]!]!, second[from]!) * 0.7;
        attacking += beside * 0.7;
        weight = this.weights.exposureAfar;
        charging = this.horse[enemy]! && stateAt(state.units[enemy]!) === 0 && strokes.isForCharges(hex);
        if (this.#covered(state, unit, side, from, hex)) weight *= this.weights.covered;
      }
      if (state.markers[field.units[enemy]!.formation] === 0) weight *= this.weights.markersSpent;
      const striking = state.units[enemy]!;
      const mounted = this.horse[enemy]!
        ? charging
          ? square
            ? strokes.chargeOnSquare
            : field.units[enemy]!.type === 'heavy-cavalry'
              ? strokes.heavyCharge
              : strokes.charge
          : strokes.idleCavalry
        : square
          ? strokes.footOnSquare
          : 0;
      const total =
        (gunsAlone ? MOST_ODDS : strokes.ratio(attacking, own)) +
        this.cohesion(striking, enemy) -
        cohesion +
        ground +
        mounted +
        (shown === ROUTED ? strokes.routed : 0);
      for (const blows of [front, rear]) {
        const sum = blows === rear ? total + strokes.rear : total;
        const lost = strokes.defenderLoss(sum, shown, holds, reverse, 'open', gunsAlone);
        const paid = strokes.attackerLoss(
          sum,
          stateAt(striking),
          this.cohesion(striking, enemy),
          this.reverse(enemy),
          charging,
        );
        blows[direction] =
          weight * (lost * this.values[unit]! - (0.5 * paid * this.values[enemy]!) / (1 + mates.length));
      }
    }
  }

  #formedStrength(state: State, hex: number): number {
    let sum = 0;
    for (const unit of this.field.places.stack(state, hex))
      if (!this.guns[unit] && stateAt(state.units[unit]!) < ROUTED) sum += this.strength(state.units[unit]!, unit);
    return sum;
  }

  /** Whether two friends beside a hex bar the way to it. */
  #covered(state: State, unit: number, side: number, hex: number, own: number): boolean {
    const { neighbours } = this.field.grid;
    let friends = 0;
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbours[hex * 6 + direction]!;
      if (near === OFF || near === own || this.field.places.side(state, near) !== side) continue;
      const [first] = this.field.places.stack(state, near);
      if (first !== unit && !this.guns[first!] && stateAt(state.units[first!]!) < ROUTED) friends++;
    }
    return friends >= 2;
  }

  /**
   * What a shock on a hex promises: what the enemy would lose more than we. `coming` would attack too, from `from`;
   * `leaving` no more.
   */
  attackOn(
    state: State,
    side: number,
    target: number,
    coming: readonly number[] = NOBODY,
    from = -1,
    leaving: readonly number[] = NOBODY,
  ): number {
    const { field, strokes } = this;
    const { places } = field;
    const defenders = places.stack(state, target);
    const first = defenders[0];
    if (first === undefined || field.units[first]!.side === side) return 0;
    if (state.declared.some(({ on }) => on === target)) return 0;
    let [defending, guard, formed] = [0, 0, 0];
    for (const unit of defenders) {
      if (this.guns[unit]) continue;
      formed++;
      defending += this.strength(state.units[unit]!, unit);
      guard = Math.max(guard, this.cohesion(state.units[unit]!, unit));
    }
    const gunsAlone = formed === 0;
    if (gunsAlone) guard = this.cohesion(state.units[first]!, first);
    const word = state.units[first]!;
    const facing = facingIn(word);
    const square = (word & FLAG.square) !== 0;
    const six = field.isSixFronts(target) || square;
    const fourFronts = this.hasFourFronts(word, first);
    let [strength, cohesion, worst, idle] = [0, 0, 99, 0];
    let [inFront, inRear, foot] = [false, false, false];
    const attackers: number[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const near = field.grid.neighbours[target * 6 + direction]!;
      if (near === OFF) continue;
      const back = (direction + 3) % 6;
      let ground: number | undefined;
      const join = (unit: number): void => {
        ground ??= strokes.ground(near, back);
        if (ground === undefined) return;
        const own = state.units[unit]!;
        attackers.push(unit);
        strength += this.strength(own, unit);
        cohesion = Math.max(cohesion, this.cohesion(own, unit));
        worst = Math.min(worst, ground);
        if (this.horse[unit]) idle = strokes.idleCavalry;
        else foot = true;
        if (this.isRear(facing, direction, fourFronts)) inRear = true;
        else inFront = true;
      };
      if (places.side(state, near) === side)
        for (const unit of places.stack(state, near)) {
          if (this.guns[unit] || leaving.includes(unit) || coming.includes(unit)) continue;
          if (!mayShock(field, state, unit)) continue;
          if (places.frontsOf(state, unit).includes(back as Direction)) join(unit);
        }
      if (near === from) for (const unit of coming) if (!this.guns[unit]) join(unit);
    }
    if (attackers.length === 0) return 0;
    const shown = stateAt(word);
    const rear = shown === ROUTED ? strokes.routed : six ? 0 : inRear ? strokes.rear + (inFront ? 1 : 0) : 0;
    const total =
      (gunsAlone ? MOST_ODDS : strokes.ratio(strength, defending)) +
      cohesion -
      guard +
      worst +
      rear +
      idle +
      (square && foot && idle === 0 ? strokes.footOnSquare : 0);
    let gain = 0;
    for (const unit of defenders) {
      const own = state.units[unit]!;
      gain +=
        this.values[unit]! *
        strokes.defenderLoss(total, stateAt(own), this.cohesion(own, unit), this.reverse(unit), OPEN, gunsAlone);
    }
    for (const unit of attackers) {
      const own = state.units[unit]!;
      gain -=
        this.values[unit]! *
        strokes.attackerLoss(total, stateAt(own), this.cohesion(own, unit), this.reverse(unit), false);
    }
    return Math.max(0, gain);
  }

  /** What a charge by cavalry that stays where it is promises: the best one, at a quick look. */
  chargeFrom(state: State, unit: number): number {
    const { field, strokes } = this;
    if (!this.horse[unit] || !mayCharge(field, state, unit)) return 0;
    const { side } = field.units[unit]!;
    const from = hexIn(state.units[unit]!);
    if (this.threats[1 - side]!.at(state).near[from]! > HORSE_STANDS) return 0;
    const own = state.units[unit]!;
    const bonus = field.units[unit]!.type === 'heavy-cavalry' ? strokes.heavyCharge : strokes.charge;
    let best = 0;
    for (let enemy = 0; enemy < field.units.length; enemy++) {
      if (field.units[enemy]!.side === side) continue;
      const word = state.units[enemy]!;
      const hex = hexIn(word);
      if (hex === NOWHERE || distance(field.grid, from, hex) > HORSE_STANDS || !strokes.isForCharges(hex)) continue;
      const square = (word & FLAG.square) !== 0;
      const gunsAlone = this.guns[enemy]! && field.places.stack(state, hex).length === 1;
      const total =
        (gunsAlone ? MOST_ODDS : strokes.ratio(this.strength(own, unit), this.#formedStrength(state, hex) || 1)) +
        this.cohesion(own, unit) -
        this.cohesion(word, enemy) +
        (square ? strokes.chargeOnSquare : bonus) +
        (stateAt(word) === ROUTED ? strokes.routed : 0) +
        1;
      const gain =
        this.values[enemy]! *
          strokes.defenderLoss(total, stateAt(word), this.cohesion(word, enemy), this.reverse(enemy), OPEN, gunsAlone) -
        this.values[unit]! *
          strokes.attackerLoss(total, stateAt(own), this.cohesion(own, unit), this.reverse(unit), true);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** Friends beside a place that are not routed, two at most. */
  friends(state: State, unit: number, hex: number, facing: Facing): number {
    const { field } = this;
    const { side } = field.units[unit]!;
    let found = 0;
    for (const turn of FLANKS) {
      const near = field.grid.neighbours[hex * 6 + ((facing + turn) % 6)]!;
      if (near === OFF || field.places.side(state, near) !== side) continue;
      const [other] = field.places.stack(state, near);
      if (other !== unit && stateAt(state.units[other!]!) < ROUTED) found++;
    }
    return found;
  }

  /** Whether its leader will have a unit that stands there in his range, as far as one can see now. */
  inCommand(state: State, unit: number, hex: number): boolean {
    const { field } = this;
    const { leader } = field.formations[field.units[unit]!.formation]!;
    const at = hexIn(state.leaders[leader]!);
    return at !== NOWHERE && distance(field.grid, at, hex) <= field.leaders[leader]!.range + LEADER_FOLLOWS;
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
    if (stateAt(state.units[unit]!) >= ROUTED) return this.#refuge(state, unit, hex);
    const spot = this.#spot(state, unit, hex, mates);
    if (Number.isNaN(spot.drawn) || spot.drive !== drive) this.#draw(state, unit, hex, drive, spot);
    const friends = this.friends(state, unit, hex, facing);
    return this.#summed(spot, unit, friends, this.exposure(state, unit, hex, facing, mates));
  }

  /** The same of all units of a side where they stand. */
  places(state: State, side: number, drive: number): number {
    const stances = this.#stances[side]!.at(state);
    const here: Drawn = { drive, drawn: 0, uncommanded: 0, squared: 0 };
    let sum = 0;
    for (const unit of this.#sides[side]!) {
      const word = state.units[unit]!;
      const hex = hexIn(word);
      if (hex === NOWHERE) continue;
      if (stateAt(word) >= ROUTED) sum += this.#refuge(state, unit, hex);
      else {
        stances.judge(state, unit);
        this.#draw(state, unit, hex, drive, here);
        sum += this.#summed(here, unit, stances.friends[unit]!, stances.exposure[unit]!);
      }
    }
    return sum;
  }

  /** Of a routed unit: the farther from the enemy the better. */
  #refuge(state: State, unit: number, hex: number): number {
    const { near } = this.threats[1 - this.field.units[unit]!.side]!.at(state);
    return 0.02 * this.values[unit]! * Math.min(6, near[hex]!);
  }

  #draw(state: State, unit: number, hex: number, drive: number, into: Drawn): void {
    into.drive = drive;
    into.drawn = this.nearness(state, unit, hex, drive) + this.purpose(state, unit, hex);
    into.uncommanded = this.inCommand(state, unit, hex) ? 0 : this.weights.command * this.values[unit]!;
    into.squared = this.#squared(state, unit, hex);
  }

  #summed({ drawn, uncommanded, squared }: Drawn, unit: number, friends: number, exposure: number): number {
    const { line, exposure: feared } = this.weights;
    return drawn + line * this.values[unit]! * friends - feared * exposure - uncommanded - squared;
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
    const shaken = stateAt(state.units[unit]!) === DISORDERED;
    // Whoever is shaken does not seek the enemy.
    if (shaken) return this.weights.approach * this.weights.shaken * value * Math.min(near, SHAKEN_STAND);
    if (this.guns[unit]) {
      const away = near < 2 ? 2 : Math.max(0, near - range);
      return (
        (near >= 2 && near <= range ? this.weights.shooting * value : 0) - this.weights.approach * drive * value * away
      );
    }
    const away = this.horse[unit] ? Math.abs(near - HORSE_STANDS) : near;
    return -this.weights.approach * drive * value * away;
  }

  /** Nearer to what scores: objectives that are not held or not safe, exits. */
  purpose(state: State, unit: number, hex: number): number {
    const { grid, objectives, exits, units } = this.field;
    const { side } = units[unit]!;
    const { near } = this.threats[1 - side]!.at(state);
    let best = -Infinity;
    for (let i = 0; i < objectives.length; i++) {
      const { hex: goal, points } = objectives[i]!;
      if (state.held[i] !== side || near[goal]! <= GUARDED) best = Math.max(best, pull(grid, hex, goal, points));
    }
    for (const { hex: goal, points, side: of } of exits)
      if (of === side) best = Math.max(best, pull(grid, hex, goal, points));
    return best === -Infinity ? 0 : this.weights.objective * best;
  }
}

const pull = (grid: Grid, hex: number, goal: number, points: number): number =>
  -points * Math.min(GOAL_RADIUS, distance(grid, hex, goal));

const NOBODY: readonly number[] = [];
const OPEN: WayBack = 'open';
const FLANKS = [1, 4] as const;
/** Of guns alone (J-56). */
const MOST_ODDS = 4;
const FARTHEST_THREAT = 9;
const GOAL_RADIUS = 20;
/** An enemy so near to an objective calls for a guard. */
const GUARDED = 6;
