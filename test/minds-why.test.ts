import { describe, expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import { chancesOf, type Game } from '../src/kernel/game.ts';
import type { Judge } from '../src/kernel/judge.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { type JudgedGame, judgedGameOf } from '../src/minds/judged-game.ts';
import { type LevelId, decideAndExplain } from '../src/minds/levels.ts';
import { type PossibleResult, oddsOf } from '../src/minds/odds.ts';
import { explain, type Explanation } from '../src/minds/explanation.ts';
import { oddsLine, explanationText } from '../src/minds/explanation-text.ts';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { judgeOf as judgeOfAlexandre } from '../src/rulesets/alexandre/battle/mind/judge.ts';
import { PASS } from '../src/rulesets/alexandre/battle/turn/orders.ts';
import { LEADER_FLAG } from '../src/rulesets/alexandre/battle/position/state.ts';
import { type Board, board as boardOfAlexandre } from '../src/rulesets/alexandre/battle/fixtures/board.ts';
import type { Sketch } from '../src/rulesets/alexandre/battle/fixtures/sketch.ts';
import { judgeOf as judgeOfJours } from '../src/rulesets/jours-de-gloire/battle/mind/judge.ts';
import { board as boardOfJours } from '../src/rulesets/jours-de-gloire/battle/fixtures/board.ts';
import { battleByChance } from './support/by-chance.ts';
import { STATE_HASH } from '../src/rulesets/alexandre/battle/position/hash.ts';

function whyIn<G, C, V>(
  game: Game<G, C, V>,
  judge: Judge<G, C, V>,
  state: G,
  level: LevelId = 'veteran',
): Explanation<C> {
  const side = game.legal(state).side!;
  return decideAndExplain(level, { game, judge }, game.view(state, side), side);
}

/** As the charts count them, told in English. */
function chancesIn<G, C, V>(game: Game<G, C, V>, state: G, command: C): Readonly<Record<string, number>> {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) throw new Error(prepared.refused.en);
  const { entries, total } = chancesOf(prepared)!;
  const chances: Record<string, number> = {};
  for (const { value, weight } of entries) {
    const { en } = prepared.played(value).events.flatMap((event) => game.tell(event) ?? [])[0]!;
    chances[en] = (chances[en] ?? 0) + Number(weight) / Number(total);
  }
  return chances;
}

const asRecord = (odds: readonly PossibleResult[]): Readonly<Record<string, number>> =>
  Object.fromEntries(odds.map(({ text, chance }) => [text.en, chance]));

const sumOf = (odds: readonly PossibleResult[]): number => odds.reduce((sum, { chance }) => sum + chance, 0);

const lines = <C>(why: Explanation<C>, lang: 'fr' | 'en'): readonly string[] =>
  explanationText(why).flatMap(({ text, odds }) =>
    odds === undefined ? [text[lang]] : [text[lang], oddsLine(odds)[lang]],
  );

const heads = (why: Explanation<unknown>): readonly string[] => explanationText(why).map(({ text }) => text.en);

/** A's leaders are in their activation: an attack that is passed over now does not come back this turn. */
function underWay(sketch: Sketch): Board {
  const position = boardOfAlexandre(sketch);
  const { hash: _, leaders, ...rest } = position.state;
  const { field } = position.game;
  const activated = leaders.map((word, l) => (field.leaders[l]!.side === 0 ? word | LEADER_FLAG.activated : word));
  return position.with(STATE_HASH.withHash({ ...rest, leaders: activated }));
}

/** Two enemies, one with his back turned. */
const TWO_FOES = { units: ['A Ca 4/5 0505 N', 'B Ca 4/5 0404 S', 'B Ca 4/5 0504 N'] };

describe('an attack is explained by the odds of the melee that it leads to', () => {
  const { game, state } = underWay(TWO_FOES);
  const why = whyIn(game, judgeOfAlexandre(game), state);

  test.each(['best', 'second'] as const)('%s', (which) => {
    const { command, odds } = why[which]!;
    expect(command.do).toBe('attack');
    const prepared = game.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    const declared = prepared.played(undefined).state;
    const fight = game.legal(declared).sample()[0]!;
    expect(fight.do).toBe('fight');
    expect(asRecord(odds)).toEqual(chancesIn(game, declared, fight));
    expect(odds.map(({ chance }) => chance)).toEqual(odds.map(({ chance }) => chance).toSorted((a, b) => b - a));
  });

  test('in one line each, in both languages', () => {
    const found = explanationText(why);
    expect(found[0]!.text.en).toMatch(/^attack 0504 from 0505: [+−]/);
    expect(oddsLine(found[0]!.odds!).en).toMatch(/^melee: \d+% line [\d -]+(to \d+)?: defenders .* · \d+% line /);
    expect(oddsLine(found[0]!.odds!).fr).toMatch(
      /^mêlée : \d+\u202f% ligne [\d -]+(à \d+)? : défenseurs .* · \d+\u202f% ligne /,
    );
    expect(found[1]!.text.fr).toMatch(/^à défaut : attaquer 0404, 0504 depuis 0505 : [+−]/);
    expect(found[1]!.odds).toBeDefined();
  });
});

test('the arrow, the panel and the items speak one scale: items add up to what the second lacks', () => {
  const { game, state } = underWay(TWO_FOES);
  for (const level of ['conscript', 'veteran', 'grognard'] as const) {
    const { best, second, items, considered, unit } = whyIn(game, judgeOfAlexandre(game), state, level);
    expect(unit.en).toBe('SP');
    expect(considered[0]!.gain).toBe(best!.gain);
    const sum = items.reduce((all, { value }) => all + value, 0);
    // Items too small to read are left out.
    expect(Math.abs(sum - (best!.gain - second!.gain))).toBeLessThan(0.4);
  }
});

