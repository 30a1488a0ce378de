import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULINGS } from './rulings.ts';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** AP8 and AP28 do not exist. */
const LINES = Array.from({ length: 34 }, (_, i) => i + 1).filter((n) => n !== 8 && n !== 28);

test('every line of the flow has its ruling, code and test', () => {
  for (const n of LINES) {
    const row = README.split('\n').find((line) => line.startsWith(`| AP${n} |`));
    expect(row, `AP${n}`).toBeDefined();
    const [, , rulings, code, tests] = row!.split('|').map((cell) => cell.trim());
    for (const id of rulings!.split(', '))
      expect(
        RULINGS.map((ruling) => ruling.id),
        `AP${n}`,
      ).toContain(id);
    for (const [, file] of `${code} ${tests}`.matchAll(/([\w./-]+\.ts)\b/g))
      expect(existsSync(join(import.meta.dirname, 'field', file!)), `AP${n}: ${file}`).toBe(true);
  }
});

test('every ruling about the board stands in the table', () => {
  for (const { id } of RULINGS.filter((ruling) => Number(ruling.id.slice(2)) >= 44))
    expect(
      README.split('\n').some((line) => line.startsWith('| AP') && line.includes(id)),
      id,
    ).toBe(true);
});
