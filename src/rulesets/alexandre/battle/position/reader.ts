import type { JournalReader } from '../../../../kernel/game.ts';
import { readCommand } from '../turn/order-shapes.ts';
import type { Command } from '../turn/orders.ts';
import { type Event, readEvents } from './events.ts';
import type { Field } from './field.ts';
import { faultIn } from './soundness.ts';
import type { State } from './state.ts';

/** Reads journals of a battle: their counters and hexes must be there. */
export function readerFor(field: Field): JournalReader<State, Command, Event> {
  const { units, leaders, grid } = field;
  const extent = { units: units.length, leaders: leaders.length, hexes: grid.hexes };
  return {
    command: readCommand,
    events: (json) => readEvents(json, extent),
    faultIn: (state) => faultIn(field, state),
  };
}
