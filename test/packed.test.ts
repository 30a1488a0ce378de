import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'grognard-packed-'));
const minutes = 60_000;

const inFolder = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The oldest Node that the package promises to run on. */
const node22 = (...words: string[]): string => inFolder(join(folder, 'node_modules', '.bin', 'node'), ...words);

beforeAll(() => {
  const packed = execFileSync('npm', ['pack', '--pack-destination', folder, '--silent'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', allowScripts: { node: true } }));
  inFolder('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', `./${packed.trim()}`, 'node@22');
}, 5 * minutes);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package, installed in an empty project', () => {
  test('runs on Node 22', () => expect(node22('--version')).toMatch(/^v22\./));

  test('is a library with a subpath per ruleset', () => {
    writeFileSync(
      join(folder, 'use.js'),
      `import { answer, answerJson, calculationOf, CATALOGUE, odds, d6, seeded, rolled } from 'grognard';
       import { alexandre } from 'grognard/alexandre';
       const melee = alexandre.procedures.find(({ id }) => id === 'melee');
       const found = answer(calculationOf(alexandre, melee, melee.examples[0].situation));
       const ask = { who: { fr: 'a', en: 'a' }, why: { fr: 'b', en: 'b' } };
       const two = odds((_, dice) => dice.roll(d6, ask) + dice.roll(d6, ask), null);
       console.log(JSON.stringify({
         rulesets: CATALOGUE.map(({ id }) => id),
         total: answerJson(found).assessment.tallies[0].total,
         seven: String(two.entries.find(({ value }) => value === 7).weight) + '/' + two.total,
         rolled: rolled((_, dice) => dice.roll(d6, ask), null, seeded('x')).outcome >= 1,
       }));`,
    );
    expect(JSON.parse(node22('use.js'))).toEqual({
      rulesets: ['alexandre', 'jours-de-gloire', 'dbm', 'wab'],
      total: 7,
      seven: '6/36',
      rolled: true,
    });
  });

  test('answers or throws BadInput there too, whatever it is given', () => {
    const hostile = JSON.stringify(pathToFileURL(join(ROOT, 'test', 'support', 'hostile.ts')).href);
    writeFileSync(
      join(folder, 'hostile.js'),
      `import * as library from 'grognard';
       import { faultsOf } from ${hostile};
       const rulesets = await Promise.all(library.CATALOGUE.map((card) => card.load()));
       console.log(JSON.stringify(faultsOf(library, rulesets)));`,
    );
    expect(JSON.parse(node22('hostile.js'))).toEqual([]);
  });

  test('every ruleset can be imported by its own path', () => {
    writeFileSync(
      join(folder, 'all.js'),
      `import { alexandre } from 'grognard/alexandre';
       import { joursDeGloire } from 'grognard/jours-de-gloire';
       import { dbm } from 'grognard/dbm';
       import { wab } from 'grognard/wab';
       console.log([alexandre, joursDeGloire, dbm, wab].map(({ id }) => id).join());`,
    );
    expect(node22('all.js').trim()).toBe('alexandre,jours-de-gloire,dbm,wab');
  });

  test('is typed', () => {
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { answer, calculationOf, type Answer, type Ruleset } from 'grognard';
       import { alexandre } from 'grognard/alexandre';
       const ruleset: Ruleset = alexandre;
       export const found: Answer = answer(calculationOf(ruleset, ruleset.procedures[0]!, {}));
       // @ts-expect-error a ruleset's id is text
       export const wrong: number = ruleset.id;`,
    );
    const compiler = join(ROOT, 'node_modules', '.bin', 'tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '', 'typed.ts'];
    expect(inFolder(compiler, ...options)).toBe('');
  });

  test('brings the command-line program', () => {
    const cli = join(folder, 'node_modules', 'grognard', 'dist', 'cli', 'main.js');
    const line = [
      'odds',
      'alexandre',
      'melee',
      '--attackers.units',
      'Ca 7',
      '--defenders.units',
      'In 5',
      '--lang',
      'en',
    ];
    expect(node22(cli, ...line)).toContain(
      'Attack by Ca (7 SP) on In (5 SP) (+5): defenders routed 10%, defenders driven back 90%.',
    );
    expect(node22(cli, '--version').trim()).toBe('0.1.0');
    expect(inFolder(join(folder, 'node_modules', '.bin', 'grognard'), 'charts', 'alexandre', 'ratios')).toContain(
      '2/1',
    );
  });
});
