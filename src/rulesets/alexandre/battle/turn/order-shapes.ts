import * as v from 'valibot';
import { agreed } from '../../../../hex-battle/agreement.ts';
import { counter, counters, facing, hex, hexes, readAs } from '../../../../hex-battle/json-shapes.ts';
import type { Command } from './orders.ts';

/** The commands of a player. Counters and hexes are numbers of the scenario and its map. */
export const command = v.variant('do', [
  v.strictObject({ do: v.literal('initiative') }),
  /** The winner of the initiative sends a leader first. */
  v.strictObject({ do: v.literal('activate'), leader: counter }),
  v.strictObject({ do: v.literal('rally'), unit: counter }),
  /** Units of one stack, and leaders who go along. */
  v.strictObject({ do: v.literal('move'), units: counters, leaders: counters, to: hex, facing }),
  v.strictObject({ do: v.literal('lead'), leader: counter, to: hex }),
  /** This unit becomes the top of its stack. */
  v.strictObject({ do: v.literal('top'), unit: counter }),
  v.strictObject({ do: v.literal('fire'), units: counters, at: hex, agreed }),
  v.strictObject({ do: v.literal('attack'), from: hexes, on: hexes }),
  v.strictObject({ do: v.literal('fight'), agreed }),
  v.strictObject({ do: v.literal('retreat'), to: hex }),
  /** `OFF_MAP`: off the map. */
  v.strictObject({ do: v.literal('flee'), unit: counter, to: hex }),
  v.strictObject({ do: v.literal('advance'), units: counters, to: hex, facing }),
  v.strictObject({ do: v.literal('face'), facing }),
  v.strictObject({ do: v.literal('check') }),
  /** The step, or the choice that waits, is done with. */
  v.strictObject({ do: v.literal('pass') }),
]);

/** Out of untrusted JSON; throws `BadInput`. */
export const readCommand = (json: unknown): Command => readAs(command, json, 'command');
