import type { Item } from '../../../../kernel/judge.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { OFF } from '../../../../space/hex.ts';
import type { Field } from '../field.ts';
import { FRONTS } from '../places.ts';
import { facingIn, fateIn, hexIn, isLeader, NOBODY, NOWHERE, type State, UNIT_STATES } from '../state.ts';
import { unitsIn } from '../victory.ts';
import { Standing, stateAt, WEIGHTS } from './standing.ts';
import { STATE_WORTH } from './strokes.ts';

const WORTH_BY_STATE = UNIT_STATES.map((state) => (state === 'removed' ? 0.5 : STATE_WORTH[state]));
const ROUTED = UNIT_STATES.indexOf('routed');
const POINTS_OF_LEADER = 3;

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
  readonly standing: Standing;
  readonly #field: Field;
  /** What victory is worth, in strength points. */
  readonly #victory: number;

  constructor(field: Field) {
    this.#field = field;
    this.standing = new Standing(field);
    this.#victory = (field.strengths[0]! + field.strengths[1]!) / 2;
  }

  of(state: State, side: number): number {
    return (
      this.#over(state, side) +
      this.#losses(state, side) +
      this.#leaders(state, side) +
      this.#collapse(state, side) +
      this.#objectives(state, side) +
      (state.over === null ? this.#places(state, side) + this.#chances(state, side) : 0)
    );
  }

  account(state: State, side: number): readonly Item[] {
    const going = state.over === null;
    const values: Readonly<Record<ItemId, number>> = {
      over: this.#over(state, side),
      losses: this.#losses(state, side),
      leaders: this.#leaders(state, side),
      collapse: this.#collapse(state, side),
      objectives: this.#objectives(state, side),
      place: going ? this.#places(state, side) : 0,
      chances: going ? this.#chances(state, side) : 0,
    };
    return (Object.keys(values) as ItemId[]).map((id) => ({ id, text: ITEMS[id], value: values[id] }));
  }

  #over({ over }: State, side: number): number {
    if (over === null || over.winner === NOBODY) return 0;
    return over.winner === side ? this.#victory : -this.#victory;
  }

  #losses({ units }: State, side: number): number {
    let sum = 0;
    for (let unit = 0; unit < units.length; unit++) {
      const { side: of, strength } = this.#field.units[unit]!;
      const lost = strength[0] * (WORTH_BY_STATE[stateAt(units[unit]!)]! - 1);
      sum += of === side ? lost : -lost;
    }
    return sum;
  }

  #leaders(state: State, side: number): number {
    let sum = state.taken[side]! - state.taken[1 - side]!;
    for (let l = 0; l < this.#field.leaders.length; l++) {
      const { bonus, side: of, deathDecides } = this.#field.leaders[l]!;
      const word = state.leaders[l]!;
      let danger = fateIn(word) === 'wounded' ? bonus + 0.5 : 0;
      const hex = hexIn(word);
      if (hex !== NOWHERE && of === side) {
        const first = this.#field.places.at(state.units).first(hex);
        const threat = this.standing.threats[1 - side]!.at(state);
        const value = POINTS_OF_LEADER * (bonus + 1) + (deathDecides ? this.#victory / 2 : 0);
        // Alone where the enemy can come he is taken.
        if (first < 0) danger += threat.striker[hex]! >= 0 && !isLeader(state, l, 'substitute') ? 0.35 * value : 0.1;
        else if (threat.near[hex]! <= 1) danger += 0.015 * value;
      }
      sum += of === side ? -danger : danger;
    }
    return sum;
  }

  /** The nearer an army is to its collapse, the more each loss counts. */
  #collapse(state: State, side: number): number {
    const near = (of: number): number => {
      const { collapse } = this.#field.scenario.sides[of]!;
      if (collapse === 0) return 0;
      let lost = 0;
      for (let unit = 0; unit < state.units.length; unit++) {
        const shown = stateAt(state.units[unit]!);
        if (this.#field.units[unit]!.side === of && shown >= ROUTED && shown <= ROUTED + 1)
          lost += this.#field.units[unit]!.strength[0] * (shown === ROUTED ? 0.5 : 1);
      }
      const share = Math.min(1, (lost * 100) / (collapse * this.#field.strengths[of]!));
      return share * share * 0.4 * this.#victory;
    };
    return near(1 - side) - near(side);
  }

  #objectives(state: State, side: number): number {
    let sum = 0;
    for (const { side: of, units, has } of this.#field.objectives) {
      const inside = Math.min(units, unitsIn(this.#field, state, of, has));
      const value = (inside / units) * this.#victory * (0.12 + (0.3 * state.turn) / this.#field.scenario.turns);
      sum += of === side ? value : -value;
    }
    return sum;
  }

  /** A side that wins where nothing happens need not seek the enemy. */
  drive(side: number): number {
    return this.#field.scenario.otherwise === side + 1 ? 0.25 : 1;
  }

  #places(state: State, side: number): number {
    const drive = this.drive(side);
    let sum = 0;
    for (let unit = 0; unit < state.units.length; unit++) {
      const word = state.units[unit]!;
      const hex = hexIn(word);
      if (hex === NOWHERE || this.#field.units[unit]!.side !== side) continue;
      sum += this.standing.place(state, unit, hex, facingIn(word), drive);
    }
    return sum;
  }

  /** Melees that can still be fought in this activation. */
  #chances(state: State, side: number): number {
    const { active, step, units } = state;
    if (active === NOBODY || this.#field.leaders[active]!.side !== side || step === 'rout') return 0;
    const { neighbours } = this.#field.grid;
    const places = this.#field.places.at(units);
    const targets = new Set<number>();
    for (let unit = 0; unit < units.length; unit++) {
      if (this.#field.units[unit]!.side !== side || !this.standing.mayStillAttack(state, unit)) continue;
      const hex = hexIn(units[unit]!);
      for (const direction of FRONTS[facingIn(units[unit]!)]!) {
        const to = neighbours[hex * 6 + direction]!;
        if (to !== OFF && places.side(to) === 1 - side && this.#field.isNear(hex, to)) targets.add(to);
      }
    }
    let sum = 0;
    for (const target of targets) sum += this.standing.attackOn(state, side, target);
    return WEIGHTS.chance * sum;
  }
}
