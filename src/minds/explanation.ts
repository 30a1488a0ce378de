import { isRefusal } from '../kernel/assessment.ts';
import type { SideIndex } from '../kernel/game.ts';
import type { AccountItem } from '../kernel/judge.ts';
import type { Text } from '../kernel/text.ts';
import type { JudgedGame } from './judged-game.ts';
import { lookAhead } from './lookahead.ts';
import type { Considered, Decision } from './mind.ts';
import { type PossibleResult, oddsOf } from './odds.ts';

/** A command that was weighed: what it is worth, and what the dice may bring, the likeliest first. */
export interface Weighed<C> extends Considered<C> {
  readonly said: Text;
  /** Empty where no dice decide. */
  readonly odds: readonly PossibleResult[];
}

/** Why a mind does what it does: what it expects of its choice and of the next best, and what makes the difference. */
export interface Explanation<C> {
  readonly command: C;
  readonly said: Text;
  /** Undefined where it weighed nothing. */
  readonly best: Weighed<C> | undefined;
  readonly second: Weighed<C> | undefined;
  /** What it weighed, the best first: as many as one takes in at a glance. */
  readonly considered: readonly Considered<C>[];
  /** The rules allow nothing else. */
  readonly forced: boolean;
  /** By what it plays, where it never weighs anything. */
  readonly rule?: Text;
  /** Items in which the two differ by one step, the greatest difference first. */
  readonly items: readonly AccountItem[];
  /** Positions looked at. */
  readonly looked: number;
}

const DEEPEST = 5;

/** The account of a command by one step, exact over its dice. */
function accountOf<G, C, V>(
  known: JudgedGame<G, C, V>,
  state: G,
  command: C,
  side: SideIndex,
  depth = 0,
): ReadonlyMap<string, AccountItem> {
  const { judge } = known;
  const sums = new Map<string, AccountItem>();
  const ahead = lookAhead(known, state, command);
  for (const { chance, state: after } of isRefusal(ahead) ? [] : (ahead.branches ?? [])) {
    const followUp = depth < DEEPEST ? judge.followUp(after) : undefined;
    const items =
      followUp === undefined ? judge.account(after, side) : accountOf(known, after, followUp, side, depth + 1).values();
    for (const item of items)
      sums.set(item.id, { ...item, value: (sums.get(item.id)?.value ?? 0) + chance * item.value });
  }
  return sums;
}

const AT_A_GLANCE = 4;
/** Less than that nobody reads. */
const VISIBLE = 0.05;

export function explain<G, C, V>(
  known: JudgedGame<G, C, V>,
  seen: G,
  side: SideIndex,
  { command, considered, looked }: Decision<C>,
): Explanation<C> {
  const { game } = known;
  const weighed = (one: Considered<C>): Weighed<C> => ({
    ...one,
    said: game.say(seen, one.command),
    odds: oddsOf(known, seen, one.command),
  });
  const best = considered.find((one) => one.command === command);
  const second = considered.find((one) => one.command !== command);
  const [mine, other] = [command, second?.command].map((one) =>
    one === undefined ? undefined : accountOf(known, seen, one, side),
  );
  const items = [...(other === undefined ? [] : mine!.values())]
    .map((item) => ({ ...item, value: item.value - (other!.get(item.id)?.value ?? 0) }))
    .filter(({ value }) => Math.abs(value) >= VISIBLE)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  return {
    command,
    said: game.say(seen, command),
    best: best && weighed(best),
    second: second && weighed(second),
    considered: considered.slice(0, AT_A_GLANCE),
    forced: second === undefined && game.legal(seen).sample().length === 1,
    items,
    looked,
  };
}
