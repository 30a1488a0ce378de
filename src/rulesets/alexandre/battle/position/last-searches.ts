import type { Facing } from '../../../../space/hex.ts';
import type { Mover, Reach } from '../../../../space/reach/reach.ts';
import type { Flight } from '../actions/retreat.ts';

interface Path {
  readonly to: number;
  readonly facing: Facing;
  readonly hexes: readonly number[];
}

/** The last results of costly searches, by what they were made of, so that the same question is not searched anew. */
export interface LastSearches {
  /** The units of an activation. */
  roster: {
    readonly command: readonly number[];
    readonly active: number;
    readonly turn: number;
    readonly units: readonly number[];
  };
  /** The finder's last search and its group (`groupKey`), and the last path, which is first shown and then marched. */
  search: { units: readonly number[]; group: number; reach: Reach; path: Path | undefined } | undefined;
  /** Flights of routed units by unit and hexes, as long as nobody has moved (`Places.version`). */
  readonly flights: { version: number; readonly known: Map<number, readonly Flight[]> };
  /** How units move alone and together; it does not change in a battle. */
  readonly movers: Map<number, Mover>;
}

/** Units of one stack as one number. */
export const groupKey = (units: readonly number[]): number => units[0]! * 256 + (units.length > 1 ? units[1]! : 255);

export const noSearches = (): LastSearches => ({
  roster: { command: [], active: -1, turn: 0, units: [] },
  search: undefined,
  flights: { version: -1, known: new Map() },
  movers: new Map(),
});
