import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULINGS } from './rulings.ts';
import { BOARD } from './rulings/board.ts';

const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');

describe('the lines of the flow', () => {
  /** There are no AP8 and AP28. */
  const LINES = Array.from({ length: 34 }, (_, i) => `AP${i + 1}`).filter((line) => line !== 'AP8' && line !== 'AP28');
  const rows = README.split('\n')
    .filter((line) => line.startsWith('| AP'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const textOf = (file: string): string => {
    const url = new URL(`battle/${file}`, import.meta.url);
    return existsSync(url) ? readFileSync(url, 'utf8') : '';
  };

  it('stand in the table once each', () => expect(rows.map(([line]) => line)).toEqual(LINES));

  it.each(rows)('%s: its rulings are of the register', (_, rulings) => {
    for (const id of rulings!.split(', ')) expect(RULINGS.map((ruling) => ruling.id)).toContain(id);
  });

  it.each(rows)('%s: its code is where it says', (_, __, code) => {
    let text = '';
    const names = [...code!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    expect(names.some((name) => !name.endsWith('.ts'))).toBe(true);
    for (const name of names) {
      if (name.endsWith('.ts')) text = textOf(name);
      else expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it.each(rows)('%s: its tests are where it says', (_, __, ___, tests) => {
    const [, ...parts] = tests!.split(/([\w./-]+\.ts): /);
    expect(parts.length).toBeGreaterThan(0);
    for (let i = 0; i < parts.length; i += 2)
      for (const title of parts[i + 1]!.replace(/; $/, '').split('; ')) expect(textOf(parts[i]!)).toContain(title);
  });

  it('and every ruling about the board is one of theirs', () => {
    const told = rows.flatMap(([, rulings]) => rulings!.split(', '));
    for (const id of Object.keys(BOARD)) expect(told).toContain(id);
  });
});
