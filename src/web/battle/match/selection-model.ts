import { computed, signal } from '@preact/signals';
import type { TypedDie } from '../../../kernel/rolled-dice.ts';
import type { Text } from '../../../kernel/text.ts';
import type { Agreement, Ids } from '../../../space/table.ts';
import { drag, drop, grab, whyNotThere } from './drag.ts';
import { selectLine, linesAround, toggleInLine } from './line.ts';
import { counterOf, NOTHING_SELECTED, selectedId, type Selection } from './selection.ts';
import type { ShownPosition } from './shown-position.ts';
import { commandIn, followingIn, isFriends, placeOf, shiftIn, standingAt, strikeIn } from './table-position.ts';
import { pointAt, withGroup, stackOn, type Tap, type Tapped, tap, endAt, toggleStriker } from './tap.ts';

/** What is selected on the table, and the command that would come of it: nothing is played here. */
export function selectionModel<P>({ table, state, onTable, counters, readyCounters, choices }: ShownPosition<P>) {
  const selection = signal<Selection<unknown, P>>(NOTHING_SELECTED);
  /** Where the board should look: a new object each time. */
  const attention = signal<{ readonly place: P } | undefined>(undefined);
  /** The places that a fact of the combat comes from, while somebody looks at it. */
  const origin = signal<readonly P[] | undefined>(undefined);
  /** The end of the step was asked for while there was something left to do. */
  const isEnding = signal(false);
  /** The dice of a real table for the command that waits, as far as they were typed in. */
  const typed = signal<readonly TypedDie[]>([]);
  /** Why what is dragged does not end where the hand is. */
  const whyNot = signal<Text | undefined>(undefined);
  /** What both players agreed to change in the combat that waits. */
  const agreement = signal<Agreement | undefined>(undefined);

  const select = (next: Selection<unknown, P>): void => {
    if (next === selection.value) return;
    selection.value = next;
    forgetDetails();
  };
  const forgetDetails = (): void => {
    typed.value = [];
    isEnding.value = false;
    agreement.value = undefined;
    origin.value = undefined;
  };
  const clear = (): void => {
    selection.value = NOTHING_SELECTED;
    forgetDetails();
  };
  const lookAt = (id: string | undefined): void => {
    const place = id === undefined ? undefined : placeOf(onTable.value, id);
    if (place !== undefined) attention.value = { place };
  };
  const selectCounter = (id: string): void => {
    select(counterOf(id, undefined));
    lookAt(id);
  };

  const selected = computed(() => selectedId(selection.value));
  const counter = computed(() => counters.value.find(({ id }) => id === selected.value));
  const orders = computed(() => (selected.value === undefined ? undefined : onTable.value.orders(selected.value)));
  /** The strike that is shown. */
  const strike = computed(() => strikeIn(onTable.value, selection.value));
  /** Where each of a line would come to stand. */
  const shift = computed(() => shiftIn(onTable.value, selection.value));
  /** Others that could go by the same steps. */
  const lines = computed(() =>
    selected.value === undefined ? [] : linesAround(table, state.value, onTable.value, selected.value),
  );

  /** The command that waits for a word: what is selected comes to it, or there is no other. */
  const offered = computed((): unknown => {
    const isOnlyChoice = choices.value.length === 1 && selection.value.state === 'nothing';
    return commandIn(onTable.value, selection.value) ?? (isOnlyChoice ? choices.value[0] : undefined);
  });
  const command = computed((): unknown =>
    agreement.value === undefined ? offered.value : table.combats.agree(offered.value, agreement.value),
  );

  /** Commands that follow it: of those who go along. */
  const following = computed(() => followingIn(onTable.value, selection.value));

  /** The next counter that has something to do. */
  const next = (): void => {
    const list = readyCounters.value;
    if (list.length > 0) selectCounter(list[(list.indexOf(selected.value ?? '') + 1) % list.length]!);
  };

  const lineUp = (ids: Ids): void => {
    select(selectLine(selection.value, ids));
    lookAt(selected.value);
  };

  return {
    selection,
    attention,
    origin,
    isEnding,
    typed,
    agreement,
    held: selected,
    counter,
    orders,
    strike,
    shift,
    lines,
    command,
    following,
    whyNot,
    select(next: Selection<unknown, P>): void {
      select(next);
    },
    selectCounter,
    clear,
    next,
    lineUp,
    /** What a tap selects; what it says yes to is for the caller to play. */
    tapAt(where: Tap<P>): Tapped<unknown, P> {
      const before = selected.value;
      const found = tap(selection.value, where, onTable.value);
      select(found.selection);
      if (selected.value !== before) lookAt(selected.value);
      return found;
    },
    /** A counter is taken along by a hand; false where it has nothing to do. */
    grab(id: string): boolean {
      const found = grab(selection.value, id, onTable.value);
      if (found !== undefined) select(found);
      return found !== undefined;
    },
    drag(at: P): void {
      select(drag(selection.value, at, onTable.value));
      whyNot.value = whyNotThere(selection.value, at, onTable.value);
    },
    /** The hand lets go, or gives up; what is played of it is for the caller. */
    dropAt(at: P | undefined): Tapped<unknown, P> {
      const found = drop(selection.value, at, onTable.value);
      select(found.selection);
      whyNot.value = undefined;
      return found;
    },
    /** One counter more for the line, or one less. */
    toggleInLine: (id: string): void => select(toggleInLine(selection.value, id, onTable.value)),
    /** The line around the selected counter; again, the counter alone. */
    toggleLine: (): void => {
      const who = lines.value[0]?.who;
      if (selection.value.state === 'line') selectCounter(selection.value.id);
      else if (who !== undefined) lineUp(who);
    },
    point(at: P): void {
      select(pointAt(selection.value, at, onTable.value));
    },
    turn(to: P): void {
      select(endAt(selection.value, to));
    },
    stackOn(to: P): void {
      select(stackOn(selection.value, to));
    },
    join: (id: string): void => select(toggleStriker(selection.value, id, onTable.value)),
    regroup: (group: Ids): void => select(withGroup(selection.value, group, onTable.value)),
    isFriends(place: P): boolean {
      return selected.value !== undefined && isFriends(onTable.value, selected.value, place);
    },
    standingAt(place: P) {
      return standingAt(onTable.value, place);
    },
  };
}

export type SelectionModel<P = unknown> = ReturnType<typeof selectionModel<P>>;
