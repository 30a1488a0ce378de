import { routTexts } from '../../../../hex-battle/story/flights.ts';
import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/passage-events.ts';
import { wayOf } from '../../../../hex-battle/story/arrows.ts';
import { person, says, sentence, together, type Verb } from '../../../../hex-battle/story/phrase.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Arrow, Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { EventOf } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { type LeaderFate, stateOf, type UnitState } from '../position/state.ts';
import { endingText, hexText, tellEvent } from '../text/log-lines.ts';
import type { PassageEvents } from './passage-events.ts';

/** Nouns, since they need not agree with a name. */
const SHAKEN: Readonly<Partial<Record<UnitState, Text>>> = {
  fatigued: t('fatigue', 'fatigued'),
  discouraged: t('découragement', 'discouraged'),
};

const GONE: Readonly<Record<EventOf<'gone'>['as'], Verb>> = {
  eliminated: ['disparaît', 'disparaissent', 'perished'],
  removed: ['se retire', 'se retirent', 'withdrew'],
};

const FATES: Readonly<Record<LeaderFate, Verb>> = {
  unharmed: ['reste indemne', 'restent indemnes', 'was unharmed'],
  wounded: ['reçoit une blessure', 'reçoivent des blessures', 'was wounded'],
  killed: ['meurt au combat', 'meurent au combat', 'was killed'],
  captured: ['tombe aux mains de l’ennemi', 'tombent aux mains de l’ennemi', 'was captured'],
  fled: ['fuit hors de la carte', 'fuient hors de la carte', 'fled off the map'],
};

/** `fatigue des Cappadociens`: each state with all whom it befell. */
export function shakenClauses(field: Field, events: PassageEvents): Text[] {
  const worst = new Map(eventsOf(events, 'state').map(({ unit, to }) => [unit, to]));
  return Object.entries(SHAKEN).flatMap(([state, { fr, en }]) => {
    const units = [...worst].filter(([, to]) => to === state).map(([unit]) => unitPhrase(field, unit));
    if (units.length === 0) return [];
    const who = together(units);
    return [t(`${fr} ${who.of.fr}`, `${who.en} ${en}`)];
  });
}

/** Who routed, and who left the map. */
export function routClauses(field: Field, events: PassageEvents): Text[] {
  const flights = eventsOf(events, 'flight');
  const fled = new Set(flights.map(({ unit }) => unit));
  return [
    ...routTexts(field, routedIn(events), flights),
    ...eventsOf(events, 'gone').flatMap(({ unit, as }) =>
      fled.has(unit) ? [] : [says(unitPhrase(field, unit), GONE[as])],
    ),
  ];
}

export const routedIn = (events: PassageEvents): number[] =>
  eventsOf(events, 'state').flatMap(({ unit, to }) => (to === 'routed' ? [unit] : []));

/** Who leaves the map without being lost. */
export const withdrawalClauses = (field: Field, events: PassageEvents): Text[] =>
  eventsOf(events, 'gone').flatMap(({ unit, as }) =>
    as === 'removed' ? [says(unitPhrase(field, unit), GONE[as])] : [],
  );

/** What became of leaders, and who joins whom. */
export function fateClauses(field: Field, events: PassageEvents): Text[] {
  return events.flatMap(({ event }) => {
    if (event.is === 'leader')
      return event.fate === 'unharmed' ? [] : [says(person(field.leaders[event.leader]!.name), FATES[event.fate])];
    if (event.is === 'substitute') {
      const [{ fr, en }, at] = [field.leaders[event.leader]!.name, hexText(field, event.hex)];
      return [t(`un remplaçant ${withDe(fr)} arrive en ${at}`, `a substitute for ${en} came to ${at}`)];
    }
    return [];
  });
}

/** Somebody was lost, or the battle was. */
export const isBlow = (events: PassageEvents): boolean =>
  events.some(
    ({ event }) =>
      event.is === 'gone' ||
      event.is === 'flight' ||
      event.is === 'over' ||
      (event.is === 'state' && event.to === 'routed') ||
      (event.is === 'leader' && event.fate !== 'unharmed'),
  );

/** Who gave way, and where they fled. */
export const fallArrows = (field: Field, events: PassageEvents): Arrow<HexPlace>[] =>
  events.flatMap(({ event, before }) => {
    if (event.is === 'retreat')
      return event.units.flatMap((unit) => wayOf(field, before, unit, 'fallback', [event.to]));
    return event.is === 'flight' ? wayOf(field, before, event.unit, 'fallback', event.path) : [];
  });

/** What befalls somebody outside a combat. */
export function fatePassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const clauses = [...routClauses(field, events), ...shakenClauses(field, events), ...fateClauses(field, events)];
  const plain = events.flatMap(({ event }) => tellEvent(field, event) ?? []);
  return {
    text: sentence(clauses.length > 0 ? clauses : plain),
    matter: isBlow(events) ? 'blow' : 'aside',
    arrows: fallArrows(field, events),
  };
}

/** Rout moves of a turn. */
export const routPassage = ({ field }: Battle, events: PassageEvents): Passage<HexPlace> => ({
  text: sentence([...routClauses(field, events), ...fateClauses(field, events)]),
  matter: 'deed',
  arrows: fallArrows(field, events),
});

const STATES: Readonly<Partial<Record<UnitState, Text>>> = {
  ...SHAKEN,
  good: t('bon ordre', 'in good order'),
  routed: t('déroute', 'still routed'),
};

/** One who tried to rally, and how he stands. */
export function rallyPassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const { unit, to } = openerOf(events, 'rally');
  const isRallied = stateOf(events[0]!.before, unit) !== to;
  const { fr, en } = says(
    unitPhrase(field, unit),
    isRallied ? ['se rallie', 'se rallient', 'rallied'] : ['ne se rallie pas', 'ne se rallient pas', 'did not rally'],
  );
  const state = STATES[to] ?? t('', '');
  return {
    text: sentence([t(`${fr} : ${state.fr}`, `${en}: ${state.en}`)], dieText(battle, events, 'rally')),
    matter: isRallied ? 'deed' : 'aside',
    arrows: [],
  };
}

export function initiativePassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const texts = events.flatMap(({ event }) => tellEvent(field, event) ?? []);
  return { text: sentence(texts), matter: 'aside', arrows: [] };
}

export function endPassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  return { text: sentence([endingText(field, openerOf(events, 'over').over)]), matter: 'blow', arrows: [] };
}
