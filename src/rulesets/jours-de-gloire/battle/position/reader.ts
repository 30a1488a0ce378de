import type { JournalReader } from '../../../../kernel/game.ts';
import { type Command, readCommand } from '../turn/orders.ts';
import { type Event, readEvents } from './events.ts';
import type { Field } from './field.ts';
import { faultIn } from './soundness.ts';
import type { State } from './state.ts';

/** Reads journals of a battle: their counters, formations and hexes must be there. */
export function readerFor(field: Field): JournalReader<State, Command, Event> {
  const { units, leaders, formations, objectives, grid } = field;
  const extent = {
    units: units.length,
    leaders: leaders.length,
    formations: formations.length,
    objectives: objectives.length,
    hexes: grid.hexes,
  };
  return {
    command: readCommand,
    events: (json) => readEvents(json, extent),
    faultIn: (state) => faultIn(field, state),
  };
}
