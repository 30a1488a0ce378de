import { type Battle as BattleOn, type BattleRules, openOn } from '../../../hex-battle/game.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { ALEXANDRE } from '../ruleset.ts';
import { Draft } from './position/draft.ts';
import type { Event } from './position/events.ts';
import { type Field, openField } from './position/field.ts';
import { readerFor } from './position/reader.ts';
import type { State } from './position/state.ts';
import { endingText, sayCommand, standingText, tellEvent } from './text/log-lines.ts';
import { sketcherOf } from './text/map-sketch.ts';
import { legalNow } from './turn/legal.ts';
import type { Command } from './turn/orders.ts';
import { prepare } from './turn/prepare.ts';
import { setUp } from './turn/sequence.ts';
import { pointsOf } from './turn/victory.ts';

/** The rules of the board: raised when a journal's commands would lead elsewhere. */
const RULES_VERSION = 3;

/** A battle of Alexandre contre la Perse: a scenario with the rulings chosen for it. */
export type Battle = BattleOn<Field, State, Command, Event>;

const RULES: BattleRules<Field, State, Command, Event> = {
  ruleset: ALEXANDRE.id,
  version: RULES_VERSION,
  setUp,
  legal: legalNow,
  prepare,
  evolve,
  hash: ({ hash }) => hash,
  points: pointsOf,
  say: sayCommand,
  tell: tellEvent,
  standing: standingText,
  endingText,
  reader: readerFor,
  sketcher: sketcherOf,
};

/** Checks an untrusted scenario and makes it ready; throws `BadInput`. */
export const openBattle = (data: unknown, options: Options): Battle => openOn(openField(data, options), RULES);

/** All events of a command on one draft. */
function evolve(field: Field, state: State, events: readonly Event[]): State {
  const next = new Draft(field, state).applyAll(events);
  // Events may come from a journal that somebody wrote: three units in a hex are found here, not when somebody asks.
  field.places.at(next.units);
  return next;
}
