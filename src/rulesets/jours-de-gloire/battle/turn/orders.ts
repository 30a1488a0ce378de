import * as v from 'valibot';
import { agreed } from '../../../../hex-battle/agreement.ts';
import { counter, counters, facing, hex, hexes, many, readAs, whole } from '../../../../hex-battle/json-shapes.ts';
import { RIGHTS } from '../position/obligations.ts';

const formation = whole(0, 30);
const charges = many(v.strictObject({ unit: counter, path: hexes }));

/** The commands of a player. Counters and hexes are numbers of the scenario and its map. */
const command = v.variant('do', [
  v.strictObject({ do: v.literal('orders'), formations: many(formation) }),
  v.strictObject({ do: v.literal('initiative') }),
  /** The winner of the initiative names the first marker. */
  v.strictObject({ do: v.literal('activate'), formation }),
  v.strictObject({ do: v.literal('draw') }),
  /** The initiative test of a formation without orders, in place of moving with half the allowance. */
  v.strictObject({ do: v.literal('try') }),
  v.strictObject({ do: v.literal('fire'), units: counters, at: hex, agreed }),
  /** Units of one hex; to their own hex: they turn. */
  v.strictObject({ do: v.literal('move'), units: counters, to: hex, facing }),
  v.strictObject({ do: v.literal('lead'), leader: counter, to: hex }),
  /** The infantry of a hex leaves its square. */
  v.strictObject({ do: v.literal('line'), units: counters }),
  /** Off the map by an exit. */
  v.strictObject({ do: v.literal('leave'), units: counters }),
  v.strictObject({ do: v.literal('shock'), on: hex, units: counters, charges }),
  v.strictObject({ do: v.literal('refuse'), to: hex, facing }),
  /** The test, or the throw, that waits. */
  v.strictObject({ do: v.literal('test') }),
  v.strictObject({ do: v.literal('fight'), agreed }),
  v.strictObject({ do: v.literal('recoil'), to: hex }),
  v.strictObject({ do: v.literal('advance'), units: counters, facing }),
  v.strictObject({ do: v.literal('again'), option: v.picklist(RIGHTS), on: hex, units: counters, charges }),
  /** `OFF_MAP`: off the map. */
  v.strictObject({ do: v.literal('flee'), unit: counter, to: hex }),
  v.strictObject({ do: v.literal('rally'), unit: counter }),
  /** The step, or the choice that waits, is done with. */
  v.strictObject({ do: v.literal('pass') }),
]);

export type Command = Readonly<v.InferOutput<typeof command>>;
export type CommandOf<K extends Command['do']> = Extract<Command, { readonly do: K }>;
export type Agreed = NonNullable<CommandOf<'fight'>['agreed']>;

/** Out of untrusted JSON; throws `BadInput`. */
export const readCommand = (json: unknown): Command => readAs(command, json, 'command');
