import { unitId } from '../../../../hex-battle/counters/ids.ts';
import type { AccountItem, AccountPart } from '../../../../kernel/judge.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { OFF } from '../../../../space/hex.ts';
import { rosterOf } from '../turn/activation.ts';
import type { Field } from '../position/field.ts';
import { FRONTS } from '../position/places.ts';
import { facingIn, fateIn, hexIn, LEADER_FLAG, leaderHas, NOBODY, OFF_MAP, type State } from '../position/state.ts';
import { AttackGains } from './attack-gains.ts';
import { FacingWorth } from './facing-worth.ts';
import { PlacesToConsider } from './places-to-consider.ts';
import { MoveCache } from './move-cache.ts';
import { Losses } from './losses.ts';
import { ObjectiveWorth } from './objective-worth.ts';
import { SidePlacement } from './side-placement.ts';
import { Placement } from './placement.ts';
import type { Weights } from './weights.ts';

const ITEMS = {
  losses: t('pertes', 'losses'),
  leaders: t('chefs', 'leaders'),
  collapse: t('effondrement qui approche', 'collapse drawing near'),
  objectives: t('objectifs', 'objectives'),
  place: t(
    'place des unités : ligne, distance, commandement, ripostes',
    'places of units: line, distance, command, replies',
  ),
  chances: t('attaques à portée', 'attacks at hand'),
  over: t('issue de la bataille', 'end of the battle'),
} as const satisfies Readonly<Record<string, Text>>;
type ItemId = keyof typeof ITEMS;

/** What a position is worth to a side, in strength points. */
export class Worth {
  readonly placement: Placement;
  readonly facingWorth: FacingWorth;
  readonly placesToConsider: PlacesToConsider;
  readonly moveCache: MoveCache;
  readonly #field: Field;
  readonly #sidePlacements: readonly SidePlacement[];
  readonly objectiveWorth: ObjectiveWorth;
  readonly #losses: Losses;

  constructor(field: Field, weights: Weights) {
    this.#field = field;
    this.placement = new Placement(field, weights);
    this.facingWorth = new FacingWorth(this.placement, new AttackGains(this.placement));
    this.moveCache = new MoveCache(field);
    this.placesToConsider = new PlacesToConsider(this.placement, this.moveCache);
    this.#sidePlacements = [0, 1].map((side) => new SidePlacement(this.placement, side, this.drive(side)));
    this.#losses = new Losses(field, weights, this.placement.victory);
    this.objectiveWorth = new ObjectiveWorth(field, weights, this.placement.victory);
  }

  of(state: State, side: number): number {
    return (
      this.#over(state, side) +
      this.#losses.losses(state.units, side) +
      this.#leaders(state, side) +
      this.#losses.collapse(state.units, side) +
      this.objectiveWorth.held(state, side) +
      (state.over === null ? this.#sidePlacements[side]!.sum(state) + this.#chances(state, side) : 0)
    );
  }

  account(state: State, side: number): readonly AccountItem[] {
    const going = state.over === null;
    const values: Readonly<Record<ItemId, number>> = {
      over: this.#over(state, side),
      losses: this.#losses.losses(state.units, side),
      leaders: this.#leaders(state, side),
      collapse: this.#losses.collapse(state.units, side),
      objectives: this.objectiveWorth.held(state, side),
      place: going ? this.#sidePlacements[side]!.sum(state) : 0,
      chances: going ? this.#chances(state, side) : 0,
    };
    const parts: Readonly<Partial<Record<ItemId, readonly AccountPart[]>>> = {
      losses: this.#named((unit) => this.#losses.lossOf(state.units, unit, side)),
      ...(going && { place: this.#named((unit) => this.#sidePlacements[side]!.of(unit)) }),
      ...(going && { chances: this.#targets(state, side) }),
    };
    return (Object.keys(values) as ItemId[]).map((id) => ({
      id,
      text: ITEMS[id],
      value: values[id],
      ...(parts[id] && { parts: parts[id] }),
    }));
  }

  /** What each unit has in an item; most have nothing. */
  #named(valueOf: (unit: number) => number): AccountPart[] {
    return this.#field.units.flatMap(({ name }, unit) => {
      const value = valueOf(unit);
      return value === 0 ? [] : [{ id: unitId(unit), name, value }];
    });
  }

  /** Whom one could attack now. */
  #targets(state: State, side: number): AccountPart[] {
    const places = this.#field.places.at(state.units);
    const parts: AccountPart[] = [];
    this.#attackable(state, side, (hex, gain) => {
      const top = places.topUnit(hex);
      const { name } = this.#field.units[top]!;
      parts.push({ id: unitId(top), name, value: this.placement.weights.chance * gain });
    });
    return parts;
  }

  #over({ over }: State, side: number): number {
    if (over === null || over.winner === NOBODY) return 0;
    return over.winner === side ? this.placement.victory : -this.placement.victory;
  }

  #leaders(state: State, side: number): number {
    const places = this.#field.places.at(state.units);
    const threat = this.placement.threats[1 - side]!.at(state);
    let sum = state.taken[side]! - state.taken[1 - side]!;
    for (let l = 0; l < this.#field.leaders.length; l++) {
      const { bonus, side: of } = this.#field.leaders[l]!;
      const word = state.leaders[l]!;
      let danger = fateIn(word) === 'wounded' ? bonus + 0.5 : 0;
      const hex = hexIn(word);
      if (hex !== OFF_MAP && of === side) {
        const first = places.topUnit(hex);
        const value = this.placement.leaderValues[l]!;
        // Alone where the enemy can come he is taken.
        if (first < 0)
          danger += threat.mayStrike(hex) && !leaderHas(state, l, LEADER_FLAG.substitute) ? 0.35 * value : 0.1;
        else if (threat.near[hex]! <= 1) danger += 0.015 * value;
      }
      sum += of === side ? -danger : danger;
    }
    return sum;
  }

  /** A side that wins where nothing happens need not seek the enemy. */
  drive(side: number): number {
    return this.#field.scenario.otherwise === side + 1 ? this.placement.weights.approachHolding : 1;
  }

  /** Melees that can still be fought in this activation. */
  #chances(state: State, side: number): number {
    let sum = 0;
    this.#attackable(state, side, (_hex, gain) => void (sum += gain));
    return this.placement.weights.chance * sum;
  }

  /** Each hex that can still be attacked in this activation, and what that promises. */
  #attackable(state: State, side: number, found: (hex: number, gain: number) => void): void {
    const { active, step, units } = state;
    if (active === NOBODY || this.#field.leaders[active]!.side !== side || step === 'rout') return;
    const { beside } = this.placement;
    const places = this.#field.places.at(units);
    const targets: number[] = [];
    for (const unit of rosterOf(this.#field, state)) {
      const word = units[unit]!;
      const hex = hexIn(word);
      if (hex === OFF_MAP) continue;
      for (const direction of FRONTS[facingIn(word)]!) {
        const to = beside[hex * 6 + direction]!;
        if (to === OFF || places.side(to) !== 1 - side || targets.includes(to)) continue;
        if (!this.placement.mayStillAttack(state, unit)) break;
        targets.push(to);
        found(to, this.placement.attackOn(state, side, to));
      }
    }
  }
}
