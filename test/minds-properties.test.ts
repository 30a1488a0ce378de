import { describe, expect, test } from 'vitest';
import { seededChance } from '../src/kernel/seed.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattleWithLuck } from '../src/minds/battle.ts';
import type { Judge } from '../src/kernel/judge.ts';
import { type JudgedGame, judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS, LEVEL_IDS, OPPONENTS, decideAndExplain } from '../src/minds/levels.ts';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { battleByChance } from './support/by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

/** One state in so many is looked at: fewer of a battle that is long. */
const ONE_IN: Readonly<Record<string, number>> = { maida: 30, auerstaedt: 160 };

/** Fewer positions than any level that searches would look at. */
const HASTY = 200;

const taught = (await allScenarios()).filter(({ battles }) => battles.computerPlays);

async function opened(id: string): Promise<JudgedGame> {
  const { battles, card } = taught.find((one) => one.card.id === id)!;
  return judgedGameOf(battles.open(await card.load(), OUR_OPTIONS));
}

/** The trained eye, and those of beginners and old hands where there are such. */
const eyesOf = (judge: Judge): readonly Judge[] =>
  [judge, judge.beginner, judge.expert].filter((eye) => eye !== undefined);

describe.each(taught.map(({ card }) => card.id))('%s', (id) => {
  test('any state of a battle by chance gets a legal command within the budget, from every level', async () => {
    const known = await opened(id);
    const { game, judge } = known;
    const card = RANDOM_BATTLES.find((one) => one.id === id)!;
    const random = card.ready(await card.load(), OUR_OPTIONS, true);
    const chance = seededChance(`states/${id}`);
    let seen = 0;
    battleByChance(
      random.game,
      chance,
      (state) => random.choose(state, chance),
      (state) => {
        if (game.ending(state) !== undefined || chance(1, ONE_IN[id] ?? 18) > 1) return;
        const side = game.legal(state).side!;
        const view = game.view(state, side);
        for (const { command } of judge.ideas(view, 8)) expect(game.legal(view).has(command)).toBe(true);
        for (const level of LEVEL_IDS) {
          if (level === 'grognard' && seen % 8 > 0) continue;
          const { command, looked } = LEVELS[level].mind(known, view, side);
          expect(game.legal(state).has(command), `${level}: ${JSON.stringify(command)}`).toBe(true);
          expect(looked).toBeLessThanOrEqual(LEVELS[level].positions);
        }
        const hasty = decideAndExplain('grognard', known, view, side, HASTY);
        expect(game.legal(state).has(hasty.command), JSON.stringify(hasty.command)).toBe(true);
        expect(hasty.looked).toBeLessThanOrEqual(HASTY);
        const items = judge.account(view, side).reduce((sum, { value }) => sum + value, 0);
        expect(items).toBeCloseTo(judge.worth(view, side), 9);
        seen++;
      },
    );
    expect(seen).toBeGreaterThan(4);
  });

  test('whoever has judged many positions judges like one who sees the first', async () => {
    const eyes = eyesOf((await opened(id)).judge);
    const card = RANDOM_BATTLES.find((one) => one.id === id)!;
    const random = card.ready(await card.load(), OUR_OPTIONS, true);
    const chance = seededChance(`judged/${id}`);
    const states: unknown[] = [];
    battleByChance(
      random.game,
      chance,
      (state) => random.choose(state, chance),
      (state) => states.push(state),
    );
    for (let i = 0; i < 400; i++) {
      // Now on, now back, now far away.
      const state = states[chance(0, 2) > 0 ? i % states.length : chance(0, states.length - 1)];
      const side = chance(0, 1);
      for (const [e, eye] of eyes.entries()) {
        const judged = eye.account(state, side);
        if (i % 24 !== 8 * e) continue;
        const fresh = eyesOf((await opened(id)).judge)[e]!;
        expect(judged, `position ${i}, eye ${e}`).toEqual(fresh.account(state, side));
      }
    }
  });

  test('the same position has the same answer, and the same reasons', async () => {
    const [one, other] = [await opened(id), await opened(id)];
    const state = one.game.setUp();
    const side = one.game.legal(state).side!;
    for (const level of OPPONENTS) {
      const [first, again] = [one, other].map((known) => decideAndExplain(level, known, state, side));
      expect(again).toEqual(first);
    }
  });
});

test.each(['the-ford', 'maida'])('%s: the same seed, the same battle; another seed, another one', async (id) => {
  const minds = [LEVELS.conscript.mind, LEVELS.plain.mind];
  const battle = async (seed: string) => playBattleWithLuck(await opened(id), minds, seed);
  const first = await battle('one');
  expect(await battle('one')).toEqual(first);
  expect(await battle('two')).not.toEqual(first);
});

/** One position in so many is asked about. */
const ASKED: Readonly<Record<string, number>> = { 'the-ford': 7, maida: 10 };
/** Positions that the grognard may look at here. */
const FEW = 150;
/** Positions asked about, at least. */
const DOZENS = 36;
/** One answer in so many is compared with that of a judge who has seen nothing else. */
const FRESH = 8;

interface Answered {
  readonly view: unknown;
  readonly side: number;
  readonly why: unknown;
}

describe.each(Object.keys(ASKED))('%s: whole battles', (id) => {
  test.each(OPPONENTS)('%s reasons alike, forwards, backwards, and where it sees a copy first', async (level) => {
    const played = await opened(id);
    const { game } = played;
    const answered: Answered[] = [];
    let positions = 0;
    const choose = (state: unknown): unknown => {
      const side = game.legal(state).side!;
      const view = game.view(state, side);
      if (positions++ % ASKED[id]! > 0) return LEVELS.conscript.mind(played, view, side).command;
      const why = decideAndExplain(level, played, view, side, FEW);
      answered.push({ view, side, why });
      return why.command;
    };
    for (let n = 0; answered.length < DOZENS; n++) battleByChance(game, seededChance(`reasons/${id}/${n}`), choose);
    const backwards = await opened(id);
    for (const [i, { view, side, why }] of [...answered.entries()].toReversed()) {
      const copy: unknown = JSON.parse(JSON.stringify(view));
      expect(decideAndExplain(level, backwards, copy, side, FEW), `answer ${i}`).toEqual(why);
      if (i % FRESH === 0)
        expect(decideAndExplain(level, await opened(id), copy, side, FEW), `answer ${i}, fresh`).toEqual(why);
    }
  });
});
