import type { JournalReader } from '../../../kernel/game.ts';
import { type Command, readCommand } from './commands.ts';
import { type Event, readEvents } from './events.ts';

export const READER: JournalReader<Command, Event> = { command: readCommand, events: readEvents };
