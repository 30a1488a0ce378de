import { computed, signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { TypedDie } from '../../../kernel/rolled-dice.ts';
import type { Agreement } from '../../../space/table.ts';
import { play, type Played, playTogether, playTyped } from '../../../play/match.ts';
import { recall, remember } from '../../base/storage.ts';
import { EMPTY_HAND } from './selection.ts';
import type { OneTab } from './one-tab.ts';
import type { Holding } from './selection-model.ts';
import type { Position } from './position.ts';
import type { Settling } from './playback.ts';

/** Commands that are given: at once, with the dice of the page, or with those of a real table. */
export function givingOf(position: Position, holding: Holding, settling: Settling, tab: OneTab) {
  const { table, match, refused, state, able, pass, others } = position;
  const { hand, ending, typed, agreement, command, aiding, needsDice } = holding;
  /** Whether dice of a real table are typed in: this device remembers it. */
  const ownDice = signal(recall('battle-dice') === true);
  /** The computer has the move. */
  const awaitsComputer = signal(false);
  /** Nobody plays for the computer, nor for another tab. */
  const locked = computed(() => awaitsComputer.value || tab.role.value !== 'plays');

  const entered = (played: Played<unknown, unknown, unknown> | Refusal): void => {
    if (isRefusal(played)) refused.value = played.refused;
    else settling.enter(played.match, played);
  };

  const give = (one: unknown): void => {
    if (!locked.value) giveFor(one);
  };

  const giveFor = (one: unknown): void => entered(play(match.value, one));

  /** The whole line goes, as far as each may. */
  const giveLine = (): void => {
    const commands = aiding.shift.value?.commands ?? [];
    if (commands.length > 0 && !locked.value) entered(playTogether(match.value, commands));
  };

  /** One more die of a real table; the command is played when all of them are there. */
  const enter = (die: TypedDie): void => {
    if (locked.value) return;
    const faces = [...typed.value, die];
    const played = playTyped(match.value, command.value, faces);
    if ('match' in played || isRefusal(played)) entered(played);
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
    if (!needsDice(one)) return give(one);
    hand.value = { ...EMPTY_HAND, command: one };
  };

  /** A digit key: a die of the table where one is asked for, or the choice of that number; undefined where it is neither. */
  const digit = (n: number): (() => void) | undefined => {
    if (command.value !== undefined && needsDice(command.value)) return ownDice.value ? () => enter(n) : undefined;
    return n > 0 && n <= others.value.length ? () => choose(others.value[n - 1]) : undefined;
  };

  /** Says yes to the command that waits. */
  const confirm = (): void => {
    if (hand.value.line !== undefined) giveLine();
    else if (command.value !== undefined && !(ownDice.value && needsDice(command.value))) give(command.value);
  };

  /** Ends the step; asks once more where something was left. */
  const endStep = (): void => {
    if (pass.value === undefined) return;
    if (!ending.value && !table.isOwed(state.value) && able.value.length > 0) ending.value = true;
    else give(pass.value);
  };

  return {
    ownDice,
    awaitsComputer,
    locked,
    give,
    giveFor,
    giveLine,
    enter,
    agree,
    changeDice,
    choose,
    digit,
    confirm,
    endStep,
  };
}

export type Giving = ReturnType<typeof givingOf>;
