import type { Happened } from '../../../../kernel/story.ts';
import type { Command } from '../turn/orders.ts';
import type { Event } from '../position/events.ts';
import type { State } from '../position/state.ts';

/** The events of a passage, in their order. */
export type PassageEvents = readonly Happened<State, Command, Event>[];
