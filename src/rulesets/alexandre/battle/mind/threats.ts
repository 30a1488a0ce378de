import { OpenReach } from '../../../../hex-battle/mind/open-reach.ts';
import { SideThreats } from '../../../../hex-battle/mind/side-threats.ts';
import type { Field } from '../position/field.ts';
import { ROUTED } from '../position/state.ts';

const POINT = 2;
/** Points that a unit keeps for turning towards whom it strikes. */
const KEPT_FOR_TURNING = 1;
/** Who counts only those that are there already keeps leaders so far from them. */
const CLOSE = 5;
const NO_HEXES = new Int16Array();

/** Where a side could strike from in its next activation: the strongest counter of each hex strikes, others support it. */
export class Threats extends SideThreats {
  /** The strongest of the side that could stand in a hex, or -1. */
  readonly striker: Int16Array;
  /** How many could. */
  readonly crowd: Uint8Array;
  /** The place of a counter among the strongest, or -1. */
  readonly #ranks: Int16Array;
  readonly #afar: boolean;

  /** `afar`: those count too who still have to come. */
  constructor(field: Field, side: number, afar: boolean) {
    const power = (unit: number): number => field.units[unit]!.strength[0] * 4 + field.units[unit]!.quality[0];
    const units = field.units
      .flatMap((unit, u) => (unit.side === side ? [u] : []))
      .toSorted((a, b) => power(b) - power(a) || a - b);
    const reach = new OpenReach(field.grid, field.costs);
    super({
      grid: field.grid,
      units,
      routed: ROUTED,
      reached(unit, from) {
        const { mover, movement } = field.units[unit]!;
        return afar ? reach.of(mover, Math.max(1, movement - KEPT_FOR_TURNING) * POINT, from) : NO_HEXES;
      },
    });
    this.#afar = afar;
    this.#ranks = Int16Array.from(field.units, (_, unit) => units.indexOf(unit));
    this.striker = new Int16Array(field.grid.hexes).fill(-1);
    this.crowd = new Uint8Array(field.grid.hexes);
  }

  /** Whether one of the side could strike who stands in a hex. */
  mayStrike(hex: number): boolean {
    return this.#afar ? this.striker[hex]! >= 0 : this.near[hex]! <= CLOSE;
  }

  protected countsIn(hex: number, unit: number): boolean {
    return this.striker[hex] === unit;
  }

  /** It matters who is the strongest, and whether he is alone. */
  protected comesTo(hex: number, rank: number): boolean {
    this.crowd[hex]!++;
    const before = this.striker[hex]!;
    if (before >= 0 && rank > this.#ranks[before]!) return this.crowd[hex] === 2;
    this.striker[hex] = this.units[rank]!;
    return true;
  }

  protected leaves(hex: number, rank: number): boolean {
    this.crowd[hex]!--;
    if (this.striker[hex] !== this.units[rank]) return this.crowd[hex] === 1;
    const next = this.strongest(hex);
    this.striker[hex] = next < 0 ? -1 : this.units[next]!;
    return true;
  }
}
