import { endText, unitPhrase, unitsPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf } from '../../../../hex-battle/story/passage-events.ts';
import { strikesOn, wayOf } from '../../../../hex-battle/story/arrows.ts';
import { combatClauses, type CombatFacts } from '../../../../hex-battle/story/combat.ts';
import { says, sentence, type Verb, words } from '../../../../hex-battle/story/phrase.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { EventOf } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import type { Assault } from '../position/obligations.ts';
import type { Battle } from '../game.ts';
import { hexOf, type State } from '../position/state.ts';
import { hexText } from '../text/log-lines.ts';
import { fallArrows, isBlow, routClauses, routedIn, shakenClauses, wakeClauses } from './fates.ts';
import { shotText } from './fire.ts';
import type { PassageEvents } from './passage-events.ts';

function factsOf(
  field: Field,
  events: PassageEvents,
  { side, on, units, charges }: Assault,
  before: State,
): CombatFacts {
  const back = [...eventsOf(events, 'recoil'), ...eventsOf(events, 'refusal')];
  return {
    attackers: [...units, ...charges.map(({ unit }) => unit)],
    defenders: field.units.flatMap((one, unit) => (one.side !== side && hexOf(before, unit) === on ? [unit] : [])),
    isFought: eventsOf(events, 'result').length > 0,
    destroyed: new Set(eventsOf(events, 'gone').flatMap(({ unit, as }) => (as === 'eliminated' ? [unit] : []))),
    routed: new Set([...routedIn(events), ...eventsOf(events, 'flight').map(({ unit }) => unit)]),
    fellBack: new Map(back.flatMap((one) => one.units.map((unit) => [unit, endText(field, one.path)] as const))),
  };
}

const TESTS: Readonly<
  Record<Exclude<EventOf<'tested'>['test'], 'engagement'>, readonly [passed: Verb | undefined, failed: Verb]>
> = {
  square: [
    ['forme le carré', 'forment le carré', 'formed square'],
    ['ne forme pas le carré', 'ne forment pas le carré', 'failed to form square'],
  ],
  'counter-charge': [
    ['contre-charge', 'contre-chargent', 'counter-charged'],
    ['ne contre-charge pas', 'ne contre-chargent pas', 'failed to counter-charge'],
  ],
  cohesion: [undefined, ['perd sa cohésion', 'perdent leur cohésion', 'lost cohesion']],
};

/** What came before the throw: shots, tests, a refusal. */
function preludeClauses(field: Field, events: PassageEvents): Text[] {
  return events.flatMap(({ event, before }) => {
    if (event.is === 'fire') return [shotText(field, before, event)];
    if (event.is === 'refusal')
      return [says(unitsPhrase(field, event.units), ['refuse le choc', 'refusent le choc', 'refused the shock'])];
    if (event.is !== 'tested' || event.test === 'engagement') return [];
    const verb = TESTS[event.test][event.passed ? 0 : 1];
    return verb === undefined ? [] : [says(unitPhrase(field, event.unit), verb)];
  });
}

const DARE: Verb = ['n’ose attaquer', 'n’osent attaquer', 'dared not attack'];

function mainClauses(field: Field, facts: CombatFacts, events: PassageEvents): Text[] {
  const phrase = (unit: number) => unitPhrase(field, unit);
  if (facts.defenders.length === 0 || facts.attackers.length === 0) return [];
  const refused = eventsOf(events, 'tested').filter(({ test, passed }) => test === 'engagement' && !passed);
  if (facts.isFought || !facts.attackers.every((unit) => refused.some((one) => one.unit === unit)))
    return combatClauses(facts, phrase);
  return [words(says(unitsPhrase(field, facts.attackers), DARE), unitsPhrase(field, facts.defenders))];
}

const KINDS: Readonly<Partial<Record<Assault['kind'], Text>>> = {
  breakthrough: t('choc de rupture', 'breakthrough'),
  'counter-shock': t('contre-choc', 'counter-shock'),
  pursuit: t('poursuite', 'pursuit'),
};

/** A shock with all that it brought, from its declaration to the last advance. */
export function shockPassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const first = events.find(({ event }) => event.is === 'assault' && event.assault !== null);
  const assault = first?.event.is === 'assault' ? first.event.assault : null;
  if (first === undefined || assault === null) return { text: t('Choc', 'Shock'), matter: 'aside', arrows: [] };
  const facts = factsOf(field, events, assault, first.before);
  const kind = KINDS[assault.kind];
  const clauses = [
    ...mainClauses(field, facts, events),
    ...bystanderClauses(field, events, facts),
    ...shakenClauses(field, events),
    ...preludeClauses(field, events),
    ...advanceClauses(field, events),
    ...wakeClauses(field, events),
  ];
  return {
    text: sentence(clauses, [...(kind ? [kind] : []), ...dieText(battle, events, 'result')]),
    matter: isBlow(events) ? 'blow' : 'deed',
    arrows: [
      ...strikesOn(field, first.before, facts.attackers, assault.on),
      ...fallArrows(field, events),
      ...advanceArrows(field, events),
    ],
  };
}

/** Clauses about others who routed with them, or were lost. */
function bystanderClauses(field: Field, events: PassageEvents, { attackers, defenders }: CombatFacts): Text[] {
  const involved = new Set([...attackers, ...defenders]);
  return routClauses(
    field,
    events.filter(({ event }) => 'unit' in event && !involved.has(event.unit)),
  );
}

const advanceClauses = (field: Field, events: PassageEvents): Text[] => {
  const hexes = [...new Set(eventsOf(events, 'advance').map(({ to }) => hexText(field, to)))].join(', ');
  return hexes === '' ? [] : [t(`avance en ${hexes}`, `advance into ${hexes}`)];
};

const advanceArrows = (field: Field, events: PassageEvents) =>
  events.flatMap(({ event, before }) =>
    event.is === 'advance' ? event.units.flatMap((unit) => wayOf(field, before, unit, 'move', [event.to])) : [],
  );
