import { computed, signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { TypedDie } from '../../../kernel/rolled-dice.ts';
import { t } from '../../../kernel/text.ts';
import { play, playTogether, playTyped } from '../../../play/orders.ts';
import { rewind, undo } from '../../../play/undo.ts';
import type { Agreement } from '../../../space/table.ts';
import { recall, remember } from '../../base/storage.ts';
import { seatsIn } from '../computer/seats.ts';
import type { AfterPlay } from './after-play.ts';
import type { OneTab } from './one-tab.ts';
import type { SelectionModel } from './selection-model.ts';
import type { AnyPlayed, ShownPosition } from './shown-position.ts';
import { type Tap, withoutTarget } from './tap.ts';
import type { Teacher } from './teacher.ts';

/** Submits orders immediately, with dice of the page, or with dice that the players type in; and takes them back. */
export function ordersModel<P>(
  position: ShownPosition<P>,
  selected: SelectionModel<P>,
  { enter }: AfterPlay,
  tab: OneTab,
) {
  const { id, table, match, refused, state, looksBack, over, readyCounters, pass, choices, throwsDice } = position;
  const { selection, isEnding, typed, agreement, command, following, shift } = selected;
  /** Whether dice of a real table are typed in: this device remembers it. */
  const ownDice = signal(recall('battle-dice') === true);
  /** Undefined where the battle is played without lessons. */
  const teacher = signal<Teacher | undefined>(undefined);
  /** The computer has the move. */
  const awaitsComputer = signal(false);
  /** Nobody plays for the computer, nor for another tab. */
  const locked = computed(() => awaitsComputer.value || tab.role.value !== 'plays');

  const enterOrTell = (played: AnyPlayed | Refusal): void => {
    if (isRefusal(played)) refused.value = played.refused;
    else enter(played.match, played);
  };

  /** For whoever has the move, the computer too. */
  const submitForAnyone = (one: unknown): void => enterOrTell(play(match.value, one));

  const submitOrder = (one: unknown): void => {
    if (locked.value) return;
    if (teacher.value !== undefined) teacher.value.give(one);
    else submitForAnyone(one);
  };

  /** Commands without dice, which are taken back together. */
  const submitTogether = (commands: readonly unknown[]): void => {
    if (commands.length === 0 || locked.value) return;
    if (teacher.value !== undefined) teacher.value.give(commands[0]);
    else enterOrTell(playTogether(match.value, commands));
  };

  /** The whole line goes, as far as each may. */
  const submitLine = (): void => submitTogether(shift.value?.commands ?? []);

  const submitAll = (commands: readonly unknown[]): void =>
    commands.length > 1 ? submitTogether(commands) : commands.forEach(submitOrder);

  /** One more die of a real table; the command is played when all of them are there. */
  const enterDie = (die: TypedDie): void => {
    if (locked.value) return;
    const faces = [...typed.value, die];
    const played = playTyped(match.value, command.value, faces);
    if ('match' in played || isRefusal(played)) enterOrTell(played);
    else if (played.state === 'wanting') typed.value = faces;
  };

  /** Both players agree on these facts for the combat that waits; on none, it stands as on the map. */
  const agree = (facts: Agreement['facts'], reason: string): void => {
    typed.value = [];
    agreement.value = Object.keys(facts).length === 0 ? undefined : { facts, reason };
  };

  const changeDice = (): void => {
    ownDice.value = !ownDice.value;
    typed.value = [];
    remember('battle-dice', ownDice.value);
  };

  /** Plays at once what has no dice; what has some waits for them. */
  const choose = (one: unknown): void => {
    if (throwsDice(one)) selected.select({ state: 'command', command: one });
    else submitOrder(one);
  };

  /** A digit key: a die of the table where one is asked for, or the choice of that number; undefined where it is neither. */
  const digit = (n: number): (() => void) | undefined => {
    if (command.value !== undefined && throwsDice(command.value)) return ownDice.value ? () => enterDie(n) : undefined;
    return n > 0 && n <= choices.value.length ? () => choose(choices.value[n - 1]) : undefined;
  };

  /** Says yes to the command that waits. */
  const confirm = (): void => {
    if (selection.value.state === 'line') submitLine();
    else if (command.value !== undefined && !(ownDice.value && throwsDice(command.value)))
      submitAll([command.value, ...following.value]);
  };

  /** Ends the step; asks once more where something was left. */
  const endStep = (): void => {
    if (pass.value === undefined) return;
    if (!isEnding.value && !table.isChoiceDue(state.value) && readyCounters.value.length > 0) isEnding.value = true;
    else submitOrder(pass.value);
  };

  /** As it was before the last command of a person: what the computer did since is taken back with it. */
  const before = computed(() =>
    teacher.value === undefined ? undo(match.value, (side) => seatsIn(id)[side] === undefined) : undefined,
  );

  return {
    ownDice,
    teacher,
    awaitsComputer,
    locked,
    submitOrder,
    submitForAnyone,
    submitLine,
    enterDie,
    agree,
    changeDice,
    choose,
    /** A tap, or Enter. */
    tap(where: Tap<P>): void {
      if (looksBack.value || over.value !== undefined) return;
      submitAll(selected.tapAt(where).play ?? []);
    },
    /** A hand takes a counter along; false where there is nothing to take. */
    grab: (counter: string): boolean =>
      !locked.value && !looksBack.value && over.value === undefined && selected.grab(counter),
    drop(at: P | undefined): void {
      submitAll(selected.dropAt(at).play ?? []);
    },
    digit,
    confirm,
    endStep,
    canUndo: computed(
      () =>
        tab.role.value === 'plays' &&
        !looksBack.value &&
        (before.value !== undefined || withoutTarget(selection.value) !== undefined),
    ),
    /** Drops what was chosen and not yet played; else takes the last order back. */
    undo: (): void => {
      const dropped = withoutTarget(selection.value);
      if (dropped !== undefined) selected.select(dropped);
      else if (before.value !== undefined) enter(before.value);
      else if (teacher.value === undefined)
        refused.value = t('rien à annuler : des dés ont été lancés', 'nothing to undo: dice were rolled');
    },
    /** Back to an entry that both players name. */
    rewindTo: (entries: number, reason: string): void => enter(rewind(match.value, entries, reason)),
  };
}

export type OrdersModel = ReturnType<typeof ordersModel>;
