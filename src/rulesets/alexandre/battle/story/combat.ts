import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/passage-events.ts';
import { strikesOn, wayOf } from '../../../../hex-battle/story/arrows.ts';
import { combatClauses, type CombatFacts } from '../../../../hex-battle/story/combat.ts';
import { sentence } from '../../../../hex-battle/story/phrase.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Field } from '../position/field.ts';
import type { Battle } from '../game.ts';
import { hexText } from '../text/log-lines.ts';
import { fateClauses, fallArrows, isBlow, routClauses, routedIn, shakenClauses, withdrawalClauses } from './fates.ts';
import type { PassageEvents } from './passage-events.ts';

function factsOf(field: Field, events: PassageEvents): CombatFacts {
  const { attackers, defenders } = openerOf(events, 'attack');
  const fellBack = new Map(
    eventsOf(events, 'retreat').flatMap(({ units, to }) => units.map((unit) => [unit, hexText(field, to)] as const)),
  );
  return {
    attackers,
    defenders,
    isFought: eventsOf(events, 'result').length > 0,
    destroyed: new Set(eventsOf(events, 'gone').flatMap(({ unit, as }) => (as === 'eliminated' ? [unit] : []))),
    routed: new Set([...routedIn(events), ...eventsOf(events, 'flight').map(({ unit }) => unit)]),
    fellBack,
  };
}

/** A melee with the fire in it, from its declaration to the last advance. */
export function combatPassage(battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { field } = battle;
  const facts = factsOf(field, events);
  const clauses = [
    ...combatClauses(facts, (unit) => unitPhrase(field, unit)),
    ...bystanderClauses(field, events, facts),
    ...shakenClauses(field, events),
    ...withdrawalClauses(field, events),
    ...fateClauses(field, events),
    ...advanceClauses(field, events),
  ];
  const [first] = events;
  const { on } = openerOf(events, 'attack');
  return {
    text: sentence(clauses, dieText(battle, events, 'result')),
    matter: isBlow(events) ? 'blow' : 'deed',
    arrows: [
      ...on.flatMap((hex) => strikesOn(field, first!.before, facts.attackers, hex)),
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
