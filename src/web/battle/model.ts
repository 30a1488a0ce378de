import { computed, signal } from '@preact/signals';
import { isRefusal } from '../../kernel/assessment.ts';
import { CERTAIN, type Game } from '../../kernel/game.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Typed } from '../../kernel/throwing.ts';
import type { Facing } from '../../space/hex.ts';
import type { Agreement, CounterShown, Gesture, Table } from '../../space/table.ts';
import { type Match, play, type Played, playTogether, playTyped, rewind, undo } from '../../play/match.ts';
import { saved } from '../../play/saved.ts';
import { recall, remember } from '../base/storage.ts';
import type { Counter, Overlay } from '../board/props.ts';
import { aidingOf } from './aiding.ts';
import { EMPTY_HAND, groupsIn, type Hand, joined, joiners, movesIn, moveTo, sameStrike, strikeAt } from './hand.ts';
import { seatsIn } from './computer/seats.ts';
import { keep } from './saves.ts';

export type Battle = Match<unknown, unknown, unknown>;

const onBoard = ({ side, ...counter }: CounterShown): Counter => ({ ...counter, side: side === 0 ? 'a' : 'b' });

/** A battle on the table: what is shown, what is in hand, what may be done with it. */
export function battleModel(id: string, game: Game, table: Table, start: Battle) {
  const match = signal<Battle>(start);
  /** How many entries are shown; undefined: all of them, and one may play on. */
  const shown = signal<number | undefined>(undefined);
  const hand = signal<Hand>(EMPTY_HAND);
  /** Where the board should look. */
  const attention = signal<{ readonly hex: number } | undefined>(undefined);
  /** What was played last, with its dice. */
  const last = signal<Played<unknown, unknown, unknown> | undefined>(undefined);
  const refused = signal<Text | undefined>(undefined);
  /** The hexes that a fact of the combat comes from, while somebody looks at it. */
  const origin = signal<readonly number[] | undefined>(undefined);
  /** The end of the step was asked for while there was something left to do. */
  const ending = signal(false);
  /** The dice of a real table, where they are typed in; this device remembers whether they are. */
  const typed = signal<readonly Typed[]>([]);

  const ownDice = signal(recall('battle-dice') === true);
  /** What both players agreed to change in the combat that waits. */
  const agreement = signal<Agreement | undefined>(undefined);

  const state = computed(() => match.value.states[shown.value ?? match.value.states.length - 1]);
  const looksBack = computed(() => shown.value !== undefined);
  const legal = computed(() => game.legal(state.value));
  const over = computed(() => game.ending(state.value));
  const counters = computed(() => table.counters(state.value).map(onBoard));
  const able = computed(() => (looksBack.value ? [] : table.able(state.value)));
  const plain = computed(() => (looksBack.value || over.value ? [] : table.plain(state.value)));
  const pass = computed(() => plain.value.find(table.isPass));
  const others = computed(() => plain.value.filter((command) => !table.isPass(command)));
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
    agreement.value === undefined ? offered.value : aiding.helpers.value?.aids.agreeing(offered.value, agreement.value),
  );

  const needsDice = (one: unknown): boolean => {
    const prepared = game.prepare(state.value, one);
    return !isRefusal(prepared) && prepared.rule !== (CERTAIN as unknown);
  };

  const clear = (): void => {
    hand.value = EMPTY_HAND;
    typed.value = [];
    ending.value = false;
    agreement.value = undefined;
    origin.value = undefined;
  };

  const autosave = (): void => {
    const { entries } = match.value.journal;
    if (entries.length === 0) return;
    const kept = { id, ruleset: game.ruleset, scenario: game.scenario.id, standing: game.standing(state.value) };
    keep({ ...kept, when: Date.now(), entries: entries.length }, saved(match.value));
  };

  /** A choice that is due comes with the counter it is about in hand, pointed where there is but one place. */
  const settle = (): void => {
    clear();
    refused.value = undefined;
    shown.value = undefined;
    const first = able.value[0];
    if (!table.isOwed(state.value)) return;
    // The board shows whom the throw that waits is about.
    if (first === undefined) return offered.value === undefined ? undefined : void aiding.help();
    const places = [...new Set(table.gestures(state.value, first).flatMap(({ at }) => at))];
    if (places.length === 0) return;
    take(first);
    if (places.length === 1) point(places[0]);
  };

  const entered = (played: Played<unknown, unknown, unknown>): void => {
    match.value = played.match;
    last.value = played;
    settle();
    autosave();
  };

  /** What the computer weighs, drawn on the board. */
  const thoughts = signal<Overlay['more']>(undefined);
  /** The computer has the move: nobody plays for it. */
  const locked = signal(false);

  const give = (one: unknown): void => {
    if (!locked.value) giveFor(one);
  };

  const giveFor = (one: unknown): void => {
    const played = play(match.value, one);
    if (isRefusal(played)) refused.value = played.refused;
    else entered(played);
  };

  /** The whole line goes, as far as each may. */
  const giveLine = (): void => {
    const commands = aiding.shift.value?.commands ?? [];
    if (commands.length === 0 || locked.value) return;
    const played = playTogether(match.value, commands);
    if (isRefusal(played)) refused.value = played.refused;
    else entered(played);
  };

  /** One more die of a real table; the command is played when all of them are there. */
  const enter = (die: Typed): void => {
    if (locked.value) return;
    const faces = [...typed.value, die];
    const played = playTyped(match.value, command.value, faces);
    if ('match' in played) entered(played);
    else if (isRefusal(played)) refused.value = played.refused;
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

  /** A digit key: a die of the table where one is asked for, or the choice of that number. */
  const digit = (n: number): void => {
    if (command.value !== undefined && needsDice(command.value)) {
      if (ownDice.value) enter(n);
    } else if (n > 0 && n <= others.value.length) choose(others.value[n - 1]);
  };

  /** Says yes to the command that waits. */
  const confirm = (): void => {
    if (hand.value.line !== undefined) giveLine();
    else if (command.value !== undefined && !(ownDice.value && needsDice(command.value))) give(command.value);
  };

  /** Plays at once what has no dice; what has some waits for them. */
  const choose = (one: unknown): void => {
    if (!needsDice(one)) return give(one);
    hand.value = { ...EMPTY_HAND, command: one };
    void aiding.help();
  };

  const take = (id: string): void => {
    const hex = counters.value.find((one) => one.id === id)?.hex;
    clear();
    hand.value = { counter: id };
    if (hex !== undefined) attention.value = { hex };
    void aiding.help();
  };

  /** These go together with the one in hand; fewer than two are no line. */
  const lineUp = (ids: readonly string[]): void => {
    const lead = ids.includes(held.value ?? '') ? held.value! : ids[0];
    if (lead !== held.value && lead !== undefined) take(lead);
    if (lead === undefined) clear();
    else hand.value = { counter: lead, ...(ids.length > 1 && { line: ids }) };
  };

  /** One more for the line, or one less. */
  const align = (id: string): void => {
    if (!able.value.includes(id) || table.isOwed(state.value)) return;
    const line = hand.value.line ?? (held.value !== undefined && able.value.includes(held.value) ? [held.value] : []);
    if (line.length === 0) take(id);
    else lineUp(line.includes(id) ? line.filter((one) => one !== id) : [...line, id]);
  };

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

  /** A tap, or Enter: takes a counter, points, joins, and says yes to what was pointed at before. */
  const tap = (hex: number, hit: string | undefined, more = false): void => {
    if (looksBack.value || over.value !== undefined) return;
    const before = hand.value;
    if (more && hit !== undefined) return align(hit);
    if (before.line !== undefined) {
      if (before.at?.[0] === hex && (aiding.shift.value?.commands.length ?? 0) > 0) giveLine();
      else point(hex);
      return;
    }
    if (before.pinned && hit !== undefined && joiners(gestures.value, before).includes(hit) && hit !== held.value)
      return join(hit);
    if (before.at?.includes(hex) && gesture.value !== undefined) {
      if (gesture.value.kind === 'strike' && !before.pinned) hand.value = { ...before, pinned: true };
      else if (!needsDice(gesture.value.command)) give(gesture.value.command);
      return;
    }
    if (before.pinned) hand.value = { counter: before.counter! };
    point(hex);
    if (hand.value.at?.includes(hex) && gesture.value !== undefined) {
      if (gesture.value.kind === 'strike') hand.value = { ...hand.value, pinned: true };
      return;
    }
    // The board says why not.
    if (hit === undefined && aiding.barred.value.some((one) => one.hex === hex)) return;
    pick(hex, hit);
  };

  /** The counter that was hit, or the next one of its stack. */
  const pick = (hex: number, hit: string | undefined): void => {
    const stack = counters.value.filter((one) => one.hex === hex).map(({ id }) => id);
    if (stack.length === 0) return clear();
    if (hit !== undefined && hit !== held.value) return take(hit);
    const next = stack[(stack.indexOf(held.value ?? '') - 1 + stack.length) % stack.length]!;
    if (held.value !== undefined && stack.length === 1) clear();
    else take(next);
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

  /** The line around the counter in hand; again, the counter alone. */
  const alignAll = (): void => {
    const who = aiding.lines.value[0]?.who;
    if (hand.value.line !== undefined) take(held.value!);
    else if (who !== undefined) lineUp(who);
  };

  /** The next counter that has something to do. */
  const next = (): void => {
    const list = able.value;
    if (list.length > 0) take(list[(list.indexOf(held.value ?? '') + 1) % list.length]!);
  };

  /** Ends the step; asks once more where something was left. */
  const endStep = (): void => {
    if (pass.value === undefined) return;
    if (!ending.value && !table.isOwed(state.value) && able.value.length > 0) ending.value = true;
    else give(pass.value);
  };

  /** As it was before the last command of a person: what the computer did since is taken back with it. */
  const before = computed(() => undo(match.value, (side) => seatsIn(id)[side] === undefined));
  const mayTakeBack = computed(() => !looksBack.value && before.value !== undefined);

  const takeBack = (): void => {
    if (before.value === undefined) {
      refused.value = t('rien à annuler : des dés ont été lancés', 'nothing to undo: dice were rolled');
      return;
    }
    match.value = before.value;
    last.value = undefined;
    settle();
    autosave();
  };

  const takeBackTo = (entries: number, reason: string): void => {
    match.value = rewind(match.value, entries, reason);
    last.value = undefined;
    settle();
    autosave();
  };

  settle();
  return {
    id,
    game,
    table,
    match,
    shown,
    hand,
    attention,
    last,
    refused,
    ending,
    typed,
    ownDice,
    changeDice,
    digit,
    confirm,
    state,
    looksBack,
    legal,
    over,
    counters,
    able,
    pass,
    others,
    gestures,
    counter,
    gesture,
    command,
    needsDice,
    clear,
    locked,
    thoughts,
    give,
    giveLine,
    lineUp,
    align,
    alignAll,
    agreement,
    agree,
    origin,
    aiding,
    giveFor,
    enter,
    choose,
    take,
    point,
    isFriends,
    stackOn,
    tap,
    turn,
    join,
    next,
    endStep,
    mayTakeBack,
    takeBack,
    takeBackTo,
    keepNow: autosave,
  };
}

export type BattleModel = ReturnType<typeof battleModel>;
