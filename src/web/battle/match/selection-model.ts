import { computed, signal } from '@preact/signals';
import { isRefusal } from '../../../kernel/assessment.ts';
import type { TypedDie } from '../../../kernel/rolled-dice.ts';
import type { Facing } from '../../../space/hex.ts';
import type { Agreement, Gesture } from '../../../space/table.ts';
import { aidingOf } from './move-help.ts';
import { EMPTY_HAND, groupsIn, type Hand, joined, movesIn, moveTo, sameStrike, strikeAt } from './selection.ts';
import type { Position } from './position.ts';

/** What a player holds, where it is pointed, and the command that would come of it: nothing is played here. */
export function holdingOf({ game, table, state, looksBack, counters, able, others }: Position) {
  const hand = signal<Hand>(EMPTY_HAND);
  /** Where the board should look. */
  const attention = signal<{ readonly hex: number } | undefined>(undefined);
  /** The hexes that a fact of the combat comes from, while somebody looks at it. */
  const origin = signal<readonly number[] | undefined>(undefined);
  /** The end of the step was asked for while there was something left to do. */
  const ending = signal(false);
  /** The dice of a real table, where they are typed in. */
  const typed = signal<readonly TypedDie[]>([]);
  /** What both players agreed to change in the combat that waits. */
  const agreement = signal<Agreement | undefined>(undefined);

  const held = computed(() => hand.value.counter);
  const gestures = computed<readonly Gesture<unknown>[]>(() =>
    looksBack.value || held.value === undefined ? [] : table.gestures(state.value, held.value),
  );
  const counter = computed(() => counters.value.find((one) => one.id === held.value));

  /** The gesture that the hand makes. */
  const gesture = computed((): Gesture<unknown> | undefined => {
    const { at, facing, line } = hand.value;
    if (at === undefined || line !== undefined) return undefined;
    const struck = sameStrike(gestures.value, hand.value);
    if (struck !== undefined) return struck;
    const staying = at[0] === counter.value?.hex && facing === undefined;
    return staying ? undefined : moveTo(movesIn(gestures.value, hand.value), at[0]!, facing, counter.value?.facing);
  });

  /** The command that waits for a word: the one in hand, or the only one there is. */
  const offered = computed((): unknown => {
    if (hand.value.command !== undefined) return hand.value.command;
    if (gesture.value !== undefined) return gesture.value.command;
    return others.value.length === 1 && held.value === undefined ? others.value[0] : undefined;
  });
  const aiding = aidingOf({ game, table, state, hand, counter, counters, able, gestures });
  const command = computed((): unknown =>
    agreement.value === undefined ? offered.value : table.aids.agreeing(offered.value, agreement.value),
  );

  const needsDice = (one: unknown): boolean => {
    const prepared = game.prepare(state.value, one);
    return !isRefusal(prepared) && prepared.throwsDice;
  };

  const clear = (): void => {
    hand.value = EMPTY_HAND;
    typed.value = [];
    ending.value = false;
    agreement.value = undefined;
    origin.value = undefined;
  };

  const take = (id: string): void => {
    const hex = counters.value.find((one) => one.id === id)?.hex;
    clear();
    hand.value = { counter: id };
    if (hex !== undefined) attention.value = { hex };
  };

  /** The next counter that has something to do. */
  const next = (): void => {
    const list = able.value;
    if (list.length > 0) take(list[(list.indexOf(held.value ?? '') + 1) % list.length]!);
  };

  /** The counter that was hit, or the next one of its stack. */
  const pick = (hex: number, hit: string | undefined): void => {
    const stack = counters.value.filter((one) => one.hex === hex).map(({ id }) => id);
    if (stack.length === 0) return clear();
    if (hit !== undefined && hit !== held.value) return take(hit);
    const below = stack[(stack.indexOf(held.value ?? '') - 1 + stack.length) % stack.length]!;
    if (held.value !== undefined && stack.length === 1) clear();
    else take(below);
  };

  /** A friend who can still act is taken in hand when he is tapped; whoever means to stack says so. */
  const isFriends = (hex: number): boolean =>
    hex !== counter.value?.hex &&
    !table.isOwed(state.value) &&
    counters.value.some((one) => one.hex === hex && able.value.includes(one.id));

  const stackOn = (hex: number): void => {
    hand.value = { ...hand.value, at: [hex], pinned: true };
  };

  const isGroup = (who: readonly string[]): boolean =>
    groupsIn(gestures.value).some((one) => one.join() === who.join());

  /** The hand is over a hex: a move or a strike is shown, nothing is done. */
  const point = (hex: number | undefined): void => {
    if (hand.value.counter === undefined || hand.value.pinned || hand.value.command !== undefined) return;
    const { counter: id, who, at, line, facing } = hand.value;
    if (hex === undefined || at?.[0] === hex) return;
    if (line !== undefined) {
      hand.value = { counter: id!, line, at: [hex], ...(facing !== undefined && { facing }) };
      return;
    }
    const strike = strikeAt(gestures.value, hex);
    if (strike !== undefined) hand.value = { counter: id!, who: strike.who, at: strike.at };
    else if (movesIn(gestures.value, hand.value).some((move) => move.at[0] === hex) && !isFriends(hex))
      hand.value = { counter: id!, ...(who !== undefined && isGroup(who) && { who }), at: [hex] };
  };

  const turn = (facing: Facing): void => {
    const at = hand.value.at ?? (counter.value === undefined ? undefined : [counter.value.hex]);
    if (at !== undefined) hand.value = { ...hand.value, at, facing };
  };

  const join = (id: string): void => {
    const strike = joined(gestures.value, hand.value, id);
    const { way: _, ...rest } = hand.value;
    if (strike !== undefined) hand.value = { ...rest, who: strike.who, pinned: true };
  };

  return {
    hand,
    attention,
    origin,
    ending,
    typed,
    agreement,
    held,
    gestures,
    counter,
    gesture,
    offered,
    aiding,
    command,
    needsDice,
    clear,
    take,
    next,
    pick,
    isFriends,
    stackOn,
    point,
    turn,
    join,
  };
}

export type Holding = ReturnType<typeof holdingOf>;