test('whoever does nothing gains nothing, and an attack is told against that', () => {
  const { game, state } = underWay(TWO_FOES);
  const judge = judgeOfAlexandre(game);
  const attack = game.legal(state).sample()[0]!;
  const considered = [
    { command: PASS, worth: 1 },
    { command: attack, worth: 0.5 },
  ];
  const decision = { command: PASS, considered, looked: 2 };
  const { best, second } = explain({ game, judge }, state, 0, decision);
  expect([best!.gain, second!.gain]).toEqual([0, -0.5]);
});

test('an attack names what speaks for it on the charts', () => {
  const { game, state } = underWay(TWO_FOES);
  const [first] = explanationText(whyIn(game, judgeOfAlexandre(game), state));
  expect(first!.text.en).toMatch(/^attack 0504 from 0505: \+\d\.\d+ SP, in the rear/);
});

test('fire that comes before a melee is reckoned in; what ends it is told', () => {
  const { game, state } = underWay({ units: ['A Ca 4/2 0505 N', 'B Ar 8/5 0504 S'] });
  const attack = game
    .legal(state)
    .sample()
    .find((command) => command.do === 'attack')!;
  const odds = oddsOf({ game, judge: judgeOfAlexandre(game) }, state, attack);
  expect(sumOf(odds)).toBeCloseTo(1, 12);
  expect(odds.map(({ text }) => text.en)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^fire: Ar .*, Dr$/), expect.stringMatching(/^melee, line /)]),
  );
});

test('fire is explained by its own odds, and what has no dice by none', () => {
  const { game, state } = boardOfAlexandre({ units: ['A Ar 6/3 0506 N', 'B In 8/1 0504 S'], step: 'fire' });
  const { command, best, second } = whyIn(game, judgeOfAlexandre(game), state);
  expect(asRecord(best!.odds)).toEqual(chancesIn(game, state, command));
  expect([second!.command.do, second!.odds]).toEqual(['pass', []]);
});

test('a shock that is declared is explained by the die that will be thrown for it', () => {
  const position = boardOfJours({
    units: ['A I 6/6 0505 N', 'A I 6/6 0605 N', 'A I 4/6 0805 N', 'B I 4/5 0504 S', 'B I 4/5 0804 S'],
  });
  const { game, state } = position;
  const why = whyIn(game, judgeOfJours(game), state);
  expect([why.best!.command.do, why.best!.odds.length > 1]).toEqual(['shock', true]);
  const declared = position.play([why.command], [{ do: 'pass' }]);
  expect(asRecord(why.best!.odds)).toEqual(chancesIn(game, declared.state, { do: 'fight' }));
  expect(lines(why, 'en')[1]).toMatch(/^shock: \d+% line /);
  expect(lines(why, 'fr')[1]).toMatch(/^choc : \d+\u202f% ligne /);
});

test('the same chances are not told twice', () => {
  const { game, state } = underWay(TWO_FOES);
  const why = whyIn(game, judgeOfAlexandre(game), state);
  const twice = { ...why, second: { ...why.second!, odds: why.best!.odds } };
  expect(oddsLine(explanationText(twice)[1]!.odds!)).toEqual({ fr: 'mêmes chances', en: 'the same chances' });
});

const taught = (await allScenarios()).filter(({ battles }) => battles.computerPlays);

async function opened(id: string): Promise<JudgedGame> {
  const { battles, card } = taught.find((one) => one.card.id === id)!;
  return judgedGameOf(battles.open(await card.load(), OUR_OPTIONS));
}

test.each(['the-ford', 'maida'])('%s: whatever throws dice or declares an attack has its odds', async (id) => {
  const { game, judge } = await opened(id);
  let explained = 0;
  const weighed = (state: unknown): unknown => {
    const why = whyIn(game, judge, state, 'conscript');
    for (const one of [why.best, why.second]) {
      if (one === undefined) continue;
      const { do: does } = one.command as { readonly do: string };
      if (one.odds.length > 0) expect(sumOf(one.odds), JSON.stringify(one.command)).toBeCloseTo(1, 9);
      if (!['attack', 'shock', 'again', 'fire', 'try', 'test'].includes(does)) continue;
      expect(one.odds.length, JSON.stringify(one.command)).toBeGreaterThan(0);
      explained++;
    }
    return why.command;
  };
  for (const battle of [1, 2]) battleByChance(game, seededChance(`odds/${id}/${battle}`), weighed);
  expect(explained).toBeGreaterThan(50);
});

test('who weighs nothing says by what it plays; who had no choice says so', async () => {
  const { game, judge } = await opened('the-ford');
  const start = game.setUp();
  expect(heads(whyIn(game, judge, start, 'random'))).toEqual(['roll for initiative: there was nothing to choose']);
  const prepared = game.prepare(start, game.legal(start).sample()[0]);
  if (isRefusal(prepared)) throw new Error(prepared.refused.en);
  const next = prepared.played(chancesOf(prepared)!.entries[0]!.value).state;
  expect(heads(whyIn(game, judge, next, 'random'))[0]).toMatch(/: this opponent weighs nothing: it picks by chance/);
  expect(heads(whyIn(game, judge, next, 'plain'))[0]).toMatch(
    /: this opponent weighs nothing: it walks to the nearest/,
  );
});
