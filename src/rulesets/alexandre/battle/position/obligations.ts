import * as v from 'valibot';
import { counter, counters, hex, hexes, many, side, whole } from '../../../../hex-battle/json-shapes.ts';

/** A stack that takes part in a melee: its hex, and those who stood there when it was declared. */
const party = v.strictObject({ hex, units: counters });
export type Party = Readonly<v.InferOutput<typeof party>>;

/** Obligations: what must be chosen before anything else, and by whom. */
export const obligation = v.variant('owes', [
  /** A declared melee, to be thrown; `fired`: hexes of attacking stacks that used offensive fire. */
  v.strictObject({ owes: v.literal('fight'), side, attackers: many(party), defenders: many(party), fired: hexes }),
  /** A stack of a declared melee may fire at one of these hexes first. */
  v.strictObject({ owes: v.picklist(['defensive-fire', 'offensive-fire']), side, hex, at: hexes }),
  /** Routed units flee, one by one: [unit, hexes], or 0 hexes for the whole allowance. */
  v.strictObject({
    owes: v.literal('flee'),
    side,
    flights: many(v.pipe(v.tuple([counter, whole(0, 99)]), v.readonly())),
  }),
  /** `from`: hexes of the opposing stacks. */
  v.strictObject({ owes: v.literal('retreat'), side, units: counters, from: hexes }),
  v.strictObject({ owes: v.literal('advance'), side, must: counters, may: counters, into: hexes }),
  /** A rallied unit faces where its owner likes. */
  v.strictObject({ owes: v.literal('face'), side, unit: counter }),
  /** A leader whose stack is gone is put to the test. */
  v.strictObject({ owes: v.literal('check'), side, leader: counter }),
]);

export type Obligation = Readonly<v.InferOutput<typeof obligation>>;
export type ObligationOf<K extends Obligation['owes']> = Extract<Obligation, { readonly owes: K }>;
