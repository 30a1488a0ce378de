import { describe, expect, test } from 'vitest';
import { grognard } from '../testing.ts';

describe('what a terminal would obey', () => {
  const NAME = '\u001B]0;x\u0007\n\r\u009B31m\u202E\u2066\u2028Z';
  const CONTROL = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;
  const json = JSON.stringify({
    firers: [{ type: 'Ar', strength: 4 }],
    target: { units: [{ type: 'Pe', strength: 5 }], leaders: [{ name: NAME }] },
  });
  const FIRED = ['alexandre', 'fire', '--json', json];

  test.each([
    ['odds', ...FIRED],
    ['odds', ...FIRED, '--format', 'md'],
    ['odds', ...FIRED, '--format', 'csv'],
    ['odds', ...FIRED, '--format', 'json'],
    ['roll', ...FIRED, '--seed', NAME],
    ['roll', ...FIRED, '--seed', NAME, '--format', 'csv'],
    ['resolve', ...FIRED, '--dice', '9'],
    ['resolve', ...FIRED, '--dice', '9,7', '--format', 'csv'],
    ['resolve', ...FIRED, '--dice', NAME],
    ['odds', 'alexandre', 'fire', '--json', JSON.stringify({ [NAME]: 1 })],
    ['odds', ...FIRED, '--firers', NAME],
    ['odds', ...FIRED, `--${NAME}`],
    [NAME],
    ['charts', NAME],
    ['charts', 'alexandre', 'types', NAME],
  ])('never reaches it: %s %s …', async (...line) => {
    const { out, err } = await grognard(line, { answers: [] });
    expect(`${out}${err}`).not.toBe('');
    expect(out).not.toMatch(CONTROL);
    expect(err).not.toMatch(CONTROL);
  });

  test('a name stays on its line, and is itself again in JSON', async () => {
    const { out } = await grognard(['resolve', ...FIRED, '--dice', '9']);
    expect(out).toContain('␛]0;x␇␊␍\uFFFD31m\uFFFD\uFFFD\uFFFDZ');
    expect(out.split('\n')).toHaveLength(2);
    const { situation } = JSON.parse((await grognard(['odds', ...FIRED, '--format', 'json'])).out);
    expect(situation.target.leaders[0].name).toBe(NAME);
  });
});
