import type { Text } from '../kernel/text.ts';
import type { Facing } from './hex.ts';
import type { BattleMap } from './map.ts';
import type { CounterShown, Ids, Orders, Surface, Table } from './table.ts';

/** A hex, and the vertex that is faced there. */
export interface HexPlace {
  readonly hex: number;
  readonly facing?: Facing;
}

export type HexCounter = CounterShown<HexPlace>;

export const placesOn = (hexes: readonly number[]): readonly HexPlace[] => hexes.map((hex) => ({ hex }));

/** What a counter may be told to do on a map of hexes. */
export interface HexOrders<C = unknown> extends Orders<C, HexPlace> {
  /** Hexes that a group may go to, with the least cost where there is one. */
  reach(group: Ids): readonly { readonly hex: number; readonly cost?: number }[];
  /** How a group may face in a hex. */
  turns(group: Ids, hex: number): readonly { readonly facing: Facing; readonly cost?: number }[];
  /** Hexes near to the reach of a group where it may not end, and why. */
  barredHexes(group: Ids): readonly { readonly hex: number; readonly text: Text }[];
}

/** A map of hexes with counters on it. */
export interface HexSurface<G = unknown, C = unknown> extends Surface<G, C, HexPlace> {
  readonly kind: 'hexes';
  readonly map: BattleMap;
  orders(state: G, id: string): HexOrders<C>;
  /** Hexes that a counter could come to if it were its turn, with the half points. */
  reach(state: G, id: string): readonly { readonly hex: number; readonly cost: number }[];
  /** Hexes in front of a side's units. */
  fronts(state: G, side: number): readonly number[];
  /** Hexes in a side's zones of control, where the rules know any. */
  zones?(state: G, side: number): readonly number[];
}

/** A battle on a map of hexes. */
export interface HexTable<G = unknown, C = unknown> extends Table<G, C, HexPlace> {
  readonly surface: HexSurface<G, C>;
}

export const isHexTable = (table: Table): table is HexTable => table.surface.kind === 'hexes';
