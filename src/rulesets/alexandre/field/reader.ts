import type { JournalReader } from '../../../kernel/game.ts';
import { readCommand } from './command-shapes.ts';
import type { Command } from './commands.ts';
import { type Event, readEvents } from './events.ts';
import type { Field } from './field.ts';

/** Reads journals of a battle: their counters and hexes must be there. */
export const readerFor = ({ units, leaders, grid: { hexes } }: Field): JournalReader<Command, Event> => ({
  command: readCommand,
  events: (json) => readEvents(json, { units: units.length, leaders: leaders.length, hexes }),
});
