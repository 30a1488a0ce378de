import { capitalize, t } from '../../../../kernel/text.ts';
import type { Passage, StoryPlace, Storyteller } from '../../../../kernel/story.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Command } from '../turn/orders.ts';
import type { Event } from '../position/events.ts';
import type { Battle } from '../game.ts';
import { NOBODY, type State } from '../position/state.ts';
import { tellEvent } from '../text/log-lines.ts';
import { combatPassage } from './combat.ts';
import { firePassage } from './fire.ts';
import { movesPassage } from './moves.ts';
import { endPassage, fatePassage, initiativePassage, rallyPassage, routPassage } from './fates.ts';
import type { PassageEvents } from './passage-events.ts';

/** Tells battles of Alexandre contre la Perse as players do: by turn and by leader, a sentence for each deed. */
export const storytellerOf = (battle: Battle): Storyteller<State, Command, Event, HexPlace> => ({
  opening: { text: t('tour 1', 'turn 1') },
  placeOf,
  heading: (event) => headingOf(battle, event),
  passage: (kind, events) => PASSAGES[kind as Kind](battle, events),
});

const PASSAGES = {
  initiative: initiativePassage,
  moves: movesPassage,
  fire: firePassage,
  combat: combatPassage,
  rally: rallyPassage,
  rout: routPassage,
  fate: fatePassage,
  idle: idlePassage,
  end: endPassage,
} as const satisfies Readonly<Record<string, (battle: Battle, events: PassageEvents) => Passage<HexPlace>>>;
type Kind = keyof typeof PASSAGES;

const opens = (kind: Kind): StoryPlace => ({ opens: kind });
/** Events that a combat, a shot or a flight brings belong to its passage. */
const inDeed = (open: string | undefined): boolean =>
  open === 'combat' || open === 'fire' || open === 'rout' || open === 'fate' || open === 'rally';

function placeOf(event: Event, open: string | undefined): StoryPlace {
  switch (event.is) {
    case 'turn':
      return 'chapter';
    case 'activation':
      return 'section';
    case 'initiative':
    case 'rally':
      return opens(event.is);
    case 'idle':
      return opens('idle');
    case 'move':
    case 'lead':
    case 'order':
      return open === 'moves' ? 'goes on' : opens('moves');
    case 'attack':
      return opens('combat');
    case 'fire':
      return open === 'combat' ? 'goes on' : opens('fire');
    case 'flight':
      return inDeed(open) && open !== 'fate' ? 'goes on' : opens('rout');
    case 'result':
    case 'retreat':
    case 'advance':
    case 'state':
    case 'face':
      return inDeed(open) || open === 'moves' ? 'goes on' : opens('fate');
    case 'gone':
    case 'leader':
    case 'joins':
    case 'substitute':
      return inDeed(open) ? 'goes on' : opens('fate');
    case 'over':
      return opens('end');
    case 'step':
    case 'owe':
    case 'paid':
      return 'silent';
  }
}

function headingOf({ field }: Battle, event: Event) {
  if (event.is === 'turn') return { text: t(`tour ${event.turn}`, `turn ${event.turn}`) };
  if (event.is !== 'activation' || event.leader === NOBODY) return { text: t('fin du tour', 'end of the turn') };
  const { name, side } = field.leaders[event.leader]!;
  return { text: name, side };
}

/** Steps in which nobody could do anything. */
function idlePassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  return { text: capitalize(tellEvent(field, events[0]!.event)!), matter: 'aside', arrows: [] };
}
