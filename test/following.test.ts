import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import type { Viewer } from '../src/kernel/game.ts';
import { type Chance, seededChance } from '../src/kernel/seed.ts';
import { headingOf, type Line } from '../src/play/journal.ts';
import { endingOf, newMatch, stateOf } from '../src/play/match.ts';
import { begin, finish, nextDie } from '../src/play/orders.ts';
import { takeUpLine } from '../src/play/replay.ts';
import { headingSeen, lineSeen } from '../src/play/seen.ts';
import type { Greeting } from './support/follower.ts';
import { type Battle, opened, sayByChance } from './support/matches.ts';
import type { Random } from './support/random-players.ts';

/** A program of its own that is told a battle line by line. */
class Follower {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  /** All that it was ever sent. */
  readonly heard: string[] = [];

  constructor() {
    this.#child = spawn(process.execPath, [join(import.meta.dirname, 'support', 'follower.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines: Interface = createInterface({ input: this.#child.stdout! });
    this.#answers = lines[Symbol.asyncIterator]();
  }

  async say(
    what: Greeting | Line,
  ): Promise<{ readonly hash?: string; readonly refused?: string; readonly line?: number }> {
    const text = JSON.stringify(what);
    this.heard.push(text);
    this.#child.stdin!.write(`${text}\n`);
    return JSON.parse((await this.#answers.next()).value as string) as { hash: string };
  }

  end(): void {
    this.#child.kill();
  }
}

const followers: Follower[] = [];
const newFollower = (): Follower => followers[followers.push(new Follower()) - 1]!;
afterEach(() => followers.splice(0).forEach((one) => one.end()));

/** The next command by chance, with dice of ours and their proof. */
function ordered(match: Battle, { choose }: Random, chance: Chance): Battle {
  const { length } = match.journal.lines;
  const pending = begin(match, { command: choose(stateOf(match), chance), after: length });
  if (isRefusal(pending)) throw new Error(pending.refused.en);
  const faces: number[] = [];
  for (let die = nextDie(pending, faces); die !== undefined; die = nextDie(pending, faces))
    faces.push(chance(die.die.lowest, die.die.highest));
  const played = finish(pending, faces, { proof: { scheme: 'test', throw: length } });
  if (!('match' in played)) throw new Error(played.state);
  return played.match;
}

test.each([
  ['the-ford', 200],
  ['maida', 300],
])(
  '%s: another process that is told it line by line stands where we stand, and where a side sees it',
  async (id, most) => {
    const random = await opened(id);
    const { game } = random;
    const chance = seededChance('following');
    let match = newMatch(game, 'a secret seed');
    const heading = headingOf(match.journal);
    const viewers: readonly Viewer[] = [0, 'spectator'];
    const [told, ...seeing] = [newFollower(), ...viewers.map(newFollower)] as [Follower, ...Follower[]];
    const setUp = game.setUp();
    expect(await told.say({ heading })).toEqual({ hash: game.hash(setUp) });
    for (const [i, viewer] of viewers.entries())
      expect(await seeing[i]!.say({ heading: headingSeen(match.journal), viewer })).toEqual({
        hash: game.hash(game.view(setUp, viewer)),
      });
    while (match.journal.lines.length < most) {
      const says = chance(1, 4) === 1 || endingOf(match) !== undefined;
      const later = says ? sayByChance(match, chance) : ordered(match, random, chance);
      for (const line of later.journal.lines.slice(match.journal.lines.length)) {
        const next = takeUpLine(match, line);
        if ('why' in next) throw new Error(next.why.en);
        const state = stateOf(next);
        expect(await told.say(line)).toEqual({ hash: game.hash(state) });
        for (const [i, viewer] of viewers.entries())
          expect(await seeing[i]!.say(lineSeen(match, line, viewer))).toEqual({
            hash: game.hash(game.view(state, viewer)),
          });
        match = next;
      }
    }
    // All that players can write was told.
    expect(new Set(match.journal.lines.map(({ is }) => is)).size).toBe(7);
    // Whoever comes later is not sent what came before either.
    expect(JSON.stringify(headingSeen(match.journal))).not.toMatch(/"lines"|a secret seed/);
    for (const one of seeing) expect(one.heard.join('\n')).not.toContain('a secret seed');
    // Orders of the side that is not its own were never sent to it.
    const ordersIn = (heard: readonly string[], side: number): number =>
      heard.filter((text) => text.includes(`{"is":"orders","side":${side}`)).length;
    expect(ordersIn(told.heard, 1) > 0).toBe(id === 'maida');
    expect(ordersIn(seeing[0]!.heard, 1)).toBe(0);
    expect(ordersIn(seeing[0]!.heard, 0)).toBe(ordersIn(told.heard, 0));
    expect(ordersIn(seeing[1]!.heard, 0) + ordersIn(seeing[1]!.heard, 1)).toBe(0);
    for (const heard of seeing[1]!.heard) expect(heard).not.toMatch(/"do":"orders"/);
  },
  120_000,
);

test('a line that does not follow is refused with its number and the reason, and the next one that does is taken', async () => {
  const random = await opened('the-ford');
  const { game } = random;
  const start = newMatch(game, 'refused');
  const follower = newFollower();
  await follower.say({ heading: headingOf(start.journal) });
  const next = ordered(start, random, seededChance('following'));
  const [line] = next.entries;
  expect(await follower.say({ ...line!, faces: [] })).toEqual({ refused: 'a die is missing', line: 1 });
  expect(await follower.say({ is: 'undo', to: 0 })).toEqual({ refused: 'there are not so many entries', line: 1 });
  expect(await follower.say({ is: 'dance' } as unknown as Line)).toEqual({
    refused: expect.stringMatching(/^is: /) as string,
  });
  expect(await follower.say(line!)).toEqual({ hash: game.hash(stateOf(next)) });
  expect(await follower.say(line!)).toMatchObject({ line: 2 });
});
