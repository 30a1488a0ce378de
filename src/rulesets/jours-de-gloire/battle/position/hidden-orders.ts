import type { PlayedCommand, Viewer } from '../../../../kernel/game.ts';
import type { Command } from '../turn/orders.ts';
import { Draft } from './draft.ts';
import type { Event, EventOf } from './events.ts';
import type { Field } from './field.ts';
import { STATE_HASH } from './hash.ts';
import type { Order, State } from './state.ts';

/* Orders lie face down until their formation is activated (J-79): a side sees its own, a spectator none. */

const isFaceDown = (order: Order): boolean => order === 'given' || order === 'none';

const belongsToOther = (field: Field, formation: number, viewer: Viewer): boolean =>
  field.formations[formation]!.side !== viewer;

/** A position with the orders that somebody may not see unknown. Its hash is made of what he sees. */
export function viewOf(field: Field, state: State, viewer: Viewer): State {
  const isHidden = (order: Order, f: number): boolean => isFaceDown(order) && belongsToOther(field, f, viewer);
  if (!state.orders.some(isHidden)) return state;
  const orders = state.orders.slice();
  for (const [f, order] of state.orders.entries()) if (isHidden(order, f)) orders[f] = 'unknown';
  return STATE_HASH.withRest(state, { orders });
}

/** What somebody may know of a command that was played: orders given face down, and turned up when they are shown. */
export function seenBy(
  field: Field,
  before: State,
  { command, events }: PlayedCommand<Command, Event>,
  viewer: Viewer,
): PlayedCommand<Command | null, Event> {
  if (!events.some(bearsOnOrders)) return { command, events };
  const draft = new Draft(field, before);
  const seen: Event[] = [];
  for (const event of events) {
    seen.push(...maskFor(field, draft.state, event, viewer));
    draft.apply(event);
  }
  // Those of the command come first; what follows by itself may be orders of the other side.
  const given = events.find(({ is }) => is === 'orders') as EventOf<'orders'> | undefined;
  const isSecret = command.do === 'orders' && given?.side !== viewer;
  return { command: isSecret ? null : command, events: seen };
}

const bearsOnOrders = ({ is }: Event): boolean => is === 'orders' || is === 'turn' || is === 'activation';

/** An event as somebody may hear of it, with what turns orders face down or up for him. */
function maskFor(field: Field, before: State, event: Event, viewer: Viewer): readonly Event[] {
  switch (event.is) {
    case 'orders':
      if (event.side === viewer) return [event];
      return [{ is: 'face-down', side: event.side, orders: event.formations.length }];
    case 'turn':
      return [event, ...[0, 1].filter((side) => side !== viewer).map((side): Event => ({ is: 'face-down', side }))];
    case 'activation': {
      const { formation } = event;
      const order = before.orders[formation]!;
      if (!isFaceDown(order) || !belongsToOther(field, formation, viewer)) return [event];
      return [{ is: 'face-up', formation, ordered: order === 'given' }, event];
    }
    default:
      return [event];
  }
}
