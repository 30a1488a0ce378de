import { computed, type ReadonlySignal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Text } from '../../../kernel/text.ts';
import type { Gesture, Table } from '../../../space/table.ts';
import { lang } from '../../base/lang.ts';
import type { Counter } from '../../board/props.ts';
import { type Hand, movesIn } from './selection.ts';
import { lineAround, type Shift, shiftOf } from './line.ts';

interface Given {
  readonly game: Game;
  readonly table: Table;
  readonly state: ReadonlySignal<unknown>;
  readonly hand: ReadonlySignal<Hand>;
  readonly counter: ReadonlySignal<Counter | undefined>;
  readonly counters: ReadonlySignal<readonly Counter[]>;
  readonly able: ReadonlySignal<readonly string[]>;
  readonly gestures: ReadonlySignal<readonly Gesture<unknown>[]>;
}

/** Why not there, how far the others come, who may go along: what a hand is helped with. */
export function aidingOf({ game, table, state, hand, counter, counters, able, gestures }: Given) {
  const { aids } = table;
  const moves = computed(() => movesIn(gestures.value, hand.value));

  /** Where the hand may not go, and why. */
  const barred = computed(() => {
    const who = moves.value[0]?.who;
    const none = who === undefined || hand.value.line !== undefined || table.isOwed(state.value);
    return none ? [] : aids.barred(state.value, who);
  });

  /** How far a counter could come that does not move now: an enemy's, above all. */
  const couldReach = computed(() => {
    const held = counter.value;
    if (held === undefined || gestures.value.length > 0 || table.isOwed(state.value)) return [];
    return aids.reach(state.value, held.id);
  });

  const shift = computed((): Shift | undefined => {
    const { line, at, facing } = hand.value;
    const lead = counter.value;
    if (line === undefined || at === undefined || lead === undefined) return undefined;
    const turn = facing === undefined || lead.facing === undefined ? 0 : facing - lead.facing;
    if (at[0] === lead.hex && turn === 0) return undefined;
    const steps = { from: lead.hex, to: at[0]!, turn };
    return shiftOf(game, aids, table.map.grid, state.value, counters.value, line, steps);
  });

  /** Who could go by the same steps: those who stand beside it, and those of the leader who acts. */
  const lines = computed(() => {
    const held = counter.value;
    if (held === undefined || moves.value.length === 0 || table.isOwed(state.value)) return [];
    const beside = lineAround(table.map.grid, counters.value, able.value, held.id);
    const actor = table.actors(state.value).find(({ standing }) => standing === 'acts');
    const led = actor?.commands.filter((id) => able.value.includes(id)) ?? [];
    return [
      { name: undefined, who: beside },
      { name: actor?.name, who: led.includes(held.id) && led.length !== beside.length ? led : [] },
    ].filter(({ who }) => who.length > 1);
  });

  /** All hexes that a side's counters could come to. */
  const threatOf = (side: Counter['side']): readonly number[] => {
    const units = counters.value.filter((one) => one.side === side && one.strength !== undefined);
    return [...new Set(units.flatMap(({ id }) => aids.reach(state.value, id).map(({ hex }) => hex)))];
  };

  /** Where those stand whom a throw is about. */
  const concerned = (command: unknown): readonly number[] =>
    command === undefined ? [] : aids.concerned(state.value, command);

  /** The combat that a command leads to in a position. */
  const combatIn = (position: unknown, command: unknown) => aids.combat(position, command, lang.value);

  const frontsOf = (side: number): readonly number[] => aids.fronts(state.value, side);

  const zonesOf = (side: number): readonly number[] => aids.zones?.(state.value, side) ?? [];

  /** What a side has hidden and may look at again. */
  const hiddenOf = (side: number): readonly Text[] => aids.hidden?.(state.value, side) ?? [];

  return {
    barred,
    couldReach,
    shift,
    lines,
    threatOf,
    concerned,
    combatIn,
    frontsOf,
    zonesOf,
    hiddenOf,
  };
}
