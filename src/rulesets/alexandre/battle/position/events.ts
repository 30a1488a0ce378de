import * as v from 'valibot';
import {
  type Counted,
  counter,
  counterOrNobody,
  counters,
  eventsOf,
  facing,
  hex,
  hexes,
  isWithin,
  many,
  over,
  owe,
  paid,
  readAs,
  readWithin,
  side,
  some,
  way,
  whole,
} from '../../../../hex-battle/json-shapes.ts';
import { MELEE_RESULTS } from '../../charts/melee.ts';
import { type Obligation, obligation } from './obligations.ts';
import { ENDINGS, FATES, PASSED_OVER, STEPS, UNIT_STATES } from './state.ts';

const state = v.picklist(UNIT_STATES);
/** Units and leaders that are put into a hex together. */
const stack = some(counter, 2);
const MOST_POINTS = 1000;
/** The line of the results chart. */
const line = v.picklist(MELEE_RESULTS.lines.map(({ id }) => id));

/** What happened: with the resulting places and states, so that applying it needs no rule. */
const event = v.variant('is', [
  /** A turn opens: who commands whom is noted, a bit for each leader. */
  v.strictObject({ is: v.literal('turn'), turn: whole(1, 99), command: many(whole(0, 2 ** 30)) }),
  /** Dice and bonus, side by side; `inactive`: the leader kept from acting. */
  v.strictObject({
    is: v.literal('initiative'),
    totals: many(whole(-99, 99)),
    holder: side,
    inactive: counterOrNobody,
  }),
  v.strictObject({ is: v.literal('activation'), leader: counterOrNobody }),
  v.strictObject({ is: v.literal('step'), step: v.picklist(STEPS) }),
  /** Steps that are passed over, in their order: nobody can do anything in them. */
  v.strictObject({ is: v.literal('idle'), steps: many(v.picklist(PASSED_OVER)) }),
  v.strictObject({ is: v.literal('move'), units: stack, leaders: counters, path: way, facing }),
  v.strictObject({ is: v.literal('lead'), leader: counter, path: way }),
  v.strictObject({ is: v.literal('order'), top: counter, below: counter }),
  v.strictObject({ is: v.literal('rally'), unit: counter, total: whole(-99, 99), to: state }),
  v.strictObject({ is: v.literal('face'), unit: counter, facing }),
  v.strictObject({ is: v.literal('fire'), units: counters, at: hex, result: v.picklist(['none', 'D', 'Dr']) }),
  v.strictObject({ is: v.literal('attack'), attackers: counters, defenders: counters, from: hexes, on: hexes }),
  /** A line of the results chart. */
  v.strictObject({ is: v.literal('result'), line }),
  v.strictObject({
    is: v.literal('state'),
    unit: counter,
    to: state,
    why: v.exactOptional(v.picklist(['blocked', 'front'])),
  }),
  v.strictObject({ is: v.literal('retreat'), units: stack, leaders: counters, to: hex }),
  /** `path`: the hexes entered; `end`: a hex, the edge of the map, or no way at all. */
  v.strictObject({
    is: v.literal('flight'),
    unit: counter,
    leaders: counters,
    path: hexes,
    end: v.picklist(['hex', 'edge', 'blocked']),
  }),
  v.strictObject({ is: v.literal('advance'), units: stack, leaders: counters, to: hex, facing }),
  /** A unit leaves the map. */
  v.strictObject({ is: v.literal('gone'), unit: counter, as: v.picklist(['eliminated', 'removed']) }),
  /** `points`: what the other side scores by it. */
  v.strictObject({ is: v.literal('leader'), leader: counter, fate: v.picklist(FATES), points: whole(0, MOST_POINTS) }),
  v.strictObject({ is: v.literal('joins'), leader: counter, hex }),
  v.strictObject({ is: v.literal('substitute'), leader: counter, hex }),
  owe(obligation),
  paid,
  over(ENDINGS),
]);

export type Event = Readonly<v.InferOutput<typeof event>>;
export type EventOf<K extends Event['is']> = Extract<Event, { readonly is: K }>;

const events = eventsOf(event);

/** How many counters and hexes a battle has. */
export interface Extent {
  readonly units: number;
  readonly leaders: number;
  readonly hexes: number;
}

/** What the numbers in each field of an event stand for. */
const COUNTED: Counted<Extent> = {
  unit: 'units',
  units: 'units',
  top: 'units',
  below: 'units',
  attackers: 'units',
  defenders: 'units',
  must: 'units',
  may: 'units',
  leader: 'leaders',
  leaders: 'leaders',
  inactive: 'leaders',
  hex: 'hexes',
  to: 'hexes',
  at: 'hexes',
  path: 'hexes',
  from: 'hexes',
  on: 'hexes',
  into: 'hexes',
  fired: 'hexes',
};

/** Out of a journal of a battle; throws `BadInput`. */
export const readEvents = (json: unknown, extent: Extent): readonly Event[] =>
  readWithin(
    readAs(events, json, 'events'),
    (one) =>
      isWithin(one, extent, COUNTED) &&
      (one.is !== 'turn' || one.command.length === extent.units) &&
      (one.is !== 'owe' || one.obligations.every((owed) => areThere(owed, extent))),
  );

/** Flights are pairs of a unit and a number. */
const areThere = (owed: Obligation, { units }: Extent): boolean =>
  owed.owes !== 'flee' || owed.flights.every(([unit]) => unit < units);
