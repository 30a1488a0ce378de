import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');
/** Layers whose README names every file: those of one folder, not the page and the command line. */
const LAYERS = ['armies', 'calculate', 'kernel', 'minds', 'play', 'present', 'sim', 'space'];

describe.each(LAYERS)('the README of %s', (layer) => {
  const table = readFileSync(join(SRC, layer, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]!)
    .join();
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

  test('names files that are there', () =>
    expect(named.filter((name) => !existsSync(join(SRC, layer, name)))).toEqual([]));

  test('names every file of the folder', () => {
    const files = readdirSync(join(SRC, layer)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(files.filter((file) => !named.includes(file) && file !== 'index.ts')).toEqual([]);
  });
});
