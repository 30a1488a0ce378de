import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grognard } from '../src/cli/testing.ts';
import { readArmy } from '../src/armies/army-file.ts';
import { newArmy } from '../src/armies/edit.ts';
import { readArmyTable } from '../src/present/armies/table.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { ARMY as ALEXANDRE } from '../src/rulesets/alexandre/army.ts';

const DOCS = readFileSync(join(import.meta.dirname, '..', 'docs', 'armies.md'), 'utf8');
const fenced = (language: string): string[] =>
  [...DOCS.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text!);

test.each(CATALOGUE.map((card) => [card.id, card] as const))(
  'the army of %s in the documents is read whole',
  async (id, card) => {
    const examples = fenced('json').map((text) => JSON.parse(text) as { ruleset: string; entries: unknown[] });
    const own = examples.filter(({ ruleset }) => ruleset === id);
    expect(own).toHaveLength(1);
    const { army, left } = readArmy(await (await card.sheet()).army(), own[0]);
    expect(left).toEqual([]);
    expect(army.entries).toHaveLength(own[0]!.entries.length);
  },
);

test('so is the table', () => {
  const { army, left } = readArmyTable(ALEXANDRE, newArmy(ALEXANDRE, {}), fenced('csv')[0]!, 'en');
  expect(left).toEqual([]);
  expect(army.entries.map(({ values }) => values['name'])).toEqual([
    'Companions 1',
    'Companions 2',
    'Companions 3',
    'Agrianians',
  ]);
});

test('the rulings it names are in the registers, and every figure of a sheet names rulings that are', async () => {
  const known = (await Promise.all(CATALOGUE.map(async (card) => (await card.sheet()).rulings()))).flat();
  const ids = known.map(({ id }) => id);
  const named = DOCS.match(/\b[AJDW]-\d+\b/g)!;
  expect(ids).toEqual(expect.arrayContaining(named));
  for (const card of CATALOGUE) {
    const rules = await (await card.sheet()).army();
    for (const gauge of rules.gauges({ ...newArmy(rules, { breaking: 40 }), entries: [] }))
      for (const { rulings, origin } of [gauge, ...gauge.thresholds]) {
        expect(ids).toEqual(expect.arrayContaining([...rulings]));
        expect(['printed', 'family', 'house']).toContain(origin);
      }
  }
});

const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

test('the commands answer as written, `…` for whatever stands there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-docs-'));
  const inFolder = (word: string): string => (/^\w+\.json$/.test(word) ? join(folder, word) : word);
  try {
    const [session] = fenced('console');
    const steps = session!.split(/^\$ grognard /m).slice(1);
    expect(steps).toHaveLength(5);
    for (const step of steps) {
      const [line, ...written] = step.trimEnd().split('\n');
      const { code, out, err } = await grognard(wordsIn(line!).map(inFolder));
      expect([code, err]).toEqual([0, '']);
      const said = out.replaceAll(`${folder}/`, '').split('\n');
      const shown = written.filter((each) => each !== '…');
      expect(said).toEqual(expect.arrayContaining(shown));
      if (written.length === 0) expect(out).toBe('');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
