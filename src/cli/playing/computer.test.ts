import { describe, expect, test } from 'vitest';
import { grognard } from '../testing.ts';

const played = async (scenario: string, stdin: string, ...more: readonly string[]): Promise<string> => {
  const { code, out, err } = await grognard(['play', scenario, '--seed', 'a', ...more], { stdin });
  expect([code, err]).toEqual([0, '']);
  return out;
};

const MINE = '1\n1\n1\n1\n1\n';

describe('why', () => {
  test('tells the last choices with their chances, not the dice that followed', async () => {
    const out = await played('the-ford', `${MINE}w\nw 2\nw 3\nw 99\nq\n`, '--opponent', 'veteran');
    expect(out).not.toContain('there was nothing to choose');
    const asked = out.split('Macedon: where does the stack in 0909 retreat to?').slice(1, 5);
    const [last, second, third, tooFar] = asked;
    const explained = /^ {2}.*: worth [+−][\d.]+\n( {4}.*% .*\n)? {2}next: .*: worth [+−][\d.]+\n/m;
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
    expect(own).toMatch(/orders: Compère, .*: worth /);
  });

  test.each([
    ['random', 'fr', 'cet adversaire ne pèse rien : il tire au sort parmi ce qui est permis'],
    ['plain', 'en', 'this opponent weighs nothing: it walks to the nearest enemy and attacks above even odds'],
  ])('%s says that it weighs nothing; hints beside it come from one who does', async (level, lang, expected) => {
    const out = await played('the-ford', `${MINE}w\nh\nq\n`, '--opponent', level, '--lang', lang);
    expect(out).toContain(expected);
    expect(out).toMatch(/ : vaut [+−][\d,]+\n|: worth [+−][\d.]+\n/);
  });
});
