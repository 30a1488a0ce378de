import * as v from 'valibot';
import { NOBODY } from '../../../src/hex-battle/counters/word.ts';
import { MOST_TURNS } from '../../../src/hex-battle/scenario/heading.ts';
import type { JournalReader } from '../../../src/kernel/game.ts';
import { t } from '../../../src/kernel/text.ts';
import {
  counter,
  counters,
  hex,
  isWithin,
  many,
  readAs,
  readWithin,
  side,
  some,
  whole,
} from '../../../src/hex-battle/json-shapes.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { type Field, isThere } from './field.ts';
import type { Command, Event, State } from './state.ts';

const command = v.variant('do', [
  v.strictObject({ do: v.literal('move'), unit: counter, to: hex }),
  v.strictObject({ do: v.literal('attack'), units: some(counter, 3), target: counter }),
  v.strictObject({ do: v.literal('pass') }),
]);

const event = v.variant('is', [
  v.strictObject({ is: v.literal('moved'), unit: counter, to: hex }),
  v.strictObject({ is: v.literal('fought'), units: some(counter, 3), target: counter }),
  v.strictObject({ is: v.literal('struck'), unit: counter, to: v.picklist(['good', 'shaken', 'gone']) }),
  v.strictObject({ is: v.literal('handed'), turn: whole(1, MOST_TURNS), side, rallied: counters }),
  v.strictObject({ is: v.literal('over'), winner: whole(NOBODY, 1), why: v.picklist(['beaten', 'time']) }),
]);

/** Which numbers of an event count units, and which hexes. */
const COUNTED = { unit: 'units', units: 'units', target: 'units', rallied: 'units', to: 'hexes' } as const;

/** Reads what others wrote. */
export function readerFor(field: Field): JournalReader<State, Command, Event> {
  const extent = { units: field.units.length, hexes: field.map.grid.hexes };
  return {
    command: (json) => readAs(command, json, 'command'),
    events: (json) => readWithin(readAs(many(event), json, 'events'), (one) => isWithin(one, extent, COUNTED)),
    faultIn: (state) => {
      const there = state.units.filter((_, unit) => isThere(state, unit)).map((unit) => unit.hex);
      if (new Set(there).size < there.length) return t('deux unités dans un hexagone', 'two units in one hex');
      if (there.some((at) => terrainAt(field.map, at) === 'pond'))
        return t('une unité dans un étang', 'a unit in a pond');
      return undefined;
    },
  };
}
