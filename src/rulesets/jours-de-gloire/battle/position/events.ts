import * as v from 'valibot';
import {
  type Counted,
  counter,
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
  way,
  whole,
} from '../../../../hex-battle/json-shapes.ts';
import { OFF_MAP } from '../../../../hex-battle/counters/word.ts';
import { SHOCK_RESULTS } from '../../charts/shock.ts';
import { assault, type Obligation, obligation } from './obligations.ts';
import { ENDINGS, IMPULSES, STEPS, UNIT_STATES } from './state.ts';

const state = v.picklist(UNIT_STATES);
const formation = whole(0, 30);
/** Of the results chart. */
const line = v.picklist(SHOCK_RESULTS.lines.map(({ id }) => id));

export const TEST_KINDS = ['engagement', 'square', 'counter-charge', 'cohesion'] as const;

/** What happened: with the resulting places and states, so that applying it needs no rule. */
const event = v.variant('is', [
  /** A turn opens: the cup is filled, orders are to be given. */
  v.strictObject({ is: v.literal('turn'), turn: whole(1, 99), markers: many(whole(0, 2)) }),
  v.strictObject({ is: v.literal('orders'), side, formations: many(formation) }),
  /** What whoever may not see orders hears of them: they lie face down; `orders`: so many have just been given. */
  v.strictObject({ is: v.literal('face-down'), side, orders: v.exactOptional(whole(0, 30)) }),
  /** The same: an order is turned up. */
  v.strictObject({ is: v.literal('face-up'), formation, ordered: v.boolean() }),
  /** Dice and rating, side by side. */
  v.strictObject({ is: v.literal('initiative'), totals: many(whole(-99, 99)), holder: side }),
  /** A marker is played: orders are shown, units in range of their leader act by them. */
  v.strictObject({ is: v.literal('activation'), formation, led: counters }),
  /** Nobody is active any more. */
  v.strictObject({ is: v.literal('rest') }),
  v.strictObject({ is: v.literal('lapse'), formation }),
  v.strictObject({ is: v.literal('impulse'), impulse: v.picklist(IMPULSES) }),
  v.strictObject({
    is: v.literal('step'),
    step: v.picklist(STEPS),
    /** Nobody can do anything in it: it ends by itself. Journals of rules before version 4 do not say it. */
    idle: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ is: v.literal('arrive'), unit: counter, hex }),
  v.strictObject({ is: v.literal('takes-command'), leader: counter, hex }),
  v.strictObject({ is: v.literal('move'), units: counters, path: way, facing }),
  v.strictObject({ is: v.literal('lead'), leader: counter, path: way }),
  v.strictObject({ is: v.literal('face'), units: counters, facing }),
  v.strictObject({ is: v.literal('square'), units: counters, formed: v.boolean() }),
  v.strictObject({
    is: v.literal('state'),
    unit: counter,
    to: state,
    why: v.exactOptional(v.picklist(['front', 'terrain', 'charge', 'collapse'])),
  }),
  v.strictObject({
    is: v.literal('fire'),
    kind: v.picklist(['ordinary', 'reaction', 'counter-battery']),
    units: counters,
    at: hex,
    result: v.picklist(['none', 'CT', 'D', 'R']),
    /** Reaction that leaves the answer to fire free (J-91); journals of rules before version 3 do not say it. */
    apart: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ is: v.literal('declare'), assault }),
  /** The assault in hand; null where it is over. */
  v.strictObject({ is: v.literal('assault'), assault: v.nullable(assault) }),
  /** The next declared one is taken in hand. */
  v.strictObject({ is: v.literal('begin') }),
  v.strictObject({ is: v.literal('tested'), unit: counter, test: v.picklist(TEST_KINDS), passed: v.boolean() }),
  v.strictObject({ is: v.literal('charge'), unit: counter, path: hexes, facing }),
  v.strictObject({ is: v.literal('counter-charge'), units: counters }),
  /** A line of the results chart. */
  v.strictObject({ is: v.literal('result'), line }),
  /** `path`: the hexes entered; the last one is where they stand. */
  v.strictObject({ is: v.literal('recoil'), units: counters, path: way }),
  v.strictObject({ is: v.literal('refusal'), units: counters, path: way, facing }),
  v.strictObject({ is: v.literal('advance'), units: counters, to: hex, facing }),
  v.strictObject({ is: v.literal('flight'), unit: counter, path: hexes, end: v.picklist(['hex', 'edge', 'blocked']) }),
  v.strictObject({ is: v.literal('rally'), unit: counter, to: state, passed: v.boolean() }),
  /** A unit leaves the map; by an exit it scores. */
  v.strictObject({
    is: v.literal('gone'),
    unit: counter,
    as: v.picklist(['eliminated', 'left']),
    points: whole(0, 99),
  }),
  /** A general caught by the enemy goes to his nearest friends; none: off the map. */
  v.strictObject({ is: v.literal('joins'), leader: counter, hex }),
  v.strictObject({ is: v.literal('collapse'), formation }),
  v.strictObject({ is: v.literal('held'), objective: whole(0, 99), by: side }),
  owe(obligation),
  paid,
  over(ENDINGS),
]);

export type Event = Readonly<v.InferOutput<typeof event>>;
export type EventOf<K extends Event['is']> = Extract<Event, { readonly is: K }>;

const events = eventsOf(event);

/** How much of everything a battle has. */
export interface Extent {
  readonly units: number;
  readonly leaders: number;
  readonly formations: number;
  readonly objectives: number;
  readonly hexes: number;
}

/** What the numbers of a field count. */
const COUNTED: Counted<Extent> = {
  unit: 'units',
  units: 'units',
  led: 'units',
  against: 'units',
  leader: 'leaders',
  formation: 'formations',
  formations: 'formations',
  objective: 'objectives',
  hex: 'hexes',
  to: 'hexes',
  at: 'hexes',
  path: 'hexes',
  from: 'hexes',
  on: 'hexes',
  into: 'hexes',
};

/** Out of a journal of a battle; throws `BadInput`. */
export const readEvents = (json: unknown, extent: Extent): readonly Event[] =>
  readWithin(readAs(events, json, 'events'), (one) => {
    // A general without friends goes off the map.
    if (one.is === 'joins' && one.hex === OFF_MAP) return one.leader < extent.leaders;
    if (!isWithin(one, extent, COUNTED)) return false;
    if (one.is === 'turn') return one.markers.length === extent.formations;
    return one.is !== 'owe' || one.obligations.every((owed) => areThere(owed, extent));
  });

/** Where units looked is told by pairs of a unit and a facing. */
const areThere = (owed: Obligation, { units }: Extent): boolean =>
  owed.owes !== 'right' || owed.facings.every(([unit]) => unit < units);
