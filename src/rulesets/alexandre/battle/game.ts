import type { Ending, Game } from '../../../kernel/game.ts';
import { hashOf, hashText } from '../../../kernel/rolling-hash.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { levelOf, withoutEmptyPar } from '../../../hex-battle/scenario/par.ts';
import { ALEXANDRE } from '../ruleset.ts';
import type { Command } from './turn/orders.ts';
import { Draft } from './position/draft.ts';
import type { Event } from './position/events.ts';
import { type Field, openField } from './position/field.ts';
import { legalNow } from './turn/legal.ts';
import { prepare } from './turn/prepare.ts';
import { readerFor } from './position/reader.ts';
import { sketcherOf } from './text/map-sketch.ts';
import { NOBODY, type State } from './position/state.ts';
import { setUp } from './turn/sequence.ts';
import { pointsOf } from './turn/victory.ts';
import { endingText, sayCommand, standingText, tellEvent } from './text/log-lines.ts';

/** The rules of the board: raised when a journal's commands would lead elsewhere. */
const RULES_VERSION = 3;

/** A battle of Alexandre contre la Perse: a scenario with the rulings chosen for it. */
export interface Battle extends Game<State, Command, Event> {
  readonly field: Field;
}

/** Checks an untrusted scenario and makes it ready; throws `BadInput`. */
export function openBattle(data: unknown, options: Options): Battle {
  const field = openField(data, options);
  const { scenario } = field;
  return {
    field,
    ruleset: ALEXANDRE.id,
    version: RULES_VERSION,
    scenario: {
      id: scenario.id,
      hash: hashText(hashOf(withoutEmptyPar(scenario))),
      title: scenario.title,
      introduction: scenario.introduction,
    },
    options,
    sides: scenario.sides.map(({ name }) => name),
    setUp: () => setUp(field),
    legal: (state) => legalNow(field, state),
    prepare: (state, command) => prepare(field, state, command),
    needsConsent: (command) => 'agreed' in command && command.agreed !== undefined,
    evolve: (state, events) => evolve(field, state, events),
    // Nothing is hidden on this board.
    view: (state) => state,
    seen: (_before, played) => played,
    tell: (event) => tellEvent(field, event),
    say: (state, command) => sayCommand(field, state, command),
    standing: (state) => standingText(field, state),
    ending: (state) => endingOf(field, state),
    hash: ({ hash }) => hashText(hash),
    sketcher: () => sketcherOf(field),
    reader: () => readerFor(field),
  };
}

function endingOf(field: Field, state: State): Ending | undefined {
  const { over } = state;
  if (over === null) return undefined;
  const { par, sides } = field.scenario;
  const lead = pointsOf(field, state, 0) - pointsOf(field, state, 1);
  return {
    winner: over.winner === NOBODY ? undefined : over.winner,
    why: endingText(field, over),
    level: levelOf(
      par,
      lead,
      sides.map(({ name }) => name),
    ),
  };
}

/** All events of a command on one draft. */
function evolve(field: Field, state: State, events: readonly Event[]): State {
  const draft = new Draft(field, state);
  for (const event of events) draft.apply(event);
  const next = draft.finish();
  // Events may come from a journal that somebody wrote: three units in a hex are found here, not when somebody asks.
  field.places.at(next.units);
  return next;
}
