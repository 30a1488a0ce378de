import * as v from 'valibot';
import { counter, counters, hex, hexes, many, side, whole } from '../../../../hex-battle/json-shapes.ts';

/** A charge: the hexes that the unit enters, the last one beside the target. */
const charge = v.strictObject({ unit: counter, path: hexes });
export type Charge = Readonly<v.InferOutput<typeof charge>>;

export const ASSAULT_KINDS = ['shock', 'breakthrough', 'counter-shock', 'pursuit'] as const;
/** What an assault comes to next (J-109). */
export const STAGES = ['refusal', 'engagement', 'charge', 'reaction', 'fire', 'fight', 'after'] as const;
export type Stage = (typeof STAGES)[number];

/** A shock on one hex: units that attack from where they stand, and charges. */
export const assault = v.strictObject({
  side,
  kind: v.picklist(ASSAULT_KINDS),
  on: hex,
  units: counters,
  charges: many(charge),
  stage: v.picklist(STAGES),
  counterCharge: v.boolean(),
});
export type Assault = Readonly<v.InferOutput<typeof assault>>;

export const RIGHTS = ['breakthrough', 'counter-shock', 'pursuit'] as const;
export type Right = (typeof RIGHTS)[number];

/** Obligations: what must be chosen before anything else, and by whom. */
export const obligation = v.variant('owes', [
  /** The formations that receive the commander's orders. */
  v.strictObject({ owes: v.literal('orders'), side }),
  /** Units without orders: half allowance, or a test. */
  v.strictObject({ owes: v.literal('impulse'), side }),
  /** Guns that were fired at may answer. */
  v.strictObject({ owes: v.literal('counter-battery'), side, units: counters, at: hexes }),
  /** Guns in a hex that is shocked may fire at one of these hexes. */
  v.strictObject({ owes: v.literal('reaction'), side, units: counters, at: hexes }),
  v.strictObject({ owes: v.literal('refuse'), side, units: counters }),
  v.strictObject({ owes: v.literal('engage'), side, unit: counter }),
  v.strictObject({ owes: v.literal('square'), side, unit: counter }),
  v.strictObject({ owes: v.literal('counter-charge'), side, unit: counter }),
  /** The assault in hand is to be thrown. */
  v.strictObject({ owes: v.literal('fight'), side }),
  /** A cohesion test: friends passed through, light horse that refuses a heavy charge. */
  v.strictObject({ owes: v.literal('steady'), side, unit: counter }),
  /** `from`: hexes of the enemies that it gives way to. */
  v.strictObject({ owes: v.literal('recoil'), side, units: counters, from: hexes }),
  /** Stacks that may enter the hex left to them. */
  v.strictObject({ owes: v.literal('advance'), side, units: counters, into: hex }),
  /** A further shock or charge: what each right allows to whom, and against which enemies. */
  v.strictObject({
    owes: v.literal('right'),
    side,
    rights: many(v.strictObject({ option: v.picklist(RIGHTS), units: counters })),
    against: counters,
    /** Where the units looked, by unit: whoever has turned does not break through (J-114). */
    facings: many(v.pipe(v.tuple([counter, whole(0, 5)]), v.readonly())),
  }),
  v.strictObject({ owes: v.literal('flee'), side, units: counters }),
  /** The commander may move. */
  v.strictObject({ owes: v.literal('command'), side }),
]);

export type Obligation = Readonly<v.InferOutput<typeof obligation>>;
export type ObligationOf<K extends Obligation['owes']> = Extract<Obligation, { readonly owes: K }>;
