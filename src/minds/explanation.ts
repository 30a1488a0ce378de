import { isRefusal } from '../kernel/assessment.ts';
import type { SideIndex } from '../kernel/game.ts';
import type { AccountItem, AccountPart, ValueUnit } from '../kernel/judge.ts';
import { t, type Text } from '../kernel/text.ts';
import type { JudgedGame } from './judged-game.ts';
import { lookAhead } from './lookahead.ts';
import type { Considered, Decision } from './mind.ts';
import { type PossibleResult, oddsOf } from './odds.ts';
import { modifiersOf } from './modifiers.ts';

/**
 * A command that was weighed, and what it gains against doing nothing, or where that is not allowed against the position
 * as it stands, in the unit of the explanation.
 */
export interface Option<C> {
  readonly command: C;
  readonly gain: number;
}

/** The same with what the dice may bring, the likeliest first. */
export interface Weighed<C> extends Option<C> {
  readonly said: Text;
  /** What speaks for it on the charts. */
  readonly modifiers: readonly Text[];
  /** Empty where no dice decide. */
  readonly odds: readonly PossibleResult[];
}

/** Why a mind does what it does: what it expects of its choice and of the next best, and what makes the difference. */
export interface Explanation<C> {
  readonly command: C;
  readonly said: Text;
  /** What gains and items are counted in. */
  readonly unit: Text;
  /** Undefined where it weighed nothing. */
  readonly best: Weighed<C> | undefined;
  readonly second: Weighed<C> | undefined;
  /** What it weighed, the best first: as many as one takes in at a glance. */
  readonly considered: readonly Option<C>[];
  /** The rules allow nothing else. */
  readonly forced: boolean;
  /** By what it plays, where it never weighs anything. */
  readonly rule?: Text;
  /** In what the two differ, the greatest difference first: together as much as their gains do. */
  readonly items: readonly AccountItem[];
  /** Positions looked at. */
  readonly looked: number;
}

const DEEPEST = 5;
const POINTS: ValueUnit = { text: t('points', 'points'), perPoint: 1 };

type Account = Map<string, AccountItem>;

function addTo(account: Account, item: AccountItem, share: number): void {
  const before = account.get(item.id);
  const value = (before?.value ?? 0) + share * item.value;
  account.set(item.id, { ...item, value, ...(item.parts && { parts: added(before?.parts ?? [], item.parts, share) }) });
}

function added(before: readonly AccountPart[], parts: readonly AccountPart[], share: number): AccountPart[] {
  const sums = new Map(before.map((part) => [part.id, part]));
  for (const part of parts) sums.set(part.id, { ...part, value: (sums.get(part.id)?.value ?? 0) + share * part.value });
  return [...sums.values()];
}

const sumOf = (account: ReadonlyMap<string, AccountItem>): number =>
  [...account.values()].reduce((sum, { value }) => sum + value, 0);

/** The account of a command by one step, exact over its dice; empty where they cannot be counted. */
function accountOf<G, C, V>(
  known: JudgedGame<G, C, V>,
  state: G,
  command: C,
  side: SideIndex,
  depth = 0,
): ReadonlyMap<string, AccountItem> {
  const { judge } = known;
  const sums: Account = new Map();
  const ahead = lookAhead(known, state, command);
  for (const { chance, state: after } of isRefusal(ahead) ? [] : (ahead.branches ?? [])) {
    const followUp = depth < DEEPEST ? judge.followUp(after) : undefined;
    const items =
      followUp === undefined ? judge.account(after, side) : accountOf(known, after, followUp, side, depth + 1).values();
    for (const item of items) addTo(sums, item, chance);
  }
  return sums;
}

const AT_A_GLANCE = 4;
/** Less than that nobody reads. */
const VISIBLE = 0.05;
const LATER = t(
  'ce qui s’ensuit : la suite de l’activation, la riposte',
  'what follows: the rest of the activation, the reply',
);

/** Item by item what one account has more than another, and as one item what the gains differ in beyond them. */
function differences(
  mine: ReadonlyMap<string, AccountItem>,
  other: ReadonlyMap<string, AccountItem>,
  gap: number,
  perPoint: number,
): AccountItem[] {
  const account: Account = new Map();
  for (const item of mine.values()) addTo(account, item, perPoint);
  for (const item of other.values()) addTo(account, item, -perPoint);
  const items = [...account.values()];
  const later = gap - items.reduce((sum, { value }) => sum + value, 0);
  return [...items, { id: 'later', text: LATER, value: later }]
    .filter(({ value }) => Math.abs(value) >= VISIBLE)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

/** What a side has that does nothing; the position as it stands where it must do something. */
function worthOfNothing<G, C, V>(known: JudgedGame<G, C, V>, seen: G, side: SideIndex): number {
  const { game, judge } = known;
  const { pass } = judge;
  const account =
    pass !== undefined && game.legal(seen).has(pass) ? accountOf(known, seen, pass, side) : new Map<string, never>();
  return account.size === 0 ? judge.worth(seen, side) : sumOf(account);
}

export function explain<G, C, V>(
  known: JudgedGame<G, C, V>,
  seen: G,
  side: SideIndex,
  { command, considered, looked }: Decision<C>,
): Explanation<C> {
  const { game, judge } = known;
  const { text: unit, perPoint } = judge.unit ?? POINTS;
  const account = (one: C): ReadonlyMap<string, AccountItem> => accountOf(known, seen, one, side);
  const best = considered.find((one) => one.command === command);
  const second = considered.find((one) => one.command !== command);
  const mine = account(command);
  // What the best gains is exact, over its own dice; how far the others fall short of it is as the mind weighed it.
  const gained = mine.size === 0 ? 0 : sumOf(mine) - worthOfNothing(known, seen, side);
  const option = ({ command: one, worth }: Considered<C>): Option<C> => ({
    command: one,
    gain: (gained + worth - (best?.worth ?? worth)) * perPoint,
  });
  const weighed = (one: Considered<C>): Weighed<C> => ({
    ...option(one),
    said: game.say(seen, one.command),
    modifiers: modifiersOf(known, seen, one.command),
    odds: oddsOf(known, seen, one.command),
  });
  const isWeighed = best !== undefined && second !== undefined;
  const items = isWeighed
    ? differences(mine, account(second.command), (best.worth - second.worth) * perPoint, perPoint)
    : [];
  return {
    command,
    said: game.say(seen, command),
    unit,
    best: best && weighed(best),
    second: second && weighed(second),
    considered: considered.slice(0, AT_A_GLANCE).map(option),
    forced: second === undefined && game.legal(seen).sample().length === 1,
    items,
    looked,
  };
}
