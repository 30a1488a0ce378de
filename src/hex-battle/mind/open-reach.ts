import type { Grid } from '../../space/hex.ts';
import type { Costs } from '../../space/reach/costs.ts';
import { ReachFinder } from '../../space/reach/reach-finder.ts';

/** Hexes in reach over open ground: what a counter could come to if nobody stood in its way. Each is searched once. */
export class OpenReach<MoverClass extends string> {
  readonly #costs: Readonly<Record<MoverClass, Costs>>;
  readonly #finder: ReachFinder;
  readonly #known = new Map<MoverClass, Int16Array[][]>();

  constructor(grid: Grid, costs: Readonly<Record<MoverClass, Costs>>) {
    this.#costs = costs;
    this.#finder = new ReachFinder(grid);
  }

  /** `allowance`: in the units of the costs. */
  of(mover: MoverClass, allowance: number, hex: number): Int16Array {
    let byAllowance = this.#known.get(mover);
    if (byAllowance === undefined) this.#known.set(mover, (byAllowance = []));
    const byHex = (byAllowance[allowance] ??= []);
    return (byHex[hex] ??= this.#found(mover, allowance, hex));
  }

  #found(mover: MoverClass, allowance: number, hex: number): Int16Array {
    const reach = this.#finder.reach({ costs: this.#costs[mover], allowance }, hex);
    const hexes = Array.from(reach.places.subarray(0, reach.count), (place) => reach.hexOf(place));
    return Int16Array.from(new Set(hexes));
  }
}
