import { distance } from '../../../../space/hex.ts';
import type { Field } from '../position/field.ts';
import type { State } from '../position/state.ts';
import type { Threats } from './threats.ts';

const GOAL_RADIUS = 20;
/** An enemy so near to an objective calls for a guard. */
const GUARDED = 6;

/** What draws a side to where it scores: objectives that are not held or not safe, exits. */
export class Goals {
  readonly #field: Field;
  readonly #side: number;
  readonly #weight: number;
  readonly #enemies: Threats;
  /** By the objectives that are wanted, a bit for each, and by hex; NaN where nobody has asked yet. */
  readonly #known = new Map<number, Float64Array>();
  #of: State | undefined;
  #wanted = 0;
  #pull: Float64Array = new Float64Array(0);

  constructor(field: Field, side: number, weight: number, enemies: Threats) {
    this.#field = field;
    this.#side = side;
    this.#weight = weight;
    this.#enemies = enemies;
  }

  /** The nearer the better, whoever it is. */
  pull(state: State, hex: number): number {
    this.at(state);
    const known = this.#pull[hex]!;
    return Number.isNaN(known) ? (this.#pull[hex] = this.#pulled(hex)) : known;
  }

  /** The objectives that are wanted in a position, a bit for each. */
  at(state: State): number {
    if (this.#of !== state) this.#follow(state);
    return this.#wanted;
  }

  #follow(state: State): void {
    const { objectives, grid } = this.#field;
    const { near } = this.#enemies.at(state);
    let wanted = 0;
    for (let i = 0; i < objectives.length; i++)
      if (state.held[i] !== this.#side || near[objectives[i]!.hex]! <= GUARDED) wanted |= 1 << i;
    this.#of = state;
    this.#wanted = wanted;
    let known = this.#known.get(wanted);
    if (known === undefined) this.#known.set(wanted, (known = new Float64Array(grid.hexes).fill(NaN)));
    this.#pull = known;
  }

  #pulled(hex: number): number {
    const { objectives, exits, grid } = this.#field;
    let best = -Infinity;
    const draw = (goal: number, points: number): void =>
      void (best = Math.max(best, -points * Math.min(GOAL_RADIUS, distance(grid, hex, goal))));
    for (const [i, { hex: goal, points }] of objectives.entries()) if ((this.#wanted >> i) & 1) draw(goal, points);
    for (const { hex: goal, points, side } of exits) if (side === this.#side) draw(goal, points);
    return best === -Infinity ? 0 : this.#weight * best;
  }
}
