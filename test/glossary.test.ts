import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const groups = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split(/^## /m).slice(1);
const rowsOf = (group: string): string[][] =>
  group
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .map((line) => line.slice(2, -2).split(' | '));
const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

describe.each(groups.map((group) => [group.split('\n')[0]!, rowsOf(group)] as const))('%s', (_, rows) => {
  test('stands in the order of the alphabet, each term once', () => {
    const terms = rows.map(([term]) => term!);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')));
    expect(terms).not.toEqual([]);
  });

  test.each(rows)('%s: what it is called in the code stands in its file', (_term, about, code, file) => {
    expect(about).not.toBe('');
    const [path] = inCode(file!);
    expect(existsSync(join(ROOT, path!))).toBe(true);
    const text = readFileSync(join(ROOT, path!), 'utf8');
    expect(inCode(code!)).not.toEqual([]);
    for (const name of inCode(code!)) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
