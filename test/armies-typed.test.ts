import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copySample } from '../src/armies/edit.ts';
import { readArmy } from '../src/armies/army-file.ts';
import type { Armies } from '../src/armies/placements.ts';
import { grognard } from '../src/cli/testing.ts';
import type { ArmyRules } from '../src/kernel/army.ts';
import type { Lang } from '../src/kernel/text.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { type Fight, gaugesOf, notSteady } from './support/evening.ts';
import { EVENINGS } from './support/evenings.ts';

/** The same evenings, typed: six combats in a row on real files. */
const LANGUAGES: Readonly<Record<string, Lang>> = {
  alexandre: 'fr',
  'jours-de-gloire': 'en',
  dbm: 'fr',
  wab: 'en',
};

const folder = mkdtempSync(join(tmpdir(), 'grognard-evening-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `attackers[1].units` as the flag that says it: what is alone is not counted. */
const flagOf = (path: string): string => `--${path.replaceAll('[1]', '')}`;

const factText = (fact: unknown): string =>
  Array.isArray(fact) ? fact.map((item) => Object.values(item as object).join(' ')).join('; ') : String(fact);

function typed({ procedure, cast, facts = {}, dice }: Fight, called: (name: string) => string): string[] {
  const units = Object.entries(cast).flatMap(([path, names]) => {
    const said = names.map((name) => `@${called(name)}`).join('; ');
    return path === '' ? [said] : [flagOf(path), said];
  });
  const others = Object.entries(facts).flatMap(([path, fact]) => [flagOf(path), factText(fact)]);
  const faces = dice.map((die) => (typeof die === 'number' ? String(die) : `${die.passed}*`)).join(',');
  return [procedure, ...units, ...others, '--dice', faces];
}

/** What a unit of the samples is called in a language, by its English name. */
async function namesIn(rules: ArmyRules, lang: Lang): Promise<(name: string) => string> {
  const pairs = (await rules.samples()).flatMap((sample) => {
    const [english, own] = [copySample(rules, sample, 'en'), copySample(rules, sample, lang)];
    return english.entries.map(({ values }, i) => [values['name'], own.entries[i]!.values['name']] as const);
  });
  const names = new Map(pairs as readonly (readonly [string, string])[]);
  return (name) => names.get(name)!;
}

describe.each(CATALOGUE.map((card) => [card.id, card] as const))('an evening of %s, typed', async (id, card) => {
  const rules = await (await card.sheet()).army();
  const lang = LANGUAGES[id]!;
  const called = await namesIn(rules, lang);
  const samples = await rules.samples();
  const files = samples.map((sample) => join(folder, `${sample.id}.json`));
  const inLanguage = (line: readonly string[]) => grognard(line, { env: { LANG: lang } });
  const kept = (): Armies =>
    Object.fromEntries(
      files.map((file) => {
        const { army, left } = readArmy(rules, JSON.parse(readFileSync(file, 'utf8')));
        expect(left).toEqual([]);
        return [file, army];
      }),
    );

  test('begins with the armies that come along', async () => {
    for (const [i, { id: sample }] of samples.entries())
      expect(await inLanguage(['army', 'new', id, '--sample', sample, '--out', files[i]!])).toEqual({
        code: 0,
        out: '',
        err: '',
      });
    expect(notSteady(rules, kept())).toEqual([]);
  });

  test.each(EVENINGS[id]!.steps)('%s', async (_, fight, after) => {
    const [procedure, ...flags] = typed(fight, called);
    const armies = files.flatMap((file) => ['--army', file]);
    const { code, err } = await inLanguage(['resolve', id, procedure!, ...flags, ...armies, '--apply']);
    expect([code, err]).toEqual([0, '']);
    const expected = after.map((line) => line.replace(/^.*(?=: )/, called));
    expect(notSteady(rules, kept())).toEqual(expected);
  });

  test('the files tell how far each side is from breaking', () =>
    expect(gaugesOf(rules, kept())).toEqual(EVENINGS[id]!.gauges));

  test('ends where it began, once everything is taken back', async () => {
    const results = files.map(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as { history?: unknown[] }).history ?? [],
    );
    expect(results.flat().length).toBeGreaterThan(3);
    for (const [i, file] of files.entries())
      for (const _ of results[i]!) expect(await inLanguage(['army', 'undo', file])).toMatchObject({ code: 0, err: '' });
    for (const [i, sample] of samples.entries()) expect(kept()[files[i]!]).toEqual(copySample(rules, sample, lang));
  });
});
