import { type Battle as BattleOn, type BattleRules, openOn } from '../../../hex-battle/game.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { JOURS_DE_GLOIRE } from '../ruleset.ts';
import { Draft } from './position/draft.ts';
import type { Event } from './position/events.ts';
import { type Field, openField } from './position/field.ts';
import { seenBy, viewOf } from './position/hidden-orders.ts';
import { readerFor } from './position/reader.ts';
import { type State, waiting } from './position/state.ts';
import { endingText, sayCommand, standingText, tellEvent } from './text/log-lines.ts';
import { sketcherOf } from './text/map-sketch.ts';
import { legalNow } from './turn/legal.ts';
import type { Command } from './turn/orders.ts';
import { prepare } from './turn/prepare.ts';
import { setUp } from './turn/sequence.ts';
import { pointsOf } from './turn/victory.ts';

/** The rules of the board: raised when a journal's commands would lead elsewhere. */
const RULES_VERSION = 4;

/** A battle of Jours de Gloire: a scenario with the rulings chosen for it. */
export type Battle = BattleOn<Field, State, Command, Event>;

const RULES: BattleRules<Field, State, Command, Event> = {
  ruleset: JOURS_DE_GLOIRE.id,
  version: RULES_VERSION,
  setUp,
  legal: legalNow,
  prepare,
  evolve: (field, state, events) => new Draft(field, state).applyAll(events),
  hash: ({ hash }) => hash,
  points: pointsOf,
  say: sayCommand,
  tell: tellEvent,
  standing: standingText,
  endingText,
  reader: readerFor,
  sketcher: sketcherOf,
};

/** Checks an untrusted scenario and makes it ready; throws `BadInput`. Orders are hidden in it. */
export function openBattle(data: unknown, options: Options): Battle {
  const field = openField(data, options);
  return {
    ...openOn(field, RULES),
    view: (state, viewer) => viewOf(field, state, viewer),
    seen: (before, played, viewer) => seenBy(field, before, played, viewer),
    secret: (state) => {
      const owed = waiting(state);
      return owed?.owes === 'orders' ? owed.side : undefined;
    },
  };
}
