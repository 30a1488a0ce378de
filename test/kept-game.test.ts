import { expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import type { Game } from '../src/kernel/game.ts';
import { type Options, OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import type { Mind } from '../src/minds/mind.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { battleByChance } from './support/by-chance.ts';
import { RANDOM_BATTLES, type Random } from './support/random-players.ts';

/** Lists of all that is allowed are long: every so many commands. */
const LISTED = 9;

/** A battle by chance, line by line: what was allowed, what was given, what came of it. */
function told({ game, choose }: Random, seed: string): string[] {
  const lines: string[] = [];
  const chance = seededChance(seed);
  battleByChance(
    game,
    chance,
    (state) => {
      if (lines.length % LISTED === 0) lines.push(JSON.stringify(game.legal(state).sample()));
      return choose(state, chance);
    },
    (_, command, events, after) =>
      lines.push(`${JSON.stringify(command)} ${JSON.stringify(events)} ${game.hash(after)} ${JSON.stringify(after)}`),
  );
  return lines;
}

const SEEDS: Readonly<Record<string, number>> = { 'the-ford': 12, maida: 6 };

/** What a game remembers for speed must never show: else a journal could not be checked by anybody else. */
test.each(RANDOM_BATTLES)(
  '$id: a game that was kept plays every battle as one that was opened for it',
  async ({ id, load, ready }) => {
    const document = await load();
    const kept = ready(document, OUR_OPTIONS, false);
    for (let i = 0; i < (SEEDS[id] ?? 2); i++) {
      const [again, fresh] = [told(kept, `kept/${i}`), told(ready(document, OUR_OPTIONS, false), `kept/${i}`)];
      const at = again.findIndex((line, j) => line !== fresh[j]);
      expect(at < 0 ? undefined : [i, at, again[at], fresh[at]]).toBeUndefined();
      expect(again).toHaveLength(fresh.length);
    }
  },
  240_000,
);

/** Somebody looks back at an earlier position, and asks about it, between any two commands. */
test.each(RANDOM_BATTLES)(
  '$id: what is asked of other positions meanwhile changes nothing',
  async ({ id, load, ready }) => {
    const document = await load();
    const asked = ready(document, OUR_OPTIONS, false);
    const { game, choose } = asked;
    const seen: unknown[] = [];
    const disturbed: Random = {
      ...asked,
      choose: (state, chance) => {
        seen.push(state);
        const other = seen[Math.floor(seen.length / 3)];
        const [command] = game.legal(other).sample();
        if (command !== undefined) game.prepare(other, command);
        return choose(state, chance);
      },
    };
    const [again, fresh] = [told(disturbed, `asked/${id}`), told(ready(document, OUR_OPTIONS, false), `asked/${id}`)];
    expect(again.findIndex((line, i) => line !== fresh[i])).toBe(-1);
  },
  240_000,
);

/** Rulings under which the same scenario is another battle. */
const OTHER_RULINGS: Readonly<Record<string, Options>> = {
  alexandre: { 'A-38': 'on-top-of-clear' },
  'jours-de-gloire': { 'J-1': 'attacker' },
};

const MOST_TRIED = 5;

/** All that a game says of a position: what is allowed, and where some commands lead with given dice. */
function answersOf(game: Game, state: unknown, seed: string): string[] {
  const legal = game.legal(state);
  const all = legal.sample();
  const tried =
    all.length <= MOST_TRIED
      ? all
      : Array.from({ length: MOST_TRIED }, (_, i) => all[Math.floor((i * all.length) / MOST_TRIED)]);
  return [
    `${game.hash(state)} ${legal.side} ${legal.why.en} ${legal.units().join()} ${game.ending(state)?.why.en}`,
    ...all.map((command) => `${JSON.stringify(command)} ${legal.has(command)}`),
    ...tried.map((command) => JSON.stringify(outcomeOf(game, state, command, seed))),
  ];
}

function outcomeOf(game: Game, state: unknown, command: unknown, seed: string): unknown {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) return prepared.refused;
  const { events, state: after } = prepared.played(prepared.rule(prepared.input, unloggedDice(seededChance(seed))));
  return { command, events, after, why: prepared.explain()?.tallies };
}

/** One of several battles that are played at the same time on the same games. */
interface Table {
  readonly random: Random;
  readonly options: Options;
  /** Every position so far. */
  readonly states: unknown[];
}

const STEPS = 240;
const CHECKED = 12;

/**
 * Battles are played by turns on one kept game, and on one of other rulings; they are taken back, looked back at, and
 * commands are previewed and dropped. Whoever opens the game anew and is told the position alone answers the same.
 */
test.each(RANDOM_BATTLES)(
  '$id: a position has one answer, whatever was played, taken back and previewed beside it',
  async ({ id, load, ready }) => {
    const document = await load();
    const kept = ready(document, OUR_OPTIONS, false);
    const others = OTHER_RULINGS[kept.game.ruleset]!;
    const keptOther = ready(document, others, false);
    const table = (random: Random, options: Options): Table => ({ random, options, states: [random.game.setUp()] });
    const tables = [table(kept, OUR_OPTIONS), table(kept, OUR_OPTIONS), table(keptOther, others)];
    const chance = seededChance(`interleaved/${id}`);
    const oneOf = <T>(list: readonly T[]): T => list[chance(0, list.length - 1)]!;
    let checks = 0;
    for (let step = 0; step < STEPS; step++) {
      const { random, options, states } = oneOf(tables);
      const { game, choose } = random;
      if (states.length > 1 && chance(1, 8) === 1) states.length -= Math.min(states.length - 1, chance(1, 6));
      const state = states.at(-1);
      if (game.ending(state) !== undefined) {
        states.length = 1;
        continue;
      }
      const past = oneOf(states);
      // Previewed and dropped: a draft that nobody takes up.
      for (const seen of [past, state]) outcomeOf(game, seen, choose(seen, chance), `dropped/${step}`);
      if (step % CHECKED === 0)
        for (const seen of [past, state]) {
          const fresh = ready(document, options, false).game;
          const [here, there] = [answersOf(game, seen, `${step}`), answersOf(fresh, structuredClone(seen), `${step}`)];
          const at = here.findIndex((line, i) => line !== there[i]);
          expect(at < 0 ? undefined : [step, at, here[at], there[at]]).toBeUndefined();
          expect(here).toHaveLength(there.length);
          checks++;
        }
      const prepared = game.prepare(state, choose(state, chance));
      if (isRefusal(prepared)) throw new Error(prepared.refused.en);
      states.push(prepared.played(prepared.rule(prepared.input, unloggedDice(chance))).state);
    }
    expect(checks).toBeGreaterThan(20);
  },
  240_000,
);

const MINDS: Readonly<Record<string, Mind>> = {
  conscript: LEVELS.conscript.mind,
  veteran: LEVELS.veteran.mind,
  grognard: LEVELS.grognard.within(40),
};

/** The first scenario of every ruleset that has battles. */
const FIRST_SCENARIOS: (readonly [ruleset: string, scenario: string])[] = [];
for (const { id, battles } of CATALOGUE)
  if (battles !== undefined) FIRST_SCENARIOS.push([id, (await battles()).scenarios[0]!.id]);

/** A batch keeps a battle and its judge; somebody else repeats one battle of it alone. */
test.each(FIRST_SCENARIOS)(
  '%s: battles of %s between minds end alike on a game and a judge that were kept, and on fresh ones',
  async (ruleset, scenario) => {
    const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
    const document = await battles.scenarios.find(({ id }) => id === scenario)!.load();
    const open = () => judgedGameOf(battles.open(document, OUR_OPTIONS));
    const kept = await open();
    // A mind that looks at another battle meanwhile, on the same game.
    const elsewhere = kept.game.setUp();
    const distracted =
      (mind: Mind): Mind =>
      (judged, seen, side) => {
        LEVELS.veteran.mind(judged, elsewhere, kept.game.legal(elsewhere).side!);
        return mind(judged, seen, side);
      };
    for (const [first, second] of [
      ['conscript', 'veteran'],
      ['veteran', 'conscript'],
      ['grognard', 'conscript'],
    ] as const)
      for (const seed of ['a', 'b']) {
        const pair = [MINDS[first]!, MINDS[second]!];
        const alone = playBattle(await open(), pair, seed);
        expect(playBattle(kept, pair, seed), `${first} ${second} ${seed}`).toEqual(alone);
        expect(playBattle(kept, pair.map(distracted), seed), `${first} ${second} ${seed}`).toEqual(alone);
      }
  },
  240_000,
);
