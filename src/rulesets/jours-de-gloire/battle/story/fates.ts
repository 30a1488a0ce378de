import { routTexts } from '../../../../hex-battle/story/flights.ts';
import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/told.ts';
import { wayOf } from '../../../../hex-battle/story/arrows.ts';
import { person, possessive, says, sentence, together, type Verb, words } from '../../../../hex-battle/story/phrase.ts';
import { withDe } from '../../../../kernel/elision.ts';
import type { Arrow, Passage } from '../../../../kernel/story.ts';
import { same, t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Happening } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { OFF_MAP, type UnitState } from '../position/state.ts';
import { hexText, tellEvent } from '../text/log-lines.ts';
import type { Told } from './told.ts';

const DISORDER = t('désordre', 'disordered');

/** `désordre des Suisses` */
export function shakenClauses(field: Field, told: Told): Text[] {
  const worst = new Map(eventsOf(told, 'state').map(({ unit, to }) => [unit, to]));
  const units = [...worst].filter(([, to]) => to === 'disordered').map(([unit]) => unitPhrase(field, unit));
  if (units.length === 0) return [];
  const { en, of } = together(units);
  return [t(`${DISORDER.fr} ${of.fr}`, `${en} ${DISORDER.en}`)];
}

const GONE: Readonly<Record<Happening<'gone'>['as'], Verb>> = {
  eliminated: ['disparaît', 'disparaissent', 'perished'],
  left: ['sort de la carte', 'sortent de la carte', 'left the map'],
};

/** Who routed, and who left the map. */
export function routClauses(field: Field, told: Told): Text[] {
  const flights = eventsOf(told, 'flight');
  const fled = new Set(flights.map(({ unit }) => unit));
  return [
    ...routTexts(field, routedIn(told), flights),
    ...eventsOf(told, 'gone').flatMap(({ unit, as }) =>
      fled.has(unit) ? [] : [says(unitPhrase(field, unit), GONE[as])],
    ),
  ];
}

export const routedIn = (told: Told): number[] =>
  eventsOf(told, 'state').flatMap(({ unit, to }) => (to === 'routed' ? [unit] : []));

/** What follows for leaders, formations and objectives. */
export function wakeClauses(field: Field, told: Told): Text[] {
  return told.flatMap(({ event }) => {
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
export const isBlow = (told: Told): boolean =>
  told.some(
    ({ event }) =>
      event.is === 'gone' ||
      event.is === 'flight' ||
      event.is === 'collapse' ||
      event.is === 'held' ||
      (event.is === 'state' && event.to === 'routed'),
  );

/** Who gave way, and where they fled. */
export const fallArrows = (field: Field, told: Told): Arrow<HexPlace>[] =>
  told.flatMap(({ event, before }) => {
    if (event.is === 'recoil' || event.is === 'refusal')
      return event.units.flatMap((unit) => wayOf(field, before, unit, 'fallback', event.path));
    return event.is === 'flight' ? wayOf(field, before, event.unit, 'fallback', event.path) : [];
  });

/** What befalls somebody outside a shock. */
export function fatePassage({ field }: Battle, told: Told): Passage<HexPlace> {
  const clauses = [...routClauses(field, told), ...shakenClauses(field, told), ...wakeClauses(field, told)];
  const plain = told.flatMap(({ event }) => tellEvent(field, event) ?? []);
  return {
    text: sentence(clauses.length > 0 ? clauses : plain),
    matter: isBlow(told) ? 'blow' : 'aside',
    arrows: fallArrows(field, told),
  };
}

export const routPassage = ({ field }: Battle, told: Told): Passage<HexPlace> => ({
  text: sentence([...routClauses(field, told), ...shakenClauses(field, told), ...wakeClauses(field, told)]),
  matter: 'deed',
  arrows: fallArrows(field, told),
});

const STATES: Readonly<Partial<Record<UnitState, Text>>> = {
  good: t('bon ordre', 'in good order'),
  disordered: DISORDER,
  routed: t('déroute', 'still routed'),
};

/** One who tried to rally, and how he stands. */
export function rallyPassage(battle: Battle, told: Told): Passage<HexPlace> {
  const { field } = battle;
  const { unit, to, passed } = openerOf(told, 'rally');
  const { fr, en } = says(
    unitPhrase(field, unit),
    passed ? ['se rallie', 'se rallient', 'rallied'] : ['ne se rallie pas', 'ne se rallient pas', 'did not rally'],
  );
  const state = STATES[to] ?? same('');
  return {
    text: sentence([t(`${fr} : ${state.fr}`, `${en}: ${state.en}`)], dieText(battle, told, 'rally')),
    matter: passed ? 'deed' : 'aside',
    arrows: [],
  };
}
