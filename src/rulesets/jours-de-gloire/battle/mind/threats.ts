import { OpenReach } from '../../../../hex-battle/mind/open-reach.ts';
import { SideThreats } from '../../../../hex-battle/mind/side-threats.ts';
import { Nearest } from '../../../../space/nearest.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import type { Counter } from '../position/counters.ts';
import type { Field } from '../position/field.ts';
import { ROUTED } from '../position/state.ts';

const POINT = 2;
/** Hexes that a charge enters. */
const CHARGE = 2;
const NO_HEXES = new Int16Array();

/** Where a side could strike from in its next activation: the two strongest counters of each hex count, guns never do. */
export class Threats extends SideThreats {
  /** The strongest of the side that could stand in a hex, or -1; and the next one. */
  readonly striker: Int16Array;
  readonly second: Int16Array;
  /** Hexes to its nearest cavalry. */
  readonly horse: Uint8Array;
  readonly #mounted: Nearest;
  readonly #counters: readonly Counter[];

  /** `afar`: those count too who still have to come. */
  constructor(field: Field, side: number, afar: boolean) {
    const power = (unit: number): number => field.units[unit]!.strength[0] * 2 + field.units[unit]!.cohesion[0];
    const reach = new OpenReach(field.grid, field.costs);
    super({
      grid: field.grid,
      units: field.units
        .flatMap((unit, u) => (unit.side === side ? [u] : []))
        .toSorted((a, b) => power(b) - power(a) || a - b),
      routed: ROUTED,
      reached(unit, from) {
        const counter = field.units[unit]!;
        if (!afar || isArtillery(counter)) return NO_HEXES;
        const { mover, movement } = counter;
        return reach.of(mover, (mover === 'cavalry' ? Math.min(CHARGE, movement) : movement) * POINT, from);
      },
    });
    this.#counters = field.units;
    this.#mounted = new Nearest(field.grid);
    this.horse = this.#mounted.away;
    this.striker = new Int16Array(field.grid.hexes).fill(-1);
    this.second = new Int16Array(field.grid.hexes).fill(-1);
  }

  protected override enter(unit: number, hex: number): void {
    super.enter(unit, hex);
    if (isCavalry(this.#counters[unit]!)) this.#mounted.add(hex);
  }

  protected override leave(unit: number, hex: number): void {
    super.leave(unit, hex);
    if (isCavalry(this.#counters[unit]!)) this.#mounted.remove(hex);
  }

  protected countsIn(hex: number, unit: number): boolean {
    return this.striker[hex] === unit || this.second[hex] === unit;
  }

  protected comesTo(hex: number): boolean {
    return this.#rank(hex);
  }

  protected leaves(hex: number): boolean {
    return this.#rank(hex);
  }

  /** The first two of those who could come; returns whether they are others than before. */
  #rank(hex: number): boolean {
    const firstRank = this.strongest(hex);
    const secondRank = firstRank < 0 ? -1 : this.strongest(hex, firstRank);
    const first = firstRank < 0 ? -1 : this.units[firstRank]!;
    const second = secondRank < 0 ? -1 : this.units[secondRank]!;
    if (this.striker[hex] === first && this.second[hex] === second) return false;
    this.striker[hex] = first;
    this.second[hex] = second;
    return true;
  }
}
