import { computed, signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Text } from '../../../kernel/text.ts';
import type { CounterShown, Table } from '../../../space/table.ts';
import type { Match, Played } from '../../../play/match.ts';
import type { Counter } from '../../board/props.ts';

export type Battle = Match<unknown, unknown, unknown>;

const onBoard = ({ side, ...counter }: CounterShown): Counter => ({ ...counter, side: side === 0 ? 'a' : 'b' });

/** What lies on the table: a battle as far as it is shown, and what the rules await then. */
export function positionOf(id: string, game: Game, table: Table, start: Battle) {
  const match = signal<Battle>(start);
  /** How many entries are shown; undefined: all of them, and one may play on. */
  const shown = signal<number | undefined>(undefined);
  /** What was played last, with its dice. */
  const last = signal<Played<unknown, unknown, unknown> | undefined>(undefined);
  const refused = signal<Text | undefined>(undefined);

  const state = computed(() => match.value.states[shown.value ?? match.value.states.length - 1]);
  const looksBack = computed(() => shown.value !== undefined);
  const legal = computed(() => game.legal(state.value));
  const over = computed(() => game.ending(state.value));
  const counters = computed(() => table.counters(state.value).map(onBoard));
  const able = computed(() => (looksBack.value ? [] : table.able(state.value)));
  const plain = computed(() => (looksBack.value || over.value ? [] : table.plain(state.value)));
  const pass = computed(() => plain.value.find(table.isPass));
  const others = computed(() => plain.value.filter((command) => !table.isPass(command)));
  return { id, game, table, match, shown, last, refused, state, looksBack, legal, over, counters, able, pass, others };
}

export type Position = ReturnType<typeof positionOf>;
