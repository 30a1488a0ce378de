import type { Facing } from '../../../../space/hex.ts';
import type { Mover, Reach } from '../../../../space/reach/reach.ts';
import type { Flight } from '../actions/retreat.ts';

interface Path {
  readonly to: number;
  readonly facing: Facing;
  readonly hexes: readonly number[];
}

/** What was worked out last for a battle, by what it was worked out of: asked again for the same, it is known. */
export interface LastSearches {
  /** The units of an activation. */
  roster: {
    readonly command: readonly number[];
    readonly active: number;
    readonly turn: number;
    readonly units: readonly number[];
  };
  /** What the finder searched last, and for whom (`groupKey`); the path that was asked for last: first shown, then gone. */
  search: { units: readonly number[]; group: number; reach: Reach; path: Path | undefined } | undefined;
  /** Where routed units may flee, as long as everybody stands as he stood (`Places.version`); by unit and hexes. */
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
