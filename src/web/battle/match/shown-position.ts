import { computed, signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { Game, Prepared } from '../../../kernel/game.ts';
import type { Text } from '../../../kernel/text.ts';
import { endingOf, type Match } from '../../../play/match.ts';
import type { Played } from '../../../play/orders.ts';
import type { Orders, Table } from '../../../space/table.ts';
import { NO_ORDERS, type TablePosition } from './table-position.ts';

export type AnyMatch = Match<unknown, unknown, unknown>;
export type AnyPlayed = Played<unknown, unknown, unknown>;

/** A battle as far as it is shown, and what the rules await then. */
export function shownPosition<P>(id: string, game: Game, table: Table<unknown, unknown, P>, start: AnyMatch) {
  const match = signal<AnyMatch>(start);
  /** How many entries are shown; undefined: all of them, and one may play on. */
  const shown = signal<number | undefined>(undefined);
  /** What was played last, with its dice. */
  const last = signal<AnyPlayed | undefined>(undefined);
  const refused = signal<Text | undefined>(undefined);

  const state = computed(() => match.value.states[shown.value ?? match.value.states.length - 1]);
  const looksBack = computed(() => shown.value !== undefined);
  const legal = computed(() => game.legal(state.value));
  const over = computed(() => (looksBack.value ? game.ending(state.value) : endingOf(match.value)));
  const counters = computed(() => table.surface.counters(state.value));
  const readyCounters = computed(() => (looksBack.value ? [] : table.readyCounters(state.value)));
  const placelessCommands = computed(() =>
    looksBack.value || over.value ? [] : table.commandsWithoutPlace(state.value),
  );
  const pass = computed(() => placelessCommands.value.find(table.isPass));
  /** Commands without a place that do not end the step. */
  const choices = computed(() => placelessCommands.value.filter((command) => !table.isPass(command)));

  /** Commands of this position that were made ready for their dice: selection, account, dice and agreement ask for the same ones. */
  const preparedNow = computed(() => ({
    state: state.value,
    known: new Map<unknown, Prepared<unknown, unknown> | Refusal>(),
  }));

  const prepare = (command: unknown): Prepared<unknown, unknown> | Refusal => {
    const { state: now, known } = preparedNow.value;
    const before = known.get(command);
    if (before !== undefined) return before;
    const prepared = game.prepare(now, command);
    known.set(command, prepared);
    return prepared;
  };

  const throwsDice = (command: unknown): boolean => {
    const prepared = prepare(command);
    return !isRefusal(prepared) && prepared.throwsDice;
  };

  /** What can be selected and pointed at. */
  const onTable = computed((): TablePosition<unknown, P> => {
    const current = state.value;
    const canPlay = !looksBack.value;
    const made = new Map<string, Orders<unknown, P>>();
    return {
      counters: counters.value,
      readyCounters: readyCounters.value,
      isChoiceDue: table.isChoiceDue(current),
      isSame: table.surface.isSame,
      orders: (counter) => {
        let orders = made.get(counter);
        if (orders === undefined)
          made.set(counter, (orders = canPlay ? table.surface.orders(current, counter) : NO_ORDERS));
        return orders;
      },
      throwsDice,
      shift: (ids, lead, to) => table.surface.shift(current, ids, lead, to),
    };
  });

  return {
    id,
    game,
    table,
    match,
    shown,
    last,
    refused,
    state,
    looksBack,
    legal,
    over,
    counters,
    readyCounters,
    pass,
    choices,
    prepare,
    throwsDice,
    onTable,
  };
}

export type ShownPosition<P = unknown> = ReturnType<typeof shownPosition<P>>;
