import { describe, expect, test } from 'vitest';
import { grognard, MELEE } from './testing.ts';

describe('names that every object has', () => {
  const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
  test.each(
    INHERITED.flatMap((name): [string[], string][] => [
      [[name], `unknown command "${name}"`],
      [[name, '--help'], `unknown command "${name}"`],
      [['help', name], `unknown ruleset "${name}"`],
      [['charts', name], `unknown ruleset "${name}"`],
      [['charts', 'alexandre', name], `unknown chart "${name}"`],
      [['rulings', 'alexandre', name], `unknown ruling "${name}"`],
      [['schema', 'alexandre', name], `unknown procedure "${name}"`],
      [['odds', ...MELEE, `--${name}`, '1'], `--${name}: this command has no such option`],
      [['charts', `--${name}`], `--${name}: this command has no such option`],
      [['odds', ...MELEE, `--attackers.${name}`, '1'], `unknown field "${name}"`],
      [['odds', ...MELEE, `--attackers.1.units.1.${name}`, '1'], `unknown field "${name}"`],
      [['odds', ...MELEE, '--ruling', `${name}=x`], `--ruling ${name}: nothing to choose here`],
      [['matrix', 'alexandre', 'melee', '--of', name], '--of: one of defenders-eliminated'],
      [['matrix', 'alexandre', 'melee', `--${name}`, '1'], `--${name}: this command has no such option`],
      [['odds', 'alexandre', 'melee', '--attackers.units', `${name}=3`], `--attackers.units: unknown field "${name}"`],
    ]),
  )('%j', async (line, message) => {
    const { code, out, err } = await grognard(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n {4}at /);
  });
});

describe('an option that would be ignored is refused, and those that apply are named', () => {
  const FIRST = '--attackers, --defenders, --phalanxPair, --lang, --format, --json, --link, --ruling… ';
  test.each<[string[], string, string]>([
    [['odds', ...MELEE, '--dice', '7'], '--dice', `has: ${FIRST}(9 in all)`],
    [['odds', ...MELEE, '--seed', 'x'], '--seed', `has: ${FIRST}(9 in all)`],
    [['roll', ...MELEE, '--dice', '7'], '--dice', `has: ${FIRST}(12 in all)`],
    [['resolve', ...MELEE, '--seed', 'x'], '--seed', `has: ${FIRST}(12 in all)`],
    [['charts', '--seed', '3'], '--seed', 'has: --lang, --format'],
    [['rulings', 'alexandre', '--dice', '3'], '--dice', 'has: --lang, --format'],
    [['rulings', 'alexandre', '--ruling', 'A-7=top-unit'], '--ruling', 'has: --lang, --format'],
    [['schema', 'alexandre', 'melee', '--json', '{}'], '--json', 'has: --lang, --format'],
    [['schema', 'alexandre', 'melee', '--format', 'csv'], '--format', 'json is expected'],
    [['matrix', 'alexandre', 'melee', '--link', '#/'], '--link', 'has: --attackerStrength, '],
    [['--seed', '3'], '--seed', 'has: --lang'],
    [['help', '--format', 'json'], '--format', 'has: --lang'],
    [['odds', '--link', '#/alexandre/melee?s=1.e30', '--json', '{}'], '--json', 'does not go with --link'],
  ])('%j', async (line, option, message) => {
    const { code, out, err } = await grognard(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^grognard: ${option}: `));
    expect(err).toContain(message);
  });

  test.each<[string[], string]>([
    [['charts', '--lang', 'fr', '--lang', 'en'], '--lang : cette option ne se donne qu’une fois'],
    [['roll', ...MELEE, '--seed', 'a', '--seed', 'b'], '--seed: this option is given once only'],
    [['odds', 'alexandre', 'melee', '--json', '{}', '--json', '{}'], '--json: this option is given once only'],
    [['odds', ...MELEE, '--phalanxPair', '--phalanxPair=false'], '--phalanxPair: already given'],
    [['odds', ...MELEE, '--attackers.1.fired', '--attackers.fired'], '--attackers.fired: already given'],
    [['odds', ...MELEE, '--attackers.units.1', 'Ph 3'], '--attackers.units.1: already given'],
    [['odds', ...MELEE, '--ruling', 'A-7=top-unit', '--ruling', 'A-7=every-unit'], 'this ruling is given twice'],
    [['matrix', 'alexandre', 'melee', '--of', 'nobody', '--of', 'nobody'], 'this class is given twice'],
  ])('repeated in vain: %j', async (line, message) => {
    const { code, err } = await grognard(line);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test.each([
    ['odds', '--json'],
    ['odds', '--link'],
    ['odds', '--ruling'],
    ['odds', '--lang'],
    ['odds', '--format'],
    ['odds', '--attackers.units'],
    ['roll', '--seed'],
    ['roll', '--seed='],
    ['resolve', '--dice'],
  ] as const)('without its value: %s … %s', async (command, flag) => {
    const [ruleset, procedure, ...facts] = MELEE as [string, string, ...string[]];
    for (const line of [
      [command, ...MELEE, flag],
      [command, ruleset, procedure, flag, ...facts],
    ]) {
      const { code, err } = await grognard(line);
      expect([code, err]).toEqual([2, `grognard: ${flag.replace('=', '')}: a value is expected`]);
    }
  });

  test('what one command takes for itself is a fact of the situation for another', async () => {
    const line = ['dbm', 'pip-odds', '--costs', '3', '--dice', '2', '--format', 'json'];
    expect(JSON.parse((await grognard(['odds', ...line])).out).situation.dice).toBe(2);
    expect(JSON.parse((await grognard(['resolve', ...line])).out).throws[0].faces).toEqual([2]);
  });

  test('JSON shows the classes asked for, as the tables do', async () => {
    const line = ['matrix', 'alexandre', 'melee', '--of', 'nobody', '--format', 'json'];
    const { facet, cells } = JSON.parse((await grognard(line)).out);
    expect(facet.classes.map(({ id }: { id: string }) => id)).toEqual(['nobody']);
    expect(cells[0][0].classes).toHaveLength(1);
  });
});
