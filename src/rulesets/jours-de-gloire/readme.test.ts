import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TERRAIN } from './charts/terrain.ts';
import { RULINGS } from './rulings.ts';
import { BOARD } from './rulings/board.ts';
import { shock } from './shock/index.ts';
import { assessmentFor, chances, linesThatCount } from './testing.ts';

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The rows of the table under a heading cell. */
const tableAfter = (heading: string): string[][] => {
  const lines = README.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const rest = lines.slice(start + 2);
  return rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
};

const UNIT = { type: 'infantry', strength: 6, cohesion: 5 };
const EVEN = { attackers: [UNIT], defenders: [UNIT] };

describe('the charts of the README', () => {
  it('are the files of the folder', () => {
    const files = readdirSync(new URL('charts/', import.meta.url))
      .filter((file) => file !== 'index.ts')
      .map((file) => `charts/${file}`);
    const named = tableAfter('part of the sheet').flatMap(([, here]) => here!.match(/charts\/[\w-]+\.ts/g) ?? []);
    expect(named.toSorted()).toEqual(files.toSorted());
  });

  it('and the rows of terrain are as many as it says', () => {
    expect(README).toContain(`Terrain effects: ${TERRAIN.rows.length} rows`);
  });
});

describe('the numbers of the README', () => {
  it('only clear terrain counts', () => {
    expect(linesThatCount(assessmentFor(shock, EVEN).tallies[0]!)).toEqual(['0 odds', '0 cohesion', '+1 terrain']);
  });

  it('chances of the lines', () => {
    const found = chances(shock, EVEN, 'result');
    const lines = ['10..', '5..9', '0..4', '..-1'];
    expect(tableAfter('modified die').map((row) => row[3])).toEqual(lines.map((line) => found[line] ?? '0'));
  });

  it('who gives way', () => {
    const facet = shock.facets(assessmentFor(shock, EVEN)).find(({ id }) => id === 'balance')!;
    if (!('classes' in facet)) throw new Error('the balance has classes');
    const found = chances(shock, EVEN, 'balance');
    expect(tableAfter('who gives way')).toEqual(facet.classes.map(({ id, text }) => [text.en, found[id] ?? '0']));
  });
});

describe('the lines of the flow', () => {
  /** There is no JP10. */
  const LINES = Array.from({ length: 43 }, (_, i) => `JP${i + 1}`).filter((line) => line !== 'JP10');
  const rows = tableAfter('line | about');
  const textOf = (file: string): string => {
    const url = new URL(`battle/${file}`, import.meta.url);
    return existsSync(url) ? readFileSync(url, 'utf8') : '';
  };

  it('stand in the table once each', () => expect(rows.map(([line]) => line)).toEqual(LINES));

  it.each(rows)('%s, %s: its rulings are of the register', (_, __, rulings) => {
    for (const id of rulings!.split(', ')) expect(RULINGS.map((ruling) => ruling.id)).toContain(id);
  });

  it.each(rows)('%s, %s: its code is where it says', (_, __, ___, code) => {
    let text = '';
    const names = [...code!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    expect(names.some((name) => !name.endsWith('.ts'))).toBe(true);
    for (const name of names) {
      if (name.endsWith('.ts')) text = textOf(name);
      else expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it.each(rows)('%s, %s: its tests are where it says', (_, __, ___, ____, tests) => {
    const [, ...parts] = tests!.split(/([\w./-]+\.ts): /);
    expect(parts.length).toBeGreaterThan(0);
    for (let i = 0; i < parts.length; i += 2)
      for (const title of parts[i + 1]!.replace(/; $/, '').split('; ')) expect(textOf(parts[i]!)).toContain(title);
  });

  it('and every ruling about the board is one of theirs', () => {
    const told = rows.flatMap(([, , rulings]) => rulings!.split(', '));
    for (const id of Object.keys(BOARD)) expect(told).toContain(id);
  });
});
