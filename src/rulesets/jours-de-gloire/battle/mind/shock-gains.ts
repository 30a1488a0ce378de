import type { CommandOf } from '../turn/orders.ts';
import { FLAG, type State } from '../position/state.ts';
import { shockGain } from './combat-gains.ts';
import type { Placement } from './placement.ts';

type Shock = CommandOf<'shock'>;

const keyOf = ({ on, units, charges }: Shock): string =>
  `${on}:${units.join()}:${charges.map(({ unit, path }) => `${unit}/${path.join('-')}`).join()}`;

/** Whether nothing is different that a shock to be declared is judged by: that others have been declared is not asked. */
function isAlike(one: State, other: State): boolean {
  if (
    one.leaders !== other.leaders ||
    one.held !== other.held ||
    one.impulse !== other.impulse ||
    one.turn !== other.turn ||
    one.active !== other.active
  )
    return false;
  for (let unit = 0; unit < one.units.length; unit++)
    if (((one.units[unit]! ^ other.units[unit]!) & ~FLAG.attacked) !== 0) return false;
  return true;
}

/** What shocks promise that could be declared: known from one declaration of an activation to the next. */
export class ShockGains {
  readonly #placement: Placement;
  #of: State | undefined;
  readonly #gains = new Map<string, number>();

  constructor(placement: Placement) {
    this.#placement = placement;
  }

  gain(state: State, shock: Shock): number {
    if (this.#of !== state) this.#follow(state);
    const key = keyOf(shock);
    let gain = this.#gains.get(key);
    if (gain === undefined) this.#gains.set(key, (gain = shockGain(this.#placement, state, shock)));
    return gain;
  }

  #follow(state: State): void {
    if (this.#of === undefined || !isAlike(this.#of, state)) this.#gains.clear();
    this.#of = state;
  }
}
