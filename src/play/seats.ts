import type { SideIndex } from '../kernel/game.ts';
import { equalJson } from '../kernel/json-hash.ts';

/** Somebody who gives orders: a person, by whatever name he is known, or a mind. */
export type Player = { readonly person: string } | { readonly mind: string };

/** Who orders for a side: whoever is at the table, one player, or nobody for the time being. */
export type Seat = 'anybody' | 'nobody' | Player;

/** By side. One person may hold both. */
export type Seats = readonly Seat[];

/** One person, or two beside each other, at one table. */
export const ONE_TABLE: Seats = ['anybody', 'anybody'];

/** Undefined: whoever is at the table. */
export const mayOrder = (seats: Seats, player: Player | undefined, side: SideIndex): boolean =>
  seats[side] === 'anybody' || (player !== undefined && equalJson(seats[side], player));

/** Whether a side is in the hands of a person who is not this one: what he played is not taken back without his word. */
export function isAnothers(seats: Seats, player: Player | undefined, side: SideIndex): boolean {
  const seat = seats[side]!;
  return typeof seat === 'object' && 'person' in seat && !mayOrder(seats, player, side);
}
