import { sentence } from '../../../../hex-battle/story/phrase.ts';
import type { Heading, Passage, StoryPlace, Storyteller } from '../../../../kernel/story.ts';
import { t } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Command } from '../turn/orders.ts';
import type { Event } from '../position/events.ts';
import type { Battle } from '../game.ts';
import { ASSAULT_KINDS } from '../position/obligations.ts';
import type { State } from '../position/state.ts';
import { tellEvent } from '../text/log-lines.ts';
import { fatePassage, rallyPassage, routPassage } from './fates.ts';
import { firePassage } from './fire.ts';
import { idlePassage } from './idle.ts';
import { arrivalsPassage, movesPassage } from './moves.ts';
import { shockPassage } from './shock.ts';
import type { PassageEvents } from './passage-events.ts';

/** Tells battles of Jours de Gloire as players do: by turn and by formation, a sentence for each deed. */
export const storytellerOf = (battle: Battle): Storyteller<State, Command, Event, HexPlace> => ({
  opening: { text: t('tour 1', 'turn 1') },
  placeOf,
  heading: (event) => headingOf(battle, event),
  passage: (kind, events) => PASSAGES[kind as Kind](battle, events),
});

const PASSAGES = {
  moves: movesPassage,
  arrivals: arrivalsPassage,
  fire: firePassage,
  declared: toldPassage,
  shock: shockPassage,
  breakthrough: shockPassage,
  'counter-shock': shockPassage,
  pursuit: shockPassage,
  rally: rallyPassage,
  rout: routPassage,
  fate: fatePassage,
  idle: idlePassage,
  preparation: toldPassage,
  test: toldPassage,
  end: endPassage,
} as const satisfies Readonly<Record<string, (battle: Battle, events: PassageEvents) => Passage<HexPlace>>>;
type Kind = keyof typeof PASSAGES;

const opens = (kind: Kind): StoryPlace => ({ opens: kind });
const isAssault = (open: string | undefined): boolean => ASSAULT_KINDS.some((kind) => kind === open);
/** Events that a shock, a shot or a flight brings belong to its passage. */
const inDeed = (open: string | undefined): boolean =>
  isAssault(open) || open === 'fire' || open === 'rout' || open === 'fate' || open === 'rally';

function placeOf(event: Event, open: string | undefined): StoryPlace {
  switch (event.is) {
    case 'turn':
      return 'chapter';
    case 'activation':
      return 'section';
    case 'orders':
    case 'initiative':
    case 'impulse':
    case 'lapse':
      return opens('preparation');
    case 'face-down':
      return event.orders === undefined ? 'silent' : opens('preparation');
    case 'step':
      if (event.step === 'command') return 'section';
      if (event.idle !== true) return 'silent';
      return open === 'idle' ? 'goes on' : opens('idle');
    case 'move':
    case 'lead':
      return open === 'moves' ? 'goes on' : opens('moves');
    case 'square':
      return isAssault(open) || open === 'moves' ? 'goes on' : opens('moves');
    case 'arrive':
    case 'takes-command':
      return open === 'arrivals' ? 'goes on' : opens('arrivals');
    case 'fire':
      return isAssault(open) ? 'goes on' : opens('fire');
    case 'declare':
      return opens('declared');
    case 'begin':
      return opens('shock');
    case 'assault':
      if (event.assault === null) return 'ends';
      return event.assault.kind === open ? 'goes on' : opens(event.assault.kind);
    case 'tested':
      return inDeed(open) || open === 'moves' ? 'goes on' : opens('test');
    case 'charge':
    case 'counter-charge':
    case 'result':
    case 'recoil':
    case 'refusal':
    case 'advance':
    case 'state':
      return inDeed(open) || open === 'moves' ? 'goes on' : opens('fate');
    case 'flight':
      return inDeed(open) && open !== 'fate' ? 'goes on' : opens('rout');
    case 'rally':
      return opens('rally');
    case 'gone':
    case 'joins':
    case 'collapse':
    case 'held':
      return inDeed(open) ? 'goes on' : opens('fate');
    case 'over':
      return opens('end');
    case 'face':
      return open === undefined ? 'silent' : 'goes on';
    case 'rest':
      return 'ends';
    case 'owe':
    case 'paid':
    case 'face-up':
      return 'silent';
  }
}

function headingOf({ field }: Battle, event: Event): Heading {
  if (event.is === 'turn') return { text: t(`tour ${event.turn}`, `turn ${event.turn}`) };
  if (event.is !== 'activation') return { text: t('commandants', 'commanders') };
  const { name, side } = field.formations[event.formation]!;
  return event.led.length > 0
    ? { text: t(`${name.fr}, avec ordres`, `${name.en}, with orders`), side }
    : { text: t(`${name.fr}, sans ordres`, `${name.en}, without orders`), side };
}

/** As its events are told one by one. */
function toldPassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  return { text: sentence(events.flatMap(({ event }) => tellEvent(field, event) ?? [])), matter: 'aside', arrows: [] };
}

function endPassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  return { ...toldPassage(battle, events), matter: 'blow' };
}
