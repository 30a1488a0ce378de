import { routTexts } from '../../../../hex-battle/story/flights.ts';
import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/passage-events.ts';
import { wayOf } from '../../../../hex-battle/story/arrows.ts';
import { person, possessive, says, sentence, together, type Verb, words } from '../../../../hex-battle/story/phrase.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Arrow, Passage } from '../../../../kernel/story.ts';
import { same, t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { EventOf } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { OFF_MAP, type UnitState } from '../position/state.ts';
import { hexText, tellEvent } from '../text/log-lines.ts';
import type { PassageEvents } from './passage-events.ts';

const DISORDER = t('désordre', 'disordered');

/** `désordre des Suisses` */
export function shakenClauses(field: Field, events: PassageEvents): Text[] {
  const worst = new Map(eventsOf(events, 'state').map(({ unit, to }) => [unit, to]));
  const units = [...worst].filter(([, to]) => to === 'disordered').map(([unit]) => unitPhrase(field, unit));
  if (units.length === 0) return [];
  const { en, of } = together(units);
  return [t(`${DISORDER.fr} ${of.fr}`, `${en} ${DISORDER.en}`)];
}

const GONE: Readonly<Record<EventOf<'gone'>['as'], Verb>> = {
  eliminated: ['disparaît', 'disparaissent', 'perished'],
  left: ['sort de la carte', 'sortent de la carte', 'left the map'],
};

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

/** What follows for leaders, formations and objectives. */
export function wakeClauses(field: Field, events: PassageEvents): Text[] {
  return events.flatMap(({ event }) => {
    if (event.is === 'collapse') {
      const { fr, en } = field.formations[event.formation]!.name;
      return [t(`la formation ${withDe(fr)} s’effondre`, `${possessive(en)} formation collapsed`)];
    }
    if (event.is === 'joins') {
      const who = person(field.leaders[event.leader]!.name);
      if (event.hex === OFF_MAP) return [says(who, ['quitte la carte', 'quittent la carte', 'left the map'])];
      return [
        words(
          says(who, ['rejoint les siens en', 'rejoignent les leurs en', 'went to his troops in']),
          same(hexText(field, event.hex)),
        ),
      ];
    }
    return event.is === 'held' ? (tellEvent(field, event) ?? []) : [];
  });
}

/** Somebody was lost, or a formation, or an objective. */
export const isBlow = (events: PassageEvents): boolean =>
  events.some(
    ({ event }) =>
      event.is === 'gone' ||
      event.is === 'flight' ||
      event.is === 'collapse' ||
      event.is === 'held' ||
      (event.is === 'state' && event.to === 'routed'),
  );

/** Who gave way, and where they fled. */
export const fallArrows = (field: Field, events: PassageEvents): Arrow<HexPlace>[] =>
  events.flatMap(({ event, before }) => {
    if (event.is === 'recoil' || event.is === 'refusal')
      return event.units.flatMap((unit) => wayOf(field, before, unit, 'fallback', event.path));
    return event.is === 'flight' ? wayOf(field, before, event.unit, 'fallback', event.path) : [];
  });

/** What befalls somebody outside a shock. */
export function fatePassage({ field }: Battle, events: PassageEvents): Passage<HexPlace> {
  const clauses = [...routClauses(field, events), ...shakenClauses(field, events), ...wakeClauses(field, events)];
  const plain = events.flatMap(({ event }) => tellEvent(field, event) ?? []);
  return {
    text: sentence(clauses.length > 0 ? clauses : plain),
    matter: isBlow(events) ? 'blow' : 'aside',
    arrows: fallArrows(field, events),
  };
}

export const routPassage = ({ field }: Battle, events: PassageEvents): Passage<HexPlace> => ({
  text: sentence([...routClauses(field, events), ...shakenClauses(field, events), ...wakeClauses(field, events)]),
  matter: 'deed',
  arrows: fallArrows(field, events),
});

const STATES: Readonly<Partial<Record<UnitState, Text>>> = {
  good: t('bon ordre', 'in good order'),
  disordered: DISORDER,
  routed: t('déroute', 'still routed'),
};

/** One who tried to rally, and how he stands. */
export function rallyPassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const { unit, to, passed } = openerOf(events, 'rally');
  const { fr, en } = says(
    unitPhrase(field, unit),
    passed ? ['se rallie', 'se rallient', 'rallied'] : ['ne se rallie pas', 'ne se rallient pas', 'did not rally'],
  );
  const state = STATES[to] ?? same('');
  return {
    text: sentence([t(`${fr} : ${state.fr}`, `${en}: ${state.en}`)], dieText(battle, events, 'rally')),
    matter: passed ? 'deed' : 'aside',
    arrows: [],
  };
}
