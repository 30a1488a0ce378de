import type { CounterShown, Destination, Ids, Orders, Shift, Strike } from '../../../space/table.ts';
import { sameIds, type Selection } from './selection.ts';
import { strikeOf } from './strikes.ts';

/** What a selection is about: counters on a table in one position, and what they may be told to do. */
export interface TablePosition<C = unknown, P = unknown> {
  readonly counters: readonly CounterShown<P>[];
  /** Counters that have something to do. */
  readonly readyCounters: Ids;
  /** A choice is due before anything else may be done. */
  readonly isChoiceDue: boolean;
  isSame(one: P, other: P): boolean;
  orders(id: string): Orders<C, P>;
  throwsDice(command: C): boolean;
  shift(ids: Ids, lead: string, to: P): Shift<C, P> | undefined;
}

/** In the past, or where nobody may play: nothing. */
export const NO_ORDERS: Orders<never, never> = {
  groups: [],
  strikes: [],
  here: [],
  places: [],
  send: () => ({}),
  nearest: () => undefined,
};

export const placeOf = <P>({ counters }: Pick<TablePosition<unknown, P>, 'counters'>, id: string): P | undefined =>
  counters.find((counter) => counter.id === id)?.place;

export const standingAt = <P>(
  { counters, isSame }: Pick<TablePosition<unknown, P>, 'counters' | 'isSame'>,
  place: P,
): readonly CounterShown<P>[] => counters.filter((counter) => isSame(counter.place, place));

/** Those who go together: as they were chosen, or the first who may. */
export const groupOf = ({ groups }: Pick<Orders, 'groups'>, chosen: Ids | undefined): Ids | undefined =>
  groups.find((group) => chosen !== undefined && sameIds(group, chosen)) ?? groups[0];

/** Where a counter would end that is sent to a place, with whoever was chosen to go with it. */
export function sent<C, P>(
  position: TablePosition<C, P>,
  { id, group }: { readonly id: string; readonly group?: Ids | undefined },
  to: P,
): Destination<C, P> {
  const orders = position.orders(id);
  const who = groupOf(orders, group);
  return who === undefined ? {} : orders.send(who, to);
}

/** A friend who can still act is selected when he is tapped; whoever means to stack says so. */
export const isFriends = <P>(position: TablePosition<unknown, P>, id: string, place: P): boolean => {
  const own = placeOf(position, id);
  return (
    !position.isChoiceDue &&
    (own === undefined || !position.isSame(own, place)) &&
    standingAt(position, place).some((one) => position.readyCounters.includes(one.id))
  );
};

export const strikeIn = <C, P>(position: TablePosition<C, P>, selection: Selection<C, P>): Strike<C, P> | undefined =>
  selection.state === 'strike'
    ? strikeOf(position.orders(selection.id).strikes, position.isSame, selection)
    : undefined;

/** The command that a selection comes to; undefined where nothing may be played yet. */
export function commandIn<C, P>(position: TablePosition<C, P>, selection: Selection<C, P>): C | undefined {
  switch (selection.state) {
    case 'command':
      return selection.command;
    case 'move':
      return sent(position, selection, selection.to).move?.command;
    case 'strike':
      return strikeIn(position, selection)?.command;
    case 'nothing':
    case 'counter':
    case 'line':
      return undefined;
  }
}

/** Commands that follow it: of those who go along by themselves. */
export const followingIn = <C, P>(position: TablePosition<C, P>, selection: Selection<C, P>): readonly C[] =>
  (selection.state === 'move' && sent(position, selection, selection.to).move?.following) || [];

/** What becomes of a line that is sent somewhere. */
export const shiftIn = <C, P>(position: TablePosition<C, P>, selection: Selection<C, P>): Shift<C, P> | undefined =>
  selection.state === 'line' && selection.to !== undefined
    ? position.shift(selection.line, selection.id, selection.to)
    : undefined;

/** Places of friends where a counter may be stacked. */
export function stackPlaces<C, P>(
  position: TablePosition<C, P>,
  chosen: { readonly id: string; readonly group?: Ids | undefined },
): readonly P[] {
  const places: P[] = [];
  for (const { id, place } of position.counters)
    if (
      position.readyCounters.includes(id) &&
      !places.some((one) => position.isSame(one, place)) &&
      isFriends(position, chosen.id, place) &&
      sent(position, chosen, place).move !== undefined
    )
      places.push(place);
  return places;
}
