import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { grognard } from '../../testing.ts';
import { allScenarios } from './battles.ts';
import { Computer } from './computer.ts';

/** The second side has the first turn: 7 – 11 on The Ford, 4 and 8 on Maida. */
const SEED = 'a142077';

const played = async (scenario: string, stdin: string, ...more: readonly string[]): Promise<string> => {
  const { code, out, err } = await grognard(['play', scenario, '--seed', SEED, ...more], { stdin });
  expect([code, err]).toEqual([0, '']);
  return out;
};

const MINE = '1\n1\n1\n1\n1\n';

describe('why', () => {
  test('tells the last choices with their chances, not the dice that followed', async () => {
    const out = await played('the-ford', `${MINE}w\nw 2\nw 3\nw 99\nq\n`, '--opponent', 'veteran');
    expect(out).not.toContain('there was nothing to choose');
    const asked = out.split(/Macedon: where shall [^?]+ in \d+ retreat to\?/).slice(-5, -1);
    const [last, second, third, tooFar] = asked;
    const explained =
      /^ {2}.*: [+−][\d.]+ SP.*\n( {4}.*% .*\n)? {2}second best: .*: [+−][\d.]+ SP, (\d.* (less|more)|just as much).*\n/m;
    for (const answer of [last, second, third]) expect(answer).toMatch(explained);
    expect(last).toMatch(/^ {2}attack .*\n {4}melee: \d+% line .* · \d+% line /m);
    expect(second).not.toBe(last);
    expect(tooFar).toMatch(/w 1 to w \d+: its choices so far/);
  });

  test('what the computer chose in secret stays secret', async () => {
    const out = await played('maida', 'w\nh\nq\n', '--opponent', 'veteran,1');
    expect(out).toContain('the computer chose in secret');
    const own = out.slice(out.indexOf('in secret'));
    for (const name of ['Kempt', 'Acland', 'Cole']) expect(own).not.toContain(name);
    expect(own).toMatch(/orders: Compère, .*: [+−]/);
  });

  test.each([
    ['random', 'fr', 'cet adversaire ne pèse rien : il tire au sort parmi ce qui est permis'],
    ['plain', 'en', 'this opponent weighs nothing: it walks to the nearest enemy and attacks above even odds'],
  ])('%s says that it weighs nothing; hints beside it come from one who does', async (level, lang, expected) => {
    const out = await played('the-ford', `${MINE}w\nh\nq\n`, '--opponent', level, '--lang', lang);
    expect(out).toContain(expected);
    expect(out).toMatch(/ : [+−][\d,]+\u202fPF.*\n|: [+−][\d.]+ SP.*\n/);
  });
});

describe('without an opponent', () => {
  test('a veteran gives hints to whoever must act', async () => {
    const out = await played('maida', 'h\n1\nh\nw\nq\n');
    expect(out).toMatch(/ {2}orders: .*: [+−][\d.]+ SP\n {2}second best: orders: /);
    expect(out).toMatch(/French: to whom do the 2 orders go\?[\s\S]* {2}orders: Compère, .*: [+−]/);
    expect(out).toContain('the computer has not chosen anything yet');
  });

  test('the computer takes a side over in mid-battle, and gives it back', async () => {
    const out = await played('the-ford', '1\nc conscript 2\n1\n1\nw\nme\nq\n');
    const [before, after] = [
      out.indexOf('the computer (conscript) plays Persia'),
      out.indexOf('you play Macedon and Persia'),
    ];
    expect([before > 0, after > before]).toEqual([true, true]);
    expect(out.slice(before, after)).not.toMatch(/Persia: .*\n {3}1 {2}/);
    expect(out.slice(0, before)).toMatch(/Persia: .*\n {3}1 {2}/);
    expect(out.slice(before, after)).toMatch(/: [+−]/);
  });

  test('of both sides it plays a turn at a time, until somebody takes one back', async () => {
    const out = await played('the-ford', 'c conscript 1\nc conscrit 2\nc\nme 1\nnonsense\nq\n', '--lang', 'fr');
    expect(out).toContain('l’ordinateur (conscrit) joue : Macédoine');
    expect(out).toMatch(/Macédoine/);
    const [, third] = out.split('vous jouez : Macédoine');
    expect(out).toContain('tour 3');
    expect(third).toContain('c l’ordinateur joue (c grognard 2)');
    expect(third).not.toContain('tour 4');
  });

  test('with dice of a real table it waits for whoever types them, and ends where nobody does', async () => {
    const out = await played('the-ford', 'c 1\nc 2\n', '--dice', 'typed');
    expect(out).toContain('the computer (veteran) plays');
  });
});

test('what was taken back is forgotten', async () => {
  const { battles, card } = (await allScenarios()).find((one) => one.card.id === 'maida')!;
  const battle = battles.open(await card.load(), OUR_OPTIONS);
  const computer = (await Computer.seat(battle, 'conscript,1'))!;
  const state = battle.game.setUp();
  computer.choose(state, 0, 7);
  expect(computer.answer('w', state)![0]!.en).toBe('the computer chose in secret');
  computer.forget(7);
  expect(computer.answer('w', state)![0]!.en).toBe('the computer has not chosen anything yet');
});

test.each(['fr', 'en'])('play --help lists the keys (%s)', async (lang) => {
  const { code, out } = await grognard(['play', '--help', '--lang', lang], {});
  expect([code, /, w .*\(w 2, w 3.*, c .*\(c grognard 2\), me /.test(out)]).toEqual([0, true]);
});
