import type { SideIndex } from '../kernel/game.ts';
import { type Chance, seeded } from '../kernel/seed.ts';
import { Budget } from './budget.ts';
import type { JudgedGame } from './judged-game.ts';
import { withMemory } from './lookahead-memory.ts';
import { Playout } from './playout.ts';
import type { Mind } from './mind.ts';
import { decisionOf, weighIdeas } from './one-step.ts';

export interface HeedingReplies {
  readonly ideas: number;
  /** How many of them, the best by one step, are followed further. */
  readonly followed: number;
  /** How often each is followed before the worse half is given up; then as often again, and so on. */
  readonly times: number;
  readonly positions: number;
}

/** Longer than any activation with its reply. */
const LONGEST = 250;

/**
 * Follows the best ideas by one step to the end of the own activation and through the enemy's next one: both sides go on
 * with their first idea, dice are imagined, and what they bring beyond or below their exact expectation is taken off
 * again. What the reply costs is far less sure than what the activation brings: it counts as far as ideas differ in it by
 * more than the dice do.
 */
export const heedingReplies =
  ({ ideas: most, followed, times, positions }: HeedingReplies): Mind =>
  (given, seen, side) => {
    const known = withMemory(given);
    const ideas = known.judge.ideas(seen, most);
    if (ideas.length === 1) return decisionOf(ideas, [], 0);
    const budget = new Budget(positions);
    const first = weighIdeas(known, seen, side, ideas, budget);
    if (first.length < 2 || known.judge.followUp(seen) !== undefined) return decisionOf(ideas, first, budget.looked);
    let lines = first.slice(0, followed).map(({ command }) => new Line(command));
    const givenUp: Line<(typeof first)[number]['command']>[] = [];
    const seed = known.game.hash(seen);
    let all = true;
    for (let n = 0, until = times; all && lines.length > 1; until += n) {
      for (; all && lines.length > 1 && n < until; n++) {
        const ends: End[] = [];
        // The same imagined dice for each, as far as they go the same way.
        for (const { command } of lines) {
          const end = followedThrough(known, seen, command, side, seeded(`${seed}/${n}`), budget);
          if (end === undefined) break;
          ends.push(end);
        }
        all = ends.length === lines.length;
        if (!all) break;
        for (const [i, line] of lines.entries()) line.add(ends[i]!);
        if (n === 0) lines = lines.filter((_, i) => ends.findIndex(({ own }) => own === ends[i]!.own) === i);
      }
      if (lines[0]!.times === 0) return decisionOf(ideas, first, budget.looked);
      lines = ranked(lines);
      if (all) givenUp.unshift(...lines.splice(Math.ceil(lines.length / 2)));
    }
    const { worth } = lines[0]!;
    const considered = [...lines, ...givenUp]
      .toSorted((a, b) => a.behind - b.behind)
      .map(({ command, behind }) => ({ command, worth: worth - behind }));
    return decisionOf(ideas, considered, budget.looked);
  };

/** How a command was followed once: what it was worth after the own activation, and what the reply then changed. */
interface End {
  readonly worth: number;
  readonly reply: number;
  /** Names the position in which the activation ended. */
  readonly own: string;
}

class Line<C> {
  readonly command: C;
  times = 0;
  /** By the end of the activation. */
  mean = 0;
  reply = 0;
  /** Squares about the mean of the replies. */
  spread = 0;
  worth = 0;
  /** What it was worth less than the best when they were last compared. */
  behind = 0;

  constructor(command: C) {
    this.command = command;
  }

  add({ worth, reply }: End): void {
    this.times++;
    this.mean += (worth - this.mean) / this.times;
    const off = reply - this.reply;
    this.reply += off / this.times;
    this.spread += off * (reply - this.reply);
  }
}

/** The best first, after the reply as far as it is sure (James and Stein). */
function ranked<C>(lines: readonly Line<C>[]): Line<C>[] {
  const n = lines[0]!.times;
  const mean = lines.reduce((sum, { reply }) => sum + reply, 0) / lines.length;
  const between = lines.reduce((sum, { reply }) => sum + (reply - mean) ** 2, 0) / Math.max(1, lines.length - 1);
  const within = n < 2 ? Infinity : lines.reduce((sum, { spread }) => sum + spread, 0) / (lines.length * (n - 1) * n);
  const sure = between > within ? 1 - within / between : 0;
  for (const line of lines) line.worth = line.mean + mean + sure * (line.reply - mean);
  const best = Math.max(...lines.map(({ worth }) => worth));
  for (const line of lines) line.behind = best - line.worth;
  return lines.toSorted((a, b) => a.behind - b.behind);
}

function followedThrough<G, C, V>(
  known: JudgedGame<G, C, V>,
  from: G,
  first: C,
  side: SideIndex,
  chance: Chance,
  budget: Budget,
): End | undefined {
  const { game, judge } = known;
  const ahead = new Playout(known, from, side, chance, budget);
  let activation = judge.activation(from);
  let acting = activation === '' ? undefined : side;
  let own: Omit<End, 'reply'> | undefined;
  let replied = false;
  const now = (): Omit<End, 'reply'> => ({ worth: ahead.worth, own: game.hash(ahead.state) });
  let command = first;
  for (let step = 0; step < LONGEST; step++) {
    if (!ahead.play(command)) return undefined;
    if (ahead.isOver) break;
    const next = judge.activation(ahead.state);
    if (next !== activation) {
      activation = next;
      if (acting === side) own ??= now();
      else if (acting !== undefined) replied = true;
      if (own !== undefined && replied) break;
      acting = next === '' ? undefined : game.legal(ahead.state).side;
    }
    command = ahead.next;
  }
  own ??= now();
  return { ...own, reply: ahead.balance - own.worth };
}
