import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { grognard } from '../../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FORD = ['simulate', 'the-ford', '--minds', 'plain', '--seed', 'a'];

test('shares with their intervals, losses, length, endings, luck', async () => {
  const { code, out, err } = await grognard([...FORD, '--games', '4', '--jobs', '1']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('The Ford · 4 battles · seed a');
  expect(out).toMatch(/Macedon \(plain rule\) +\d+ +[\d.]+% \([\d.]+% to [\d.]+%\)/);
  expect(out).toMatch(/draws \d+ · turns/);
  expect(out).toContain('the dice brought the first side');
});

test('the same battles whatever the number of jobs', async () => {
  const csv = async (jobs: string) =>
    (await grognard([...FORD, '--games', '5', '--jobs', jobs, '--format', 'csv'])).out;
  const one = await csv('1');
  expect(one.split('\n')).toHaveLength(6);
  expect(await csv('3')).toBe(one);
});

test('goes on where it was: the file holds what is played', async () => {
  const file = join(folder, 'ford.json');
  const json = async (...more: string[]) =>
    JSON.parse((await grognard([...FORD, '--jobs', '1', '--format', 'json', ...more])).out) as { variants: unknown[] };
  await json('--games', '2', '--resume', file);
  expect(JSON.parse(readFileSync(file, 'utf8')).battles).toHaveLength(2);
  const resumed = await json('--games', '4', '--resume', file);
  expect(resumed).toEqual(await json('--games', '4'));
});

test('of many variants too', async () => {
  const line = [...FORD, '--games', '1', '--sweep', 'turns=4..12', '--resume', join(folder, 'swept.json')];
  const once = await grognard(line);
  expect([once.code, once.err]).toEqual([0, '']);
  expect(await grognard(line)).toEqual(once);
});

test('battles beyond those that are asked for stay in the file', async () => {
  const file = join(folder, 'more.json');
  await grognard([...FORD, '--games', '3', '--resume', file]);
  expect((await grognard([...FORD, '--games', '1', '--resume', file])).out).toContain('· 1 battle ·');
  expect(JSON.parse(readFileSync(file, 'utf8')).battles).toHaveLength(3);
});

test('where the file cannot be written, that is told before anything is played', async () => {
  const line = [...FORD, '--games', '100000', '--resume', join(folder, 'nowhere', 'x.json')];
  expect(await grognard(line)).toEqual({ code: 2, out: '', err: 'grognard: x.json: cannot be written (ENOENT)' });
});

test('a ruling against ours, over the same dice, in French', async () => {
  const { code, out } = await grognard([
    ...FORD,
    '--games',
    '3',
    '--jobs',
    '1',
    '--compare',
    'A-49=free',
    '--lang',
    'fr',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('Différences avec le scénario tel quel, mêmes dés : part de Macédoine');
  expect(out).toMatch(/A-49=free : -?[\d,]+ points \(-[\d,]+ à [\d,]+\) : rien d’établi sur 3 batailles/);
});

test('what was chosen by --ruling may be undone by --compare', async () => {
  const line = [...FORD, '--games', '2', '--ruling', 'A-49=free', '--compare', 'a49=one-more', '--format', 'json'];
  const { code, out, err } = await grognard(line);
  expect([code, err]).toEqual([0, '']);
  const ours = await grognard([...FORD, '--games', '2', '--format', 'json']);
  const { variants } = JSON.parse(out) as { variants: object[] };
  const { label: _, ...compared } = variants[1] as { label: unknown };
  expect((JSON.parse(ours.out) as { variants: object[] }).variants[0]).toMatchObject(compared);
});

test('a battle a line, in the language of the reader', async () => {
  const csv = async (lang: string) =>
    (await grognard([...FORD, '--games', '1', '--format', 'csv', '--lang', lang])).out.split('\n');
  const [head, line] = await csv('fr');
  expect(head).toBe('variante,bataille,vainqueur,tours,ordres,pertes1,pertes2,chance,niveau,fin');
  expect(line).toMatch(/^tel quel,1,.*,victoire : /);
  expect((await csv('en'))[0]).toBe('variant,battle,winner,turns,commands,lost1,lost2,luck,level,end');
});

test('a number of the scenario varied', async () => {
  const { out } = await grognard([...FORD, '--games', '2', '--jobs', '1', '--sweep', 'turns=2..3', '--format', 'json']);
  const { variants } = JSON.parse(out) as { variants: { label: { en: string }; turns: { value: number } }[] };
  expect(variants.map(({ label }) => label.en)).toEqual(['as it stands', 'turns = 2', 'turns = 3']);
  expect(variants[1]!.turns.value).toBeLessThanOrEqual(2);
});

test('Jours de Gloire too: a ruling against ours, a number varied', async () => {
  const maida = ['simulate', 'maida', '--minds', 'conscript,plain', '--seed', 'a', '--games', '1', '--jobs', '1'];
  const { code, out, err } = await grognard([...maida, '--compare', 'J-99=unharmed']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/British \(conscript\) +\d+ +[\d.]+% \([\d.]+% to [\d.]+%\)/);
  expect(out).toMatch(/J-99=unharmed: -?[\d.]+ points/);
  const swept = await grognard([...maida, '--sweep', 'turns=1,2', '--format', 'json']);
  const { variants } = JSON.parse(swept.out) as { variants: { turns: { value: number } }[] };
  expect(variants.slice(1).map(({ turns }) => turns.value)).toEqual([1, 2]);
});

describe('bad input is told in a line', () => {
  test.each<[string, string[], string]>([
    ['no scenario', ['simulate'], 'grognard: scenario: is missing'],
    [
      'a mind',
      ['simulate', 'the-ford', '--minds', 'napoleon'],
      'grognard: --minds: "napoleon" is unknown; there are: conscript',
    ],
    ['three minds', ['simulate', 'the-ford', '--minds', 'plain,plain,plain'], 'grognard: --minds: at most 2 names'],
    ['games', ['simulate', 'the-ford', '--games', 'many'], 'grognard: --games: a whole number from 1 to 100000'],
    ['jobs', ['simulate', 'the-ford', '--jobs', '0'], 'grognard: --jobs: a whole number from 1 to 64'],
    ['a form', ['simulate', 'the-ford', '--format', 'md'], 'grognard: --format: one of text, json, csv'],
    ['a place', ['simulate', 'the-ford', '--sweep', 'heroes=1,2'], 'grognard: --sweep: "heroes" is no number'],
    ['values', ['simulate', 'the-ford', '--sweep', 'turns=few'], 'grognard: --sweep: whole numbers are expected'],
    ['a value out of range', ['simulate', 'the-ford', '--sweep', 'turns=400'], 'grognard: turns: '],
    ['both', ['simulate', 'the-ford', '--sweep', 'turns=4', '--compare', 'A-49=free'], 'does not go with --compare'],
    [
      'a ruling',
      ['simulate', 'the-ford', '--compare', 'A-49=never'],
      'grognard: --compare A-49: one of one-more, free',
    ],
    ['a ruling of nobody', ['simulate', 'the-ford', '--compare', 'A-999=x'], 'grognard: --compare A-999: '],
    [
      'ours',
      ['simulate', 'the-ford', '--compare', 'A-49=one-more'],
      'grognard: --compare: this option is chosen already',
    ],
    [
      'the option that was chosen',
      ['simulate', 'the-ford', '--ruling', 'A-49=free', '--compare', 'A-49=free'],
      'grognard: --compare: this option is chosen already',
    ],
    [
      'an option of others',
      ['simulate', 'the-ford', '--json', '{}'],
      'grognard: --json: this command has no such option (it is an option of odds, levers, roll, resolve, matrix); it has: --games',
    ],
    ['an option', ['simulate', 'the-ford', '--speed', '9'], 'grognard: --speed: no such option; did you mean --seed?'],
  ])('%s', async (_, line, expected) => {
    const { code, err } = await grognard(line);
    expect(code).toBe(2);
    expect(err).toContain(expected);
    expect(err.split('\n')).toHaveLength(1);
  });

  test('a file of another simulation', async () => {
    const file = join(folder, 'other.json');
    await grognard([...FORD, '--games', '1', '--jobs', '1', '--resume', file]);
    const { code, err } = await grognard(['simulate', 'the-ford', '--seed', 'b', '--games', '1', '--resume', file]);
    expect([code, err.includes('another simulation')]).toEqual([2, true]);
    writeFileSync(file, '{"format":"something"}');
    expect((await grognard([...FORD, '--games', '1', '--resume', file])).err).toContain('a simulation of grognard');
  });
});
