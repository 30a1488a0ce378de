import { unitPhrase } from '../../../../hex-battle/story/names.ts';
import { dieText, eventsOf, openerOf } from '../../../../hex-battle/story/told.ts';
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
import type { Told } from './told.ts';

function factsOf(field: Field, told: Told): CombatFacts {
  const { attackers, defenders } = openerOf(told, 'attack');
  const fellBack = new Map(
    eventsOf(told, 'retreat').flatMap(({ units, to }) => units.map((unit) => [unit, hexText(field, to)] as const)),
  );
  return {
    attackers,
    defenders,
    isFought: eventsOf(told, 'result').length > 0,
    destroyed: new Set(eventsOf(told, 'gone').flatMap(({ unit, as }) => (as === 'eliminated' ? [unit] : []))),
    routed: new Set([...routedIn(told), ...eventsOf(told, 'flight').map(({ unit }) => unit)]),
    fellBack,
  };
}

/** A melee with the fire in it, from its declaration to the last advance. */
export function combatPassage(battle: Battle, told: Told): Passage<HexPlace> {
  const { field } = battle;
  const facts = factsOf(field, told);
  const clauses = [
    ...combatClauses(facts, (unit) => unitPhrase(field, unit)),
    ...bystanderClauses(field, told, facts),
    ...shakenClauses(field, told),
    ...withdrawalClauses(field, told),
    ...fateClauses(field, told),
    ...advanceClauses(field, told),
  ];
  const [first] = told;
  const { on } = openerOf(told, 'attack');
  return {
    text: sentence(clauses, dieText(battle, told, 'result')),
    matter: isBlow(told) ? 'blow' : 'deed',
    arrows: [
      ...on.flatMap((hex) => strikesOn(field, first!.before, facts.attackers, hex)),
      ...fallArrows(field, told),
      ...advanceArrows(field, told),
    ],
  };
}

/** Others who routed with them, or were lost. */
function bystanderClauses(field: Field, told: Told, { attackers, defenders }: CombatFacts): Text[] {
  const involved = new Set([...attackers, ...defenders]);
  return routClauses(
    field,
    told.filter(({ event }) => 'unit' in event && !involved.has(event.unit)),
  );
}

const advanceClauses = (field: Field, told: Told): Text[] => {
  const hexes = [...new Set(eventsOf(told, 'advance').map(({ to }) => hexText(field, to)))].join(', ');
  return hexes === '' ? [] : [t(`avance en ${hexes}`, `advance into ${hexes}`)];
};

const advanceArrows = (field: Field, told: Told) =>
  told.flatMap(({ event, before }) =>
    event.is === 'advance' ? event.units.flatMap((unit) => wayOf(field, before, unit, 'move', [event.to])) : [],
  );
