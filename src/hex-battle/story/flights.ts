import { same, type Text } from '../../kernel/text.ts';
import { endText, type StoryField, unitPhrase } from './names.ts';
import { says, type Verb, words } from './phrase.ts';

/** A rout move: the hexes entered, and where it ended. */
export interface Flight {
  readonly unit: number;
  readonly path: readonly number[];
  readonly end: 'hex' | 'edge' | 'blocked';
}

const ROUT: Verb = ['part en déroute', 'partent en déroute', 'routed'];
const FLEE: Verb = ['fuit en', 'fuient en', 'fled to'];
const FLEE_OFF: Verb = ['fuit hors de la carte', 'fuient hors de la carte', 'fled off the map'];
const NO_WAY: Verb = ['fuit sans issue', 'fuient sans issue', 'found no way to flee'];

function flightText(field: StoryField, { unit, path, end }: Flight): Text {
  const who = unitPhrase(field, unit);
  if (end === 'edge') return says(who, FLEE_OFF);
  if (end === 'blocked' || path.length === 0) return says(who, NO_WAY);
  return words(says(who, FLEE), same(endText(field, path)));
}

/** Who routed, and where to; whoever fled has routed. */
export function routTexts(field: StoryField, routed: readonly number[], flights: readonly Flight[]): Text[] {
  const stood = routed.filter((unit) => !flights.some((flight) => flight.unit === unit));
  return [
    ...stood.map((unit) => says(unitPhrase(field, unit), ROUT)),
    ...flights.map((flight) => flightText(field, flight)),
  ];
}
